import { catalogue } from '#mocks/catalogue.ts'
import { linkOf } from '#mocks/states.ts'
import styles from './Panel.module.css'

export function Catalogue() {
  return (
    <section className={styles.section}>
      <h2>Cazuri</h2>
      <ul className={styles.list}>
        {catalogue.map(([title, path, persona]) => (
          <li key={title}>
            <a href={addressOf(path, persona)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the link of a case, with the base path, the persona of the case, fresh data and the clock at its start. */
function addressOf(path: string, persona: string): string {
  const address = import.meta.env.BASE_URL.replace(/\/$/, '') + path
  return linkOf(`${address}${address.includes('?') ? '&' : '?'}mock=${persona}.full`)
}
