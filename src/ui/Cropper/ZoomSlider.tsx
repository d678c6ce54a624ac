import { useId } from 'react'
import { cropText } from '#text/crop.ts'
import styles from './Cropper.module.css'

type Props = {
  /** Zoom in percent of the size at which the whole picture is visible. */
  percent: number
  onPercentChange: (percent: number) => void
}

const least = 100
const most = 400

/** Zooms the picture without two fingers, a wheel or the keys + and −. */
export function ZoomSlider({ percent, onPercentChange }: Props) {
  const id = useId()
  const value = Math.round(Math.min(Math.max(percent, least), most))
  return (
    <div className={styles.zoom}>
      <label htmlFor={id}>{cropText.zoomLabel}</label>
      <input
        type="range"
        id={id}
        min={least}
        max={most}
        step={5}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={event => onPercentChange(Number(event.target.value))}
      />
    </div>
  )
}
