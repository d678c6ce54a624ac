/** §4 Image cropper states, as data: in each state, where each event leads; other events change nothing. */
const transitions = {
  /** A picture was given, and has no size yet. */
  loaded: { sized: 'visible', gaveUp: 'failed' },
  /** The box can be moved. */
  visible: { grabbed: 'cropping' },
  /** It is being moved, or made larger or smaller. */
  cropping: { released: 'visible' },
  /** The picture never had a size: the browser cannot read it. */
  failed: {},
} as const satisfies Record<string, Partial<Record<'sized' | 'gaveUp' | 'grabbed' | 'released', string>>>

export type CropperKind = keyof typeof transitions

/** `tries`: how often the size was looked for in vain. */
export type CropperState = { kind: CropperKind; tries: number }

/** `looked`: whether the picture had a size. */
export type CropperEvent = { type: 'looked'; hasSize: boolean } | { type: 'grabbed' } | { type: 'released' }

/** §9: the size is looked for once, then again up to 40 times, 50 ms apart. */
export const sizeRetries = 40
export const retryAfter = 50

export const justLoaded: CropperState = { kind: 'loaded', tries: 0 }

export function next(state: CropperState, event: CropperEvent): CropperState {
  if (event.type !== 'looked') return follow(state, event.type)
  if (event.hasSize) return follow(state, 'sized')
  if (state.kind !== 'loaded') return state
  const tries = state.tries + 1
  return tries > sizeRetries ? follow({ ...state, tries }, 'gaveUp') : { ...state, tries }
}

function follow(state: CropperState, event: string): CropperState {
  const ways: Partial<Record<string, CropperKind>> = transitions[state.kind]
  const kind = ways[event]
  return kind ? { ...state, kind } : state
}
