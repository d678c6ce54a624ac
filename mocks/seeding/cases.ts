import type { City } from '#api/users.ts'
import { tutorCases } from '#mocks/data/cases.ts'
import type { AdRow, Person } from '#mocks/rows.ts'

// Stable codes of the catalogue start with `p-` for a person, `a-` for an ad, `c-` for a request. Drawn codes
// have no dash.

export const caseCode = (id: string) => `p-${id}`
export const caseAdCode = (id: string) => `a-${id}`
export const isCase = (userCode: string) => userCode.startsWith('p-')

/** Fixed codes of the personas' ads, by tutor code, in the order of the subjects. Links and tests contain them. */
export const ownAdCodes: Record<string, string[]> = {
  m4t7k2: ['ae31oi', '5hznws', 'n98mk8'],
  e9p2w5: ['qxgimh', 'm1d4ur'],
}

/**
 * Fixed payment codes that links contain: for the newest subscription of `teacher`, a lesson of `student`, and a
 * failed payment of `student`.
 */
export const invoiceCodes = { subscription: 'robdnw', lesson: 'dcya5r', failed: '4l73tl' }

/** Code of the student without a name. */
export const namelessLearner = caseCode('nameless-learner')

/** Puts the cases of the catalogue in the place of some tutors, and of the first ad of each of these. */
export function plantCases(
  tutors: Person[],
  ads: AdRow[],
  cities: City[],
): { tutors: Person[]; ads: AdRow[] } {
  const cases = new Map(
    tutorCases.flatMap(one => {
      const replaced = tutors[one.tutor]
      return replaced ? [[replaced.UserCode, one] as const] : []
    }),
  )
  const withCaseAd = new Set<string>()
  return {
    tutors: tutors.map(tutor => {
      const one = cases.get(tutor.UserCode)
      if (!one) return tutor
      const manyCities = one.id === 'many-cities' ? { Cities: withMore(tutor.Cities, cities) } : {}
      return { ...tutor, ...manyCities, ...one.person, UserCode: caseCode(one.id) }
    }),
    ads: ads.map(ad => {
      const one = cases.get(ad.teacher)
      if (!one) return ad
      const teacher = caseCode(one.id)
      // Keeps the cases out of the most popular ads, which the start page shows.
      const views = ad.views % 1000
      if (withCaseAd.has(teacher)) return { ...ad, views, teacher }
      withCaseAd.add(teacher)
      return { ...ad, views, ...one.ad, teacher, Code: caseAdCode(one.id) }
    }),
  }
}

function withMore(own: City[], cities: City[]): City[] {
  return [...new Set([...own, ...cities])].slice(0, 14)
}

export function plantLearner([first, ...others]: Person[]): Person[] {
  if (!first) return []
  const nameless = { UserCode: namelessLearner, FirstName: undefined, LastName: undefined }
  return [{ ...first, ...nameless, ProfileImageUrl: undefined }, ...others]
}
