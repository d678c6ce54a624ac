import * as z from 'zod/mini'
import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import { findById, type List, useList } from '#data/useList.ts'
import { online, readFilters } from '#domain/filters.ts'
import type { Subject } from '#domain/subjects.ts'
import type { RequestForm } from '#domain/validation.ts'
import type { Picked } from '#ui/Combobox/matches.ts'

export type Field = Exclude<keyof RequestForm, 'isOnline'>

/** §9: days for which a request is open. */
export const durations = [3, 7, 14, 31]

/** The form as it is edited and saved: a text in place of an id was typed, and is not in the list. */
export type EditedForm = Omit<RequestForm, 'subject' | 'city'> & {
  subject: number | string | null
  city: number | string | null
}

/** §9: 14 days by default. */
export const emptyForm: EditedForm = {
  subject: null,
  isOnline: false,
  city: null,
  description: '',
  duration: 14,
  cycle: null,
}

/** Returns the form without a draft: with the filters of the tutor list that has linked to it, if the address has any. */
export function startingForm(search: string): EditedForm {
  const { category, city, cycle } = readFilters(new URLSearchParams(search))
  return {
    ...emptyForm,
    subject: category || null,
    isOnline: city === online,
    city: city > 0 ? city : null,
    cycle: cycle || null,
  }
}

const Id = z.catch(z.nullable(z.number()), null)
const IdOrText = z.catch(z.nullable(z.union([z.number(), z.string()])), null)

/** The schema of the draft. A duration that is no longer offered becomes `null`: the user must choose again. */
export const RequestDraft: z.core.$ZodType<EditedForm> = z.object({
  subject: IdOrText,
  isOnline: z.catch(z.boolean(), false),
  city: IdOrText,
  description: z.catch(z.string(), ''),
  duration: z.catch(z.nullable(z._default(z.literal(durations), 14)), null),
  cycle: Id,
})

export type Lists = {
  subjects: Promise<Subject[]>
  cities: Promise<readonly City[]>
  cycles: Promise<readonly Named[]>
}

type Choice<Item> = List<Item> & { value: Picked<Item> }

export type Choices = {
  subject: Choice<Subject>
  city: Choice<City>
  cycle: List<Named> & { value: Named | null }
}

/** Resolves the ids in the form to items of the lists; to none while a list is pending, or without that id. */
export function useChoices(lists: Lists, form: EditedForm): Choices {
  const cycles = useList(lists.cycles)
  return {
    subject: toChoice(useList(lists.subjects), form.subject),
    city: toChoice(useList(lists.cities), form.city),
    cycle: { ...cycles, value: findById(cycles.items, form.cycle) },
  }
}

function toChoice<Item extends Named>(list: List<Item>, picked: number | string | null): Choice<Item> {
  return { ...list, value: typeof picked === 'string' ? picked : findById(list.items, picked) }
}
