import { act, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { useToast } from '#stores/toast.ts'
import { fullPageLoads } from '#test/leaving.ts'
import type { Outcome } from './submit.ts'
import { resetSubmissions, useIsPending, useOutcomeToasts } from './submissions.ts'
import { FailureAlert, useSubmission } from './useSubmission.tsx'

const texts = {
  notArrived: 'Nu a ajuns.',
  unknown: 'Nu știm.',
  expired: 'Sesiunea a expirat.',
  failed: 'Nu a fost trimis.',
  succeeded: 'A fost trimis.',
}
const succeeded: Outcome<string> = { status: 'succeeded', value: 'c1' }
const failed: Outcome<string> = { status: 'failed', error: new Error('500') }

type Form = ReturnType<typeof useSubmission<string>>

beforeEach(() => usePendingAddress.setState({ pathname: '/mesaje', search: '', shown: '/mesaje' }))

type FormProps = {
  onSuccess: (value: string) => Promise<void> | void
  onSuccessShown: (value: string) => void
  showsOutcome: boolean
  onRender: (form: Form) => void
}

function Form({ onRender, ...options }: FormProps) {
  onRender(useSubmission<string>('message', { texts, ...options }))
  return null
}

function Shell({ children }: { children: ReactNode }) {
  useOutcomeToasts()
  return children
}

/** Renders a shell that shows toasts, around a form of the submission `message` that can unmount and remount. */
function mountApp({ showsOutcome = true, onSuccess = () => {} }: Partial<FormProps> = {}) {
  const onSuccessShown = vi.fn<(value: string) => void>()
  const onRender = vi.fn<(form: Form) => void>()
  const app = (hasForm: boolean) => (
    <Shell>
      {hasForm && (
        <Form
          onSuccess={onSuccess}
          onSuccessShown={onSuccessShown}
          showsOutcome={showsOutcome}
          onRender={onRender}
        />
      )}
    </Shell>
  )
  const { rerender } = render(app(true))
  return {
    onSuccessShown,
    /** The value of `useSubmission` in the last render of the form. */
    form: () => onRender.mock.lastCall?.[0] as Form,
    mountForm: () => rerender(app(true)),
    unmountForm: () => rerender(app(false)),
  }
}

function slowSend() {
  const { promise, resolve } = Promise.withResolvers<Outcome<string>>()
  const send = vi.fn(() => promise)
  return { send, settle: (outcome: Outcome<string>) => act(async () => resolve(outcome)) }
}

function start({ form }: ReturnType<typeof mountApp>) {
  const slow = slowSend()
  act(() => form().submit(slow.send))
  return slow
}

const toast = () => useToast.getState().text

test('the form is pending until the submission settles, and gets the outcome', async () => {
  const app = mountApp()
  const { settle } = start(app)
  expect(app.form().isPending).toBe(true)
  await settle(succeeded)
  expect(app.onSuccessShown.mock.calls).toEqual([['c1']])
  expect(app.form()).toMatchObject({ isPending: false, failure: null })
  expect(toast()).toBeNull()
})

test('after a success the submission is pending until onSuccess has resolved, also without a mounted form', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onSuccess = vi.fn(() => promise)
  const app = mountApp({ onSuccess })
  const { settle } = start(app)
  app.unmountForm()
  await settle(succeeded)
  expect(onSuccess.mock.calls).toEqual([['c1']])
  app.mountForm()
  expect(app.form().isPending).toBe(true)
  expect(toast()).toBeNull()
  await act(async () => resolve())
  expect(app.form().isPending).toBe(false)
  expect(app.onSuccessShown.mock.calls).toEqual([['c1']])
})

test('onSuccess runs after no failure', async () => {
  const onSuccess = vi.fn<(value: string) => void>()
  await start(mountApp({ onSuccess })).settle(failed)
  expect(onSuccess).not.toHaveBeenCalled()
})

test('a failure stays in the form until the next submission', async () => {
  const app = mountApp()
  await start(app).settle(failed)
  expect(app.form()).toMatchObject({ isPending: false, failure: failed })
  expect(toast()).toBeNull()
  start(app)
  expect(app.form().failure).toBeNull()
})

