import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Card.module.css'

type Props = ComponentProps<'div'> & {
  /** The HTML element: `article` for an item that makes sense on its own. */
  as?: 'article' | 'section' | 'div' | undefined
}

/** A framed surface for one thing. */
export function Card({ as: Element = 'div', className, ...rest }: Props) {
  return <Element {...rest} className={classes(styles.card, className)} />
}
