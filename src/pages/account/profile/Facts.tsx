import { Fragment, type ReactNode } from 'react'
import { profileText } from '#text/profile.ts'
import styles from './Section.module.css'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

type FactProps = { name: string; value: string | undefined; note?: string | undefined; isWide?: boolean }

/** One line of the profile. A missing value has a placeholder. */
export function Fact({ name, value, note, isWide = false }: FactProps) {
  return (
    <div className={styles.fact} data-wide={isWide || undefined}>
      <dt>{name}</dt>
      <dd>
        {value?.trim() ? breakable(value) : <span className={styles.none}>{profileText.none}</span>}
        {note && <p className={styles.note}>{note}</p>}
      </dd>
    </div>
  )
}

/** Lets an e-mail address that is too long for its line break before the `@`. */
function breakable(value: string): ReactNode {
  return value.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
