import type { FrameQueue } from './frameQueue.ts'
import styles from './Frames.module.css'

/** Says how many of the frames near the viewport are loaded, and how many the page has. */
export function Progress({ queue, total }: { queue: FrameQueue; total: number }) {
  const near = [...queue.values()].filter(({ isNear }) => isNear)
  const shown = near.filter(({ state }) => state === 'shown')
  return (
    <p role="status" className={styles.progress}>
      {shown.length} of {near.length} frames loaded here, {total} on the page
    </p>
  )
}
