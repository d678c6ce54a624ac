/**
 * What a frame renders: nothing yet (`waiting`), the story while it loads (`loading`), or the settled story
 * (`shown`). A frame that is not in the queue has never been near the viewport, or was evicted.
 */
export type FrameState = 'waiting' | 'loading' | 'shown'

/** The frames that were near the viewport, by key; those which came near last are at the end. */
export type FrameQueue = ReadonlyMap<string, Readonly<{ state: FrameState; isNear: boolean }>>

/** Frames that load at the same time: each starts the app and the mocked back end. */
export const loadingLimit = 3

/** Frames that stay mounted. Each takes about 60 MB in Chromium, and a screen may have 150. */
export const mountedLimit = 20

export const emptyQueue: FrameQueue = new Map()

export type FrameAction = { type: 'enter' | 'leave' | 'settle'; key: string }

/** The reducer of a page's frames. */
export function reduceFrames(queue: FrameQueue, { type, key }: FrameAction): FrameQueue {
  return transitions[type](queue, key)
}

/** Adds a frame that came near the viewport, or notes that it did again. */
function enter(queue: FrameQueue, key: string): FrameQueue {
  const next = new Map(queue)
  const state = next.get(key)?.state ?? 'waiting'
  next.delete(key)
  next.set(key, { state, isNear: true })
  return advance(next)
}

/** Notes that a frame left the viewport's surroundings. It stays mounted until others need its place. */
function leave(queue: FrameQueue, key: string): FrameQueue {
  const entry = queue.get(key)
  if (!entry) return queue
  const next = new Map(queue)
  if (entry.state === 'waiting') next.delete(key)
  else next.set(key, { ...entry, isNear: false })
  return advance(next)
}

/** Notes that a frame's story has settled, so that the next one can load. */
function settle(queue: FrameQueue, key: string): FrameQueue {
  const entry = queue.get(key)
  if (entry?.state !== 'loading') return queue
  return advance(new Map(queue).set(key, { ...entry, state: 'shown' }))
}

const transitions = { enter, leave, settle }

/**
 * Starts waiting frames while the limits allow it, and evicts, of those that left the viewport, the ones that
 * entered first.
 */
function advance(queue: Map<string, { state: FrameState; isNear: boolean }>): FrameQueue {
  const waiting = [...queue].filter(([, { state }]) => state === 'waiting')
  const loading = [...queue.values()].filter(({ state }) => state === 'loading')
  for (const [key, entry] of waiting.slice(0, Math.max(0, loadingLimit - loading.length)))
    queue.set(key, { ...entry, state: 'loading' })
  const mounted = [...queue].filter(([, { state }]) => state !== 'waiting')
  const evictable = mounted.filter(([, { isNear }]) => !isNear)
  for (const [key] of evictable.slice(0, Math.max(0, mounted.length - mountedLimit))) queue.delete(key)
  return queue
}
