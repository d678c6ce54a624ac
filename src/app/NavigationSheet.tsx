import { NavLink, useHref, useLocation } from 'react-router'
import { config } from '#config.ts'
import { displayName } from '#domain/people.ts'
import { loginPath } from '#domain/paths.ts'
import { useViewer } from '#session.ts'
import { closeModal } from '#stores/modal.ts'
import { shellText } from '#text/shell.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { accountLinks, mainLinks } from './links.ts'
import { classes } from '#ui/classes.ts'
import styles from './MenuLinks.module.css'
import sheet from './NavigationSheet.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The navigation on a phone: the public links, and the account links or login. */
export function NavigationSheet() {
  const viewer = useViewer()
  const here = useHref(useLocation())
  return (
    <Dialog open variant="sheet" title={shellText.menu} onOpenChange={closeModal}>
      <nav aria-label={shellText.mainNavigation}>
        <ul className={styles.list}>
          {mainLinks.map(({ to, text }) => (
            <li key={to}>
              <NavLink to={to} className={classes(styles.link)} onClick={closeModal}>
                {text}
              </NavLink>
            </li>
          ))}
          {/* The same size while the viewer is unknown, so that nothing moves when a visitor turns out to be one. */}
          {!viewer && (
            <li className={viewer === undefined ? sheet.unknown : undefined}>
              <a href={loginPath(config.loginUrl, here)} className={styles.link}>
                {shellText.login}
              </a>
            </li>
          )}
        </ul>
        {viewer && (
          <>
            <h3 className={sheet.heading}>{displayName(viewer, true) || shellText.account}</h3>
            <AccountLinks groups={[accountLinks(viewer.IsTeacher)]} onNavigate={closeModal} />
          </>
        )}
      </nav>
      <ThemeSwitch />
    </Dialog>
  )
}
