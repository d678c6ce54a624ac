import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { create } from 'zustand'

/** Names of the changes on their way to the server. */
const useNames = create<{ names: ReadonlySet<string> }>(() => ({ names: new Set() }))

/** How often all was forgotten: what was sent before concerns nobody any more. */
let forgotten = 0

/** What takes the end of a change: that of the form which shows it now. */
const forms = new Map<string, (outcome: never) => void>()

type Ends<Outcome> = {
  onEnd: (outcome: Outcome) => void
  /** For who has closed the form meanwhile. */
  onEndElsewhere: (outcome: Outcome) => void
}

/**
 * A change that outlasts the form which sends it: who closes the form and opens it again finds it still sending under its
 * name, cannot send the same twice, and hears how it ended.
 */
export function useChange<Outcome>(name: string, { onEnd, onEndElsewhere }: Ends<Outcome>) {
  const isUnderWay = useNames(({ names }) => names.has(name))
  const end = useEffectEvent(onEnd)

  // Syncs with the changes under way: one that an earlier opening of the form has sent may be ending now.
  useEffect(() => {
    const take = (outcome: Outcome) => end(outcome)
    forms.set(name, take)
    return () => {
      if (forms.get(name) === take) forms.delete(name)
    }
  }, [name])

  async function run(send: () => Promise<Outcome>) {
    if (useNames.getState().names.has(name)) return
    useNames.setState(({ names }) => ({ names: new Set([...names, name]) }))
    const before = forgotten
    try {
      const outcome = await send()
      if (forgotten !== before) return
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what ends under a name is what was sent under it
      const form = forms.get(name) as Ends<Outcome>['onEnd'] | undefined
      // Shown before it counts as over: between the two, a press would send it again.
      flushSync(() => (form ?? onEndElsewhere)(outcome))
    } finally {
      if (forgotten === before)
        useNames.setState(({ names }) => ({ names: new Set([...names].filter(other => other !== name)) }))
    }
  }

  return { isUnderWay, start: (send: () => Promise<Outcome>) => void run(send) }
}

/** Tells of any name whether its change is under way, for screens that show it beside what is being changed. */
export function useIsUnderWay(): (name: string) => boolean {
  const names = useNames(state => state.names)
  return name => names.has(name)
}

/** As in a new tab. */
export function forgetChanges(): void {
  forgotten += 1
  useNames.setState({ names: new Set() })
}
