import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** The API object of the Embla library. */
export type Embla = NonNullable<UseEmblaCarouselType[1]>

/** The leading slide, and the slides in view (none before they are measured). */
type Slides = { selected: number; inView: readonly number[] }

/** Returns the state of the slides in the library. Until it has measured them, the first one leads. */
export function useSlides(embla: Embla | undefined): Slides {
  const [slides, setSlides] = useState<Slides>({ selected: 0, inView: [] })

  // Syncs with the library, which moves and measures the slides.
  useEffect(() => {
    if (!embla) return
    const read = (carousel: Embla) =>
      setSlides({
        selected: carousel.selectedScrollSnap(),
        inView: carousel.slidesInView(),
      })
    read(embla)
    embla.on('select', read).on('slidesInView', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('slidesInView', read).off('reInit', read)
    }
  }, [embla])

  return slides
}
