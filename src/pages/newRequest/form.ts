import * as z from 'zod/mini'
import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import { findById, type List, useList } from '#data/useList.ts'
import type { Subject } from '#domain/subjects.ts'
import type { RequestForm } from '#domain/validation.ts'

export type Field = Exclude<keyof RequestForm, 'isOnline'>

/** §9: days for which a request is open. */
export const durations = [3, 7, 14, 31]

/** §9: 14 days by default. */
export const emptyForm: RequestForm = {
  subject: null,
  isOnline: false,
  city: null,
  description: '',
  duration: 14,
  cycle: null,
}

const Id = z.catch(z.nullable(z.number()), null)

/** The schema of the draft. A duration that is not offered any more becomes `null`: the user must choose again. */
export const RequestDraft: z.core.$ZodType<RequestForm> = z.object({
  subject: Id,
  isOnline: z.catch(z.boolean(), false),
  city: Id,
  description: z.catch(z.string(), ''),
  duration: z.catch(z.nullable(z._default(z.literal(durations), 14)), null),
  cycle: Id,
})

export type Lists = {
  subjects: Promise<Subject[]>
  cities: Promise<readonly City[]>
  cycles: Promise<readonly Named[]>
}

type Choice<Item> = List<Item> & { value: Item | null }

export type Choices = { subject: Choice<Subject>; city: Choice<City>; cycle: Choice<Named> }

/** Resolves the ids in the form to items of the lists; to none while a list is pending, or without that id. */
export function useChoices(lists: Lists, form: RequestForm): Choices {
  return {
    subject: toChoice(useList(lists.subjects), form.subject),
    city: toChoice(useList(lists.cities), form.city),
    cycle: toChoice(useList(lists.cycles), form.cycle),
  }
}

function toChoice<Item extends Named>(list: List<Item>, id: number | null): Choice<Item> {
  return { ...list, value: findById(list.items, id) }
}
