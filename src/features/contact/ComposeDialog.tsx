import { useActionState, useId, useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { goToLogin, useViewer } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import { closeModal, type Partner } from '#stores/modal.ts'
import { contactText } from '#text/contact.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import { type Outcome, send } from './send.ts'

type Props = { to: Partner }

/**
 * Writes to one partner. Closing asks nothing and loses nothing: the text is kept per viewer and partner until it is
 * sent. §2, §4
 */
export function ComposeDialog({ to }: Props) {
  const viewerCode = useViewer()?.UserCode ?? ''
  const [text, setText] = useState(() => readDraft(viewerCode, to.code))
  const field = useRef<HTMLTextAreaElement>(null)
  const here = useHref(useLocation())
  const form = useId()

  const [outcome, submit, isSending] = useActionState(async (): Promise<Outcome> => {
    const result = await send(to.code, text)
    if (result.kind === 'sent') {
      keepDraft(viewerCode, to.code, '')
      closeModal()
      showAlert(contactText.sent)
    }
    if (result.kind === 'expired') goToLogin(here)
    if (result.kind === 'field') field.current?.focus()
    return result
  }, null)

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
      <form id={form} action={submit} noValidate>
        <TextArea
          ref={field}
          label={contactText.label}
          hint={contactText.hint}
          required
          value={text}
          error={outcome?.kind === 'field' && text.trim() === '' ? outcome.text : undefined}
          onChange={event => {
            setText(event.target.value)
            keepDraft(viewerCode, to.code, event.target.value)
          }}
        />
        {outcome?.kind === 'problem' && !isSending && (
          <Alert tone="error" title={outcome.title}>
            {outcome.help}
          </Alert>
        )}
        {outcome?.kind === 'expired' && <Alert tone="info">{contactText.expired}</Alert>}
      </form>
    </Dialog>
  )
}