test('the alert of a failure scrolls into view, but not while the user is in another form', () => {
  const forms = (hasFailed: boolean) => (
    <>
      <form style={{ height: 3000 }}>
        <input aria-label="Other" />
      </form>
      <form>
        {hasFailed && <FailureAlert failure={{ status: 'failed', error: null }} texts={texts} />}
        <button type="button">Save</button>
      </form>
    </>
  )
  const { rerender } = render(forms(false))
  screen.getByRole('textbox', { name: 'Other' }).focus()
  rerender(forms(true))
  expect(window.scrollY).toBe(0)
  rerender(forms(false))
  screen.getByRole('button', { name: 'Save' }).focus({ preventScroll: true })
  rerender(forms(true))
  expect(window.scrollY).toBeGreaterThan(0)
})

test('a form that is mounted again is pending, sends nothing twice and gets the outcome', async () => {
  const app = mountApp()
  const { settle } = start(app)
  app.unmountForm()
  app.mountForm()
  expect(app.form().isPending).toBe(true)
  expect(start(app).send).not.toHaveBeenCalled()
  await settle(succeeded)
  expect(app.onSuccessShown.mock.calls).toEqual([['c1']])
  expect(toast()).toBeNull()
})

test.each<[string, Outcome<string>, string]>([
  ['a success', succeeded, texts.succeeded],
  ['a failure', failed, texts.failed],
  ['an unknown outcome', { status: 'unknown', error: new Error('timeout') }, texts.unknown],
  ['an expired session', { status: 'sessionExpired' }, texts.failed],
])('without a mounted form %s becomes a toast, once', async (_, outcome, text) => {
  const app = mountApp()
  const { settle } = start(app)
  app.unmountForm()
  await settle(outcome)
  expect(toast()).toBe(text)
  expect(fullPageLoads).toEqual([])
  app.mountForm()
  expect(app.form()).toMatchObject({ isPending: false, failure: null })
  // Sent again: the toast is about the earlier outcome.
  start(app)
  expect(toast()).toBeNull()
})

test('a form that does not show the outcome leaves it to the toast', async () => {
  const app = mountApp({ showsOutcome: false })
  await start(app).settle(failed)
  expect(toast()).toBe(texts.failed)
  expect(app.form()).toMatchObject({ isPending: false, failure: null })
})

test('an expired session leads from the form to login, and back to its address', async () => {
  usePendingAddress.setState({ search: '?cu=m4t7k2', shown: '/mesaje?cu=m4t7k2' })
  const app = mountApp()
  await start(app).settle({ status: 'sessionExpired' })
  expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fmesaje%3Fcu%3Dm4t7k2'])
  expect(app.form().failure).toEqual({ status: 'sessionExpired' })
})

test.each<[string, Outcome<string>, string]>([
  ['a success', succeeded, texts.succeeded],
  ['an expired session', { status: 'sessionExpired' }, texts.failed],
])('%s while another screen loads becomes a toast, and leads nowhere', async (_, outcome, text) => {
  const app = mountApp()
  const { settle } = start(app)
  usePendingAddress.setState({ pathname: '/Contact' })
  await settle(outcome)
  expect(toast()).toBe(text)
  expect(app.onSuccessShown).not.toHaveBeenCalled()
  expect(fullPageLoads).toEqual([])
})

test('an unexpected error in a submission is a failure', async () => {
  const app = mountApp()
  await act(async () => app.form().submit(() => Promise.reject(new TypeError('bug'))))
  expect(app.form()).toMatchObject({ isPending: false, failure: { status: 'failed' } })
})

test('an outcome that settles after the reset is dropped', async () => {
  const app = mountApp()
  const { settle } = start(app)
  act(() => resetSubmissions())
  await settle(failed)
  expect(app.form()).toMatchObject({ isPending: false, failure: null })
  expect(toast()).toBeNull()
})

test('a screen without the form knows which submissions are pending', async () => {
  const { settle } = start(mountApp())
  const pending = renderHook(() => useIsPending())
  expect([pending.result.current('message'), pending.result.current('other')]).toEqual([true, false])
  await settle(succeeded)
  expect(pending.result.current('message')).toBe(false)
})
