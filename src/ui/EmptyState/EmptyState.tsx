import SearchX from 'lucide-react/icons/search-x'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './EmptyState.module.css'

type Props = Omit<ComponentProps<'div'>, 'title'> & {
  /** Says what is missing. */
  title: string
  /** Level of the title; 1 when the screen consists of it. */
  headingLevel?: 1 | 2 | 3
  /** An icon on the drawing of a page; a magnifying glass by default. */
  icon?: ReactNode
  /** The next step for the user: one link or button, or a few where each may help. */
  action?: ReactNode
}

/** The empty state of a screen or list: a title, one sentence of help and the next step. */
export function EmptyState({ title, headingLevel = 2, icon, action, className, children, ...rest }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <Stack {...rest} align="center" className={classes(styles.empty, className)}>
      <div className={styles.drawing}>{icon ?? <SearchX />}</div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.help}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </Stack>
  )
}
