import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import styles from './FilterLink.module.css'

type Props = ComponentProps<typeof Link> & {
  selected: boolean
  /**
   * Round for one of several, square for one that is on or off by itself; a disclosure is a group that this link opens,
   * and `selected` says that it is open.
   */
  look?: 'radio' | 'check' | 'disclosure' | undefined
  count?: number | undefined
}

/** A row of a filter list: a link to the list with this filter, which shows whether it is on. */
export function FilterLink({ selected, look = 'radio', count, className, children, ...rest }: Props) {
  const isGroup = look === 'disclosure'
  return (
    <Link
      {...rest}
      className={classes(styles.row, className)}
      aria-current={selected && !isGroup ? 'true' : undefined}
      aria-expanded={isGroup ? selected : undefined}
      data-look={look}
    >
      <span className={styles.mark} aria-hidden="true">
        {look === 'check' && <Check />}
        {isGroup && <ChevronDown />}
      </span>
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  )
}
