import { FilePlus2, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { SavedAd } from '#api/profile.ts'
import type { Failed, Outcome } from '#domain/attempt.ts'
import { describeError } from '#domain/errors.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { showAlert } from '#stores/alert.ts'
import { keepDraft } from '#stores/drafts.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { profileText } from '#text/profile.ts'
import { Button } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { useNextDrawn } from '#ui/useNextDrawn.ts'
import { usePromise } from '#ui/usePromise.ts'
import { AdDialog } from './AdDialog.tsx'
import { draftName } from './adForm.ts'
import { AdTable } from './AdTable.tsx'
import { DeleteAd } from './DeleteAd.tsx'
import styles from './Home.module.css'
import { IncompleteNote } from './IncompleteNote.tsx'
import type { OwnAd, TutorHome } from './load.ts'
import { deleteOwnAd, saveOwnAd } from './saveOwnAd.ts'

/** The one dialog that is open. */
type Open = { kind: 'form'; ad: OwnAd | undefined } | { kind: 'deletion'; ad: OwnAd }

const text = ownAdsText
const none: readonly OwnAd[] = []

/** A tutor's own ads. §2 My ads */
export function MyAds({ viewer, ads, lists }: TutorHome) {
  const state = usePromise(ads)
  const own = state.status === 'done' ? state.value : none
  const [open, setOpen] = useState<Open | null>(null)
  // By draft name: a dialog that was closed and opened again finds its ad still on its way, and does not send it twice.
  const [sending, setSending] = useState<readonly string[]>([])
  const { revalidate } = useRevalidator()
  const nextDrawn = useNextDrawn(ads)
  const heading = useRef<HTMLHeadingElement>(null)
  // Whether the list shows what was changed, and with it the button that had the focus may be gone.
  const isShown = useRef<(list: readonly OwnAd[]) => boolean>(null)

  // Syncs with the document's focus: the button that opened a dialog goes with its ad, or with the empty list.
  useEffect(() => {
    if (open || !isShown.current?.(own)) return
    isShown.current = null
    if (document.activeElement === document.body) heading.current?.focus()
  }, [own, open])

  /**
   * One change of an ad, and what follows a success, whatever was opened or closed meanwhile. The dialog stays until the
   * list is new: an ad that is opened again is as it was saved.
   */
  async function change(ad: OwnAd | undefined, send: () => Promise<Outcome<void>>, done: string) {
    const name = draftName(ad)
    setSending(names => [...names, name])
    const outcome = await send()
    const isOver = () => setSending(names => names.filter(other => other !== name))
    if (outcome.kind !== 'done') {
      isShown.current = null
      isOver()
      return outcome
    }
    keepDraft(viewer.UserCode, name, '')
    showAlert(done)
    // The router shows the new list some time after it has it: the dialog does not close before that.
    const isDrawn = nextDrawn()
    await revalidate()
    await isDrawn
    isOver()
    setOpen(current => (current && draftName(current.ad) === name ? null : current))
    return null
  }

  function save(ad: OwnAd | undefined, body: SavedAd): Promise<Failed | null> {
    isShown.current = list => list.length > 0
    return change(ad, () => saveOwnAd(body, own), text.saved)
  }

  function remove(ad: OwnAd): Promise<Failed | null> {
    isShown.current = list => list.every(({ Code }) => Code !== ad.Code)
    return change(ad, () => deleteOwnAd(ad), text.deletion.done)
  }

  const isSending = open !== null && sending.includes(draftName(open.ad))
  const close = () => setOpen(null)
  const addButton = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ kind: 'form', ad: undefined })}>
      {text.add}
    </Button>
  )

  return (
    <div className={styles.page}>
      <PageHead title={text.title} noIndex />
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {text.title}
          </h1>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        {own.length > 0 && addButton}
      </header>
      <IncompleteNote viewer={viewer} />
      {state.status === 'failed' && (
        <RetryAlert title={profileText.failed}>
          <p>{text.failed}</p>
          <p>{describeError(state.error).help}</p>
        </RetryAlert>
      )}
      {state.status === 'done' && own.length === 0 && (
        <EmptyState title={text.empty} icon={<FilePlus2 aria-hidden="true" />} action={addButton}>
          {text.emptyHelp}
        </EmptyState>
      )}
      {own.length > 0 && (
        <AdTable
          ads={own}
          onEdit={ad => setOpen({ kind: 'form', ad })}
          onDelete={ad => setOpen({ kind: 'deletion', ad })}
        />
      )}
      {open?.kind === 'form' && (
        <AdDialog
          ad={open.ad}
          lists={lists}
          viewerCode={viewer.UserCode}
          isSending={isSending}
          onSave={body => save(open.ad, body)}
          onClose={close}
        />
      )}
      {open?.kind === 'deletion' && (
        <DeleteAd ad={open.ad} isSending={isSending} onDelete={() => remove(open.ad)} onClose={close} />
      )}
    </div>
  )
}
