import { expect, test, vi } from 'vitest'
import { ApiError, type Failure } from '#api/client.ts'
import { attempt } from './attempt.ts'

const failing = (kind: Failure) => () => Promise.reject(new ApiError(kind, 'POST /x'))
const texts = { notArrived: 'Nu a ajuns.', unknown: 'Nu știm.' }
const notFound = () => Promise.resolve(null)

test('a change that succeeds hands over its answer, and nothing is looked up', async () => {
  const find = vi.fn(notFound)
  expect(await attempt(() => Promise.resolve('c1'), { find, ...texts })).toEqual({
    kind: 'done',
    value: 'c1',
  })
  expect(find).not.toHaveBeenCalled()
})

test.each([
  ['network', 'Nu ne putem conecta la server'],
  ['status', 'Serverul nu a putut răspunde'],
  ['shape', 'Răspunsul primit nu a putut fi citit'],
] as const)('a failure of the kind %s is told in words', async (kind, title) => {
  expect(await attempt(failing(kind), { find: notFound, ...texts })).toMatchObject({ kind: 'problem', title })
})

test('what is no failed call is an error all the same', async () => {
  const bug = () => Promise.reject(new TypeError('bug'))
  expect(await attempt(bug, { find: notFound, ...texts })).toMatchObject({
    kind: 'problem',
    title: 'A apărut o eroare neașteptată',
  })
})

test('a session that has ended leads to login', async () => {
  expect(await attempt(failing('session'), { find: notFound, ...texts })).toEqual({ kind: 'expired' })
})

test('one that breaks off has succeeded when the server knows of it', async () => {
  const find = () => Promise.resolve({ value: 'c1' })
  expect(await attempt(failing('network'), { find, ...texts })).toEqual({ kind: 'done', value: 'c1' })
})

test('one that breaks off, like the look-up after it, is told as what it is', async () => {
  expect(await attempt(failing('network'), { find: failing('network'), ...texts })).toMatchObject({
    kind: 'problem',
    title: 'Nu ne putem conecta la server',
    isUnknown: true,
  })
})

test('one that times out has succeeded when the server knows of it', async () => {
  const find = () => Promise.resolve({ value: 'c1' })
  expect(await attempt(failing('timeout'), { find, ...texts })).toEqual({ kind: 'done', value: 'c1' })
})

test('one that times out may be tried again when the server does not know of it', async () => {
  expect(await attempt(failing('timeout'), { find: notFound, ...texts })).toEqual({
    kind: 'problem',
    title: 'Nu a ajuns.',
  })
})

test('when that cannot be found out either, it says so', async () => {
  expect(await attempt(failing('timeout'), { find: failing('network'), ...texts })).toEqual({
    kind: 'problem',
    title: 'Nu știm.',
    isUnknown: true,
  })
})
