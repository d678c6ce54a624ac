import { test } from 'vitest'
import * as z from 'zod/mini'
import type { RequestForm } from '#domain/validation.ts'
import { expectRows } from '#test/expectRows.ts'
import { emptyForm, RequestDraft, startingForm } from './form.ts'

const filled: RequestForm = {
  subject: 1,
  isOnline: true,
  city: 3,
  description: 'Caut un profesor.',
  duration: 31,
  cycle: 6,
}

test('restores a draft as far as it is valid', () => {
  expectRows(
    (draft: string) => z.safeParse(RequestDraft, JSON.parse(draft)).data,
    [
      ['null', undefined],
      ['[1]', undefined],
      ['{"subject":{"Id":1},"city":[1],"cycle":null,"isOnline":"yes","description":7}', emptyForm],
      ['{"description":"Caut","Unknown":1}', { ...emptyForm, description: 'Caut' }],
      ['{"duration":5}', { ...emptyForm, duration: null }],
      [JSON.stringify(filled), filled],
    ],
  )
})

test('starts with the subject, the city or Online, and the level of an address, as far as they are valid', () => {
  expectRows(startingForm, [
    ['?category=1&city=4&cycle=6', { ...emptyForm, subject: 1, city: 4, cycle: 6 }],
    ['?city=-1&page=2', { ...emptyForm, isOnline: true }],
    ['?category=x&city=-2&cycle=1.5', emptyForm],
    ['', emptyForm],
  ])
})
