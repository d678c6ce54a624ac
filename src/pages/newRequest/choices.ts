import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import type { RequestForm } from '#domain/validation.ts'
import { usePromise } from '#data/usePromise.ts'
import type { NewRequestData } from './load.ts'

/** A subject with the main category it belongs to. */
export type Subject = Named & { main: string }

type Mains = readonly { Name: string; Categories: readonly Named[] }[]

/** Returns the subjects of all main categories, in order. A subject of several comes once, with the first. */
export function subjectsOf(mains: Mains): Subject[] {
  const subjects = new Map<number, Subject>()
  for (const main of mains)
    for (const subject of main.Categories)
      if (!subjects.has(subject.Id)) subjects.set(subject.Id, { ...subject, main: main.Name })
  return [...subjects.values()]
}

/** The items of a picker, and the chosen one. */
export type Choice<Item> = {
  status: 'ready' | 'loading' | 'failed'
  items: readonly Item[]
  value: Item | null
}

export type Choices = { subject: Choice<Subject>; city: Choice<City>; cycle: Choice<Named> }

/**
 * Resolves the ids in the form, maybe of an old draft, to items of the lists. Nothing is chosen while the
 * list is pending, or when it does not have the id.
 */
export function useChoices(lists: NewRequestData['lists'], form: RequestForm): Choices {
  return {
    subject: toChoice(usePromise(lists.mains), form.subject, subjectsOf),
    city: toChoice(usePromise(lists.cities), form.city, all),
    cycle: toChoice(usePromise(lists.cycles), form.cycle, all),
  }
}

const all = <Item>(items: readonly Item[]) => items

function toChoice<Value, Item extends Named>(
  state: ReturnType<typeof usePromise<Value>>,
  id: number | null,
  itemsOf: (value: Value) => readonly Item[],
): Choice<Item> {
  if (state.status === 'pending') return { status: 'loading', items: [], value: null }
  if (state.status === 'failed') return { status: 'failed', items: [], value: null }
  const items = itemsOf(state.value)
  return { status: 'ready', items, value: items.find(({ Id }) => Id === id) ?? null }
}
