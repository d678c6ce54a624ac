import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import type { Elements } from '#ui/elements.ts'
import styles from './Badge.module.css'

type Props = ComponentProps<'span'> & {
  /** `amber` is for what the product recommends. */
  tone?: 'neutral' | 'action' | 'amber'
  /** An icon before the text. */
  icon?: Elements
}

/** A short fact about the thing beside it. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: Props) {
  return (
    <span {...rest} className={classes(styles.badge, className)} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
