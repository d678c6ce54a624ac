import { durations } from '#mocks/data/lists.ts'
import type { Named } from '#api/schemas.ts'
import { between, chance, momentBetween, pick, skewed, startSequence } from '#mocks/random.ts'
import type { AdRow, Person } from '#mocks/rows.ts'
import { ownAdCodes } from './cases.ts'
import { drawCodes } from './codes.ts'
import { seedDescription } from './descriptions.ts'
import { groupOf } from './tutors.ts'

/** Base price of an hour in RON, by group of subjects; the tutor's experience and the levels add to it. */
const hourly: Record<string, number> = {
  'Științe exacte': 60,
  'Limbi străine': 50,
  'Științe umaniste': 45,
  'Programare și tehnologie': 90,
  'Economie și drept': 70,
  Muzică: 65,
  Arte: 60,
  Sport: 50,
  'Pregătire și dezvoltare': 40,
}

const twoYears = 2 * 365 * 24 * 60

/**
 * Creates ads for the first subject of every tutor, then for the second of every tutor, and so on until there
 * are `count`. This is the server's own order of the list.
 */
export function seedAds(count: number, tutors: Person[]): AdRow[] {
  const most = Math.max(0, ...tutors.slice(0, 100).map(tutor => tutor.Categories.length))
  const all = Array.from({ length: most }, (_, nth) =>
    tutors.flatMap(tutor =>
      tutor.Categories.slice(nth, nth + 1).map(Category => ({
        tutor,
        Category,
        own: ownAdCodes[tutor.UserCode]?.[nth],
      })),
    ),
  )
  const codes = drawCodes('ad', count)
  startSequence('ads')
  return all
    .flat()
    .slice(0, count)
    .map(({ tutor, Category, own }, index) => seedAd(index, own ?? codes[index] ?? '', tutor, Category))
}

function seedAd(index: number, Code: string, tutor: Person, Category: Named): AdRow {
  const group = groupOf([Category])?.Name ?? ''
  const [Duration, DurationName] = chance(0.6) ? ([60, '1 oră'] as const) : pick(durations)
  return {
    Code,
    Category,
    Duration,
    DurationName,
    Price: seedPriceOrNone(index, tutor, group, Duration),
    Added: momentBetween(twoYears, 30),
    Description: seedDescription(tutor, Category, group),
    Cycles: tutor.Cycles,
    teacher: tutor.UserCode,
    views: skewed(5000),
  }
}

/** Returns a price; for every 25th ad 0 and for every 26th `null`, which both mean "unspecified". */
function seedPriceOrNone(index: number, tutor: Person, group: string, minutes: number): number | null {
  if (index % 25 === 17) return 0
  if (index % 26 === 19) return null
  return seedPrice(tutor, group, minutes)
}

/** Returns 40 to 250 RON. */
export function seedPrice(tutor: Person, group: string, minutes: number): number {
  const years = (tutor.Experience?.Id ?? 1) * 4
  const level = Math.max(0, ...tutor.Cycles.map(cycle => cycle.Id)) * 2
  // A longer lesson costs less per hour.
  const price = ((hourly[group] ?? 50) + years + level + between(-15, 15)) * (0.4 + minutes / 100)
  const rounded = chance(0.03) ? Math.round(price * 2) / 2 : Math.round(price / 5) * 5
  return Math.min(250, Math.max(40, rounded))
}
