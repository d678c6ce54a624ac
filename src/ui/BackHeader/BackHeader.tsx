import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { classes } from '#ui/classes.ts'
import styles from './BackHeader.module.css'

type Props = Omit<ComponentProps<'header'>, 'children'> & {
  /** The parent screen. */
  to: To
  /** Name of the parent screen, the text of the link. */
  back: string
  /** The heading of the screen. */
  children: ReactNode
}

/** The header of a screen that has a parent screen: the link back to it, and the heading. */
export function BackHeader({ to, back, className, children, ...rest }: Props) {
  return (
    <header {...rest} className={classes(styles.header, className)}>
      <Link to={to} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {back}
      </Link>
      <h1 className={styles.title}>{children}</h1>
    </header>
  )
}
