import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Badge.module.css'

type Props = ComponentProps<'span'> & {
  tone?: 'neutral' | 'action' | 'amber' | undefined
  icon?: ReactNode
}

export function Badge({ tone = 'neutral', icon, className, children, ...rest }: Props) {
  return (
    <span {...rest} className={classes(styles.badge, className)} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
