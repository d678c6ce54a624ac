import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Profile } from '#api/viewer.ts'
import {
  hasEdits,
  isWebAddress,
  missingFields,
  missingRecommended,
  namedAsIn,
  profileToSave,
} from './profile.ts'

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
])('the profile %j lacks %j', (profile, missing) => {
  expect(missingFields({ FirstName: undefined, LastName: undefined, ...profile })).toEqual(missing)
})

const bare = { Categories: [], Cycles: [], Cities: [], AlsoOnline: false }
const complete = {
  ProfileImageUrl: 'a.png',
  Categories: [named],
  Cycles: [named],
  Cities: [named],
  Studies: 'Litere',
}

test.each([
  [{}, ['Picture', 'Categories', 'Cycles', 'Place', 'Studies']],
  [{ ...complete, Studies: ' ' }, ['Studies']],
  [{ ...complete, Cities: [] }, ['Place']],
  [{ ...complete, Cities: [], AlsoOnline: true }, []],
  [complete, []],
])('of the recommended parts, the profile %j lacks %j', (profile, missing) => {
  const full = { ...bare, ProfileImageUrl: undefined, Studies: undefined, ...profile }
  expect(missingRecommended(full as Parameters<typeof missingRecommended>[0])).toEqual(missing)
})

test.each([
  ['1990-05-04T00:00:00', '1990-05-04T00:00:00.000Z'],
  ['1990-05-04', '1990-05-04T00:00:00.000Z'],
  // Midnight in Romania, which is still the day before in UTC.
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

test('no Dob is sent when the response has none', () => {
  expect(profileToSave({ UserCode: 'a' }, {})).toEqual({ UserCode: 'a' })
  expect(profileToSave(null, { FirstName: 'Ana' })).toEqual({ FirstName: 'Ana' })
})

test('every field of the response is sent back, with the edits applied', () => {
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
  ['the current experience', { Experience: { Id: '1' }, Occupation: { Id: 2 } }, '5'],
  ['the current experience', { Experience: { Id: 1 }, Occupation: { Id: '2' } }, 5],
  ['the occupation', { Experience: null, Occupation: { Id: '2' } }, '5'],
  ['an entry of a list', { Categories: [], Cities: [{ Id: '2' }] }, '5'],
  ['the default, a number', { Categories: null, Name: 'Id' }, 5],
  ['the default, a number', null, 5],
])('the id of a new experience has the format of %s: %j', (_, source, Id) => {
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
  [{ AlsoOnline: true }, true],
  [{ AlsoOnline: false }, false],
  [{ Cities: [{ Id: '3' }, { Id: 1 }] }, true],
  [{ Cities: [{ Id: 1 }] }, false],
  [{ Dob: null }, true],
])('the profile contains the edits %j: %j', (edits, has) => {
  const profile = {
    Studies: 'Litere',
    FirstName: undefined,
    Occupation: { Id: 4, Name: 'Student' },
    AlsoOnline: true,
    Cities: [{ Id: 1 }, { Id: 3 }],
    Dob: null,
  }
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
