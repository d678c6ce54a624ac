import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/Card/Card.tsx'
import styles from './StartPage.module.css'

type Props = {
  title: string
  /** The way to the whole of it. */
  all: string
  to: string
  children: ReactNode
}

/** A part of the start page, with a state of its own. */
export function Part({ title, all, to, children }: Props) {
  const id = useId()
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
      <Link to={to} className={styles.all}>
        {all}
        <ArrowRight aria-hidden="true" size={18} />
      </Link>
    </Card>
  )
}

type EmptyProps = { title: string; action: ReactNode; children: ReactNode }

/** Nothing in it: smaller than a whole empty screen. */
export function PartEmpty({ title, action, children }: EmptyProps) {
  return (
    <div className={styles.none}>
      <p className={styles.name}>{title}</p>
      <p className={styles.soft}>{children}</p>
      {action}
    </div>
  )
}
