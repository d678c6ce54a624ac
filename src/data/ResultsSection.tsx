import type { ComponentProps } from 'react'
import { useIsOutdated } from '#stores/screen.ts'
import { useIsListPending } from './useIsListPending.ts'

type Props = Omit<ComponentProps<'section'>, 'aria-busy'> & {
  /** The list has no data yet. */
  isFrame: boolean
}

/**
 * The section with the rows of a list. It is busy while others load, and outdated when those could not be loaded. A component of its
 * own, so that a navigation renders neither the page nor the cards.
 */
export function ResultsSection({ isFrame, ...rest }: Props) {
  const isPending = useIsListPending()
  const isOutdated = useIsOutdated()
  return <section {...rest} aria-busy={isFrame || isPending} data-outdated={isOutdated || undefined} />
}
