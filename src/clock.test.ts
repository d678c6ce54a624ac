import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetServerTime, now, setServerTime } from '#clock.ts'

const device = new Date('2026-11-20T07:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: device })
  forgetServerTime()
})

afterEach(forgetServerTime)

test("before the first response the time is this device's", () => {
  expect(now()).toEqual(device)
})

test("after a response the time is the server's, and keeps running", () => {
  setServerTime(new Date('2027-03-28T00:30:00Z'))
  expect(now().toISOString()).toBe('2027-03-28T00:30:00.000Z')
  vi.advanceTimersByTime(60_000)
  expect(now().toISOString()).toBe('2027-03-28T00:31:00.000Z')
})

test('an older response from a cache does not turn the time back', () => {
  setServerTime(new Date('2026-11-20T08:00:00Z'))
  setServerTime(new Date('2026-11-20T07:30:00Z'))
  expect(now().toISOString()).toBe('2026-11-20T08:00:00.000Z')
})

test('a later response corrects a first one that came from a cache', () => {
  setServerTime(new Date('2026-11-19T08:00:00Z'))
  setServerTime(new Date('2026-11-20T07:00:00Z'))
  expect(now()).toEqual(device)
})

test('after the clock of the device was changed, the next response sets the time again', () => {
  setServerTime(new Date('2026-11-20T08:00:00Z'))
  vi.setSystemTime(new Date('2026-11-20T08:05:00Z'))
  setServerTime(new Date('2026-11-20T08:05:00Z'))
  expect(now().toISOString()).toBe('2026-11-20T08:05:00.000Z')
})

test('an invalid date is ignored', () => {
  setServerTime(new Date(Number.NaN))
  expect(now()).toEqual(device)
})
