import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AdForm,
  checkForm,
  emptyForm,
  formatForm,
  formOf,
  parseForm,
  problemOf,
  toBody,
  wholeOf,
} from './adForm.ts'
import type { OwnAd } from './load.ts'

const ad: OwnAd = {
  Code: 'a1',
  Category: { Id: 2, Name: 'Fizică' },
  Duration: 90,
  DurationName: '1 oră și 30 de minute',
  Price: 79.5,
  Added: null,
  Description: 'Mecanică',
  Cycles: [
    { Id: 6, Name: 'Bacalaureat' },
    { Id: 3, Name: 'Clasele V-VIII' },
  ],
}

test('the rules of the spec come first, in their order; then the price', () => {
  let form: AdForm = { ...emptyForm, price: 'x' }
  expect(checkForm(form, undefined)).toEqual({ field: 'subject', text: 'Selecteaza o materie!' })
  form = { ...form, subject: 2 }
  expect(checkForm(form, undefined)).toEqual({ field: 'description', text: 'Adauga o descriere!' })
  form = { ...form, description: ' \n ' }
  expect(checkForm(form, undefined)).toEqual({ field: 'description', text: 'Adauga o descriere!' })
  form = { ...form, description: 'Mecanică' }
  expect(checkForm(form, undefined)).toEqual({ field: 'cycles', text: 'Selecteaza cel putin 1 nivel!' })
  form = { ...form, cycles: [6] }
  expect(checkForm(form, undefined)).toMatchObject({ field: 'price' })
  expect(checkForm({ ...form, price: '' }, undefined)).toBeNull()
})

test('a field is mended by itself, whatever the others hold', () => {
  expect(problemOf('subject', emptyForm, undefined)).toBe('Selecteaza o materie!')
  expect(problemOf('subject', { ...emptyForm, subject: 1 }, undefined)).toBeUndefined()
  expect(problemOf('cycles', emptyForm, undefined)).toBe('Selecteaza cel putin 1 nivel!')
  expect(problemOf('price', { ...emptyForm, price: '-1' }, undefined)).toBe('Prețul nu poate fi negativ.')
  expect(problemOf('price', emptyForm, undefined)).toBeUndefined()
})

test('the body is the whole ad, a new one without a code', () => {
  const form = { ...formOf(ad), description: '  Mecanică și optică\n' }
  const chosen = { subject: { Id: 2, Name: 'Fizică' }, cycles: [{ Id: 6, Name: 'Bacalaureat' }] }
  const body = {
    Category: { Id: 2, Name: 'Fizică' },
    Duration: 90,
    Price: 79.5,
    Description: 'Mecanică și optică',
    Cycles: [{ Id: 6, Name: 'Bacalaureat' }],
  }
  expect(toBody(form, { ad: undefined, ...chosen })).toStrictEqual(body)
  expect(toBody({ ...form, price: '' }, { ad, ...chosen })).toStrictEqual({
    Code: 'a1',
    ...body,
    Price: 0,
  })
})

test.each([15_000, 49.999, 1e21, -5])(
  'a price of %d that nobody touches is in nobody’s way, and stays',
  price => {
    const own = { ...ad, Price: price }
    const form = { ...formOf(own), description: 'Optică' }
    expect(checkForm(form, own)).toBeNull()
    expect(problemOf('price', form, own)).toBeUndefined()
    expect(toBody(form, { ad: own, subject: own.Category, cycles: own.Cycles }).Price).toBe(price)
  },
)

test('what an ad lacks is sent as none', () => {
  const bare = { ...ad, Duration: null, Price: null, Description: undefined, Cycles: [] }
  expect(wholeOf(bare)).toStrictEqual({
    Code: 'a1',
    Category: { Id: 2, Name: 'Fizică' },
    Duration: 60,
    Price: 0,
    Description: '',
    Cycles: [],
  })
  expect(formOf(bare)).toEqual({ ...emptyForm, subject: 2 })
})

test('a draft holds what was filled in; one that says what the ad says is none', () => {
  expect(formatForm(emptyForm, undefined)).toBe('')
  expect(formatForm(formOf(ad), ad)).toBe('')
  const form: AdForm = { subject: null, duration: 180, price: 'optz', cycles: [], description: '' }
  for (const own of [ad, undefined]) expect(parseForm(formatForm(form, own), own)).toEqual(form)
})

test.each([
  '',
  'null',
  '[1]',
  '"x"',
  '{',
  '{"subject":"1","duration":-60,"price":7,"cycles":"6","description":null}',
])('the draft %j is as the ad has it', draft => {
  expect(parseForm(draft, ad)).toEqual(formOf(ad))
  expect(parseForm(draft, undefined)).toEqual(emptyForm)
})

test('any draft is read as a form', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), draft => {
      expect(Object.keys(parseForm(draft, ad)).toSorted()).toEqual(Object.keys(emptyForm).toSorted())
    }),
  )
})
