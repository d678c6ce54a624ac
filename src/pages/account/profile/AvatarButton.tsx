import Camera from 'lucide-react/icons/camera'
import { type Ref, useRef, useState } from 'react'
import { portraitUrl } from '#api/portraits.ts'
import { displayName } from '#domain/people.ts'
import { profileTexts } from '#features/profileService/profileService.tsx'
import { log } from '#log.ts'
import { missingText, whyMissing } from '#missingCode.ts'
import type { Viewer } from '#session.ts'
import { FailureAlert, useSubmission } from '#submit/useSubmission.tsx'
import { avatarText } from '#text/crop.ts'
import { uiText } from '#text/ui.ts'
import { unsavedText } from '#text/unsaved.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Button } from '#ui/Button/Button.tsx'
import type { Cropper, CropperHandle } from '#ui/Cropper/Cropper.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import buttonStyles from './AvatarButton.module.css'
import { announceSaved, savePicture, type Saved } from './calls.ts'
import { choosePicture, PictureChoice, useDrop } from './PictureChoice.tsx'

/** The viewer's picture; a press opens its dialog. §2 My profile */
export function AvatarButton({ viewer, ref }: { viewer: Viewer; ref?: Ref<HTMLButtonElement> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={buttonStyles.button}
        aria-label={avatarText.change}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Avatar name={displayName(viewer, true)} src={portraitUrl(viewer.ProfileImageUrl)} eager />
        <span className={buttonStyles.badge} aria-hidden="true">
          <Camera />
        </span>
      </button>
      {isOpen && <AvatarDialog viewer={viewer} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The picture being cropped, with the editor, whose code loads with the first picture. */
type Picked = { image: Blob; number: number; Editor: typeof Cropper }

const texts = profileTexts(avatarText.submission)

/** Crops and saves a chosen or dropped file. Closing does not abort a pending submission. §2 My profile */
function AvatarDialog({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  const [picked, setPicked] = useState<Picked | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const editor = useRef<CropperHandle>(null)
  const choices = useRef(0)
  const saving = useSubmission<Saved>(`picture ${viewer.UserCode}`, {
    texts,
    onSuccess: saved => announceSaved(saved, avatarText.saved),
    onSuccessShown: onClose,
    // A reopened dialog has no picture: a toast shows the outcome, and the dialog stays open.
    showsOutcome: picked !== null,
  })
  const isOver = useDrop(file => void choose(file))

  async function choose(file: File) {
    // The dialog closes once the pending picture is saved, so this new picture would be lost.
    if (saving.isPending) return setRefusal(avatarText.isSaving)
    const number = ++choices.current
    setRefusal(null)
    saving.clearFailure()
    setIsPreparing(true)
    const [choice, kit] = await Promise.all([
      choosePicture(file),
      import('#ui/Cropper/Cropper.tsx').catch(() => null),
    ])
    // Only the last choice counts.
    if (number !== choices.current) return
    setIsPreparing(false)
    if (choice.kind === 'refused') return setRefusal(choice.text)
    if (!kit) {
      const reason = await whyMissing()
      return setRefusal(reason === 'network' ? avatarText.noEditor : missingText(reason))
    }
    setIsReady(false)
    setPicked({ image: choice.image, number, Editor: kit.Cropper })
  }

  function save() {
    const { current } = editor
    if (!current) return
    setRefusal(null)
    saving.submit(() => savePicture(() => current.crop()))
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
            {uiText.cancel}
          </Button>
          <Button busy={saving.isPending} disabled={!canSave} onClick={save}>
            {unsavedText.save}
          </Button>
        </>
      }
    >
      {picked && (
        <picked.Editor
          key={picked.number}
          ref={editor}
          image={picked.image}
          onStateChange={kind => setIsReady(kind === 'visible' || kind === 'cropping')}
          onLoadFailed={() => log.warn('The chosen picture could not be loaded.')}
        />
      )}
      <PictureChoice
        isFirst={picked === null}
        isOver={isOver}
        isSaving={saving.isPending}
        isPreparing={isPreparing}
        onChoose={choose}
      />
      {refusal !== null && (
        <Alert tone="error">
          {/* The specification has this one text in English. */}
          <span lang={refusal === avatarText.invalid ? 'en' : undefined}>{refusal}</span>
        </Alert>
      )}
      <FailureAlert failure={saving.failure} texts={texts} />
    </Dialog>
  )
}
