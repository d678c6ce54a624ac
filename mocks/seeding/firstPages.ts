import type { AdRow, Person } from '#mocks/rows.ts'
import { startSequence } from '#mocks/random.ts'
import { seedPrice } from './ads.ts'
import { ownAdCodes } from './cases.ts'
import { seedUsualDescription } from './descriptions.ts'
import { groupOf } from './tutors.ts'

/** §9: the page size. */
const pageSize = 10

/** Only an ad that is worth looking at has more views than this. */
const usualViews = 1000

/** A description of fewer characters is a single short sentence. */
const shortDescription = 60

const personasAds = new Set(Object.values(ownAdCodes).flat())

/**
 * Completes the ads that are seen first. Those on the first page of a list, of all subjects or of one, get a price and a
 * description if they lack them; the most viewed are first ads of experienced tutors with good ratings. Uses a sequence of
 * its own, which leaves all other ads unchanged; the personas' ads keep their texts and prices.
 */
export function completeFirstPages(ads: AdRow[], tutors: Person[]): AdRow[] {
  const tutorOf = new Map(tutors.map(tutor => [tutor.UserCode, tutor]))
  const seen = new Set<string>()
  const inSubject = new Map<number, number>()
  startSequence('first pages')
  return ads.map((ad, index) => {
    const place = inSubject.get(ad.Category.Id) ?? 0
    inSubject.set(ad.Category.Id, place + 1)
    const tutor = tutorOf.get(ad.teacher)
    const isFirstOfTutor = !seen.has(ad.teacher)
    seen.add(ad.teacher)
    if (personasAds.has(ad.Code)) return isFirstOfTutor ? ad : { ...ad, views: ad.views % usualViews }
    const isOnFirstPage = index < pageSize || place < pageSize
    const shown = tutor && isOnFirstPage ? withPriceAndDescription(ad, tutor) : ad
    const mayBePopular = tutor && isOnFirstPage && isFirstOfTutor && isAppreciated(tutor)
    return mayBePopular ? shown : { ...shown, views: ad.views % usualViews }
  })
}

function withPriceAndDescription(ad: AdRow, tutor: Person): AdRow {
  const group = groupOf([ad.Category])?.Name ?? ''
  const isDescribed =
    (ad.Description?.length ?? 0) > shortDescription && !/<|http|!!!/.test(ad.Description ?? '')
  return {
    ...ad,
    Price: ad.Price || seedPrice(tutor, group, ad.Duration ?? 60),
    Description: isDescribed ? ad.Description : seedUsualDescription(tutor, ad.Category, group),
  }
}

function isAppreciated({
  Experience,
  Occupation,
  ProfileImageUrl,
  Rating,
  reviews,
  ...names
}: Person): boolean {
  const isComplete = Occupation && ProfileImageUrl && names.FirstName && names.LastName
  return Boolean(isComplete) && (Experience?.Id ?? 0) >= 4 && (Rating ?? 0) >= 85 && reviews >= 5
}
