import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldOf } from '#scripts/contract/shape.ts'
import { brokenOf, sampleOf, variationsOf, wireOf } from '#test/wire.ts'
import { getCurrentPayment } from './appointments.ts'
import { endpoints } from './endpoints.ts'
import { read } from './mismatches.ts'
import { maybe, Named, NameOnly, partsOf } from './schemas.ts'

/** Every endpoint whose response is parsed. */
const responses = endpoints.flatMap(({ name, response }) =>
  response === null || response === 'file' ? [] : [{ name, response, field: fieldOf(response) }],
)
const lists = responses.filter(({ response }) => partsOf(response))
const singles = responses.filter(
  ({ response, field: { shape } }) =>
    !partsOf(response) && (shape.kind === 'object' || shape.kind === 'number'),
)

test('every parsed response is a list, an object or a number, except for texts and alternatives', () => {
  const others = responses.filter(one => !lists.includes(one) && !singles.includes(one))
  expect(others.map(({ name }) => name).toSorted()).toEqual([
    // A page or a list.
    'getPayments',
    'getPhoneNumber',
    // A visitor has no profile.
    'readCurrentProfile',
    'saveRequest',
  ])
})

test('every response is read when the server omits fields, adds fields or sends ids, numbers and dates in another format', () => {
  for (const { name, response, field } of responses) {
    const variations = [['whole', sampleOf(field.shape)] as const, ...variationsOf(field)]
    for (const [label, value] of variations) {
      const reading = read(response, value)
      expect.soft(reading.mismatches, `${name}: ${label}`).toEqual([])
      expect.soft(reading, `${name}: ${label}`).not.toHaveProperty('broken')
    }
  }
})

test('every response is read from any value of its shape', () => {
  for (const { name, response, field } of responses)
    fc.assert(
      fc.property(wireOf(field), value => {
        const reading = read(response, value)
        expect(reading.mismatches, name).toEqual([])
      }),
      { numRuns: 40 },
    )
})

describe('a broken item of a list is dropped and reported once', () => {
  test('in every list', () => {
    for (const { name, response, field } of lists) {
      const { shape } = field
      const list = shape.kind === 'object' ? shape.fields['Entities']?.shape : shape
      if (list?.kind !== 'list') throw new Error('A list has items')
      const rows = [...Array.from({ length: 9 }, () => sampleOf(list.item)), brokenOf(list.item)]
      const reading = read(response, shape === list ? rows : { TotalRows: 10, Entities: rows })
      const value = reading.value as unknown[] | { Entities: unknown[] }
      expect.soft(Array.isArray(value) ? value : value.Entities, name).toHaveLength(9)
      expect.soft(reading.mismatches, name).toHaveLength(1)
      expect.soft(reading.mismatches[0]?.field, name).toMatch(/^\[\]/)
    }
  })
})

test('every broken response that is no list is an error', () => {
  for (const { name, response, field } of singles) {
    const reading = read(response, brokenOf(field.shape))
    expect.soft(reading, name).toHaveProperty('broken', true)
    expect.soft(reading.mismatches.length, name).toBeGreaterThan(0)
  }
})

describe('an optional reference', () => {
  test('reads as missing when it has no name, or the Id 0', () => {
    for (const [row, sent] of [
      ['absent', undefined],
      ['null', null],
      ['without a name', { Id: 3 }],
      ['with a name that is null', { Id: 3, Name: null }],
      ['with a blank name', { Id: 3, Name: ' ' }],
      ['with the Id "0"', { Id: '0', Name: '' }],
      ['with the Id 0', { Id: 0, Name: 'Alege' }],
    ] as const) {
      for (const item of [Named, NameOnly]) {
        const reading = read(maybe(item), sent)
        expect.soft(reading.mismatches, row).toEqual([])
        expect.soft(reading.value ?? null, row).toBeNull()
      }
    }
  })

  test('is read when it has a name, and an Id other than 0 if any', () => {
    expect(read(maybe(Named), { Id: '3', Name: '1-3 ani' }).value).toEqual({ Id: 3, Name: '1-3 ani' })
    expect(read(maybe(NameOnly), { Name: '1-3 ani' }).value).toEqual({ Name: '1-3 ani' })
  })
})

test('getcurrentpayment/ is read when only Product is sent', () => {
  const response = getCurrentPayment.definition.response
  if (response === null || response === 'file') throw new Error('It is read.')
  expect(read(response, { Product: 93 })).toMatchObject({ value: { Product: 93 }, mismatches: [] })
})
