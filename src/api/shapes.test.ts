import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldOf } from '#scripts/docs/shape.ts'
import { brokenOf, sampleOf, variationsOf, withUnreadableDate } from '#test/wire.ts'
import { endpoints } from './endpoints.ts'
import { read } from './mismatches.ts'
import { maybe, Named, NameOnly, Numeric, partsOf } from './schemas.ts'

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

test('in every response an optional date that cannot be read is reported, and the rest is read', () => {
  for (const { name, response, field } of responses)
    for (const [label, value] of withUnreadableDate(field)) {
      const reading = read(response, value)
      expect.soft(reading, `${name}: ${label}`).not.toHaveProperty('broken')
      expect
        .soft(reading.mismatches, `${name}: ${label}`)
        .toMatchObject([{ expected: 'date', got: 'string' }])
    }
})

test('in every list a broken item is dropped and reported once', () => {
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

test('every broken response that is not a list is an error', () => {
  for (const { name, response, field } of singles) {
    const reading = read(response, brokenOf(field.shape))
    expect.soft(reading, name).toHaveProperty('broken', true)
    expect.soft(reading.mismatches.length, name).toBeGreaterThan(0)
  }
})

test('an optional reference is missing when it has no name, or the Id 0', () => {
  for (const sent of [
    undefined,
    null,
    { Id: 3 },
    { Id: 3, Name: null },
    { Id: 3, Name: ' ' },
    { Id: '0', Name: '' },
    { Id: 0, Name: 'Alege' },
  ])
    for (const item of [Named, NameOnly]) {
      const { value = null, mismatches } = read(maybe(item), sent)
      expect.soft([value, mismatches], JSON.stringify(sent)).toEqual([null, []])
    }
  expect(read(maybe(Named), { Id: '3', Name: '1-3 ani' }).value).toEqual({ Id: 3, Name: '1-3 ani' })
  expect(read(maybe(NameOnly), { Name: '1-3 ani' }).value).toEqual({ Name: '1-3 ani' })
})

test('a number that may be sent as text accepts no other text, and is sent as text', () => {
  for (const sent of ['', ' ', 'nouă', '9/10', '1e1', 'NaN', true, null, undefined])
    expect.soft(z.safeParse(Numeric, sent).success, String(sent)).toBe(false)
  for (const [sent, value] of [
    ['0', 0],
    ['8.5', 8.5],
    [9, 9],
  ] as const)
    expect.soft(z.decode(Numeric, sent), String(sent)).toBe(value)
  expect(z.encode(Numeric, 9)).toBe('9')
})
