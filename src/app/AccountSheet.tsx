import { portraitUrl } from '#api/portraits.ts'
import { displayName } from '#domain/people.ts'
import { useViewer } from '#session.ts'
import { closeModal } from '#stores/modal.ts'
import { accountBarText } from '#text/accountBar.ts'
import { shellText } from '#text/shell.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import styles from './AccountSheet.module.css'
import { mainLinks, otherAccountLinks } from './links.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/**
 * The sheet of 'Mai mult' in the bottom bar: the account's other screens, the public links, the theme and the way
 * out.
 */
export function AccountSheet() {
  const viewer = useViewer()
  // The session has ended meanwhile: the header has the login again.
  if (!viewer) return null
  const name = displayName(viewer, true)
  return (
    <Dialog open variant="sheet" title={accountBarText.more} onOpenChange={closeModal}>
      <p className={styles.viewer}>
        <Avatar name={name} src={portraitUrl(viewer.ProfileImageUrl)} size={40} />
        <span className={styles.name}>{name || shellText.unnamed}</span>
      </p>
      <nav aria-label={shellText.account}>
        <AccountLinks groups={[otherAccountLinks(viewer.IsTeacher), mainLinks]} onNavigate={closeModal} />
      </nav>
      <ThemeSwitch />
    </Dialog>
  )
}
