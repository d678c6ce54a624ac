import type { City } from '#api/users.ts'
import { tutorCases } from '#mocks/data/cases.ts'
import type { AdRow, Person } from '#mocks/rows.ts'

// Stable codes of the catalogue: `p-` a person's, `a-` an ad's, `c-` a request's. A seeded code has no dash.

export const caseCode = (id: string) => `p-${id}`
export const caseAdCode = (id: string) => `a-${id}`
export const isCase = (userCode: string) => userCode.startsWith('p-')

/** Codes of the personas' own ads, by the tutor's code, in the order of their subjects: links and tests name them. */
export const ownAdCodes: Record<string, string[]> = {
  m4t7k2: ['ae31oi', '5hznws', 'n98mk8'],
  e9p2w5: ['qxgimh', 'm1d4ur'],
}

/** Codes of invoices that links name: the teacher's newest, the student's for a lesson and for a failed payment. */
export const invoiceCodes = { subscription: 'robdnw', lesson: 'dcya5r', failed: '4l73tl' }

/** The learner whom nobody can name. */
export const namelessLearner = caseCode('nameless-learner')

/** The cases of the catalogue in the place of some tutors and of the first ad of each. */
export function plantCases(
  tutors: Person[],
  ads: AdRow[],
  cities: City[],
): { tutors: Person[]; ads: AdRow[] } {
  const cases = new Map(
    tutorCases.flatMap(one => {
      const stoodIn = tutors[one.tutor]
      return stoodIn ? [[stoodIn.UserCode, one] as const] : []
    }),
  )
  const shown = new Set<string>()
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
      if (shown.has(teacher)) return { ...ad, teacher }
      shown.add(teacher)
      return { ...ad, ...one.ad, teacher, Code: caseAdCode(one.id) }
    }),
  }
}

/** 14 cities in all: those of one's own, then large ones. */
function withMore(own: City[], cities: City[]): City[] {
  return [...new Set([...own, ...cities])].slice(0, 14)
}

export function plantLearner([first, ...others]: Person[]): Person[] {
  if (!first) return []
  const nameless = { UserCode: namelessLearner, FirstName: undefined, LastName: undefined }
  return [{ ...first, ...nameless, ProfileImageUrl: undefined }, ...others]
}
