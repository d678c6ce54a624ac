import { useState } from 'react'
import type { Choice } from './choice.ts'

/** The booking as the viewer has opened it; `number` counts the openings. */
export type Opening = { ad: string; choice: Choice | null; number: number }

/**
 * Holds whether the viewer has opened the booking of this ad, and with which hour; on another ad it is closed again.
 * Opening it once more without an hour changes nothing.
 */
export function useOpening(ad: string) {
  const [last, setLast] = useState<Opening | null>(null)
  const opening = last?.ad === ad ? last : null

  function open(choice?: Choice) {
    if (choice || !opening) setLast({ ad, choice: choice ?? null, number: (last?.number ?? 0) + 1 })
  }

  return [opening, open] as const
}
