import { type FormEvent, useId, useRef, useState } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'
import { type Failed, toldElsewhere } from '#domain/attempt.ts'
import { paths } from '#domain/paths.ts'
import { goToLogin, useViewer } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import { closeModal, type Partner } from '#stores/modal.ts'
import { useChange } from '#stores/underWay.ts'
import { contactText } from '#text/contact.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import styles from './Compose.module.css'
import { Tips } from './Tips.tsx'
import { draftName, send, type SendOutcome } from './send.ts'

type Props = { to: Partner }

/**
 * Writes to one partner, or answers a public request. Closing asks nothing and loses nothing: the text is kept per viewer
 * and partner until it is sent, and what was being sent goes on. §2, §4
 */
export function ComposeDialog({ to }: Props) {
  const viewer = useViewer()
  const viewerCode = viewer?.UserCode ?? ''
  const [text, setText] = useState(() => readDraft(viewerCode, draftName(to)))
  const [failed, setFailed] = useState<Failed | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const location = useLocation()
  const here = useHref(location)
  const { revalidate } = useRevalidator()
  const form = useId()
  const message = useChange<SendOutcome>(`message ${viewerCode} ${draftName(to)}`, {
    onEnd: finish,
    onEndElsewhere: tell,
  })
  const isSending = message.isUnderWay

  function submit(event: FormEvent) {
    event.preventDefault()
    setFailed(null)
    message.start(() => send(to, text))
  }

  function finish(outcome: SendOutcome) {
    if (outcome.kind === 'done') {
      closeModal()
      return tell(outcome)
    }
    if (outcome.kind === 'field') {
      setRefusal(outcome.text)
      return field.current?.focus()
    }
    setFailed(outcome)
    if (outcome.kind === 'expired') goToLogin(here)
  }

  /** For who has closed the dialog meanwhile, too. */
  function tell(outcome: SendOutcome) {
    if (outcome.kind === 'field') return
    if (outcome.kind !== 'done')
      return showAlert(toldElsewhere(outcome, contactText.notSent(to.name), contactText.unknown), 'error')
    keepDraft(viewerCode, draftName(to), '')
    showAlert(contactText.sent)
    // The conversation behind shows it; any other page has nothing new to show, and would only lose its place.
    if (location.pathname === paths.messages) void revalidate()
  }

  return (
    <Dialog
      open
      onOpenChange={closeModal}
      initialFocus={field}
      title={contactText.title}
      description={contactText.to(to.name)}
      footer={
        <Button type="submit" form={form} variant="primary" busy={isSending}>
          {contactText.send}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {to.request !== undefined && <Tips />}
        <TextArea
          ref={field}
          label={contactText.label}
          hint={
            to.request === undefined ? contactText.hint[viewer?.IsTeacher ? 'teacher' : 'student'] : undefined
          }
          required
          readOnly={isSending}
          value={text}
          error={text.trim() === '' ? refusal : undefined}
          onChange={event => {
            setText(event.target.value)
            keepDraft(viewerCode, draftName(to), event.target.value)
          }}
        />
        <FailedAlert failed={failed} expired={contactText.expired} />
      </form>
    </Dialog>
  )
}
