import { HttpResponse } from 'msw/http'
import { scenarios } from '#mocks/scenarios.ts'
import { getMocks, perClient } from '#mocks/state.ts'
import type { RecordedCall, Recording } from './recording.ts'

/** Number of times that each call was answered from a recording since the page was loaded. */
const played = perClient(() => new Map<string, number>())

/** Plays every recording from its start again, as after a page load. */
export const resetPlayback = played.reset

/**
 * Returns the recorded response to a call, in a scenario made from a recording; `undefined` when the call was
 * not recorded. A call that was recorded several times gets its responses in their order, then the last one
 * again, so that a failure and its successful retry are played as they were. Data of the viewer (`isOwn`) is
 * only for the persona that was recorded.
 */
export async function nextRecorded(call: string, isOwn: boolean): Promise<RecordedCall | undefined> {
  const { persona, scenario } = getMocks()
  const { recording } = scenarios[scenario]
  if (!recording || (isOwn && persona !== recording.persona)) return undefined
  const responses = (await callsOf(recording)).get(call)
  if (!responses) return undefined
  const key = `${scenario} ${call}`
  const counts = played.get()
  const count = counts.get(key) ?? 0
  counts.set(key, count + 1)
  return responses[Math.min(count, responses.length - 1)]
}

const loaded = new WeakMap<Recording, Promise<Map<string, RecordedCall[]>>>()

function callsOf(recording: Recording): Promise<Map<string, RecordedCall[]>> {
  let calls = loaded.get(recording)
  if (!calls) {
    calls = recording.load().then(({ calls: list }) => Map.groupBy(list, ({ call }) => call))
    loaded.set(recording, calls)
  }
  return calls
}

/** Returns the response of a recorded call. The text of a failure was not recorded. */
export function toResponse({ status, answer }: RecordedCall): Response {
  if (status >= 400) return HttpResponse.text('Eroare înregistrată.', { status })
  return HttpResponse.json(answer ?? null, { status })
}
