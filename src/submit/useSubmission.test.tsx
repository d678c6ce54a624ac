import { act, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { draftKey } from '#storage/drafts.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { shownToast } from '#stores/toast.ts'
import { fullPageLoads } from '#test/leaving.ts'
import type { Failure, Outcome } from './submit.ts'
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

beforeEach(() => {
  usePendingAddress.setState({ pathname: '/mesaje', search: '', shown: '/mesaje' })
  // The shell, which shows the toasts.
  renderHook(useOutcomeToasts)
})

type Options = { onSuccess?: (value: string) => Promise<void> | void; showsOutcome?: boolean }

/** Mounts a form of the submission `message`; `form` returns the hook's result in the last render. */
function mountForm(options: Options = {}) {
  const onSuccessShown = vi.fn<(value: string) => void>()
  const { result, unmount } = renderHook(() =>
    useSubmission<string>('message', { texts, onSuccessShown, ...options }),
  )
  return { onSuccessShown, form: () => result.current, unmount }
}

/** Presses the form's button. `settle` ends the submission. */
function start({ form }: ReturnType<typeof mountForm>) {
  const { promise, resolve } = Promise.withResolvers<Outcome<string>>()
  const send = vi.fn(() => promise)
  act(() => form().submit(send))
  return { send, settle: (outcome: Outcome<string>) => act(async () => resolve(outcome)) }
}

const toast = () => shownToast()?.text ?? null

test('the form is pending until the submission settles, and gets the outcome', async () => {
  const mounted = mountForm()
  const { settle } = start(mounted)
  expect(mounted.form().isPending).toBe(true)
  await settle(succeeded)
  expect(mounted.onSuccessShown.mock.calls).toEqual([['c1']])
  expect(mounted.form()).toMatchObject({ isPending: false, failure: null })
  expect(toast()).toBeNull()
})

test('after a success the submission is pending until onSuccess has resolved, also without a mounted form', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onSuccess = vi.fn(() => promise)
  const closed = mountForm({ onSuccess })
  const { settle } = start(closed)
  closed.unmount()
  await settle(succeeded)
  expect(onSuccess.mock.calls).toEqual([['c1']])
  const reopened = mountForm({ onSuccess })
  expect(reopened.form().isPending).toBe(true)
  expect(toast()).toBeNull()
  await act(async () => resolve())
  expect(reopened.form().isPending).toBe(false)
  expect(reopened.onSuccessShown.mock.calls).toEqual([['c1']])
})

test('a failure stays in the form until the next submission, without onSuccess', async () => {
  const onSuccess = vi.fn<(value: string) => void>()
  const mounted = mountForm({ onSuccess })
  await start(mounted).settle(failed)
  expect(mounted.form()).toMatchObject({ isPending: false, failure: failed })
  expect(toast()).toBeNull()
  expect(onSuccess).not.toHaveBeenCalled()
  start(mounted)
  expect(mounted.form().failure).toBeNull()
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
  const closed = mountForm()
  const { settle } = start(closed)
  closed.unmount()
  const reopened = mountForm()
  expect(reopened.form().isPending).toBe(true)
  expect(start(reopened).send).not.toHaveBeenCalled()
  await settle(succeeded)
  expect(reopened.onSuccessShown.mock.calls).toEqual([['c1']])
  expect(toast()).toBeNull()
})

test.each<[string, Outcome<string>, string]>([
  ['a success', succeeded, texts.succeeded],
  ['a failure', failed, texts.failed],
  ['an unknown outcome', { status: 'unknown', error: new Error('timeout') }, texts.unknown],
  ['an expired session', { status: 'sessionExpired' }, texts.failed],
])('without a mounted form %s becomes a toast, once', async (_, outcome, text) => {
  const closed = mountForm()
  const { settle } = start(closed)
  closed.unmount()
  await settle(outcome)
  expect(toast()).toBe(text)
  expect(fullPageLoads).toEqual([])
  const reopened = mountForm()
  expect(reopened.form()).toMatchObject({ isPending: false, failure: null })
  // Sent again: the toast is about the earlier outcome.
  start(reopened)
  expect(toast()).toBeNull()
})

