import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Card.module.css'

type Props = ComponentProps<'div'> & { as?: 'article' | 'section' | 'div' | undefined }

export function Card({ as: Element = 'div', className, ...rest }: Props) {
  return <Element {...rest} className={classes(styles.card, className)} />
}
