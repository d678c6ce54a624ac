import ImageUp from 'lucide-react/icons/image-up'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { acceptedImages, imageHead, isAcceptedImage } from '#domain/imageType.ts'
import { avatarText } from '#text/crop.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Text } from '#ui/layout/layout.tsx'
import styles from './AvatarDialog.module.css'

type Props = {
  /** True until the first file is chosen; the drop area is rendered only then. */
  isFirst: boolean
  isOver: boolean
  isPreparing: boolean
  /** Whether a picture is being saved, so that no other can be chosen. */
  isSaving: boolean
  onChoose: (file: File) => Promise<void>
}

/** The button that opens the file picker; the browser's own input is hidden. §5 Image upload */
export function PictureChoice({ isFirst, isOver: isDragged, isPreparing, isSaving, onChoose }: Props) {
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
            icon={<ImageUp />}
            busy={isPreparing}
            disabled={isSaving}
            onClick={() => field.current?.click()}
          >
            {isFirst ? avatarText.choose : avatarText.chooseAnother}
          </Button>
          {isFirst && <p className={styles.orDrop}>{avatarText.orDrop}</p>}
          {isFirst && <Text size={1}>{avatarText.kinds}</Text>}
        </>
      )}
      <p aria-live="polite" className="visuallyHidden">
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

/**
 * Takes a file dropped anywhere on the page, which the browser would otherwise open. Returns whether one is dragged
 * over it.
 */
export function useDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFile)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening

    addEventListener(
      'dragover',
      event => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      { signal },
    )
    addEventListener(
      'dragleave',
      // `relatedTarget` is `null` when the drag leaves the window, but not from one element to the next.
      event => event.relatedTarget === null && setIsOver(false),
      { signal },
    )
    addEventListener(
      'drop',
      event => {
        setIsOver(false)
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) take(file)
      },
      { signal },
    )
    return () => listening.abort()
  }, [])

  return isOver
}

// Assumption: no file is refused for its size, because the spec sets no limit; a large picture is scaled down.
/**
 * Length in pixels of the longest side of the picture to crop, which is then below 4.2 megapixels: a phone's
 * memory holds several copies of that, and the saved picture is at most 330 pixels wide.
 */
const longestSide = 2048

type Choice = { kind: 'picture'; image: Blob } | { kind: 'refused'; text: string }

/** Returns the picture to crop from a chosen file, or the reason to refuse it. Never throws. §5 Image upload */
export async function choosePicture(file: File): Promise<Choice> {
  if (!isAcceptedImage(file, await readHead(file))) return { kind: 'refused', text: avatarText.invalid }
  return { kind: 'picture', image: await shrink(file) }
}

async function readHead(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, imageHead).arrayBuffer())
  } catch {
    // A folder, or a file that no longer exists.
    return new Uint8Array()
  }
}

/**
 * Returns the picture scaled down to `longestSide`, or unchanged when it is not larger or the browser cannot decode
 * it.
 */
async function shrink(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = longestSide / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) {
      bitmap.close()
      return file
    }
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    // WebP preserves transparency; a browser that cannot write it writes a PNG.
    const small = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.95))
    return small ?? file
  } catch {
    return file
  }
}
