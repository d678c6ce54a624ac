import type { CategoryGroup } from '#api/categories.ts'
import type { Named } from '#api/schemas.ts'
import { usePromise } from '#data/usePromise.ts'
import type { AdForm } from './adForm.ts'
import type { TutorHome } from './load.ts'
import type { OwnAd } from './readOwnAds.ts'

/** A subject with the group it belongs to. */
export type Subject = Named & { group?: string }

/** Returns the subjects of all groups, without duplicates. */
export function subjectsOf(groups: readonly CategoryGroup[]): Subject[] {
  const subjects = new Map<number, Subject>()
  for (const group of groups)
    for (const { Id, Name } of group.Categories)
      if (!subjects.has(Id)) subjects.set(Id, { Id, Name, group: group.Name })
  return [...subjects.values()]
}

export type Choice<Item> = { status: 'ready' | 'loading' | 'failed'; items: readonly Item[] }

export type Choices = {
  subject: Choice<Subject> & { value: Subject | null }
  cycles: Choice<Named> & { values: readonly Named[] }
  /** Whether something is chosen whose name is in a list that has not loaded. */
  lacksList: boolean
}

/**
 * Returns the lists of the form, and the items in them whose ids the form holds. The ad's own subject and
 * levels are always among the items, so that the ad can be changed while the lists load, when they fail, and
 * when they no longer offer them.
 */
export function useChoices(lists: TutorHome['lists'], form: AdForm, ad: OwnAd | undefined): Choices {
  const subjects = toChoice(usePromise(lists.groups), subjectsOf, ad ? [ad.Category] : [])
  const cycles = toChoice(usePromise(lists.cycles), all => all, ad?.Cycles ?? [])
  return {
    subject: { ...subjects, value: subjects.items.find(({ Id }) => Id === form.subject) ?? null },
    cycles: { ...cycles, values: cycles.items.filter(({ Id }) => form.cycles.includes(Id)) },
    lacksList:
      lacksList(subjects, form.subject === null ? [] : [form.subject]) || lacksList(cycles, form.cycles),
  }
}

function lacksList({ status, items }: Choice<Named>, chosen: readonly number[]): boolean {
  return status !== 'ready' && chosen.some(id => !items.some(({ Id }) => Id === id))
}

function toChoice<Value, Item extends Named>(
  state: ReturnType<typeof usePromise<Value>>,
  itemsOf: (value: Value) => readonly Item[],
  own: readonly Item[],
): Choice<Item> {
  if (state.status === 'pending') return { status: 'loading', items: own }
  if (state.status === 'failed') return { status: 'failed', items: own }
  const items = itemsOf(state.value)
  const others = own.filter(({ Id }) => !items.some(item => item.Id === Id))
  return { status: 'ready', items: [...items, ...others] }
}
