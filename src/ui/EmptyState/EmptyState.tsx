import SearchX from 'lucide-react/icons/search-x'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './EmptyState.module.css'

type Props = Omit<ComponentProps<'div'>, 'title'> & {
  title: string
  headingLevel?: 1 | 2 | 3 | undefined
  icon?: ReactNode
  /** The one way on. */
  action?: ReactNode
}

/** Nothing here, designed: the product's text, one sentence of help, one way on. */
export function EmptyState({ title, headingLevel = 2, icon, action, className, children, ...rest }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={classes(styles.empty, className)}>
      <div className={styles.disc}>{icon ?? <SearchX aria-hidden="true" />}</div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.help}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
