import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, useId, useRef } from 'react'
import { displayName } from '#domain/people.ts'
import type { Viewer } from '#session.ts'
import { shellText } from '#text/shell.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import styles from './AccountMenu.module.css'
import { AccountLinks } from './AccountLinks.tsx'
import { accountLinks } from './links.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { portraitUrl } from '#api/portraits.ts'

type Props = { viewer: Viewer }

/**
 * The account menu, in a native popover: the browser closes it on Escape and on a press outside, and returns
 * the focus. It also closes when Tab moves the focus out of it.
 */
export function AccountMenu({ viewer }: Props) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const ownName = displayName(viewer, true)
  const name = ownName || shellText.unnamed

  function closeOnFocusLeave({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !panel.current?.contains(relatedTarget)) panel.current?.hidePopover()
  }

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-label={shellText.accountOf(name)}
      >
        <Avatar name={ownName} src={portraitUrl(viewer.ProfileImageUrl)} size={36} />
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      <div id={id} ref={panel} popover="auto" className={styles.panel} onBlur={closeOnFocusLeave}>
        <p className={styles.name}>{name}</p>
        <AccountLinks
          groups={[accountLinks(viewer.IsTeacher)]}
          onNavigate={() => panel.current?.hidePopover()}
        />
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
      </div>
    </>
  )
}
