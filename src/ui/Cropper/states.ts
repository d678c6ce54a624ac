/** §4 Image cropper states: the next state by state and event. Other events change nothing. */
const transitions = {
  /** The picture has no size yet. */
  loaded: { sized: 'visible', gaveUp: 'failed' },
  /** The box can be moved. */
  visible: { grabbed: 'cropping' },
  /** The user is moving or resizing the box. */
  cropping: { released: 'visible' },
  /** The picture never got a size: the browser cannot read it. */
  failed: {},
} as const satisfies Record<string, Partial<Record<'sized' | 'gaveUp' | 'grabbed' | 'released', string>>>

export type CropperKind = keyof typeof transitions

/** `tries`: number of checks that found no size. */
export type CropperState = { kind: CropperKind; tries: number }

/** `looked`: a check of the size. */
export type CropperEvent = { type: 'looked'; hasSize: boolean } | { type: 'grabbed' } | { type: 'released' }

/** §9: the size is checked once, then again up to 40 times, 50 ms apart. */
const sizeRetries = 40
export const retryAfter = 50

export const justLoaded: CropperState = { kind: 'loaded', tries: 0 }

export function next(state: CropperState, event: CropperEvent): CropperState {
  if (event.type !== 'looked') return transition(state, event.type)
  if (event.hasSize) return transition(state, 'sized')
  if (state.kind !== 'loaded') return state
  const tries = state.tries + 1
  return tries > sizeRetries ? transition({ ...state, tries }, 'gaveUp') : { ...state, tries }
}

function transition(state: CropperState, event: string): CropperState {
  const targets: Partial<Record<string, CropperKind>> = transitions[state.kind]
  const kind = targets[event]
  return kind ? { ...state, kind } : state
}
