import { minutesBefore } from '#mocks/clock.ts'
import { durations } from '#mocks/data/lists.ts'
import { between, chance, pick, skewed, startSequence } from '#mocks/random.ts'
import type { AdRow, Person } from '#mocks/rows.ts'
import { codeOf } from './codes.ts'
import { seedDescription } from './descriptions.ts'
import { categories } from './lists.ts'
import { groupOf } from './tutors.ts'

/** RON for an hour, before what the tutor's years and the level add. */
const hourly: Record<string, number> = {
  'Științe exacte': 80,
  'Limbi străine': 70,
  'Științe umaniste': 60,
  'Programare și tehnologie': 110,
  'Economie și drept': 90,
  Muzică: 85,
  Arte: 75,
  Sport: 65,
  'Pregătire și dezvoltare': 55,
}

const twoYears = 2 * 365 * 24 * 60

/** One ad for each of the owners, then more for whomever chance picks; the order is the server's own. */
export function seedAds(count: number, owners: Person[]): AdRow[] {
  startSequence('ads')
  const written = new Map<Person, number>()
  return Array.from({ length: count }, (_, index) => {
    const tutor = owners[index] ?? pick(owners)
    const nth = written.get(tutor) ?? 0
    written.set(tutor, nth + 1)
    return seedAd(index, tutor, nth)
  })
}

/** A tutor's ads go through the tutor's subjects in turn. */
function seedAd(index: number, tutor: Person, nth: number): AdRow {
  const Category = tutor.Categories[nth % tutor.Categories.length] ?? pick(categories)
  const group = groupOf([Category])?.Name ?? ''
  const [Duration, DurationName] = chance(0.6) ? ([60, '1 oră'] as const) : pick(durations)
  return {
    Code: codeOf('ad', index),
    Category,
    Duration,
    DurationName,
    Price: seedPrice(index, tutor, group, Duration),
    Added: minutesBefore(skewed(twoYears)),
    Description: seedDescription(Category, group, tutor.Cycles),
    Cycles: tutor.Cycles,
    teacher: tutor.UserCode,
    views: skewed(5000),
  }
}

/** 40 to 250 RON; every 25th ad says 0 and every 26th nothing, which both mean "unspecified". */
function seedPrice(index: number, tutor: Person, group: string, minutes: number): number | null {
  if (index % 25 === 17) return 0
  if (index % 26 === 19) return null
  const years = (tutor.Experience?.Id ?? 1) * 4
  const level = Math.max(0, ...tutor.Cycles.map(cycle => cycle.Id)) * 2
  const price = (((hourly[group] ?? 70) + years + level + between(-15, 15)) * minutes) / 60
  const rounded = chance(0.03) ? Math.round(price * 2) / 2 : Math.round(price / 5) * 5
  return Math.min(250, Math.max(40, rounded))
}
