import { NavLink } from 'react-router'
import { portraitUrl } from '#api/portraits.ts'
import { displayName } from '#domain/people.ts'
import { useLoginUrl } from '#login.ts'
import { useViewer } from '#session.ts'
import { closeModal } from '#stores/modal.ts'
import { accountBarText, accountText } from '#text/account.ts'
import { shellText } from '#text/shell.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { AccountLinks } from './AccountMenu.tsx'
import account from './AccountSheet.module.css'
import { accountLinks, otherAccountLinks } from './accountLinks.ts'
import { mainLinks } from './links.ts'
import styles from './MenuLinks.module.css'
import sheet from './NavigationSheet.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function NavigationSheet() {
  const viewer = useViewer()
  const loginUrl = useLoginUrl()
  return (
    <Dialog open variant="sheet" title={shellText.menu} onOpenChange={closeModal}>
      <nav aria-label={shellText.mainNavigation}>
        <Stack as="ul">
          {mainLinks.map(({ to, text }) => (
            <li key={to}>
              <NavLink to={to} className={classes(styles.link)} onClick={closeModal}>
                {text}
              </NavLink>
            </li>
          ))}
          {/* Invisible while the profile is pending, so that nothing moves when it appears. */}
          {!viewer && (
            <li className={viewer === undefined ? sheet.unknown : undefined}>
              <a href={loginUrl} className={styles.link}>
                {shellText.login}
              </a>
            </li>
          )}
        </Stack>
        {viewer && (
          <>
            <h3 className={sheet.heading}>{displayName(viewer, true) || accountText.title}</h3>
            <AccountLinks groups={[accountLinks(viewer.IsTeacher)]} onNavigate={closeModal} />
          </>
        )}
      </nav>
      <ThemeSwitch />
    </Dialog>
  )
}

/** The sheet that 'Mai mult' in the bottom bar opens. */
export function AccountSheet() {
  const viewer = useViewer()
  // The session expired while the sheet was open.
  if (!viewer) return null
  const name = displayName(viewer, true)
  return (
    <Dialog open variant="sheet" title={accountBarText.more} onOpenChange={closeModal}>
      <p className={account.viewer}>
        <Avatar name={name} src={portraitUrl(viewer.ProfileImageUrl)} size={40} />
        <span className={account.name}>{name || accountText.unnamed}</span>
      </p>
      <nav aria-label={accountText.title}>
        <AccountLinks groups={[otherAccountLinks(viewer.IsTeacher), mainLinks]} onNavigate={closeModal} />
      </nav>
      <ThemeSwitch />
    </Dialog>
  )
}
