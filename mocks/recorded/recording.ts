import type { Definition } from '#api/endpoint.ts'
import type { PersonaId } from '#mocks/personas.ts'

/** A recorded session with a real back end, without personal data. `npm run record` makes it. */
export type Recording = {
  /** Shown on the login page and in the panel. */
  label: string
  /** The wall-clock time at which the recording began, and at which the scenario's clock starts. */
  start: string
  /** The recorded viewer's persona. Only this persona gets the recorded data of the viewer. */
  persona: PersonaId
  /** Loads the calls, which may be large, from a module of their own. */
  load: () => Promise<{ calls: RecordedCall[] }>
}

export type RecordedCall = {
  call: string
  status: number
  milliseconds: number
  /** The JSON of the response; absent when the call failed. */
  answer?: unknown
}

/**
 * Returns the key of a call: the name of the endpoint's function with all arguments, `getAdByCode?adid=rec-1`.
 * An absent argument gets the endpoint's default, so that other clients of the back end, which leave some out,
 * make the same key.
 */
export function callKey(
  name: string,
  { path, query }: Pick<Definition, 'path' | 'query'>,
  args: Readonly<Record<string, string>>,
): string {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, argument = '']) => [argument, null] as const)
  // A parameter without a default is sent only when it is set.
  const sent = Object.entries(query).filter(([argument, own]) => args[argument] || own !== undefined)
  const pairs = [...inPath, ...sent].map(([argument, own]) => [argument, args[argument] || String(own ?? '')])
  return pairs.length > 0 ? `${name}?${new URLSearchParams(pairs).toString()}` : name
}
