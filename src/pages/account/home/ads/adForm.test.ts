import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expectRows } from '#test/expectRows.ts'
import { adDraft, type AdForm, checkForm, draftOf, formOf, toBody, withDraft } from './adForm.ts'
import type { OwnAd } from './load.ts'

/** The ad as the server sends it: with ids as text, `null`s and unknown fields. */
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
  Added: undefined,
  Description: 'Mecanică',
  Cycles: [
    { Id: 6, Name: 'Bacalaureat' },
    { Id: 3, Name: 'Clasele V-VIII' },
  ],
}

const emptyForm: AdForm = { subject: null, duration: 60, price: '', cycles: [], description: '' }

test('checkForm applies the rules of the spec in their order, then the rule of the price', () => {
  const fieldsOf = (form: AdForm) => checkForm(form, undefined).map(({ field }) => field)
  const missing = ['subject', 'description', 'cycles'] as const
  const valid = { ...emptyForm, subject: 2, description: 'Mecanică', cycles: [6] }
  expectRows(fieldsOf, [
    [{ ...emptyForm, price: 'x' }, [...missing, 'price']],
    [{ ...emptyForm, description: ' \n ' }, [...missing]],
    [{ ...valid, price: 'x' }, ['price']],
    [valid, []],
  ])
})

test('the body of a new ad has the values of the form, without a code', () => {
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

describe('the body of a changed ad is the raw ad with only the edits applied', () => {
  const own = { subject: ad.Category, cycles: ad.Cycles }
  const bodyOf = (edits: Partial<AdForm>, chosen: Partial<typeof own> = {}, of: OwnAd = ad) =>
    toBody({ ...formOf(of), ...edits }, { ad: of, ...own, ...chosen })

  test('equals the raw ad without an edit', () => {
    expect(bodyOf({})).toStrictEqual(source)
  })

  test('ignores another order of the levels', () => {
    expect(bodyOf({ cycles: [3, 6] }, { cycles: ad.Cycles.toReversed() })).toStrictEqual(source)
  })

  test('has the new price and the new description', () => {
    expect(bodyOf({ price: '' })).toStrictEqual({ ...source, Price: 0 })
    expect(bodyOf({ description: ' Optică ' })).toStrictEqual({ ...source, Description: 'Optică' })
  })

  test('has the new subject, with its id as text if the ids of the ad are text', () => {
    const Category = { Id: 3, Name: 'Chimie' }
    expect(bodyOf({ subject: 3 }, { subject: Category })).toStrictEqual({
      ...source,
      Category: { Id: '3', Name: 'Chimie' },
    })
    const numbers = { ...ad, source: { ...source, Category: { Id: 2, Name: 'Fizică' } } }
    expect(bodyOf({ subject: 3 }, { subject: Category }, numbers)).toMatchObject({ Category })
  })

  test('has the new levels, and the remaining levels as the server sent them', () => {
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

  test('has the new duration, with its name if the ad has one', () => {
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

  test('lacks a missing duration unless it is edited, and leaves null values null', () => {
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

test('an unchanged price is valid and stays, even if the rules would refuse it now', () => {
  for (const price of [15_000, 49.999, 1e21, -5]) {
    const own = { ...ad, Price: price, source: { ...source, Price: price } }
    const form = { ...formOf(own), description: 'Optică' }
    expect.soft(checkForm(form, own), String(price)).toEqual([])
    const body = toBody(form, { ad: own, subject: own.Category, cycles: own.Cycles })
    expect.soft(body['Price']).toBe(price)
  }
})

test('missing values of an ad are empty in the form, except for a duration of one hour', () => {
  const bare = { ...ad, Duration: null, Price: null, Description: undefined, Cycles: [] }
  expect(formOf(bare)).toEqual({ ...emptyForm, subject: 2 })
})

test('a draft has the touched fields only, so that it undoes nothing that was saved elsewhere meanwhile', () => {
  const initial = formOf(ad)
  expectRows(
    (edits: Partial<AdForm>) => draftOf({ ...initial, ...edits }, initial),
    [
      [{ price: '75' }, { price: '75' }],
      [{ cycles: [3, 9] }, { cycles: { 6: false, 9: true } }],
      [{ cycles: [3, 6] }, {}],
      [{}, {}],
    ],
  )
  expect(withDraft({ ...initial, cycles: [1, 6] }, { cycles: { 6: false, 9: true } }).cycles).toEqual([1, 9])
})

test('restores the valid parts of a draft over the values of the ad', () => {
  for (const [draft, restored] of [
    ['{}', () => ({})],
    [
      '{"subject":{"Id":1},"duration":"60","price":7,"cycles":"6","description":null}',
      (form: AdForm) => ({ ...form, cycles: {} }),
    ],
    [
      '{"subject":null,"price":"optz","cycles":{"9":true}}',
      () => ({ subject: null, price: 'optz', cycles: { 9: true } }),
    ],
  ] as const)
    for (const initial of [formOf(ad), emptyForm])
      expect.soft(z.parse(adDraft(initial), JSON.parse(draft)), draft).toEqual(restored(initial))
})
