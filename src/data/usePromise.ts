import { useSyncExternalStore } from 'react'

export type PromiseState<T> =
  { status: 'pending' } | { status: 'done'; value: T } | { status: 'failed'; error: unknown }

type Watch = {
  subscribe: (notify: () => void) => () => void
  getState: () => PromiseState<unknown>
}

const pendingState = { status: 'pending' } as const

/** The state of each promise that a component has rendered; garbage-collected with the promise. */
const watches = new WeakMap<Promise<unknown>, Watch>()

function watch(promise: Promise<unknown>): Watch {
  const watched = watches.get(promise)
  if (watched) return watched
  let state: PromiseState<unknown> = pendingState
  const listeners = new Set<() => void>()
  function settle(next: PromiseState<unknown>) {
    state = next
    for (const notify of listeners) notify()
  }
  promise.then(
    value => settle({ status: 'done', value }),
    (error: unknown) => settle({ status: 'failed', error }),
  )
  const fresh: Watch = {
    getState: () => state,
    subscribe(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
  watches.set(promise, fresh)
  return fresh
}

/**
 * Returns the state of a promise. Unlike `use` and `<Await>` it neither suspends nor throws. The promise must be
 * stable between renders. One that was rendered before is settled from the first render on.
 */
export function usePromise<T>(promise: Promise<T>): PromiseState<T> {
  const { subscribe, getState } = watch(promise)
  // The map cannot say that a promise of T holds a state of T; `watch` fills it from that very promise.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const getTyped = getState as () => PromiseState<T>
  return useSyncExternalStore(subscribe, getTyped, inHtml.has(promise) ? getTyped : () => pendingState)
}

/** The promises whose values the HTML of the page shows (app/firstVisit/snapshot.ts). */
const inHtml = new WeakSet<Promise<unknown>>()

/** Settles a promise whose value the HTML of the page shows: it is `done` when the HTML is rendered and hydrated. */
export async function settleInHtml(promise: Promise<unknown>): Promise<void> {
  await whenSettled(promise)
  inHtml.add(promise)
}

/** A promise that never settles, in place of data in a page's first frame. */
export const pending = new Promise<never>(() => {})

/** Marks loader data that streams in after the first render: it may fail before a component handles that. */
export function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

/** Resolves once `usePromise` knows the outcome of a promise. Never rejects. */
export async function whenSettled(promise: Promise<unknown>): Promise<void> {
  watch(promise)
  await promise.catch(() => {})
}
