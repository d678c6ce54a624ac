import { type FocusEvent, useEffect, useState } from 'react'
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts'
import type { Embla } from './useSlides.ts'

const free = { hover: false, focus: false }

/**
 * Whether slides change by themselves: unless they were stopped, and while neither the pointer nor the focus rests on
 * them. Who asks for little motion has to start them. Starting them by hand counts more than the pointer and the focus
 * that were needed for it, until these come anew.
 */
export function useRotation(embla: Embla | undefined) {
  const isCalm = usePrefersReducedMotion()
  const [wanted, setWanted] = useState<boolean>()
  const [held, setHeld] = useState(free)
  const isOn = wanted ?? !isCalm
  const isRotating = isOn && !held.hover && !held.focus

  // Syncs with the library's timer. It starts the timer itself after a touch, and forgets it when slides are measured anew.
  useEffect(() => {
    if (!embla) return
    function drive(carousel: Embla) {
      const { autoplay } = carousel.plugins()
      // With all slides in view there is nothing to turn to, and the plugin is not ready to play.
      if (isRotating && carousel.scrollSnapList().length > 1) autoplay.play(isCalm)
      else autoplay.stop()
    }
    drive(embla)
    embla.on('pointerUp', drive).on('reInit', drive)
    return () => {
      embla.off('pointerUp', drive).off('reInit', drive)
    }
  }, [embla, isRotating, isCalm])

  function toggle() {
    setWanted(!isOn)
    if (!isOn) setHeld(free)
  }

  const hold = (change: Partial<typeof free>) => setHeld(now => ({ ...now, ...change }))
  return {
    isCalm,
    isOn,
    isRotating,
    toggle,
    /** For the element that holds slides and controls. */
    holders: {
      onPointerEnter: () => hold({ hover: true }),
      onPointerLeave: () => hold({ hover: false }),
      onFocus: () => hold({ focus: true }),
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget)) hold({ focus: false })
      },
    },
  }
}
