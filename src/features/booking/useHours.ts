import { useEffect, useRef, useState } from 'react'
import { whenSettled, deferred, usePromise } from '#data/usePromise.ts'
import { readFreeHours } from './bookLesson.ts'

/** Before a day is asked for: hours that never come. */
const none = new Promise<number[]>(() => {})

/** The day that is chosen, and its free hours. `read` asks for those of a day, `set` says what is known already. */
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
    // Once drawn, they are there: nothing is said of hours that are still to come.
    void whenSettled(answer)
    setState({ day, hours: answer })
  }

  // Syncs with the server: a day chosen before a login has no hours yet; who leaves waits for none.
  useEffect(() => {
    if (firstDay !== null) read(firstDay)
    return () => asking.current?.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- once: the form is made anew for another tutor
  }, [])

  return { day, free, read, set }
}

export type FreeHours = ReturnType<typeof useHours>['free']
