import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import styles from './CoverLink.module.css'

/** A link that covers its card, the nearest positioned ancestor. Other controls lie above it: `z-index: 1`. */
export function CoverLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classes(styles.cover, className)} />
}
