import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { carouselText as text } from '#text/carousel.ts'
import { Button } from '#ui/Button/Button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import styles from './Carousel.module.css'
import { useRotation } from './useRotation.ts'
import { useSlides } from './useSlides.ts'

type Props = {
  /** Accessible name of the region: what the slides are about. */
  label: string
  /** The content of each slide. */
  slides: readonly ReactNode[]
  /** Milliseconds between automatic changes of the slide. */
  interval: number
  /** Rendered in the same row as the buttons. */
  heading?: Elements
}

/** Dragging is for touch only: a mouse user has the buttons, and can select text. */
const watchDrag = (_: unknown, event: Event) => event.type === 'touchstart'

/** Slides in an endless loop that also rotate automatically. ARIA Authoring Practices: carousel */
export function Carousel({ label, slides, interval, heading }: Props) {
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', watchDrag, watchFocus: false, inViewThreshold: 0.5 },
    [autoplay({ delay: interval, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false })],
  )
  const { selected, inView } = useSlides(embla)
  const { prefersReducedMotion, isOn, isRotating, toggle, pauseHandlers } = useRotation(embla)

  return (
    <Stack
      {...pauseHandlers}
      aria-roledescription={text.role}
      aria-label={label}
      as="section"
      gap={4}
      className={styles.carousel}
    >
      <Cluster gap={4} rowGap={2} align="center">
        {heading}
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            aria-label={isOn ? text.pause : text.play}
            icon={isOn ? <Pause /> : <Play />}
            onClick={toggle}
          />
          <Button
            variant="secondary"
            aria-label={text.previous}
            icon={<ChevronLeft />}
            onClick={() => embla?.scrollPrev(prefersReducedMotion)}
          />
          <Button
            variant="secondary"
            aria-label={text.next}
            icon={<ChevronRight />}
            onClick={() => embla?.scrollNext(prefersReducedMotion)}
          />
        </div>
      </Cluster>
      <div ref={viewport} className={styles.viewport}>
        {/* Automatic rotation is not announced; a slide that the user goes to is. */}
        <div className={styles.slides} aria-live={isRotating ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={text.slideRole}
              aria-label={text.slide(index + 1, slides.length)}
              className={styles.slide}
              // Slides out of view must not be reached by Tab or by a screen reader's swipe.
              inert={inView.length > 0 && !inView.includes(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <Cluster role="group" aria-label={text.dots} justify="center">
        {slides.map((_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={text.show(index + 1)}
            aria-current={index === selected}
            onClick={() => embla?.scrollTo(index, prefersReducedMotion)}
          />
        ))}
      </Cluster>
    </Stack>
  )
}
