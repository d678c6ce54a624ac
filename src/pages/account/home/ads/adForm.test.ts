import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adDraft, type AdForm, checkForm, emptyForm, formOf, problemOf, toBody } from './adForm.ts'
import type { OwnAd } from './readOwnAds.ts'

/** The ad as the server sends it: ids as text, `null`s, and fields that nobody asked for. */
const source = {
  $id: '1',
  Code: 'a1',
  Category: { $id: '2', Id: '2', Name: 'Fizică', Modified: null },
  Duration: 90,
  DurationName: '1 oră și 30 de minute',
  Price: 79.5,
  Added: '2026-09-01T08:00:00',
  Description: 'Mecanică',
  Cycles: [
    { $id: '3', Id: '6', Name: 'Bacalaureat' },
    { $id: '4', Id: '3', Name: 'Clasele V-VIII' },
  ],
  Teacher: { UserCode: 'm4t7k2', Unasked: [1] },
  Modified: null,
}

const ad: OwnAd = {
  source,
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

test('the body of a new ad is what was filled in, without a code', () => {
  const form = { ...formOf(ad), description: '  Mecanică și optică\n' }
  const chosen = { subject: { Id: 2, Name: 'Fizică' }, cycles: [{ Id: 6, Name: 'Bacalaureat' }] }
  expect(toBody(form, { ad: undefined, ...chosen })).toStrictEqual({
    Category: { Id: 2, Name: 'Fizică' },
    Duration: 90,
    Price: 79.5,
    Description: 'Mecanică și optică',
    Cycles: [{ Id: 6, Name: 'Bacalaureat' }],
  })
})

describe('the body of a changed ad is the raw ad as it was read, with only the edits laid over it', () => {
  const own = { subject: ad.Category, cycles: ad.Cycles }
  const bodyOf = (edits: Partial<AdForm>, chosen: Partial<typeof own> = {}, of: OwnAd = ad) =>
    toBody({ ...formOf(of), ...edits }, { ad: of, ...own, ...chosen })

  test('nothing is edited', () => {
    expect(bodyOf({})).toStrictEqual(source)
  })

  test('the levels in another order are not edited', () => {
    expect(bodyOf({ cycles: [3, 6] }, { cycles: ad.Cycles.toReversed() })).toStrictEqual(source)
  })

  test('a price and a description', () => {
    expect(bodyOf({ price: '' })).toStrictEqual({ ...source, Price: 0 })
    expect(bodyOf({ description: ' Optică ' })).toStrictEqual({ ...source, Description: 'Optică' })
  })

  test('a subject, whose id is text where the ids of the ad are', () => {
    const Category = { Id: 3, Name: 'Chimie' }
    expect(bodyOf({ subject: 3 }, { subject: Category })).toStrictEqual({
      ...source,
      Category: { Id: '3', Name: 'Chimie' },
    })
    const numbers = { ...ad, source: { ...source, Category: { Id: 2, Name: 'Fizică' } } }
    expect(bodyOf({ subject: 3 }, { subject: Category }, numbers)).toMatchObject({ Category })
  })

  test('levels: those that stay are as they came', () => {
    const [first] = ad.Cycles
    const cycles = [...(first ? [first] : []), { Id: 9, Name: 'Adulți' }]
    expect(bodyOf({ cycles: [6, 9] }, { cycles })).toStrictEqual({
      ...source,
      Cycles: [
        { $id: '3', Id: '6', Name: 'Bacalaureat' },
        { Id: '9', Name: 'Adulți' },
      ],
    })
  })

  test('a duration, with its name where the ad has one', () => {
    expect(bodyOf({ duration: 120 })).toStrictEqual({ ...source, Duration: 120, DurationName: '2 ore' })
    for (const name of [{}, { DurationName: null }]) {
      const { DurationName: _, ...rest } = source
      const unnamed = { ...rest, ...name }
      expect(bodyOf({ duration: 120 }, {}, { ...ad, source: unnamed })).toStrictEqual({
        ...unnamed,
        Duration: 120,
      })
    }
  })

  test('a missing duration stays missing unless it is edited, and what is null stays null', () => {
    const bare = { Code: 'a1', Category: source.Category, Price: null, Description: null, Cycles: null }
    const read: OwnAd = {
      ...ad,
      Duration: undefined,
      Price: null,
      Description: undefined,
      Cycles: [],
      source: bare,
    }
    expect(bodyOf({}, { cycles: [] }, read)).toStrictEqual(bare)
    expect(bodyOf({ description: 'Optică' }, { cycles: [] }, read)).toStrictEqual({
      ...bare,
      Description: 'Optică',
    })
    expect(bodyOf({ duration: 90 }, { cycles: [] }, read)).toStrictEqual({ ...bare, Duration: 90 })
  })
})

test.each([15_000, 49.999, 1e21, -5])(
  'a price of %d that nobody touches is in nobody’s way, and stays',
  price => {
    const own = { ...ad, Price: price, source: { ...source, Price: price } }
    const form = { ...formOf(own), description: 'Optică' }
    expect(checkForm(form, own)).toBeNull()
    expect(problemOf('price', form, own)).toBeUndefined()
    expect(toBody(form, { ad: own, subject: own.Category, cycles: own.Cycles })['Price']).toBe(price)
  },
)

test('what an ad lacks is empty in the form, but for an hour', () => {
  const bare = { ...ad, Duration: null, Price: null, Description: undefined, Cycles: [] }
  expect(formOf(bare)).toEqual({ ...emptyForm, subject: 2 })
})

test.each([
  ['{}', {}],
  ['{"subject":"1","duration":"60","price":7,"cycles":"6","description":null}', {}],
  ['{"subject":null,"price":"optz","cycles":[9]}', { subject: null, price: 'optz', cycles: [9] }],
])('of the draft %j what is valid is restored, over what the ad has', (draft, restored) => {
  for (const initial of [formOf(ad), emptyForm])
    expect(z.parse(adDraft(initial), JSON.parse(draft))).toEqual({ ...initial, ...restored })
})
