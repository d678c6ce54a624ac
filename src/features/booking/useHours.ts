import { useEffect, useRef, useState } from 'react'
import { whenSettled, deferred, usePromise } from '#data/usePromise.ts'
import { readFreeHours } from './readFreeHours.ts'

/** The hours while no day is chosen: a promise that never settles. */
const none = new Promise<number[]>(() => {})

/**
 * Holds the chosen day and its free hours. `read` chooses a day and fetches its hours; `set` replaces
 * them without a request.
 */
export function useHours(teacherCode: string, firstDay: string | null) {
  const asking = useRef<AbortController>(undefined)
  const [{ day, hours }, setState] = useState<{ day: string | null; hours: Promise<readonly number[]> }>({
    day: firstDay,
    hours: none,
  })
  const free = usePromise(hours)

  function read(next: string) {
    asking.current?.abort()
    asking.current = new AbortController()
    setState({
      day: next,
      hours: deferred(readFreeHours(teacherCode, next, { signal: asking.current.signal })),
    })
  }

  function set(left: readonly number[]) {
    const answer = Promise.resolve(left)
    // Registers the settled promise before it is rendered: no loading state is rendered or
    // announced for known hours.
    void whenSettled(answer)
    setState({ day, hours: answer })
  }

  // Syncs with the server: fetches the hours of a day that a draft restored. Unmounting aborts the request.
  useEffect(() => {
    if (firstDay !== null) read(firstDay)
    return () => asking.current?.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- once: the form is made anew for another tutor
  }, [])

  return { day, free, read, set }
}

export type FreeHours = ReturnType<typeof useHours>['free']
