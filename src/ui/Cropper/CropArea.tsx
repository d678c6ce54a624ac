import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react'
import type { ReactCropperElement } from 'react-cropper'
import { counted } from '#domain/numbers.ts'
import { cropText } from '#text/crop.ts'
import styles from './Cropper.module.css'
import { boundsOf, commandOf, type CropperInstance, moved, defaultStep } from './keys.ts'
import type { CropperEvent } from './states.ts'

type Props = {
  picture: RefObject<ReactCropperElement | null>
  helpId: string
  dispatch: Dispatch<CropperEvent>
  children: ReactNode
}

/** Pixels by which a pointer that does not drag may move between press and release. */
const jitter = 4

/**
 * The focusable area of the cropper: handles its keys and announces what they did, because the library supports
 * only pointers. A press without dragging moves the box, because the library only drags (WCAG 2.5.7). §9 Cropper defaults
 */
export function CropArea({ picture, helpId, dispatch, children }: Props) {
  const [step, setStep] = useState(defaultStep)
  const [announcement, announce] = useState('')
  const pressedAt = useRef({ x: NaN, y: NaN })

  function press(event: KeyboardEvent) {
    const command = commandOf(event, step)
    const cropper = picture.current?.cropper
    if (!command || !cropper) return
    // Keeps the dialog and the page from scrolling.
    event.preventDefault()
    switch (command.type) {
      case 'step':
        setStep(command.step)
        return announce(cropText.step(counted(command.step, cropText.pixels)))
      case 'zoom':
        cropper.zoom(command.by)
        return announce(cropText.zoom(zoomOf(cropper)))
      default: {
        const bounds = boundsOf(cropper.getContainerData(), cropper.getCanvasData())
        cropper.setCropBoxData(moved(cropper.getCropBoxData(), command, bounds))
        dispatch({ type: 'grabbed' })
        announce(boxOf(cropper))
      }
    }
  }

  /** Announces where the box is, because Orca does not announce the area itself. */
  function announceBox() {
    const cropper = picture.current?.cropper
    // Without a width the picture is still loading.
    if (cropper && cropper.getCropBoxData().width > 0) announce(boxOf(cropper))
  }

  function startPress(event: PointerEvent<HTMLElement>) {
    event.currentTarget.focus({ preventScroll: true })
    pressedAt.current = { x: event.clientX, y: event.clientY }
  }

  /** Moves the centre of the box to where the picture was pressed. */
  function endPress({ target, clientX, clientY, button, isPrimary }: PointerEvent<HTMLElement>) {
    const cropper = picture.current?.cropper
    const frame = picture.current?.parentElement?.getBoundingClientRect()
    const isHandle = target instanceof Element && target.matches('.cropper-point, .cropper-line')
    const distance = Math.hypot(clientX - pressedAt.current.x, clientY - pressedAt.current.y)
    if (!cropper || !frame || isHandle || button !== 0 || !isPrimary || !(distance <= jitter)) return
    const box = cropper.getCropBoxData()
    const right = clientX - frame.left - box.left - box.width / 2
    const down = clientY - frame.top - box.top - box.height / 2
    const bounds = boundsOf(cropper.getContainerData(), cropper.getCanvasData())
    cropper.setCropBoxData(moved(box, { type: 'move', right, down }, bounds))
    announce(boxOf(cropper))
  }

  return (
    <>
      {/* The role tells screen readers that the widget handles keys itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the role is for widgets that handle keys */}
      <div
        role="application"
        aria-label={cropText.area}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        className={styles.area}
        onFocus={announceBox}
        onKeyDown={press}
        onKeyUp={() => dispatch({ type: 'released' })}
        onBlur={() => dispatch({ type: 'released' })}
        onPointerDown={startPress}
        onPointerUp={endPress}
      >
        {/* The library's elements: copies of the same picture, with labels of the library's own. */}
        <div aria-hidden="true">{children}</div>
      </div>
      <p aria-live="polite" className="visuallyHidden">
        {announcement}
      </p>
    </>
  )
}

function boxOf(cropper: CropperInstance): string {
  const { left, top, width } = cropper.getCropBoxData()
  return cropText.box(Math.round(left), Math.round(top), counted(Math.round(width), cropText.pixels))
}

/** Returns the zoom in percent of the picture's natural size. */
function zoomOf(cropper: CropperInstance): number {
  const { width, naturalWidth } = cropper.getCanvasData()
  return Math.round((width / naturalWidth) * 100)
}
