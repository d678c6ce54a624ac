import { expect, test, vi } from 'vitest'
import { ApiError, type FailureKind } from '#api/apiError.ts'
import { arrivedIf, describeFailure, isRefusal, Refusal, submit, type SubmissionTexts } from './submit.ts'

const failing =
  (kind: FailureKind, status = 0) =>
  () =>
    Promise.reject(new ApiError(kind, 'POST /x', { status }))
const absent = () => Promise.resolve(arrivedIf(false))

const texts: SubmissionTexts = {
  notArrived: 'Nu a ajuns.',
  unknown: 'Nu știm.',
  expired: 'Sesiunea a expirat.',
  failed: 'Nu a fost salvat.',
}

/** Returns the text that the form shows for a submission that does not succeed. */
async function submitAndDescribe(send: () => Promise<void>, verify = absent, all = texts) {
  const outcome = await submit(send, { verify })
  if (outcome.status !== 'failed' && outcome.status !== 'unknown') throw new Error(outcome.status)
  return describeFailure(outcome, all)
}

test('a success carries the value of the response, and is not verified', async () => {
  const verify = vi.fn<() => Promise<'absent'>>(() => Promise.resolve('absent'))
  expect(await submit(() => Promise.resolve('c1'), { verify })).toEqual({ status: 'succeeded', value: 'c1' })
  expect(verify).not.toHaveBeenCalled()
})

test.each(['timeout', 'network', 'shape'] as const)(
  'after a failure of kind %s the submission has succeeded when the server has it',
  async kind => {
    const verify = () => Promise.resolve({ arrived: 'c1' })
    expect(await submit<string>(failing(kind), { verify })).toEqual({ status: 'succeeded', value: 'c1' })
  },
)

test.each(['timeout', 'network', 'shape'] as const)(
  'after a failure of kind %s it has failed when the server lacks it, and is unknown when the server cannot tell',
  async kind => {
    const error = expect.objectContaining({ kind })
    expect(await submit(failing(kind), { verify: absent })).toEqual({ status: 'failed', error })
    expect(await submit(failing(kind), { verify: failing('network') })).toEqual({ status: 'unknown', error })
    const unknown = await submit(failing(kind), { verify: () => Promise.resolve('unknown') })
    expect(unknown).toMatchObject({ status: 'unknown', error: { cause: error } })
  },
)

test('an error response is a failure, and is not verified', async () => {
  const verify = vi.fn<() => Promise<'absent'>>(() => Promise.resolve('absent'))
  expect(await submit(failing('status', 500), { verify })).toMatchObject({ status: 'failed' })
  expect(verify).not.toHaveBeenCalled()
})

test.each([408, 502, 503, 504])(
  'a proxy error %i is verified: the server behind it may have the change',
  async status => {
    const verify = () => Promise.resolve({ arrived: 'c1' })
    expect(await submit<string>(failing('status', status), { verify })).toEqual({
      status: 'succeeded',
      value: 'c1',
    })
    expect(await submit(failing('status', status), { verify: absent })).toMatchObject({ status: 'failed' })
  },
)

test('a session that expires before the verification leaves the outcome unknown', async () => {
  expect(await submit(failing('timeout'), { verify: failing('session') })).toMatchObject({
    status: 'unknown',
    error: { kind: 'timeout' },
  })
})

test('an expired session is a separate outcome', async () => {
  expect(await submit(failing('session'), { verify: absent })).toEqual({ status: 'sessionExpired' })
})

test('describes a failure of each kind to the user', async () => {
  for (const [kind, title] of [
    ['network', 'Nu ne putem conecta la server'],
    ['status', 'Serverul nu a putut răspunde'],
    ['timeout', 'Nu a ajuns.'],
    ['shape', 'Nu a ajuns.'],
  ] as const)
    expect
      .soft(await submitAndDescribe(failing(kind)), `a failure of kind ${kind} is described to the user`)
      .toMatchObject({ title })
})

test('a bug is described as an unexpected error, and a refusal by its own message', async () => {
  expect(await submitAndDescribe(() => Promise.reject(new TypeError('bug')))).toMatchObject({
    title: 'A apărut o eroare neașteptată',
  })
  expect(await submitAndDescribe(() => Promise.reject(new Refusal('Există deja.')))).toEqual({
    title: 'Există deja.',
  })
})

test('an unknown outcome says so, unless the connection is still lost', async () => {
  expect(await submitAndDescribe(failing('network'), () => Promise.resolve('unknown' as never))).toEqual({
    title: 'Nu știm.',
  })
  expect(await submitAndDescribe(failing('timeout'), failing('network'))).toEqual({ title: 'Nu știm.' })
  expect(await submitAndDescribe(failing('network'), failing('network'))).toMatchObject({
    title: 'Nu ne putem conecta la server',
  })
})

test('a title for all failures has the cause below it', async () => {
  const all = { ...texts, title: 'Something bad happened; please try again later.' }
  expect(await submitAndDescribe(failing('timeout'), failing('network'), all)).toEqual({
    title: all.title,
    help: 'Nu știm.',
  })
  expect(await submitAndDescribe(failing('status'), absent, all)).toEqual({
    title: all.title,
    help: 'Serverul nu a putut răspunde. Problema este la noi, nu la dvs. Încercați din nou peste câteva clipe.',
  })
})

test('tells a refusal from a failure by the status', () => {
  for (const [status, expected] of [
    [400, true],
    [404, true],
    [408, false],
    [500, false],
  ] as const)
    expect
      .soft(
        isRefusal(new ApiError('status', 'POST /x', { status })),
        `a response with status ${status} is a refusal: ${expected}`,
      )
      .toBe(expected)
})
