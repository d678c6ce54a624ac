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

test('lists the required parts that a profile lacks', () => {
  for (const [profile, missing] of [
    [{ IsTeacher: true }, ['FirstName', 'LastName', 'Experience', 'Occupation']],
    [
      { IsTeacher: true, FirstName: 'Ana', LastName: ' ', Experience: named, Occupation: null },
      ['LastName', 'Occupation'],
    ],
    [{ IsTeacher: true, FirstName: 'Ana', LastName: 'Pop', Experience: named, Occupation: named }, []],
    [{ IsTeacher: false, FirstName: 'Ana' }, ['LastName']],
    [{ IsTeacher: false, FirstName: 'Ana', LastName: 'Pop' }, []],
  ] as const)
    expect
      .soft(
        missingFields({ FirstName: undefined, LastName: undefined, ...profile }),
        `the profile ${JSON.stringify(profile)} lacks ${JSON.stringify(missing)}`,
      )
      .toEqual(missing)
})

const bare = { Categories: [], Cycles: [], Cities: [], AlsoOnline: false }
const complete = {
  ProfileImageUrl: 'a.png',
  Categories: [named],
  Cycles: [named],
  Cities: [named],
  Studies: 'Litere',
}

test('lists the recommended parts that a profile lacks', () => {
  for (const [profile, missing] of [
    [{}, ['Picture', 'Categories', 'Cycles', 'Place', 'Studies']],
    [{ ...complete, Studies: ' ' }, ['Studies']],
    [{ ...complete, Cities: [] }, ['Place']],
    [{ ...complete, Cities: [], AlsoOnline: true }, []],
    [complete, []],
  ] as const) {
    const full = { ...bare, ProfileImageUrl: undefined, Studies: undefined, ...profile }
    expect
      .soft(
        missingRecommended(full as Parameters<typeof missingRecommended>[0]),
        `of the recommended parts, the profile ${JSON.stringify(profile)} lacks ${JSON.stringify(missing)}`,
      )
      .toEqual(missing)
  }
})

test('sends the date of birth as a day', () => {
  for (const [Dob, sent] of [
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
  ] as const)
    expect
      .soft(profileToSave({ Dob }, {}), `Dob ${JSON.stringify(Dob)} is sent as ${JSON.stringify(sent)}`)
      .toEqual({ Dob: sent })
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

test('a new id is a text or a number, like the ids that the profile has', () => {
  for (const [row, source, Id] of [
    ['the current experience', { Experience: { Id: '1' }, Occupation: { Id: 2 } }, '5'],
    ['the current experience', { Experience: { Id: 1 }, Occupation: { Id: '2' } }, 5],
    ['the occupation', { Experience: null, Occupation: { Id: '2' } }, '5'],
    ['an entry of a list', { Categories: [], Cities: [{ Id: '2' }] }, '5'],
    ['the default, a number', { Categories: null, Name: 'Id' }, 5],
    ['the default, a number', null, 5],
  ] as const)
    expect
      .soft(
        namedAsIn(source, 'Experience', { Id: 5, Name: 'x' }),
        `the id of a new experience has the format of ${row}: ${JSON.stringify(source)}`,
      )
      .toEqual({ Id, Name: 'x' })
})

test('tells whether a profile contains the edits', () => {
  for (const [edits, has] of [
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
  ] as const) {
    const profile = {
      Studies: 'Litere',
      FirstName: undefined,
      Occupation: { Id: 4, Name: 'Student' },
      AlsoOnline: true,
      Cities: [{ Id: 1 }, { Id: 3 }],
      Dob: null,
    }
    expect
      .soft(
        hasEdits(profile as unknown as Profile, edits),
        `the profile contains the edits ${JSON.stringify(edits)}: ${JSON.stringify(has)}`,
      )
      .toBe(has)
  }
})

test('tells a web address from other text', () => {
  for (const [typed, is] of [
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
  ] as const)
    expect
      .soft(isWebAddress(typed), `${JSON.stringify(typed)} is a web address: ${JSON.stringify(is)}`)
      .toBe(is)
})
