import { expect, test } from 'vitest'
import { abortable, abortStale, markStale } from './pageReads.ts'

/** The signals that the loader of a screen was given, in turn. */
async function screen(address: string) {
  const signals: AbortSignal[] = []
  const route = abortable({
    lazy: async () => ({ loader: ({ request }) => (signals.push(request.signal), null) }),
  })
  const page = typeof route.lazy === 'function' ? await route.lazy() : {}
  const visit = (signal?: AbortSignal) => {
    const request = new Request(`http://localhost${address}`, signal ? { signal } : {})
    if (typeof page.loader === 'function') page.loader({ request } as never, undefined)
  }
  return { visit, aborted: () => signals.map(signal => signal.aborted) }
}

const leave = (address: string) => markStale(new URL(address, 'http://localhost'))

test('what a screen reads is aborted once it was left, and what it reads for a new visit is not', async () => {
  const { visit, aborted } = await screen('/Logica%20%C8%99i%20jocuri?page=2')
  visit()
  abortStale()
  expect(aborted()).toEqual([false])
  leave('/Logica și jocuri?page=2')
  // Back, before the other screen was drawn.
  visit()
  abortStale()
  expect(aborted()).toEqual([true, false])
})

test('other screens read on', async () => {
  const { visit, aborted } = await screen('/u/messages')
  visit()
  leave('/u')
  abortStale()
  expect(aborted()).toEqual([false])
})

test('a navigation that is given up aborts as well', async () => {
  const { visit, aborted } = await screen('/teacher')
  const navigation = new AbortController()
  visit(navigation.signal)
  navigation.abort()
  expect(aborted()).toEqual([true])
})
