import { useReducer, useState } from 'react'
import { Choices } from './Choices.tsx'
import { FramePage } from './FramePage.tsx'
import { FrameView } from './FrameView.tsx'
import { axesOf, type FramedStory, framesOf, visibleFrames } from './frames.ts'
import styles from './Frames.module.css'
import { emptyQueue, reduceFrames } from './frameQueue.ts'
import { Progress } from './Progress.tsx'

type Props = { title: string; stories: (FramedStory & { name: string })[] }

/**
 * All states of a screen, one row per story, as small frames in both themes on a phone and a desktop. The
 * choices above hide a theme, a width or an axis of states.
 */
export function Matrix({ title, stories }: Props) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [queue, dispatch] = useReducer(reduceFrames, emptyQueue)
  const all = stories.map(story => ({ ...story, frames: framesOf(story) }))
  const rows = visibleFrames(all, hidden)
  const choices = (
    <>
      {axesOf(all).map(axis => (
        <Choices key={axis.label} {...axis} hidden={hidden} onChange={setHidden} />
      ))}
      <Progress queue={queue} total={rows.reduce((sum, row) => sum + row.frames.length, 0)} />
    </>
  )
  return (
    <FramePage title={`${title}: all states`} choices={choices} dispatch={dispatch}>
      {rows.map(row => (
        <section key={row.id} className={styles.story}>
          <h2>{row.name}</h2>
          <div className={styles.row}>
            {row.frames.map(frame => (
              <FrameView
                key={frame.key}
                frame={frame}
                name={row.name}
                state={queue.get(frame.key)?.state}
                dispatch={dispatch}
              />
            ))}
          </div>
        </section>
      ))}
    </FramePage>
  )
}
