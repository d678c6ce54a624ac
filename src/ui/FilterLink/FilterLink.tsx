import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import styles from './FilterLink.module.css'

type Props = ComponentProps<typeof Link> & {
  selected: boolean
  /** Round for one of several, square for one that is on or off by itself. */
  look?: 'radio' | 'check' | undefined
  count?: number | undefined
}

/** A row of a filter list: a link to the list with this filter, which shows whether it is on. */
export function FilterLink({ selected, look = 'radio', count, className, children, ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={classes(styles.row, className)}
      aria-current={selected ? 'true' : undefined}
      data-look={look}
    >
      <span className={styles.mark} aria-hidden="true">
        {look === 'check' && <Check />}
      </span>
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  )
}
