import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
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
    expect.soft(missingFields({ FirstName: undefined, LastName: undefined, ...profile })).toEqual(missing)
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
    expect.soft(missingRecommended(full as Parameters<typeof missingRecommended>[0])).toEqual(missing)
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
    expect.soft(profileToSave({ Dob }, {}), String(Dob)).toEqual({ Dob: sent })
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
  for (const [source, Id] of [
    [{ Experience: { Id: '1' }, Occupation: { Id: 2 } }, '5'],
    [{ Experience: { Id: 1 }, Occupation: { Id: '2' } }, 5],
    [{ Experience: null, Occupation: { Id: '2' } }, '5'],
    [{ Categories: [], Cities: [{ Id: '2' }] }, '5'],
    [{ Categories: null, Name: 'Id' }, 5],
    [null, 5],
  ] as const)
    expect
      .soft(namedAsIn(source, 'Experience', { Id: 5, Name: 'x' }), JSON.stringify(source))
      .toEqual({ Id, Name: 'x' })
})

test('tells whether a profile contains the edits', () => {
  const profile = {
    Studies: 'Litere',
    FirstName: undefined,
    Occupation: { Id: 4, Name: 'Student' },
    AlsoOnline: true,
    Cities: [{ Id: 1 }, { Id: 3 }],
    Dob: null,
  } as unknown as Profile
  expectRows(hasEdits, [
    [profile, { Studies: ' Litere\r\n' }, true],
    [profile, { Studies: 'Drept' }, false],
    [profile, { FirstName: '' }, true],
    [profile, { Occupation: { Id: '4' } }, true],
    [profile, { Studies: 'Litere', Occupation: { Id: 5 } }, false],
    [profile, { AlsoOnline: true }, true],
    [profile, { AlsoOnline: false }, false],
    [profile, { Cities: [{ Id: '3' }, { Id: 1 }] }, true],
    [profile, { Cities: [{ Id: 1 }] }, false],
    [profile, { Dob: null }, true],
  ])
})

test('tells a web address from other text', () => {
  expectRows(isWebAddress, [
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', true],
    ['HTTP://exemplu.ro', true],
    ['www.vimeo.com/1', true],
    ['exemplu.ro:8080/film', true],
    ['', false],
    ['film', false],
    ['https://', false],
    ['https://exemplu .ro', false],
    ['javascript:1', false],
    ['data:text/html,x', false],
    ['ftp://exemplu.ro/film', false],
    ['https://..', false],
  ])
})
