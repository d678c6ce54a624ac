import { useSyncExternalStore } from 'react'

type PromiseState<T> =
  { status: 'pending' } | { status: 'done'; value: T } | { status: 'failed'; error: unknown }

type Watch = {
  subscribe: (notify: () => void) => () => void
  getState: () => PromiseState<unknown>
}

const pendingState = { status: 'pending' } as const

/** What is known of each promise that a component has shown; gone with the promise. */
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
 * The state of a promise, for a component that shows something in each: unlike `use` and `<Await>` it neither suspends nor
 * throws. The promise must be the same from render to render (loader data, a prop, state), never made while rendering.
 * A promise that has once been shown is `done` or `failed` at once wherever it is shown next.
 */
export function usePromise<T>(promise: Promise<T>): PromiseState<T> {
  const { subscribe, getState } = watch(promise)
  // The map cannot say that a promise of T holds a state of T; `watch` fills it from that very promise.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return useSyncExternalStore(subscribe, getState as () => PromiseState<T>, () => pendingState)
}

/** Never settles: what a page's first frame shows in place of data. */
export const pending = new Promise<never>(() => {})

/** For what a loader hands over unfinished: it may fail before its part of the page is there, which is no unhandled failure. */
export function later<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

/** Waits until the outcome of a promise is known to `usePromise`: whoever shows it then sees no `pending` first. */
export async function known(promise: Promise<unknown>): Promise<void> {
  watch(promise)
  await promise.catch(() => {})
}
