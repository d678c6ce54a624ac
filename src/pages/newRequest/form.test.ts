import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RequestForm } from '#domain/validation.ts'
import { durations, emptyForm, formatForm, isBroken, parseForm } from './form.ts'

const filled: RequestForm = {
  subject: 1,
  isOnline: true,
  city: 3,
  description: 'Caut un profesor.',
  duration: 31,
  cycle: 6,
}

const id = fc.option(fc.integer(), { nil: null })
const anyForm = fc.record({
  subject: id,
  isOnline: fc.boolean(),
  city: id,
  description: fc.string({ unit: 'grapheme' }),
  duration: fc.constantFrom(...durations),
  cycle: id,
})

test('a form is read back as it was kept', () => {
  fc.assert(
    fc.property(anyForm, form => {
      expect(parseForm(formatForm(form))).toEqual(form)
    }),
  )
})

test('garbage is read as a form', () => {
  const anyDraft = fc.oneof(fc.string(), fc.json())
  fc.assert(
    fc.property(anyDraft, draft => {
      const form = parseForm(draft)
      expect(Object.keys(form)).toEqual(Object.keys(emptyForm))
      expect(parseForm(formatForm(form))).toEqual(form)
    }),
  )
})

test('an untouched form leaves no draft', () => {
  expect(formatForm(emptyForm)).toBe('')
  expect(parseForm('')).toEqual(emptyForm)
  expect(formatForm({ ...emptyForm, description: ' ' })).not.toBe('')
})

test.each([
  ['null', emptyForm],
  ['[1]', emptyForm],
  ['{"subject":"1","city":1.5,"cycle":null,"isOnline":"yes","description":7}', emptyForm],
  ['{"description":"Caut","Unknown":1}', { ...emptyForm, description: 'Caut' }],
  // Days that are offered no more are to be chosen again, not changed behind the back.
  ['{"duration":5}', { ...emptyForm, duration: null }],
])('reads %s', (draft, form) => {
  expect(parseForm(draft)).toEqual(form)
})

test('a field is mended by itself, whatever the others hold', () => {
  const nothing: RequestForm = { ...emptyForm, duration: null }
  for (const field of ['subject', 'city', 'description', 'duration', 'cycle'] as const) {
    expect(isBroken(field, nothing)).toBe(true)
    expect(isBroken(field, { ...nothing, [field]: filled[field] })).toBe(false)
    expect(isBroken(field, { ...filled, isOnline: false, [field]: nothing[field] })).toBe(true)
  }
})

test('online needs no city', () => {
  expect(isBroken('city', { ...emptyForm, isOnline: true })).toBe(false)
  expect(isBroken('city', { ...emptyForm, isOnline: false })).toBe(true)
})
