import Lightbulb from 'lucide-react/icons/lightbulb'
import { type FormEvent, useId } from 'react'
import { useHref, useRevalidator } from 'react-router'
import * as z from 'zod/mini'
import { now } from '#clock.ts'
import { paths } from '#domain/paths.ts'
import { useViewer } from '#session.ts'
import { draftKey } from '#storage/drafts.ts'
import { isBlank } from '#strings/blank.ts'
import { closeModal, draftName, type Recipient } from '#stores/modal.ts'
import { noteAnswer } from '#stores/ownActions.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { showToast } from '#stores/toast.ts'
import { withForm } from '#submit/formAsked.ts'
import { useDraft } from '#submit/useDraft.ts'
import type { Failure } from '#submit/submit.ts'
import { FailureAlert, useSubmission } from '#submit/useSubmission.tsx'
import { contactText } from '#text/contact.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { useControls } from '#ui/useControls.ts'
import styles from './Compose.module.css'
import { findEarlier, NoSubscription, send } from './send.ts'
import { writeTo } from './writeTo.ts'

/** Writes a message to one recipient, or a reply to a public request. The text is saved as a draft until it is sent. §2, §4 */
export function ComposeDialog({ to }: { to: Recipient }) {
  const viewer = useViewer()
  const viewerCode = viewer?.UserCode ?? ''
  const draft = useDraft(draftKey(viewerCode, draftName(to)), z.string(), '')
  const messages = useHref(paths.messages)
  const { revalidate } = useRevalidator()
  const form = useId()
  const texts = { ...contactText.submission, failed: contactText.submission.failed(to.name) }
  const key = draftKey(viewerCode, `sent:${draftName(to)}`)
  const message = useSubmission<void, Failure, string>(key, {
    texts,
    // After the login the same button is pressed again, and the dialog has what was typed.
    returnUrl: () => withForm(usePendingAddress.getState().shown, to.button ?? draftName(to)),
    resume: { schema: z.string(), find: (text, sentAt) => findEarlier(to, text, sentAt) },
    onSuccess() {
      draft.forget()
      if (to.request !== undefined) noteAnswer(viewerCode, to.request, now())
      showToast(contactText.sent)
      // Only the conversation shows the new message; another page would needlessly refetch and scroll.
      if (usePendingAddress.getState().pathname === messages) void revalidate()
    },
    onSuccessShown: closeModal,
    onFailed(failure) {
      if (failure.status !== 'failed' || !(failure.error instanceof NoSubscription)) return
      // As a press of the button does now; the draft stays.
      showToast(texts.failed, 'error', key)
      closeModal()
      writeTo(to, viewer ?? null, to.button)
    },
  })
  const isFirst = to.request === undefined && !to.conversation
  const isEmpty = isBlank(draft.value)
  const { control, elementOf, validate } = useControls(
    isEmpty ? [{ field: 'body', text: contactText.required }] : [],
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    message.clearFailure()
    if (!validate()) return
    message.submit(() => send(to, draft.value), draft.value)
  }

  return (
    <Dialog
      open
      onOpenChange={closeModal}
      initialFocus={() => elementOf('body') ?? true}
      title={contactText.title}
      description={contactText.to(to.name)}
      footer={
        <Button type="submit" form={form} variant="primary" busy={message.isPending}>
          {contactText.send}
        </Button>
      }
    >
      <Stack id={form} as="form" gap={4} onSubmit={submit} noValidate>
        {to.request !== undefined && <Tips />}
        {to.conversation?.answered && <Answered body={to.conversation.answered} />}
        <TextArea
          {...control('body')}
          label={contactText.label}
          hint={isFirst ? contactText.hint[viewer?.IsTeacher ? 'teacher' : 'student'] : undefined}
          maxRows={to.conversation ? 8 : undefined}
          // Not `required`: Firefox would call the empty field invalid before anything is sent.
          aria-required
          readOnly={message.isPending}
          value={draft.value}
          onValueChange={typed => {
            message.forgetSent()
            draft.set(() => typed)
          }}
        />
        <FailureAlert failure={message.failure} texts={texts} />
      </Stack>
    </Dialog>
  )
}

/**
 * Repeats the message that the viewer replies to, because on a phone the dialog covers the conversation. A long
 * message scrolls.
 */
function Answered({ body }: { body: string }) {
  const id = useId()
  return (
    <Stack gap={1}>
      <Text id={id} tone="soft" size={1}>
        {contactText.answered}
      </Text>
      <blockquote
        role="region"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        className={styles.quote}
        dir="auto"
      >
        {body}
      </blockquote>
    </Stack>
  )
}

/** Advice on writing a reply to a request. §2 Request detail */
function Tips() {
  const { heading, list } = contactText.tips
  return (
    <section className={styles.tips}>
      <h3 className={styles.heading}>
        <Lightbulb size={18} />
        <span>{heading}</span>
      </h3>
      <ul>
        {list.map(tip => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}
