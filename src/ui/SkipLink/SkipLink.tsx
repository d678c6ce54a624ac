import type { MouseEvent } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './SkipLink.module.css'

type Props = {
  /** Id of an element that can take the focus. */
  to: string
  children: string
  className?: string | undefined
}

/** A link past the controls that follow it. It shows only while it has the focus. */
export function SkipLink({ to, children, className }: Props) {
  /** Moves the focus by script: following the fragment would add a history entry. */
  function skip(event: MouseEvent) {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }

  return (
    <a className={classes(styles.skip, className)} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  )
}
