import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useReducer,
  useRef,
} from 'react'
import { Cropper as Base, type ReactCropperElement } from 'react-cropper'
import { cropText } from '#text/crop.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './Cropper.module.css'
import { CropArea } from './CropArea.tsx'
import { type CropperInstance, leastBox } from './keys.ts'
import { outputSize, toPng } from './output.ts'
import { type CropperKind, justLoaded, next, retryAfter } from './states.ts'
import { useDecodedUrl } from './useDecodedUrl.ts'

/** What a parent asks of a cropper: the chosen part as a PNG. @throws Error when it cannot be written */
export type CropperHandle = { crop: () => Promise<Blob> }

type Props = {
  image: Blob
  /** Width by height of the box; above 0. §5 Image upload */
  aspectRatio?: number
  onStateChange?: (kind: CropperKind) => void
  /** The load-failed event: the browser cannot load the image. §8 */
  onLoadFailed?: () => void
  ref?: Ref<CropperHandle>
}

/**
 * Chooses a round part of a picture, by pointer or by keys. The result is square all the same: whoever shows it rounds
 * it (ui/Avatar). Each new `image` needs a new `key`. §2 My profile, §4 Image cropper states, §9 Cropper defaults
 */
export function Cropper({ image, aspectRatio = 1, onStateChange, onLoadFailed, ref }: Props) {
  if (!(aspectRatio > 0)) throw new RangeError('The aspect ratio must be above 0.')
  const [state, dispatch] = useReducer(next, justLoaded)
  const url = useDecodedUrl(image)
  const picture = useRef<ReactCropperElement>(null)
  const helpId = useId()
  const { kind } = state

  useImperativeHandle(ref, () => ({
    async crop() {
      const cropper = picture.current?.cropper
      if (!cropper) throw new Error('There is nothing to crop yet.')
      const size = outputSize(cropper.getData().width, aspectRatio)
      return toPng(cropper.getCroppedCanvas({ ...size, imageSmoothingQuality: 'high' }))
    },
  }))

  // Polls for the size: the library has an event for a picture that has loaded, but none for one that cannot be.
  useEffect(() => {
    if (kind !== 'loaded' || url === undefined) return
    const look = () => dispatch({ type: 'looked', hasSize: hasSize(picture.current) })
    look()
    const timer = setInterval(look, retryAfter)
    return () => clearInterval(timer)
  }, [kind, url])

  useEffect(() => () => destroy(picture), [])

  const tell = useEffectEvent((now: CropperKind) => {
    onStateChange?.(now)
    if (now === 'failed') onLoadFailed?.()
  })
  useEffect(() => tell(kind), [kind])

  if (kind === 'failed') {
    return (
      <Alert tone="error" title={cropText.failed}>
        {cropText.failedHelp}
      </Alert>
    )
  }
  return (
    <div className={styles.cropper} data-state={kind} aria-busy={kind === 'loaded' || undefined}>
      <CropArea picture={picture} aspectRatio={aspectRatio} helpId={helpId} dispatch={dispatch}>
        {kind === 'loaded' && <Skeleton shape="block" className={styles.waiting} />}
        {typeof url === 'string' && (
          <Base
            ref={picture}
            src={url}
            alt=""
            className={styles.frame}
            aspectRatio={aspectRatio}
            viewMode={1}
            dragMode="move"
            minCropBoxWidth={leastBox}
            minCropBoxHeight={leastBox}
            guides={false}
            center={false}
            background={false}
            rotatable={false}
            scalable={false}
            checkCrossOrigin={false}
            toggleDragModeOnDblclick={false}
            cropstart={() => dispatch({ type: 'grabbed' })}
            cropend={() => dispatch({ type: 'released' })}
          />
        )}
      </CropArea>
      <p id={helpId} className={styles.help}>
        {cropText.help}
      </p>
    </div>
  )
}

/** React takes the element from the library before the library could tidy up by it. */
function destroy(picture: RefObject<ReactCropperElement | null>) {
  picture.current?.cropper?.destroy()
}

function hasSize(picture: ReactCropperElement | null): boolean {
  // Before the picture is there the library answers with an empty object.
  const { naturalWidth }: Partial<ReturnType<CropperInstance['getImageData']>> =
    picture?.cropper?.getImageData() ?? {}
  return naturalWidth !== undefined && naturalWidth > 0
}
