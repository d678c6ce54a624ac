import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { embedAddress } from '#domain/video.ts'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { focusOnMount } from '#ui/focusOnMount.ts'
import styles from './Video.module.css'

type Props = { id: string; name: string }

const text = tutorText.video

/**
 * The tutor's video. Until the user starts it, a still that the page draws itself, since nothing may be loaded from
 * YouTube. §3 YouYubeURL
 */
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
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame has a foreign origin, so it cannot reach this page
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          ref={focusOnMount}
        />
      ) : (
        <div className={styles.still}>
          <p className={styles.title}>{text.meet(name)}</p>
          <Button icon={<Play />} className={styles.play} onClick={() => setIsPlaying(true)}>
            {text.play}
          </Button>
          <p className={styles.note}>{text.note}</p>
        </div>
      )}
    </figure>
  )
}
