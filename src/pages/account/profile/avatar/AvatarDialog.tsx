import { useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { type Failed, type Outcome, toldElsewhere } from '#domain/attempt.ts'
import { log } from '#log.ts'
import { goToLogin, reloadViewer, type Viewer } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { useChange } from '#stores/underWay.ts'
import { avatarText } from '#text/crop.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import type { Cropper, CropperHandle } from '#ui/Cropper/Cropper.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import styles from './AvatarDialog.module.css'
import { choosePicture } from './choosePicture.ts'
import { FileChoice } from './FileChoice.tsx'
import { savePicture } from './savePicture.ts'
import { useDrop } from './useDrop.ts'

type Props = { viewer: Viewer; onClose: () => void }

/** The picture being cropped, with the editor, whose code is loaded with the first picture. */
type Picked = { image: Blob; number: number; Editor: typeof Cropper }

/** Chooses a file or takes a dropped one, crops it, and saves it; that goes on when it is closed. §2 My profile */
export function AvatarDialog({ viewer, onClose }: Props) {
  const [picked, setPicked] = useState<Picked | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const editor = useRef<CropperHandle>(null)
  const choices = useRef(0)
  const isOver = useDrop(file => void choose(file))
  const here = useHref(useLocation())
  const saving = useChange<Outcome<void>>(`picture ${viewer.UserCode}`, {
    // Who has opened it again meanwhile has no picture in it yet: it stays, and the end is told as to anybody else.
    onEnd: outcome => (picked ? finish(outcome) : tell(outcome)),
    onEndElsewhere: tell,
  })
  const isSaving = saving.isUnderWay

  async function choose(file: File) {
    if (isSaving) return
    const number = ++choices.current
    setRefusal(null)
    setIsPreparing(true)
    const [choice, kit] = await Promise.all([
      choosePicture(file),
      import('#ui/Cropper/Cropper.tsx').catch(() => null),
    ])
    // A later choice counts.
    if (number !== choices.current) return
    setIsPreparing(false)
    if (choice.kind === 'refused') return setRefusal(choice.text)
    if (!kit) return setRefusal(avatarText.noEditor)
    setIsReady(false)
    setPicked({ image: choice.image, number, Editor: kit.Cropper })
  }

  function save() {
    const { current } = editor
    if (!current) return
    setFailed(null)
    saving.start(() => savePicture(viewer, () => current.crop()))
  }

  function finish(outcome: Outcome<void>) {
    if (outcome.kind === 'done') {
      onClose()
      return tell(outcome)
    }
    setFailed(outcome)
    if (outcome.kind === 'expired') goToLogin(here)
  }

  const canSave = picked !== null && isReady && !isPreparing
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={avatarText.title}
      description={picked ? undefined : avatarText.lead}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {avatarText.cancel}
          </Button>
          <Button busy={isSaving} disabled={!canSave} onClick={save}>
            {avatarText.save}
          </Button>
        </>
      }
    >
      {picked && (
        // It has failed only once its text is there: then there is nothing to hand over.
        <picked.Editor
          key={picked.number}
          ref={editor}
          image={picked.image}
          onStateChange={kind => setIsReady(kind === 'visible' || kind === 'cropping')}
          onLoadFailed={() => log.warn('The chosen picture could not be loaded.')}
        />
      )}
      <FileChoice isFirst={picked === null} isOver={isOver} isPreparing={isPreparing} onChoose={choose} />
      {refusal !== null && <Alert tone="error">{refusal}</Alert>}
      <div className={styles.failed}>
        <FailedAlert failed={failed} expired={avatarText.expired} />
      </div>
    </Dialog>
  )
}

/** For who has closed it or gone on to another screen meanwhile, too. */
function tell(outcome: Outcome<void>) {
  if (outcome.kind !== 'done')
    return showAlert(toldElsewhere(outcome, avatarText.notSaved, avatarText.unknown), 'error')
  showAlert(avatarText.saved)
  // The picture is saved, whether or not the profile can be read again.
  reloadViewer().catch(() => null)
}
