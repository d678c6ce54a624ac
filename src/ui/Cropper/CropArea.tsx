import { type Dispatch, type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import type { ReactCropperElement } from 'react-cropper'
import { counted } from '#domain/numbers.ts'
import { cropText } from '#text/crop.ts'
import styles from './Cropper.module.css'
import { boundsOf, commandOf, type CropperInstance, moved, usualStep } from './keys.ts'
import type { CropperEvent } from './states.ts'

type Props = {
  picture: RefObject<ReactCropperElement | null>
  aspectRatio: number
  helpId: string
  dispatch: Dispatch<CropperEvent>
  children: ReactNode
}

/** What takes the focus and the keys, and says what they did: the library itself knows only pointers. §9 Cropper defaults */
export function CropArea({ picture, aspectRatio, helpId, dispatch, children }: Props) {
  const [step, setStep] = useState(usualStep)
  const [said, setSaid] = useState('')

  function press(event: KeyboardEvent) {
    const command = commandOf(event, step)
    const cropper = picture.current?.cropper
    if (!command || !cropper) return
    // Neither the dialog nor the page scrolls meanwhile.
    event.preventDefault()
    switch (command.type) {
      case 'step':
        setStep(command.step)
        return setSaid(cropText.step(counted(command.step, cropText.pixels)))
      case 'zoom':
        cropper.zoom(command.by)
        return setSaid(cropText.zoom(zoomOf(cropper)))
      default: {
        const bounds = boundsOf(cropper.getContainerData(), cropper.getCanvasData())
        cropper.setCropBoxData(moved(cropper.getCropBoxData(), command, bounds, aspectRatio))
        dispatch({ type: 'grabbed' })
        setSaid(boxOf(cropper))
      }
    }
  }

  return (
    <>
      {/* The keys are the widget's own, which is what this role tells a screen reader. */}
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
        {/* Copies of one picture, with names of the library's own. */}
        <div aria-hidden="true">{children}</div>
      </div>
      <p role="status" className="visuallyHidden">
        {said}
      </p>
    </>
  )
}

function boxOf(cropper: CropperInstance): string {
  const { left, top, width } = cropper.getCropBoxData()
  return cropText.box(Math.round(left), Math.round(top), counted(Math.round(width), cropText.pixels))
}

/** Of the picture's own size. */
function zoomOf(cropper: CropperInstance): number {
  const { width, naturalWidth } = cropper.getCanvasData()
  return Math.round((width / naturalWidth) * 100)
}
