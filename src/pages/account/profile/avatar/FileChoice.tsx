import ImageUp from 'lucide-react/icons/image-up'
import { useRef } from 'react'
import { acceptedImages } from '#domain/imageType.ts'
import { avatarText } from '#text/crop.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './AvatarDialog.module.css'

type Props = {
  /** Nothing was chosen yet: the place for a drop is shown, too. */
  isFirst: boolean
  /** A file is being dragged over the dialog. */
  isOver: boolean
  isPreparing: boolean
  onChoose: (file: File) => Promise<void>
}

/** The button that asks for a file; the browser's own field stays out of sight. §5 Image upload */
export function FileChoice({ isFirst, isOver, isPreparing, onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null)
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
            onClick={() => field.current?.click()}
          >
            {isFirst ? avatarText.choose : avatarText.chooseAnother}
          </Button>
          {isFirst && <p>{avatarText.orDrop}</p>}
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
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
