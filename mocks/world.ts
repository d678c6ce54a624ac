import { createOverlay, type Overlay, type Store } from './overlay.ts'
import type * as rows from './rows.ts'
import { scenarios, type WorldSize } from './scenarios.ts'
import { seedWorld } from './seed.ts'
import { getMocks } from './state.ts'
import { browserStorage } from './storage.ts'
import { createTable, type Table } from './table.ts'
import { addMinutes, minutesBetween, worldStart } from './wallClock.ts'

/** The data of the mocked site: the seed, and what was changed since. Who is looking belongs to the tab, this to the browser. */
export type World = {
  /** As it was at the start; the lists one chooses from never change. */
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
  /** What the world's clocks show (clock.ts). */
  now: () => string
  setClock: (wallClock: string) => void
  /** One more of what is counted under this name; from 1. */
  count: (name: string) => number
  /** Drops every change. */
  reset: () => void
}

/** A world of this size, with the changes that are stored for it. */
export function createWorld(
  size: WorldSize,
  store: Store | undefined = browserStorage('localStorage'),
): World {
  const seed = seedOf(size)
  const [overlay, pictures] = overlaysOf(size, store)
  const counts = createTable<rows.CountRow>(overlay, 'counts', [], row => row.name)
  const counted = (name: string) => counts.get(name)?.count ?? 0
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
    now: () => addMinutes(worldStart, counted(clock)),
    setClock: wallClock => counts.put({ name: clock, count: minutesBetween(worldStart, wallClock) }),
    count(name) {
      const count = counted(name) + 1
      counts.put({ name, count })
      return count
    },
    reset() {
      overlay.clear()
      pictures.clear()
    },
  }
}

/** Pictures are kept apart: the text of the others is looked at for each row that is read, and must stay short. */
function overlaysOf(size: WorldSize, store: Store | undefined): [Overlay, Overlay] {
  return [createOverlay(storageKey(size), store), createOverlay(`${storageKey(size)}.pictures`, store)]
}

const clock = 'clock'

const seeds = new Map<WorldSize, rows.Seed>()

/** A seed is never changed, so that one is enough. */
function seedOf(size: WorldSize): rows.Seed {
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
  else for (const overlay of overlaysOf(size, browserStorage('localStorage'))) overlay.clear()
}
