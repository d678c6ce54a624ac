import { describe, expect, test } from 'vitest'
import {
  checkAd,
  checkBooking,
  checkLocation,
  checkProfile,
  checkRating,
  checkRequest,
  checkStudies,
  type RequestForm,
} from './validation.ts'

describe('a new request reports its first problem, in this order', () => {
  const empty: RequestForm = {
    subject: null,
    isOnline: false,
    city: null,
    description: ' ',
    duration: null,
    cycle: null,
  }
  const steps: [Partial<RequestForm>, string, string][] = [
    [{}, 'subject', 'Alege o materie'],
    [{ subject: 7 }, 'city', 'Alege un oras'],
    [{ city: 3 }, 'description', 'Te rog introdu ce anume cauți ?'],
    [{ description: 'Bac' }, 'duration', 'Alege durata solicitarii'],
    [{ duration: -1 }, 'duration', 'Alege durata solicitarii'],
    [{ duration: 14 }, 'cycle', 'Alege categoria de varsta'],
  ]
  test.each(steps.map(([, field, text], index) => [index, field, text] as const))(
    'after step %i the problem is in %s',
    (index, field, text) => {
      const form = Object.assign({ ...empty }, ...steps.slice(0, index + 1).map(([patch]) => patch))
      expect(checkRequest(form)).toEqual({ field, text })
    },
  )

  test('a complete request has no problem, and an online one needs no city', () => {
    const whole = { subject: 7, isOnline: false, city: 3, description: 'Bac', duration: 0, cycle: 2 }
    expect(checkRequest(whole)).toBeNull()
    expect(checkRequest({ ...whole, isOnline: true, city: null })).toBeNull()
  })
})

test.each([
  [{ city: 0, isOnline: false }, 'Te rog alege un oras sau meditatii online'],
  [{ city: null, isOnline: false }, 'Te rog alege un oras sau meditatii online'],
  [{ city: 3, isOnline: false }, undefined],
  [{ city: null, isOnline: true }, undefined],
])('the location %j gives the error %s', (form, text) => {
  expect(checkLocation(form)?.text).toBe(text)
})

test.each([
  ['', 'Acest camp este obligatoriu!'],
  [' \n', 'Acest camp este obligatoriu!'],
  ['Litere', undefined],
])('the studies %j give the error %s', (studies, text) => {
  expect(checkStudies(studies)?.text).toBe(text)
})

test.each([
  [{ isTeacher: true, experience: null, occupation: null }, 'Alegeti o experienta'],
  [{ isTeacher: true, experience: 2, occupation: null }, 'Alegeti o ocpatie'],
  [{ isTeacher: true, experience: 2, occupation: 3 }, undefined],
  [{ isTeacher: false, experience: null, occupation: null }, undefined],
])('the profile %j gives the error %s', (form, text) => {
  expect(checkProfile(form)?.text).toBe(text)
})

test.each([
  [{ subject: null, description: '', cycles: [] }, 'Selecteaza o materie!'],
  [{ subject: 7, description: '', cycles: [] }, 'Adauga o descriere!'],
  [{ subject: 7, description: 'x', cycles: [] }, 'Selecteaza cel putin 1 nivel!'],
  [{ subject: 7, description: 'x', cycles: [1] }, undefined],
])('the ad %j gives the error %s', (form, text) => {
  expect(checkAd(form)?.text).toBe(text)
})

test.each([
  [null, false],
  [-1, false],
  [11, false],
  [4.5, false],
  [Number.NaN, false],
  [0, true],
  [10, true],
])('a rating of %s may be sent: %s', (rating, may) => {
  expect(checkRating(rating) === null).toBe(may)
})

test('a booking reports a missing hour, then the missing agreement', () => {
  const hour = 14
  expect(checkBooking({ hour: null, agreed: false })?.field).toBe('hour')
  expect(checkBooking({ hour, agreed: false })?.field).toBe('agreement')
  expect(checkBooking({ hour, agreed: true })).toBeNull()
})

test('a booking at midnight has no problem', () => {
  expect(checkBooking({ hour: 0, agreed: true })).toBeNull()
})
