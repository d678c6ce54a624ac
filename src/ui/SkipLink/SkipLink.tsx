import type { MouseEvent } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './SkipLink.module.css'

type Props = {
  /** Id of an element that can take the focus. */
  to: string
  children: string
  className?: string
}

/**
 * Focuses the heading of a screen: screen readers announce a focused heading, but not an element without a name. Returns
 * whether there is a heading.
 */
export function focusHeading(within: ParentNode | null, options?: FocusOptions): boolean {
  const heading = within?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus(options)
  return Boolean(heading)
}

/** A link past the controls that follow it, to an element or the heading in it. It shows only while it has the focus. */
export function SkipLink({ to, children, className }: Props) {
  /** Moves the focus by script: following the fragment would add a history entry. */
  function skip(event: MouseEvent) {
    event.preventDefault()
    const target = document.getElementById(to)
    if (!focusHeading(target)) target?.focus()
  }

  return (
    <a className={classes(styles.skip, className)} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  )
}
