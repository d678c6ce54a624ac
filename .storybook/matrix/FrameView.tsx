import { useEffect, useRef } from 'react'
import type { FrameAction, FrameState } from './frameQueue.ts'
import { type Frame, frameSource, storyAddress } from './frames.ts'
import styles from './Frames.module.css'
import { quietFrame } from './quietFrame.ts'
import { watchNearness } from './watchNearness.ts'

/** Milliseconds after which a story that has not settled lets the next one load. */
const patience = 60_000

type Props = {
  frame: Frame
  /** The story's name. */
  name: string
  /** `undefined`: not in the queue. */
  state: FrameState | undefined
  dispatch: (action: FrameAction) => void
}

/**
 * A story in a small frame, which opens the story with the same theme and viewport in Storybook. The frame
 * mounts when it comes near the viewport and the queue allows it.
 */
export function FrameView({ frame, name, state, dispatch }: Props) {
  const { key, theme, viewport, viewportName, width, height } = frame
  const place = useRef<HTMLElement>(null)
  const isMounted = state === 'loading' || state === 'shown'

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const stop = watchNearness(element, isNear => dispatch({ type: isNear ? 'enter' : 'leave', key }))
    return () => {
      stop()
      dispatch({ type: 'leave', key })
    }
  }, [dispatch, key])

  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => dispatch({ type: 'settle', key }), patience)
    return () => clearTimeout(timer)
  }, [dispatch, key, state])

  return (
    <figure ref={place} className={styles.frame} data-state={state ?? 'idle'}>
      <div
        className={styles.window}
        style={{ '--frame-width': width, '--frame-height': height, colorScheme: theme }}
      >
        {isMounted && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, whose mocks need its service worker
          <iframe
            src={frameSource(frame)}
            title={`${name}, ${viewportName}, ${theme}`}
            width={width}
            height={height}
            tabIndex={-1}
            {...{ [quietFrame]: key }}
          />
        )}
        {state !== 'shown' && (
          <span className={styles.wait}>{state === 'loading' ? 'Loading…' : 'Waiting'}</span>
        )}
        <a
          className={styles.open}
          href={storyAddress(frame)}
          target="_top"
          aria-label={`Open ${name}, ${viewportName}, ${theme}`}
          data-viewport={viewport}
        />
      </div>
      <figcaption>
        {viewportName} · {theme}
      </figcaption>
    </figure>
  )
}
