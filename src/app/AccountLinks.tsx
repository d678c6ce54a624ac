import { NavLink } from 'react-router'
import { config } from '#config.ts'
import { paths } from '#domain/paths.ts'
import { clearDrafts } from '#stores/drafts.ts'
import { shellText } from '#text/shell.ts'
import { classes } from '#ui/classes.ts'
import styles from './MenuLinks.module.css'
import type { NavigationLink } from './links.ts'

type Props = { groups: NavigationLink[][]; onNavigate: () => void }

/** Links in groups divided by lines; the last one signs out, where `logoutUrl` is configured. */
export function AccountLinks({ groups, onNavigate }: Props) {
  return (
    <ul className={styles.list}>
      {groups.flatMap((links, group) =>
        links.map(({ to, text }, index) => (
          <li key={to} className={group > 0 && index === 0 ? styles.divided : undefined}>
            <NavLink to={to} end={to === paths.account} className={classes(styles.link)} onClick={onNavigate}>
              {text}
            </NavLink>
          </li>
        )),
      )}
      {config.logoutUrl !== '' && (
        <li className={styles.divided}>
          <a href={config.logoutUrl} className={styles.link} onClick={clearDrafts}>
            {shellText.logout}
          </a>
        </li>
      )}
    </ul>
  )
}
