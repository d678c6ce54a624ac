import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import type { Ad } from '#api/users.ts'
import { isoDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { youTubeId } from '#domain/video.ts'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import styles from './About.module.css'
import { Video } from './Video.tsx'

type Props = { ad: Ad; name: string; videoUrl: string | null | undefined }

const text = tutorText.facts

/** The description of these lessons, the tutor's video, and the ad's own facts. §2 Tutor ad page */
export function About({ ad, name, videoUrl }: Props) {
  const { Category: subject } = ad
  const videoId = youTubeId(videoUrl)
  return (
    <Stack as="section" gap={4} reading>
      <h2>{tutorText.about}</h2>
      <Description>{ad.Description ?? tutorText.noDescription}</Description>
      {/* The key remounts the player for another video, which the user has not started. */}
      {videoId && <Video key={videoId} id={videoId} name={name} />}
      <Cluster as="dl" gap={8} rowGap={2} size={2} className={styles.details}>
        <div>
          <dt>{text.subject}</dt>
          <dd>
            <Link to={paths.subject(subject.Name)}>{tutorText.moreSubject(subject.Name)}</Link>
          </dd>
        </div>
        {ad.Added && (
          <div>
            <dt>{text.added}</dt>
            <dd>
              <time dateTime={isoDay(ad.Added)}>{isoDay(ad.Added)}</time>
            </dd>
          </div>
        )}
      </Cluster>
    </Stack>
  )
}

const textId = 'descriere'

/** A text that is folded after some lines, with a button that unfolds it. Has no button when all of it fits. */
function Description({ children }: { children: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isFolded, setIsFolded] = useState(true)
  const [isCut, setIsCut] = useState(false)

  // Syncs with the layout. Observers run before the browser paints, but a state change renders after the paint, so
  // without flushSync the text below would move.
  useLayoutEffect(() => {
    const element = paragraph.current
    if (!element || !isFolded) return
    const observer = new ResizeObserver(() => {
      flushSync(() => setIsCut(element.scrollHeight > element.clientHeight + 1))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isFolded])

  // The text must have its new height before the button is scrolled into view.
  function toggle({ currentTarget: button }: MouseEvent<HTMLElement>) {
    flushSync(() => setIsFolded(!isFolded))
    button.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Stack align="start" className={styles.fold} data-folded={isFolded || undefined}>
      <p id={textId} dir="auto" ref={paragraph}>
        {children}
      </p>
      {isCut && (
        <Button variant="quiet" aria-expanded={!isFolded} aria-controls={textId} onClick={toggle}>
          {isFolded ? tutorText.descriptionMore : tutorText.descriptionLess}
        </Button>
      )}
    </Stack>
  )
}
