import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './About.module.css'

const textId = 'descriere'

/** A text that is folded after some lines, with a button that unfolds it. Has no button when all of it fits. */
export function Description({ children }: { children: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isFolded, setIsFolded] = useState(true)
  const [isCut, setIsCut] = useState(false)

  // Syncs with the layout, before the browser paints, so that nothing moves.
  useLayoutEffect(() => {
    const element = paragraph.current
    if (!element || !isFolded) return
    const observer = new ResizeObserver(() => {
      flushSync(() => setIsCut(element.scrollHeight > element.clientHeight + 1))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isFolded])

  function toggle({ currentTarget: button }: MouseEvent<HTMLElement>) {
    flushSync(() => setIsFolded(!isFolded))
    button.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={styles.fold} data-folded={isFolded || undefined}>
      <p id={textId} dir="auto" ref={paragraph}>
        {children}
      </p>
      {isCut && (
        <Button variant="quiet" aria-expanded={!isFolded} aria-controls={textId} onClick={toggle}>
          {isFolded ? tutorText.descriptionMore : tutorText.descriptionLess}
        </Button>
      )}
    </div>
  )
}
