import { type ReactPromise, useEffect, useState } from 'react'

/** The state of a loader's promise. `value` is that of the last load that succeeded. */
export type Loaded<T> =
  | { status: 'pending'; value: T | undefined; error?: undefined }
  | { status: 'done'; value: T; error?: undefined }
  | { status: 'failed'; value: T | undefined; error: unknown }

/** Marks loader data that streams in after the first render: it may fail before a component handles that. */
export function deferred<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

const readAnew = new WeakSet<object>()

/** As `deferred`, for data that Back must not show from memory: a press relies on it. */
export function deferredAnew<T>(promise: Promise<T>): Promise<T> {
  readAnew.add(promise)
  return deferred(promise)
}

/** Returns whether Back may show this promise's value until it has been read again. */
export const isKept = (promise: ReactPromise<unknown>) =>
  promise.status === 'fulfilled' && !readAnew.has(promise)

/** Stands for the deferred data of a page's first frame. */
export const neverSettles = new Promise<never>(() => {})

/**
 * Resolves once a promise has settled; never rejects. Notes the outcome in the promise, in the fields of React's `use`, so that
 * every later render has it at once.
 */
export async function whenSettled(promise: ReactPromise<unknown>): Promise<void> {
  if (promise.status === 'fulfilled' || promise.status === 'rejected') return
  try {
    Object.assign(promise, { status: 'fulfilled', value: await promise })
  } catch (reason) {
    Object.assign(promise, { status: 'rejected', reason })
  }
}

/**
 * Returns the state of a loader's promise without suspending, for the reasons in decision 0002. The old value always belongs to
 * the same address: a page remounts at each path, and a loader awaits what depends on the query.
 */
export function useDeferred<T>(promise: Promise<T>): Loaded<T> {
  const [last, setLast] = useState(() => ({ value: loadedOf(promise).value }))

  // Syncs with the loader's promise.
  useEffect(() => {
    let isNewest = true
    async function follow() {
      await whenSettled(promise)
      if (isNewest) setLast(({ value }) => ({ value: loadedOf(promise, value).value }))
    }
    void follow()
    return () => {
      isNewest = false
    }
  }, [promise])

  return loadedOf(promise, last.value)
}

function loadedOf<T>(promise: ReactPromise<T>, last?: T): Loaded<T> {
  if (promise.status === 'fulfilled') return { status: 'done', value: promise.value }
  if (promise.status === 'rejected') return { status: 'failed', value: last, error: promise.reason }
  return { status: 'pending', value: last }
}
