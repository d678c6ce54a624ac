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
  test('reports the first problem of a request, in the order of its fields', () => {
    for (const [index, [, field, text]] of steps.entries()) {
      const form = Object.assign({ ...empty }, ...steps.slice(0, index + 1).map(([patch]) => patch))
      expect
        .soft(checkRequest(form)[0], `after step ${index} the problem is in ${field}`)
        .toEqual({ field, text })
    }
  })

  test('a complete request has no problem, and an online one needs no city', () => {
    const whole = { subject: 7, isOnline: false, city: 3, description: 'Bac', duration: 0, cycle: 2 }
    expect(checkRequest(whole)).toEqual([])
    expect(checkRequest({ ...whole, isOnline: true, city: null })).toEqual([])
  })

  test('checks each field independently of the others', () => {
    const filled = { subject: 1, isOnline: false, city: 3, description: 'Bac', duration: 31, cycle: 6 }
    const isBroken = (field: string, form: RequestForm) =>
      checkRequest(form).some(problem => problem.field === field)
    for (const field of ['subject', 'city', 'description', 'duration', 'cycle'] as const) {
      expect(isBroken(field, empty)).toBe(true)
      expect(isBroken(field, { ...empty, [field]: filled[field] })).toBe(false)
      expect(isBroken(field, { ...filled, [field]: empty[field] })).toBe(true)
    }
    expect(isBroken('city', { ...empty, isOnline: true })).toBe(false)
  })
})

test('a location needs a city, unless the lessons are online', () => {
  for (const [form, text] of [
    [{ city: 0, cityText: '', isOnline: false }, 'Te rog alege un oras sau meditatii online'],
    [{ city: null, cityText: '', isOnline: false }, 'Te rog alege un oras sau meditatii online'],
    [{ city: 3, cityText: '', isOnline: false }, undefined],
    [{ city: null, cityText: '', isOnline: true }, undefined],
    [{ city: null, cityText: 'Buc', isOnline: true }, 'Alegeți un rezultat din listă.'],
  ] as const)
    expect
      .soft(checkLocation(form)[0]?.text, `the location ${JSON.stringify(form)} gives the error ${text}`)
      .toBe(text)
})

test('the studies are required', () => {
  for (const [studies, text] of [
    ['', 'Acest camp este obligatoriu!'],
    [' \n', 'Acest camp este obligatoriu!'],
    ['Litere', undefined],
  ] as const)
    expect
      .soft(checkStudies(studies)[0]?.text, `the studies ${JSON.stringify(studies)} give the error ${text}`)
      .toBe(text)
})

test('the profile of a tutor needs an experience and an occupation', () => {
  for (const [form, text] of [
    [{ isTutor: true, experience: null, occupation: null }, 'Alegeti o experienta'],
    [{ isTutor: true, experience: 2, occupation: null }, 'Alegeti o ocpatie'],
    [{ isTutor: true, experience: 2, occupation: 3 }, undefined],
    [{ isTutor: false, experience: null, occupation: null }, undefined],
  ] as const)
    expect
      .soft(checkProfile(form)[0]?.text, `the profile ${JSON.stringify(form)} gives the error ${text}`)
      .toBe(text)
})

test('an ad needs a subject, a description and a level', () => {
  for (const [form, text] of [
    [{ subject: null, description: '', cycles: [] }, 'Selecteaza o materie!'],
    [{ subject: 7, description: '', cycles: [] }, 'Adauga o descriere!'],
    [{ subject: 7, description: 'x', cycles: [] }, 'Selecteaza cel putin 1 nivel!'],
    [{ subject: 7, description: 'x', cycles: [1] }, undefined],
  ] as const)
    expect.soft(checkAd(form)[0]?.text, `the ad ${JSON.stringify(form)} gives the error ${text}`).toBe(text)
})

test('a rating is a whole number from 0 to 10', () => {
  for (const [rating, may] of [
    [null, false],
    [-1, false],
    [11, false],
    [4.5, false],
    [Number.NaN, false],
    [0, true],
    [10, true],
  ] as const)
    expect.soft(checkRating(rating).length === 0, `a rating of ${rating} may be sent: ${may}`).toBe(may)
})

test('a booking reports a missing hour, then the missing agreement', () => {
  const hour = 14
  expect(checkBooking({ hour: null, agreed: false })[0]?.field).toBe('hour')
  expect(checkBooking({ hour, agreed: false })[0]?.field).toBe('agreement')
  for (const chosen of [0, hour]) expect(checkBooking({ hour: chosen, agreed: true })).toEqual([])
})
