import { expect, test } from 'vitest'
import { ApiError } from '#api/client.ts'
import { toldElsewhere } from './attempt.ts'
import { attemptLogged } from './profileService.ts'

const log = { error() {} }
const text = { notSaved: 'Nu a fost salvat', unknown: 'Nu știm' }

/** How a change without an answer ends, when what became of it is found out by `find`. */
const lost = (find: () => Promise<null>) =>
  attemptLogged(
    () => Promise.reject(new ApiError('timeout', 'POST /x')),
    { find, notArrived: 'Nu a ajuns.', unknown: text.unknown },
    log,
  )

test('what nobody knows stays unknown in the words of the specification, and is told so elsewhere', async () => {
  const failed = await lost(() => Promise.reject(new ApiError('network', 'GET /x')))
  expect(failed).toEqual({
    kind: 'problem',
    title: 'Something bad happened; please try again later.',
    help: 'Nu știm.',
    isUnknown: true,
  })
  if (failed.kind !== 'done') expect(toldElsewhere(failed, text.notSaved, text.unknown)).toBe('Nu știm')
})

test('what is known not to have arrived was not saved; nor was what a session ended over', async () => {
  const failed = await lost(() => Promise.resolve(null))
  expect(failed).not.toHaveProperty('isUnknown')
  if (failed.kind !== 'done')
    expect(toldElsewhere(failed, text.notSaved, text.unknown)).toBe('Nu a fost salvat')
  expect(toldElsewhere({ kind: 'expired' }, text.notSaved, text.unknown)).toBe('Nu a fost salvat')
})
