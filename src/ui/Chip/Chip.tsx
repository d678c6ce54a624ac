import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { uiText } from '#text/ui.ts'
import { classes } from '#ui/classes.ts'
import styles from './Chip.module.css'

type Props = Omit<ComponentProps<typeof Link>, 'children'> & {
  /** The filter that is on. */
  children: string
  /** What a press does, in words; "Elimină filtrul {children}" unless told. */
  removeLabel?: string | undefined
}

/** A filter that is on; following it leads to the list without. */
export function Chip({ children, removeLabel = uiText.removeFilter(children), className, ...rest }: Props) {
  return (
    <Link {...rest} className={classes(styles.chip, className)} aria-label={removeLabel}>
      <span className={styles.label}>{children}</span>
      <X aria-hidden="true" />
    </Link>
  )
}
