import { test } from 'vitest'
import * as z from 'zod/mini'
import type { RequestForm } from '#domain/validation.ts'
import { expectRows } from '#test/expectRows.ts'
import { emptyForm, RequestDraft } from './form.ts'

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
