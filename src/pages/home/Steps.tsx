import { homeText } from '#text/home.ts'
import page from './HomePage.module.css'
import styles from './Steps.module.css'

/** Explains the platform in three steps. */
export function Steps() {
  const { heading, list } = homeText.steps
  return (
    <section className={styles.sheet}>
      <div className={page.sectionHead}>
        <h2 className={page.sectionHeading}>{heading}</h2>
      </div>
      <ol className={styles.steps}>
        {list.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
