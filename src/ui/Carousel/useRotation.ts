import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'
import type { Embla } from './useSlides.ts'

const notPaused = { hover: false, focus: false }

/**
 * Controls the automatic rotation. It pauses while the pointer or the focus is on the carousel, except after the
 * press that starts it, and does not start by itself when the user prefers reduced motion.
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

const reduced = '(prefers-reduced-motion: reduce)'

/** Returns whether the user's system asks for reduced motion; true while the HTML is rendered. */
function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reduced).matches,
    () => true,
  )
}

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(reduced)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
