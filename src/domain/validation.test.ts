import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import {
  checkAd,
  checkBooking,
  checkLocation,
  checkProfile,
  checkRating,
  checkRequest,
  checkStudies,
} from './validation.ts'

const required = 'Acest camp este obligatoriu!'
const noPlace = { field: 'city', text: 'Te rog alege un oras sau meditatii online' } as const

test('a new request reports each problem, in this order, and an online one needs no city', () => {
  const empty = { subject: null, isOnline: false, city: null, description: ' ', duration: null, cycle: null }
  const whole = { subject: 7, isOnline: false, city: 3, description: 'Bac', duration: 0, cycle: 2 }
  const texts = {
    subject: 'Alege o materie',
    city: 'Alege un oras',
    description: 'Te rog introdu ce anume cauți ?',
    duration: 'Alege durata solicitarii',
    cycle: 'Alege categoria de varsta',
  }
  expect(checkRequest(empty)).toEqual(Object.entries(texts).map(([field, text]) => ({ field, text })))
  for (const [field, text] of Object.entries(texts)) {
    const value = empty[field as keyof typeof texts]
    expect.soft(checkRequest({ ...whole, [field]: value }), field).toEqual([{ field, text }])
  }
  expect(checkRequest({ ...whole, duration: -1 })).toEqual([{ field: 'duration', text: texts.duration }])
  expect(checkRequest(whole)).toEqual([])
  expect(checkRequest({ ...whole, isOnline: true, city: null })).toEqual([])
})

test('a location needs a city, unless the lessons are online', () => {
  expectRows(checkLocation, [
    [{ city: 0, cityText: '', isOnline: false }, [noPlace]],
    [{ city: null, cityText: '', isOnline: false }, [noPlace]],
    [{ city: 3, cityText: '', isOnline: false }, []],
    [{ city: null, cityText: '', isOnline: true }, []],
    [
      { city: null, cityText: 'Buc', isOnline: true },
      [{ field: 'city', text: 'Alegeți un rezultat din listă.' }],
    ],
  ])
})

test('the studies are required', () => {
  expectRows(checkStudies, [
    [' \n', [{ field: 'studies', text: required }]],
    ['Litere', []],
  ])
})

test('the profile of a tutor needs an experience and an occupation', () => {
  const experience = { field: 'experience', text: 'Alegeti o experienta' } as const
  const occupation = { field: 'occupation', text: 'Alegeti o ocpatie' } as const
  expectRows(checkProfile, [
    [{ isTutor: true, experience: null, occupation: null }, [experience, occupation]],
    [{ isTutor: true, experience: 2, occupation: null }, [occupation]],
    [{ isTutor: true, experience: 2, occupation: 3 }, []],
    [{ isTutor: false, experience: null, occupation: null }, []],
  ])
})

test('an ad needs a subject, a description and a level', () => {
  const subject = { field: 'subject', text: 'Selecteaza o materie!' } as const
  const description = { field: 'description', text: 'Adauga o descriere!' } as const
  const cycles = { field: 'cycles', text: 'Selecteaza cel putin 1 nivel!' } as const
  expectRows(checkAd, [
    [{ subject: null, description: '', cycles: [] }, [subject, description, cycles]],
    [{ subject: 7, description: '', cycles: [] }, [description, cycles]],
    [{ subject: 7, description: 'x', cycles: [] }, [cycles]],
    [{ subject: 7, description: 'x', cycles: [1] }, []],
  ])
})

test('a rating is a whole number from 0 to 10', () => {
  for (const score of [null, -1, 11, 4.5, Number.NaN])
    expect.soft(checkRating(score), String(score)).toHaveLength(1)
  for (const score of [0, 10]) expect.soft(checkRating(score), String(score)).toEqual([])
})

test('a booking reports a missing hour, then the missing agreement', () => {
  const fields = (...form: Parameters<typeof checkBooking>) => checkBooking(...form).map(({ field }) => field)
  expectRows(fields, [
    [{ hour: null, agreed: false }, ['hour', 'agreement']],
    [{ hour: 14, agreed: false }, ['agreement']],
    [{ hour: 0, agreed: true }, []],
  ])
})
