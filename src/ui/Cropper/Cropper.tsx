import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Cropper as Base, type ReactCropperElement } from 'react-cropper'
import { cropText } from '#text/crop.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './Cropper.module.css'
import { CropArea } from './CropArea.tsx'
import { type CropperInstance, leastBox } from './keys.ts'
import { outputSide, toPng } from './output.ts'
import { type CropperKind, justLoaded, next, retryAfter } from './states.ts'
import { useDecodedUrl } from './useDecodedUrl.ts'
import { ZoomSlider } from './ZoomSlider.tsx'

/** The ref of a cropper: `crop` returns the chosen part as a PNG. @throws Error when it cannot be written */
export type CropperHandle = { crop: () => Promise<Blob> }

type Props = {
  /** The picture to crop. */
  image: Blob
  /** Called when the picture is loading, visible or cannot be read. */
  onStateChange?: (kind: CropperKind) => void
  /** Called when the browser cannot load the image (the load-failed event). §8 */
  onLoadFailed?: () => void
  /** Gives access to `crop`, which returns the chosen part. */
  ref?: Ref<CropperHandle>
}

/** Lets the user choose a round part of a picture; the result is a square. Each `image` needs a new `key`. §2, §4, §9 */
export function Cropper({ image, onStateChange, onLoadFailed, ref }: Props) {
  const [state, dispatch] = useReducer(next, justLoaded)
  const url = useDecodedUrl(image)
  const picture = useRef<ReactCropperElement>(null)
  const helpId = useId()
  const [percent, setPercent] = useState(100)
  const { kind } = state

  useImperativeHandle(ref, () => ({
    async crop() {
      const cropper = picture.current?.cropper
      if (!cropper) throw new Error('There is nothing to crop yet.')
      const side = outputSide(cropper.getData().width)
      return toPng(cropper.getCroppedCanvas({ width: side, height: side, imageSmoothingQuality: 'high' }))
    },
  }))

  // Polls for the size: the library has no event for a picture that fails to load.
  useEffect(() => {
    if (kind !== 'loaded' || url === undefined) return
    const checkSize = () => dispatch({ type: 'looked', hasSize: hasSize(picture.current) })
    checkSize()
    const timer = setInterval(checkSize, retryAfter)
    return () => clearInterval(timer)
  }, [kind, url])

  // Syncs with the window. The library's own listener fits the picture into the new size, but makes it no smaller than
  // the box: so this listener, first because of `capture`, removes the box, and restores the part in the same frame.
  useEffect(() => {
    let frame = 0
    function keepPart() {
      const cropper = picture.current?.cropper
      const part = cropper?.getData()
      // Without a box the width is 0: a second event in one frame must not replace the part to restore.
      if (!part?.width) return
      cropper?.clear()
      frame = requestAnimationFrame(() => {
        cropper?.crop().setData(part)
        // When the library has to adjust the size, it keeps the position of the initial box.
        cropper?.setData({ x: part.x, y: part.y })
      })
    }
    window.addEventListener('resize', keepPart, { capture: true })
    return () => {
      window.removeEventListener('resize', keepPart, { capture: true })
      cancelAnimationFrame(frame)
    }
  }, [])

  useEffect(() => () => destroy(picture), [])

  const reportState = useEffectEvent((now: CropperKind) => {
    onStateChange?.(now)
    if (now === 'failed') onLoadFailed?.()
  })
  useEffect(() => reportState(kind), [kind])

  if (kind === 'failed') {
    return (
      <Alert tone="error" title={cropText.failed}>
        {cropText.failedHelp}
      </Alert>
    )
  }
  return (
    <Stack gap={2} className={styles.cropper} data-state={kind} aria-busy={kind === 'loaded' || undefined}>
      <CropArea picture={picture} helpId={helpId} dispatch={dispatch}>
        {kind === 'loaded' && <Skeleton shape="block" className={styles.waiting} />}
        {typeof url === 'string' && (
          <Base
            ref={picture}
            src={url}
            alt=""
            className={styles.frame}
            aspectRatio={1}
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
            restore={false}
            crop={() => picture.current && setPercent(percentOf(picture.current.cropper))}
            cropstart={() => dispatch({ type: 'grabbed' })}
            cropend={() => dispatch({ type: 'released' })}
          />
        )}
      </CropArea>
      <ZoomSlider
        percent={percent}
        onPercentChange={wanted => picture.current && zoomToPercent(picture.current.cropper, wanted)}
      />
      <Text id={helpId} tone="soft" size={1}>
        <span className={styles.byKeys}>{cropText.help}</span>
        <span className={styles.byTouch}>{cropText.touchHelp}</span>
      </Text>
    </Stack>
  )
}

/** Destroys the library's instance. React removes the element before the library could clean up by itself. */
function destroy(picture: RefObject<ReactCropperElement | null>) {
  picture.current?.cropper?.destroy()
}

/** Returns the zoom in percent of the size at which the whole picture is visible. */
function percentOf(cropper: CropperInstance): number {
  const frame = cropper.getContainerData()
  const { width, height } = cropper.getCanvasData()
  return Math.max(width / frame.width, height / frame.height) * 100
}

function zoomToPercent(cropper: CropperInstance, percent: number): void {
  const { width, naturalWidth } = cropper.getCanvasData()
  cropper.zoomTo((width / naturalWidth) * (percent / percentOf(cropper)))
}

function hasSize(picture: ReactCropperElement | null): boolean {
  // Before the picture has loaded, the library returns an empty object.
  const { naturalWidth }: Partial<ReturnType<CropperInstance['getImageData']>> =
    picture?.cropper?.getImageData() ?? {}
  return naturalWidth !== undefined && naturalWidth > 0
}
