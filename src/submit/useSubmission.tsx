import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { goToLogin } from '#login.ts'
import { isLeaving, shownPath } from '#stores/pendingAddress.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { forgetSent, keepSent, mayStillArrive, readSent } from './sent.ts'
import { keepsScreen, removeSubmission, startSubmission, useSubmissions } from './submissions.ts'
import {
  describeFailure,
  type Failure,
  type FailureStatus,
  type Outcome,
  type SubmissionTexts,
  type Thrown,
  type ToastTexts,
} from './submit.ts'

export type SubmissionOptions<Value, Failed extends FailureStatus, Content = undefined> = {
  texts: ToastTexts<Failed>
  /** Runs after every success, also when the form has unmounted; the submission is pending until it resolves. */
  onSuccess?: (value: Value) => Promise<void> | void
  /** Runs in the mounted form only, after `onSuccess`. */
  onSuccessShown?: (value: Value) => void
  /** Runs in the mounted form, once it renders the failure. */
  onFailed?: (failure: Failed) => void
  /** Returns the address to which a login leads back after the session has expired; by default the one that is shown. */
  returnUrl?: () => string
  /**
   * `find` finds out what became of the content given to `submit`, whose outcome is unknown: a reload has cut off the response, or it could
   * not be verified. Runs when the form mounts, and before the same is sent again. Needs a `draftKey` as the submission's key.
   */
  resume?: {
    schema: z.core.$ZodType<Content>
    find: (content: Content, sentAt: Date) => Promise<Outcome<Value, Failed>>
  }
  /** Runs after the toast, when no mounted form has shown the outcome. */
  onSettledAfterUnmount?: () => void
  /** Shows the outcome in this form (the default) rather than in a toast. */
  showsOutcome?: boolean
}

/**
 * Connects a form to the submission with this key, which may have been started by an earlier mount of the form. The
 * outcome goes to the form that is mounted when it settles; when there is none, the shell shows a toast
 * (useOutcomeToasts). The shell also shows a toast when the viewer is leaving the form's screen: neither a redirect
 * to login nor the navigation after a success may take them back.
 */
export function useSubmission<Value = void, Failed extends FailureStatus = Failure, Content = undefined>(
  key: string,
  options: SubmissionOptions<Value, Failed | Thrown, Content>,
) {
  const {
    texts,
    onSuccess,
    onSuccessShown,
    onFailed,
    returnUrl,
    resume,
    onSettledAfterUnmount,
    showsOutcome = true,
  } = options
  const isPending = useSubmissions(all => key in all)
  const [failure, setFailure] = useState<Failed | Thrown | null>(null)
  const [path] = useState(shownPath)

  const handleOutcome = useEffectEvent((outcome: Outcome<Value, Failed | Thrown>) => {
    if (!showsOutcome || (isLeaving(path) && !keepsScreen(outcome))) return
    // One render for both: React renders a store change at once and a state change later, so for a moment the form
    // would be neither pending nor settled.
    flushSync(() => {
      removeSubmission(key)
      if (outcome.status !== 'succeeded') return setFailure(outcome)
      onSuccessShown?.(outcome.value)
    })
  })

  // This listener runs before the shell renders the store and turns the remaining outcomes into toasts.
  useLayoutEffect(
    () =>
      useSubmissions.subscribe(all => {
        const outcome = all[key]?.outcome
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key is one kind of submission
        if (outcome) handleOutcome(outcome as Outcome<Value, Failed | Thrown>)
      }),
    [key],
  )

  const handleFailure = useEffectEvent((shown: Failed | Thrown) => {
    onFailed?.(shown)
    if (shown.status === 'sessionExpired') goToLogin(returnUrl?.())
  })

  // Runs once the failure is rendered: the fields are no longer inert, so `onFailed` can focus one, and with an
  // expired session the form no longer counts as unsaved, so the redirect to login needs no confirmation.
  useEffect(() => {
    if (failure) handleFailure(failure)
  }, [failure])

  const readEarlier = () => (resume ? readSent(key, resume.schema) : null)

  /** `content` is what `resume` needs. */
  function submit(send: () => Promise<Outcome<Value, Failed>>, content?: Content): void {
    const earlier = readEarlier()
    start(async () => {
      const outcome = earlier && (await resume?.find(earlier.content, earlier.at))
      if (outcome?.status === 'succeeded') return outcome
      if (outcome?.status === 'unknown' && earlier && mayStillArrive(earlier.at)) return outcome
      if (content !== undefined) keepSent(key, content)
      return send()
    })
  }

  function start(send: () => Promise<Outcome<Value, Failed | Thrown>>): void {
    setFailure(null)
    const sendAndFollowUp = async () => {
      const outcome = await send()
      if (resume && outcome.status !== 'unknown') forgetSent(key)
      if (outcome.status === 'succeeded') await onSuccess?.(outcome.value)
      return outcome
    }
    void startSubmission<Value, Failed | Thrown>(key, sendAndFollowUp, { texts, onSettledAfterUnmount })
  }

  const resumeEarlier = useEffectEvent(() => {
    const earlier = readEarlier()
    if (resume && earlier) start(() => resume.find(earlier.content, earlier.at))
  })

  // Syncs with the server. Does nothing while the submission is pending in this document.
  useEffect(() => resumeEarlier(), [])

  return {
    /** Stays true until the outcome is shown, so that the user cannot submit again in between. */
    isPending,
    failure,
    clearFailure: () => setFailure(null),
    submit,
    /** To be called when the user changes what was sent: the next press sends something else. */
    forgetSent: () => forgetSent(key),
  }
}

type AlertProps = {
  failure: Failure | null
  texts: SubmissionTexts
  /** Extra help text below the error, e.g. that the draft is saved. */
  note?: string
}

/** Explains a failed submission beside its submit button. */
export function FailureAlert({ failure, texts, note }: AlertProps) {
  if (failure === null) return null
  // Visible until the login page has loaded.
  if (failure.status === 'sessionExpired') return <Alert tone="info">{texts.expired}</Alert>
  const { title, help } = describeFailure(failure, texts)
  return (
    <Alert ref={scrollAlertIntoView} tone="error" title={title}>
      {[help, note].filter(Boolean).join(' ')}
    </Alert>
  )
}

/**
 * Ref callback: scrolls a new alert into view, then the focused control, which the alert may have pushed out of the
 * window. When they do not fit together, the control stays visible. Does nothing while the user is in another form.
 */
export function scrollAlertIntoView(alert: HTMLElement | null) {
  const focused = document.activeElement
  if (!alert || !focused) return
  const form = alert.closest('[role=dialog]') ?? alert.closest('form')
  if (focused !== document.body && !form?.contains(focused)) return
  alert.scrollIntoView({ block: 'nearest' })
  focused.scrollIntoView({ block: 'nearest' })
}
