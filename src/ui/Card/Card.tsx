import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './Card.module.css'

type Props = ComponentProps<typeof Stack> & {
  /** The HTML element: `article` for an item that makes sense on its own. */
  as?: 'article' | 'section' | 'div' | 'li' | 'form' | undefined
}

/** A framed surface for one thing. */
export function Card({ as = 'div', className, ...rest }: Props) {
  const Part = rest.gap === undefined ? Text : Stack
  return <Part {...rest} as={as} className={classes(styles.card, className)} />
}
