import { useRef } from 'react'
import { useFocusWhenLost } from '#ui/useFocusWhenLost.ts'
import { titleId } from './cardView.ts'

/**
 * Returns a function to call before an appointment is rated: the rating removes its button from the card, whose
 * title then takes the focus.
 */
export function useFocusAfterRating(...lists: unknown[]): (id: number) => void {
  const ratedId = useRef<number>(null)

  useFocusWhenLost(
    () => {
      const title = ratedId.current === null ? null : document.getElementById(titleId(ratedId.current))
      ratedId.current = null
      return title
    },
    ...lists,
  )

  return id => {
    ratedId.current = id
  }
}
