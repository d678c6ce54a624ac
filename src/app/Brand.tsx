import { Link } from 'react-router'
import { config } from '#config.ts'
import { paths } from '#domain/paths.ts'
import styles from './Brand.module.css'

type Props = { onNavigate?: () => void }

/** The name and the logo (a page of a squared notebook), as a link to the home page. */
export function Brand({ onNavigate }: Props) {
  return (
    <Link to={paths.home} className={styles.brand} onClick={onNavigate}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path d="M8 12h16M8 18h16M8 24h16M13 7v18M19 7v18" className={styles.grid} />
        <path d="m8.5 18.5 5 5.5 10-14" className={styles.tick} />
      </svg>
      <span>{config.brand}</span>
    </Link>
  )
}
