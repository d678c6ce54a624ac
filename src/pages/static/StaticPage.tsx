import type { ReactNode } from 'react'
import { PageHead } from '#features/head/PageHead.tsx'
import styles from './StaticPage.module.css'
import { useSectionFocus } from './useSectionFocus.ts'

type Props = {
  title: string
  description: string
  path: string
  lead: string
  children: ReactNode
}

/**
 * The layout of a static page: its heading, a sentence about it, and its sections, which the hash of the
 * address may name.
 */
export function StaticPage({ title, description, path, lead, children }: Props) {
  useSectionFocus()
  const crumbs = [{ name: title, path }]
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} path={path} crumbs={crumbs} />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  )
}
