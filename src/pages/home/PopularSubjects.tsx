import { Link } from 'react-router'
import { paths } from '#domain/paths.ts'
import { homeText } from '#text/home.ts'
import { popularSubjects } from '#text/popularSubjects.ts'
import styles from './PopularSubjects.module.css'

/** Links to the most popular subjects, spelled as in their addresses. §2 Home search widget */
export function PopularSubjects() {
  return (
    <nav aria-label={homeText.popularSubjects} className={styles.subjects}>
      <p className={styles.label}>{homeText.popularSubjects}</p>
      <ul className={styles.list}>
        {popularSubjects.map(name => (
          <li key={name}>
            <Link to={paths.subject(name)} className={styles.subject}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
