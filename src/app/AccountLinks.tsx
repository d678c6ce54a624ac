import { NavLink } from 'react-router'
import { config } from '#config.ts'
import type { Viewer } from '#session.ts'
import { clearDrafts } from '#stores/drafts.ts'
import { shellText } from '#text/shell.ts'
import { classes } from '#ui/classes.ts'
import styles from './MenuLinks.module.css'
import { accountLinks } from './links.ts'

type Props = { viewer: Viewer; onNavigate: () => void }

/** Links to the screens of the user area, and to sign out where `logoutUrl` is configured. */
export function AccountLinks({ viewer, onNavigate }: Props) {
  return (
    <ul className={styles.list}>
      {accountLinks(viewer.IsTeacher).map(({ to, text }) => (
        <li key={to}>
          <NavLink to={to} end className={classes(styles.link)} onClick={onNavigate}>
            {text}
          </NavLink>
        </li>
      ))}
      {config.logoutUrl !== '' && (
        <li className={styles.last}>
          <a href={config.logoutUrl} className={styles.link} onClick={clearDrafts}>
            {shellText.logout}
          </a>
        </li>
      )}
    </ul>
  )
}
