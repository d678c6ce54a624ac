import { type ReactNode, useEffect } from 'react'
import type { FrameAction } from './frameQueue.ts'
import styles from './Frames.module.css'
import { receiveFrames } from './receiveFrames.ts'

type Props = {
  title: string
  choices: ReactNode
  dispatch: (action: FrameAction) => void
  children: ReactNode
}

/** A page of frames: a heading, a bar with the page's choices, and the frames. */
export function FramePage({ title, choices, dispatch, children }: Props) {
  useEffect(() => receiveFrames(key => dispatch({ type: 'settle', key })), [dispatch])
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <h1>{title}</h1>
      <p>Press a frame to open its story in the same theme and width.</p>
      <div className={styles.bar}>{choices}</div>
      {children}
    </div>
  )
}
