import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { paths } from '#domain/paths.ts'
import { accountHomeText } from '#text/accountHome.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import styles from './StartPage.module.css'

type Props = {
  title: string
  /** Label of the link to the part's own screen. */
  all: string
  to: string
  children: ReactNode
}

/** The frame of a part of the start page: its title, its content and a link to the part's own screen. */
export function StartSection({ title, all, to, children }: Props) {
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

type EmptyProps = { title: string; children: ReactNode }

/** The empty state of a part, with a link to the tutors; smaller than that of a screen. */
export function PartEmpty({ title, children }: EmptyProps) {
  return (
    <div className={styles.none}>
      <p className={styles.name}>{title}</p>
      <p className={styles.soft}>{children}</p>
      <ButtonLink variant="secondary" to={paths.tutors}>
        {accountHomeText.ways.tutors}
      </ButtonLink>
    </div>
  )
}
