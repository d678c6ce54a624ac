import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { uiText } from '#text/ui.ts'
import styles from './Chip.module.css'

type Props = Omit<ComponentProps<typeof Link>, 'children' | 'className'> & {
  /** The name of the active filter. */
  children: string
}

/** An active filter: a link to the list without it. */
export function Chip({ children, ...rest }: Props) {
  return (
    <Link {...rest} className={styles.chip} aria-label={uiText.removeFilter(children)}>
      <span className={styles.label}>{children}</span>
      <X />
    </Link>
  )
}
