import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import { findById, type List, useList } from '#data/useList.ts'
import type { Subject } from '#domain/subjects.ts'
import type { RequestForm } from '#domain/validation.ts'
import type { NewRequestData } from './load.ts'

/** The list of a picker, and the chosen item. */
type Choice<Item> = List<Item> & { value: Item | null }

export type Choices = { subject: Choice<Subject>; city: Choice<City>; cycle: Choice<Named> }

/**
 * Resolves the ids in the form, maybe of an old draft, to items of the lists. Nothing is chosen while the
 * list is pending, or when it does not have the id.
 */
export function useChoices(lists: NewRequestData['lists'], form: RequestForm): Choices {
  return {
    subject: toChoice(useList(lists.subjects), form.subject),
    city: toChoice(useList(lists.cities), form.city),
    cycle: toChoice(useList(lists.cycles), form.cycle),
  }
}

function toChoice<Item extends Named>(list: List<Item>, id: number | null): Choice<Item> {
  return { ...list, value: findById(list.items, id) }
}
