import type { ReactNode } from 'react'
import styles from './docs.module.css'

/** The parameters of the story that is a page. */
export const pageParameters = { layout: 'fullscreen', controls: { disable: true } }

/** A page of the documentation. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The name of a design token, as CSS uses it. */
export const TokenName = ({ name }: { name: string }) => <code>--{name}</code>
