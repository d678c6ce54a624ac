import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { embedAddress } from '#domain/video.ts'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './About.module.css'

type Props = { id: string; name: string }

const text = tutorText.video

/** The tutor's video. Nothing is loaded from YouTube before the user starts it. §3 YouYubeURL */
export function Video({ id, name }: Props) {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <figure className={styles.video} aria-label={text.heading}>
      {isPlaying ? (
        <iframe
          src={embedAddress(id)}
          title={text.frame(name)}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          // YouTube refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- its own origin is not ours: it reaches no more than that
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          ref={focus}
        />
      ) : (
        <div className={styles.poster}>
          <Button icon={<Play aria-hidden="true" />} onClick={() => setIsPlaying(true)}>
            {text.play}
          </Button>
          <figcaption>{text.note}</figcaption>
        </div>
      )}
    </figure>
  )
}

/**
 * Focuses the player on mount. One function for all renders: with a new ref each time, every render would
 * take the focus.
 */
function focus(frame: HTMLIFrameElement | null) {
  frame?.focus()
}
