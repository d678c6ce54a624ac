import { createOverlay, type Store } from './overlay.ts'
import type { AdRow, MessageRow, Person, Seed } from './rows.ts'
import { scenarios, type WorldSize } from './scenarios.ts'
import { seedWorld } from './seed.ts'
import { getMocks } from './state.ts'
import { browserStorage } from './storage.ts'
import { createTable, type Table } from './table.ts'

/** The data of the mocked site: the seed, and what was changed since. Who is looking belongs to the tab, this to the browser. */
export type World = {
  /** As it was at the start; the lists one chooses from never change. */
  seed: Seed
  people: Table<Person>
  ads: Table<AdRow>
  messages: Table<MessageRow>
  /** Drops every change. */
  reset: () => void
}

/** A world of this size, with the changes that are stored for it. */
export function createWorld(
  size: WorldSize,
  store: Store | undefined = browserStorage('localStorage'),
): World {
  const seed = seedOf(size)
  const overlay = createOverlay(storageKey(size), store)
  return {
    seed,
    people: createTable(overlay, 'people', seed.people, person => person.UserCode),
    ads: createTable(overlay, 'ads', seed.ads, ad => ad.Code),
    messages: createTable(overlay, 'messages', seed.messages, message => message.id),
    reset: overlay.clear,
  }
}

const seeds = new Map<WorldSize, Seed>()

/** A seed is never changed, so that one is enough. */
function seedOf(size: WorldSize): Seed {
  let seed = seeds.get(size)
  if (!seed) seeds.set(size, (seed = seedWorld(size)))
  return seed
}

const storageKey = (size: WorldSize) => `meditatii.mock.world.${size}`

const worlds = new Map<WorldSize, World>()

const currentSize = () => scenarios[getMocks().scenario].size

/** The world of the current scenario, made on first use. */
export function getWorld(): World {
  const size = currentSize()
  let world = worlds.get(size)
  if (!world) worlds.set(size, (world = createWorld(size)))
  return world
}

/** Drops every change made in a world, the current scenario's if none is named. Nothing else does. */
export function resetWorld(size: WorldSize = currentSize()): void {
  const world = worlds.get(size)
  if (world) world.reset()
  else createOverlay(storageKey(size), browserStorage('localStorage')).clear()
}
