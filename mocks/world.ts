import { createOverlay, type Overlay, type Store } from './overlay.ts'
import type * as rows from './rows.ts'
import { type Scenario, scenarios, type WorldSize } from './scenarios.ts'
import { seedWorld } from './seed.ts'
import { getMocks } from './state.ts'
import { browserStorage } from './storage.ts'
import { createTable, type Table } from './table.ts'
import { addMinutes, minutesBetween, worldStart } from './wallClock.ts'

/** The data of the mocked site: the seed and the changes since. It belongs to the browser, the persona to the tab. */
export type World = {
  /** The data at the start, and the reference lists, which never change. */
  seed: rows.Seed
  start: string
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
  now: () => string
  setClock: (wallClock: string) => void
  /** Increments the counter of this name and returns it; the first value is 1. */
  count: (name: string) => number
  reset: () => void
}

type Options = {
  /** Name under which the changes are stored. Default: the size. */
  name?: string
  /** The wall-clock time at which the clock starts. Default: the seed's. */
  start?: string
}

export function createWorld(
  size: WorldSize,
  store: Store | undefined = browserStorage('localStorage'),
  { name = size, start = worldStart }: Options = {},
): World {
  const seed = seedOf(size)
  const [overlay, pictures] = overlaysOf(name, store)
  const counts = createTable<rows.CountRow>(overlay, 'counts', [], row => row.name)
  const countOf = (counter: string) => counts.get(counter)?.count ?? 0
  return {
    seed,
    start,
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
    now: () => addMinutes(start, countOf(clockName)),
    setClock: wallClock => counts.put({ name: clockName, count: minutesBetween(start, wallClock) }),
    count(counter) {
      const count = countOf(counter) + 1
      counts.put({ name: counter, count })
      return count
    },
    reset() {
      overlay.clear()
      pictures.clear()
    },
  }
}

/** Returns the overlays of the rows and of the pictures. Pictures are large, and each read compares the stored text. */
function overlaysOf(name: string, store: Store | undefined): [Overlay, Overlay] {
  return [createOverlay(storageKey(name), store), createOverlay(`${storageKey(name)}.pictures`, store)]
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

const storageKey = (name: string) => `meditatii.mock.world.${name}`

const worlds = new Map<string, World>()

const currentScenario = () => scenarios[getMocks().scenario]

/** Returns the name of a scenario's world. Scenarios of one size share a world; a recording has its own. */
const worldName = ({ id, size, recording }: Scenario) => (recording ? id : size)

export function getWorld(): World {
  const scenario = currentScenario()
  const name = worldName(scenario)
  let world = worlds.get(name)
  if (!world) {
    const { size, recording } = scenario
    world = createWorld(size, undefined, { name, ...(recording && { start: recording.start }) })
    worlds.set(name, world)
  }
  return world
}

/** Drops every change made in the world of a scenario. */
export function resetWorld(scenario: Scenario = currentScenario()): void {
  const name = worldName(scenario)
  const world = worlds.get(name)
  if (world) world.reset()
  else for (const overlay of overlaysOf(name, browserStorage('localStorage'))) overlay.clear()
}
