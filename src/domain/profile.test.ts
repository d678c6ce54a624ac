import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Profile } from '#api/viewer.ts'
import { hasEdits, isWebAddress, missingFields, namedAsIn, profileToSave } from './profile.ts'

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

test.each([
  ['its own', { Experience: { Id: '1' }, Occupation: { Id: 2 } }, '5'],
  ['its own', { Experience: { Id: 1 }, Occupation: { Id: '2' } }, 5],
  ['that of the other', { Experience: null, Occupation: { Id: '2' } }, '5'],
  ['that of a list', { Categories: [], Cities: [{ Id: '2' }] }, '5'],
  ['a number when there is none', { Categories: null, Name: 'Id' }, 5],
  ['a number when nothing came', null, 5],
])('an id is written like %s: %j', (_, source, Id) => {
  expect(namedAsIn(source, 'Experience', { Id: 5, Name: 'x' })).toEqual({ Id, Name: 'x' })
})

test.each([
  [{ Studies: 'Litere' }, true],
  [{ Studies: ' Litere\r\n' }, true],
  [{ Studies: 'Drept' }, false],
  [{ FirstName: '' }, true],
  [{ Occupation: { Id: 4 } }, true],
  [{ Occupation: { Id: '4' } }, true],
  [{ Occupation: { Id: 5 } }, false],
  [{ Studies: 'Litere', Occupation: { Id: 5 } }, false],
])('a profile has the edits %j: %j', (edits, has) => {
  const profile = { Studies: 'Litere', FirstName: undefined, Occupation: { Id: 4, Name: 'Student' } }
  expect(hasEdits(profile as unknown as Profile, edits)).toBe(has)
})

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', true],
  ['HTTP://exemplu.ro', true],
  ['www.vimeo.com/1', true],
  ['exemplu.ro:8080/film', true],
  ['', false],
  ['film', false],
  ['filmul meu', false],
  ['https://', false],
  ['https://exemplu .ro', false],
  ['javascript:alert(1)', false],
  ['javascript:1', false],
  ['data:text/html,x', false],
  ['ftp://exemplu.ro/film', false],
  ['https://..', false],
])('%j is a web address: %j', (typed, is) => {
  expect(isWebAddress(typed)).toBe(is)
})
