import ImageUp from 'lucide-react/icons/image-up'
import { useRef } from 'react'
import { acceptedImages } from '#domain/imageType.ts'
import { avatarText } from '#text/crop.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './AvatarDialog.module.css'

type Props = {
  /** Whether no file was chosen yet: then the drop area is rendered, too. */
  isFirst: boolean
  /** Whether a file is being dragged over the page. */
  isOver: boolean
  isPreparing: boolean
  /** Whether a picture is being saved, so that no other can be chosen. */
  isSaving: boolean
  onChoose: (file: File) => Promise<void>
}

/** The button that opens the file picker; the browser's own input is hidden. §5 Image upload */
export function FileChoice({ isFirst, isOver: isDragged, isPreparing, isSaving, onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const isOver = isDragged && !isSaving
  return (
    <div className={isFirst || isOver ? styles.place : styles.another} data-over={isOver || undefined}>
      {isOver ? (
        <p className={styles.drop}>{avatarText.drop}</p>
      ) : (
        <>
          <Button
            variant={isFirst ? 'primary' : 'quiet'}
            icon={<ImageUp aria-hidden="true" />}
            busy={isPreparing}
            disabled={isSaving}
            onClick={() => field.current?.click()}
          >
            {isFirst ? avatarText.choose : avatarText.chooseAnother}
          </Button>
          {isFirst && <p className={styles.orDrop}>{avatarText.orDrop}</p>}
          {isFirst && <p className={styles.kinds}>{avatarText.kinds}</p>}
        </>
      )}
      <p role="status" className="visuallyHidden">
        {isPreparing ? avatarText.preparing : ''}
      </p>
      <input
        ref={field}
        type="file"
        hidden
        accept={acceptedImages}
        aria-label={avatarText.file}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void onChoose(file)
          // Otherwise choosing the same file again would fire no event.
          event.target.value = ''
        }}
      />
    </div>
  )
}
