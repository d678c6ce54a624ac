import Camera from 'lucide-react/icons/camera'
import { type Ref, useState } from 'react'
import { portraitUrl } from '#api/portraits.ts'
import { displayName } from '#domain/people.ts'
import type { Viewer } from '#session.ts'
import { avatarText } from '#text/crop.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import styles from './AvatarButton.module.css'
import { AvatarDialog } from './AvatarDialog.tsx'

type Props = { viewer: Viewer; ref?: Ref<HTMLButtonElement> }

/** The viewer's picture; a press opens its dialog. §2 My profile */
export function AvatarButton({ viewer, ref }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        aria-label={avatarText.change}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Avatar name={displayName(viewer, true)} src={portraitUrl(viewer.ProfileImageUrl)} eager />
        <span className={styles.badge} aria-hidden="true">
          <Camera />
        </span>
      </button>
      {isOpen && <AvatarDialog viewer={viewer} onClose={() => setIsOpen(false)} />}
    </>
  )
}
