import { classes } from '#ui/classes.ts'
import { StyledElement, type StackProps } from '#ui/layout/layout.tsx'
import layout from '#ui/layout/layout.module.css'
import styles from './Card.module.css'

type CardElement = 'article' | 'section' | 'div' | 'li' | 'form'

/** A framed surface for one thing: a Stack if it has a `gap`. */
export function Card<As extends CardElement = 'div'>({ as, className, ...rest }: StackProps<As>) {
  const stack = rest.gap === undefined ? undefined : layout.stack
  return <StyledElement {...rest} as={as ?? 'div'} className={classes(styles.card, stack, className)} />
}
