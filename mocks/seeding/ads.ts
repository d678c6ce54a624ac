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
  const inSubject = new Map<number, number>()
  return all
    .flat()
    .slice(0, count)
    .map(({ tutor, Category, own }, index) => {
      const place = inSubject.get(Category.Id) ?? 0
      inSubject.set(Category.Id, place + 1)
      const isOnFirstPage = index < pageSize || place < pageSize
      return seedAd(index, own ?? codes[index] ?? '', tutor, Category, isOnFirstPage)
    })
}

function seedAd(index: number, Code: string, tutor: Person, Category: Named, isOnFirstPage: boolean): AdRow {
  const group = groupOf([Category])?.Name ?? ''
  const [Duration, DurationName] = chance(0.6) ? ([60, '1 oră'] as const) : pick(durations)
  const price = seedPrice(tutor, group, Duration)
  const Price = isOnFirstPage ? price : (missingPrice(index) ?? price)
  const Added = momentBetween(twoYears, 30)
  const Description = seedDescription(tutor, Category, group, isOnFirstPage)
  return {
    Code,
    Category,
    Duration,
    DurationName,
    Price: Price === 'none' ? null : Price,
    Added,
    Description,
    Cycles: tutor.Cycles,
    teacher: tutor.UserCode,
    views: skewed(Price && isOnFirstPage && isAppreciated(tutor) ? 5000 : 1000),
  }
}

/** §9: the page size. */
const pageSize = 10

/** Experienced, with many good ratings and a complete profile: whom most people look at. */
function isAppreciated({ Experience, Occupation, Rating = 0, reviews, ...rest }: Person): boolean {
  return (
    (Experience?.Id ?? 0) >= 4 &&
    Boolean(Occupation && rest.FirstName && rest.LastName && rest.ProfileImageUrl) &&
    (Rating ?? 0) >= 85 &&
    reviews >= 5
  )
}

/** Every 25th ad has the price 0 and every 26th none, which both mean "unspecified". */
function missingPrice(index: number): 0 | 'none' | undefined {
  if (index % 25 === 17) return 0
  return index % 26 === 19 ? 'none' : undefined
}

/** Returns 40 to 250 RON. */
function seedPrice(tutor: Person, group: string, minutes: number): number {
  const years = (tutor.Experience?.Id ?? 1) * 4
  const level = Math.max(0, ...tutor.Cycles.map(cycle => cycle.Id)) * 2
  // A longer lesson costs less per hour.
  const price = ((hourly[group] ?? 50) + years + level + between(-15, 15)) * (0.4 + minutes / 100)
  const rounded = chance(0.03) ? Math.round(price * 2) / 2 : Math.round(price / 5) * 5
  return Math.min(250, Math.max(40, rounded))
}
