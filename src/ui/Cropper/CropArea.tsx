import { type Dispatch, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import type { ReactCropperElement } from 'react-cropper'
import { counted } from '#domain/numbers.ts'
import { cropText } from '#text/crop.ts'
import styles from './Cropper.module.css'
import { boundsOf, commandOf, type CropperInstance, moved, defaultStep } from './keys.ts'
import type { CropperEvent } from './states.ts'

type Props = {
  picture: RefObject<ReactCropperElement | null>
  aspectRatio: number
  helpId: string
  dispatch: Dispatch<CropperEvent>
  children: ReactNode
}

/** The focusable area of the cropper: handles its keys, which the library lacks, and announces what they did. §9 */
export function CropArea({ picture, aspectRatio, helpId, dispatch, children }: Props) {
  const [step, setStep] = useState(defaultStep)
  const [announcement, announce] = useState('')

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
        cropper.setCropBoxData(moved(cropper.getCropBoxData(), command, bounds, aspectRatio))
        dispatch({ type: 'grabbed' })
        announce(boxOf(cropper))
      }
    }
  }

  return (
    <>
      {/* The role tells screen readers that the widget handles keys itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the role is for what has keys of its own */}
      <div
        role="application"
        aria-label={cropText.area}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        className={styles.area}
        onKeyDown={press}
        onKeyUp={() => dispatch({ type: 'released' })}
        onBlur={() => dispatch({ type: 'released' })}
        onPointerDown={event => event.currentTarget.focus({ preventScroll: true })}
      >
        {/* The library's elements: copies of the same picture, with labels of the library's own. */}
        <div aria-hidden="true">{children}</div>
      </div>
      <p role="status" className="visuallyHidden">
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
