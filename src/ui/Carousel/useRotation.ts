import { type FocusEvent, useEffect, useState } from 'react'
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts'
import type { Embla } from './useSlides.ts'

const notPaused = { hover: false, focus: false }

/**
 * Controls the automatic rotation. It pauses while the pointer or the focus is on the carousel. It stops when
 * the user stops it, and does not start by itself when the user prefers reduced motion. The press that starts
 * it leaves the pointer and the focus on the carousel; they pause it only after they have left and come back.
 */
export function useRotation(embla: Embla | undefined) {
  const prefersReducedMotion = usePrefersReducedMotion()
  const [wanted, setWanted] = useState<boolean>()
  const [pausedBy, setPausedBy] = useState(notPaused)
  const isOn = wanted ?? !prefersReducedMotion
  const isRotating = isOn && !pausedBy.hover && !pausedBy.focus

  // Syncs with the library's autoplay timer. The library itself starts it after a touch, and drops it when it
  // measures the slides again.
  useEffect(() => {
    if (!embla) return
    function startOrStop(carousel: Embla) {
      const { autoplay } = carousel.plugins()
      // When all slides are in view there is nothing to rotate, and the plugin cannot play.
      if (isRotating && carousel.scrollSnapList().length > 1) autoplay.play(prefersReducedMotion)
      else autoplay.stop()
    }
    startOrStop(embla)
    embla.on('pointerUp', startOrStop).on('reInit', startOrStop)
    return () => {
      embla.off('pointerUp', startOrStop).off('reInit', startOrStop)
    }
  }, [embla, isRotating, prefersReducedMotion])

  function toggle() {
    setWanted(!isOn)
    if (!isOn) setPausedBy(notPaused)
  }

  const changePause = (change: Partial<typeof notPaused>) => setPausedBy(now => ({ ...now, ...change }))
  return {
    prefersReducedMotion,
    isOn,
    isRotating,
    toggle,
    /** Event handlers for the element around the slides and the controls. */
    pauseHandlers: {
      onPointerEnter: () => changePause({ hover: true }),
      onPointerLeave: () => changePause({ hover: false }),
      onFocus: () => changePause({ focus: true }),
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget)) changePause({ focus: false })
      },
    },
  }
}
