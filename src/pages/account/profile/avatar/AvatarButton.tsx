import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { portraitUrl } from '#api/portraits.ts'
import type { Failed } from '#domain/attempt.ts'
import { displayName } from '#domain/people.ts'
import { goToLogin, reloadViewer, type Viewer } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { avatarText } from '#text/crop.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import styles from './AvatarButton.module.css'
import { AvatarDialog } from './AvatarDialog.tsx'
import { savePicture } from './savePicture.ts'

type Props = { viewer: Viewer }

/** The viewer's picture; a press opens its dialog. What is being saved goes on when that is closed. §2 My profile */
export function AvatarButton({ viewer }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  /** Which opening is shown, 0 being none: what was saved may be answered after another began. */
  const shown = useRef(0)
  const openings = useRef(0)
  const here = useHref(useLocation())

  function open() {
    openings.current += 1
    shown.current = openings.current
    setFailed(null)
    setIsOpen(true)
  }

  function close() {
    shown.current = 0
    setIsOpen(false)
  }

  async function save(crop: () => Promise<Blob>) {
    if (isSaving) return
    const opening = shown.current
    setIsSaving(true)
    setFailed(null)
    const outcome = await savePicture(viewer, crop)
    setIsSaving(false)
    const isShown = shown.current === opening
    switch (outcome.kind) {
      case 'done':
        if (isShown) close()
        showAlert(avatarText.saved)
        // The picture is saved, whether or not the profile can be read again.
        return void (await reloadViewer().catch(() => null))
      case 'expired':
        if (isShown) setFailed(outcome)
        return goToLogin(here)
      case 'problem':
        if (isShown) return setFailed(outcome)
        // Who has closed the dialog meanwhile must still hear of it.
        showAlert(avatarText.notSaved, 'error')
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={avatarText.change}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Avatar name={displayName(viewer, true)} src={portraitUrl(viewer.ProfileImageUrl)} eager />
        <span className={styles.badge} aria-hidden="true">
          <Camera />
        </span>
      </button>
      {isOpen && (
        <AvatarDialog isSaving={isSaving} failed={failed} onSave={crop => void save(crop)} onClose={close} />
      )}
    </>
  )
}
