import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import styles from './CoverLink.module.css'

/**
 * The link of a card that takes every press on the card, its nearest positioned ancestor. What else can be pressed there
 * lies above: `position: relative; z-index: 1`.
 */
export function CoverLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classes(styles.cover, className)} />
}
