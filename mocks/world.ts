import { createOverlay, type Overlay, type Store } from './overlay.ts'
import type * as rows from './rows.ts'
import { scenarios, type WorldSize } from './scenarios.ts'
import { seedWorld } from './seed.ts'
import { getMocks } from './state.ts'
import { browserStorage } from './storage.ts'
import { createTable, type Table } from './table.ts'
import { addMinutes, minutesBetween, worldStart } from './wallClock.ts'

/**
 * The data of the mocked site: the seed, and the changes made since. The persona belongs to the tab, the
 * world to the browser.
 */
export type World = {
  /**
   * The data at the start. The reference lists (subjects, cities, levels) are only here, since they never
   * change.
   */
  seed: rows.Seed
  people: Table<rows.Person>
  ads: Table<rows.AdRow>
  requests: Table<rows.RequestRow>
  messages: Table<rows.MessageRow>
  reads: Table<rows.ReadRow>
  weeks: Table<rows.WeekRow>
  appointments: Table<rows.AppointmentRow>
  payments: Table<rows.PaymentRow>
  ratings: Table<rows.RatingRow>
  chat: Table<rows.ChatRow>
  images: Table<rows.ImageRow>
  counts: Table<rows.CountRow>
  /** Returns the world's current wall-clock time (clock.ts). */
  now: () => string
  setClock: (wallClock: string) => void
  /** Increments the counter of this name and returns it; the first value is 1. */
  count: (name: string) => number
  /** Drops every change. */
  reset: () => void
}

/** Creates a world of this size, with the changes that are stored for it. */
export function createWorld(
  size: WorldSize,
  store: Store | undefined = browserStorage('localStorage'),
): World {
  const seed = seedOf(size)
  const [overlay, pictures] = overlaysOf(size, store)
  const counts = createTable<rows.CountRow>(overlay, 'counts', [], row => row.name)
  const countOf = (name: string) => counts.get(name)?.count ?? 0
  return {
    seed,
    people: createTable(overlay, 'people', seed.people, person => person.UserCode),
    ads: createTable(overlay, 'ads', seed.ads, ad => ad.Code),
    requests: createTable(overlay, 'requests', seed.requests, request => request.RequestCode),
    messages: createTable(overlay, 'messages', seed.messages, message => message.id),
    reads: createTable(overlay, 'reads', seed.reads, read => read.id),
    weeks: createTable(overlay, 'weeks', seed.weeks, week => week.teacher),
    appointments: createTable(overlay, 'appointments', seed.appointments, row => String(row.Id)),
    payments: createTable(overlay, 'payments', seed.payments, payment => payment.PaymentCode),
    ratings: createTable(overlay, 'ratings', seed.ratings, rating => rating.id),
    chat: createTable(overlay, 'chat', seed.chat, line => line.id),
    images: createTable<rows.ImageRow>(pictures, 'images', [], image => image.fileName),
    counts,
    now: () => addMinutes(worldStart, countOf(clockName)),
    setClock: wallClock => counts.put({ name: clockName, count: minutesBetween(worldStart, wallClock) }),
    count(name) {
      const count = countOf(name) + 1
      counts.put({ name, count })
      return count
    },
    reset() {
      overlay.clear()
      pictures.clear()
    },
  }
}

/**
 * Returns the overlay of all tables but the pictures, and that of the pictures. The stored text of an overlay
 * is compared at each read of a row, so the large pictures are stored apart.
 */
function overlaysOf(size: WorldSize, store: Store | undefined): [Overlay, Overlay] {
  return [createOverlay(storageKey(size), store), createOverlay(`${storageKey(size)}.pictures`, store)]
}

/** The count that holds the shift of the clock, in minutes. */
const clockName = 'clock'

const seeds = new Map<WorldSize, rows.Seed>()

/** Returns the seed of this size. It is created once, since a seed never changes. */
function seedOf(size: WorldSize): rows.Seed {
  let seed = seeds.get(size)
  if (!seed) seeds.set(size, (seed = seedWorld(size)))
  return seed
}

const storageKey = (size: WorldSize) => `meditatii.mock.world.${size}`

const worlds = new Map<WorldSize, World>()

const currentSize = () => scenarios[getMocks().scenario].size

/** Returns the world of the current scenario, creating it on first use. */
export function getWorld(): World {
  const size = currentSize()
  let world = worlds.get(size)
  if (!world) worlds.set(size, (world = createWorld(size)))
  return world
}

/**
 * Drops every change made in a world, by default in that of the current scenario. A change of persona drops
 * nothing.
 */
export function resetWorld(size: WorldSize = currentSize()): void {
  const world = worlds.get(size)
  if (world) world.reset()
  else for (const overlay of overlaysOf(size, browserStorage('localStorage'))) overlay.clear()
}
