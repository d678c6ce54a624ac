import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './FilterLink.module.css'

type Props = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** Whether the filter is active. */
  selected: boolean
  /** `radio` is one choice of several, `check` an independent one; `disclosure` opens a group and is `selected` while open. */
  look?: 'radio' | 'check' | 'disclosure'
}

/** A row of a filter list: a link to the list with this filter, marked when the filter is active. */
export function FilterLink({ selected, look = 'radio', children, ...rest }: Props) {
  const isGroup = look === 'disclosure'
  return (
    <Link
      {...rest}
      className={styles.row}
      aria-current={selected && !isGroup ? 'true' : undefined}
      aria-expanded={isGroup ? selected : undefined}
      data-look={look}
    >
      <span className={styles.mark} aria-hidden="true">
        {look === 'check' && <Check />}
        {isGroup && <ChevronDown />}
      </span>
      <span>{children}</span>
    </Link>
  )
}
