import type { Named } from '#api/schemas.ts'
import { findById, type List, useList, withOwn } from '#data/useList.ts'
import type { Subject } from '#domain/subjects.ts'
import type { AdForm } from './adForm.ts'
import type { TutorHome } from './load.ts'
import type { OwnAd } from './readOwnAds.ts'

export type Choices = {
  subject: List<Subject> & { value: Subject | null }
  cycles: List<Named> & { values: readonly Named[] }
  /** Whether something is chosen whose name is in a list that has not loaded. */
  lacksList: boolean
}

/**
 * Returns the lists of the form, and the items in them whose ids the form holds. The ad's own subject and
 * levels are always among the items, so that the ad can be changed while the lists load, when they fail, and
 * when they no longer offer them.
 */
export function useChoices(lists: TutorHome['lists'], form: AdForm, ad: OwnAd | undefined): Choices {
  const offered = { subjects: useList(lists.subjects), cycles: useList(lists.cycles) }
  const subjects = { ...offered.subjects, items: withOwn(offered.subjects, [ad?.Category]) }
  const cycles = { ...offered.cycles, items: withOwn(offered.cycles, ad?.Cycles ?? []) }
  return {
    subject: { ...subjects, value: findById(subjects.items, form.subject) },
    cycles: { ...cycles, values: cycles.items.filter(({ Id }) => form.cycles.includes(Id)) },
    lacksList:
      lacksList(subjects, form.subject === null ? [] : [form.subject]) || lacksList(cycles, form.cycles),
  }
}

function lacksList({ status, items }: List<Named>, chosen: readonly number[]): boolean {
  return status !== 'ready' && chosen.some(id => !items.some(({ Id }) => Id === id))
}