test('a form that does not show the outcome leaves it to the toast', async () => {
  const mounted = mountForm({ showsOutcome: false })
  await start(mounted).settle(failed)
  expect(toast()).toBe(texts.failed)
  expect(mounted.form()).toMatchObject({ isPending: false, failure: null })
})

test('an expired session leads from the form to login, and back to its address', async () => {
  usePendingAddress.setState({ search: '?cu=m4t7k2', shown: '/mesaje?cu=m4t7k2' })
  const mounted = mountForm()
  await start(mounted).settle({ status: 'sessionExpired' })
  expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fmesaje%3Fcu%3Dm4t7k2'])
  expect(mounted.form().failure).toEqual({ status: 'sessionExpired' })
})

test.each<[string, Outcome<string>, string]>([
  ['a success', succeeded, texts.succeeded],
  ['an expired session', { status: 'sessionExpired' }, texts.failed],
])('%s while another screen loads becomes a toast, and leads nowhere', async (_, outcome, text) => {
  const mounted = mountForm()
  const { settle } = start(mounted)
  usePendingAddress.setState({ pathname: '/Contact' })
  await settle(outcome)
  expect(toast()).toBe(text)
  expect(mounted.onSuccessShown).not.toHaveBeenCalled()
  expect(fullPageLoads).toEqual([])
})

test('an unexpected error in a submission is a failure', async () => {
  const { form } = mountForm()
  await act(async () => form().submit(() => Promise.reject(new TypeError('bug'))))
  expect(form()).toMatchObject({ isPending: false, failure: { status: 'failed' } })
})

test('what has an unknown outcome is verified when its form mounts, and before it is sent again, but not once it is changed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const key = draftKey('s3d8q1', 'sent:message')
  const unknown: Outcome<string> = { status: 'unknown', error: null }
  const send = vi.fn(async () => unknown)
  const find = vi.fn(async (_content: string, _sentAt: Date): Promise<Outcome<string>> => unknown)
  const resume = { schema: z.string(), find }
  const mount = () => renderHook(() => useSubmission<string, Failure, string>(key, { texts, resume }))
  const calls = () => [send.mock.calls.length, find.mock.calls.length]
  const { result: first, unmount } = mount()
  await act(async () => first.current.submit(send, 'Salut'))
  expect(calls()).toEqual([1, 0])
  unmount()
  const { result: form } = await act(async () => mount())
  expect(find.mock.calls).toEqual([['Salut', new Date('2026-11-20T09:00:00Z')]])
  const press = (text: string) => act(async () => form.current.submit(send, text))
  // It may still arrive.
  await press('Salut')
  expect(calls()).toEqual([1, 2])
  find.mockResolvedValueOnce(succeeded)
  await press('Salut')
  expect(calls()).toEqual([1, 3])
  // Its outcome is known now.
  await press('Salut')
  expect(calls()).toEqual([2, 3])
  vi.setSystemTime(new Date('2026-11-20T09:02:00Z'))
  await press('Salut')
  expect(calls()).toEqual([3, 4])
  form.current.forgetSent()
  await press('Bună ziua')
  expect(calls()).toEqual([4, 4])
})

test('an outcome that settles after the reset is dropped', async () => {
  const mounted = mountForm()
  const { settle } = start(mounted)
  act(() => resetSubmissions())
  await settle(failed)
  expect(mounted.form()).toMatchObject({ isPending: false, failure: null })
  expect(toast()).toBeNull()
})

test('a screen without the form knows which submissions are pending', async () => {
  const { settle } = start(mountForm())
  const pending = renderHook(() => useIsPending())
  expect([pending.result.current('message'), pending.result.current('other')]).toEqual([true, false])
  await settle(succeeded)
  expect(pending.result.current('message')).toBe(false)
})
