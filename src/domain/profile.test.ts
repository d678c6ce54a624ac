import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingFields, profileToSave } from './profile.ts'

const named = { Id: 1, Name: 'x' }

test.each([
  [{ IsTeacher: true }, ['FirstName', 'LastName', 'Experience', 'Occupation']],
  [
    { IsTeacher: true, FirstName: 'Ana', LastName: ' ', Experience: named, Occupation: null },
    ['LastName', 'Occupation'],
  ],
  [{ IsTeacher: true, FirstName: 'Ana', LastName: 'Pop', Experience: named, Occupation: named }, []],
  [{ IsTeacher: false, FirstName: 'Ana' }, ['LastName']],
  [{ IsTeacher: false, FirstName: 'Ana', LastName: 'Pop' }, []],
])('%j lacks %j', (profile, missing) => {
  expect(missingFields({ FirstName: undefined, LastName: undefined, ...profile })).toEqual(missing)
})

test.each([
  ['1990-05-04T00:00:00', '1990-05-04T00:00:00.000Z'],
  ['1990-05-04', '1990-05-04T00:00:00.000Z'],
  // Midnight in Romania, as an instant of the day before.
  ['1990-05-03T21:00:00Z', '1990-05-04T00:00:00.000Z'],
  ['1990-12-03T22:00:00.000Z', '1990-12-04T00:00:00.000Z'],
  ['1990-05-04T00:00:00+03:00', '1990-05-04T00:00:00.000Z'],
  [new Date('1990-05-03T21:00:00Z'), '1990-05-04T00:00:00.000Z'],
  [null, null],
  ['', ''],
  ['soon', 'soon'],
])('Dob %j is sent as %j', (Dob, sent) => {
  expect(profileToSave({ Dob }, {})).toEqual({ Dob: sent })
})

test('without a Dob none is invented', () => {
  expect(profileToSave({ UserCode: 'a' }, {})).toEqual({ UserCode: 'a' })
  expect(profileToSave(null, { FirstName: 'Ana' })).toEqual({ FirstName: 'Ana' })
})

test('whatever came is sent back, but for the edits', () => {
  const source = fc.dictionary(
    fc.string().filter(name => name !== 'Dob' && name !== '__proto__'),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(source, fc.string(), (whole, FirstName) => {
      const sent = profileToSave(whole, { FirstName })
      expect(sent).toEqual({ ...whole, FirstName })
    }),
  )
})
