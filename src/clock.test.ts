import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetServerTime, now, setServerTime } from '#clock.ts'

const device = new Date('2026-11-20T07:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: device })
  forgetServerTime()
})

afterEach(() => {
  vi.useRealTimers()
  forgetServerTime()
})

test('until the server has spoken, this device tells the time', () => {
  expect(now()).toEqual(device)
})

test('the server tells the time, which goes on by itself', () => {
  setServerTime(new Date('2027-03-28T00:30:00Z'))
  expect(now().toISOString()).toBe('2027-03-28T00:30:00.000Z')
  vi.advanceTimersByTime(60_000)
  expect(now().toISOString()).toBe('2027-03-28T00:31:00.000Z')
})

test('an answer out of a cache does not turn the time back', () => {
  setServerTime(new Date('2026-11-20T08:00:00Z'))
  setServerTime(new Date('2026-11-20T07:30:00Z'))
  expect(now().toISOString()).toBe('2026-11-20T08:00:00.000Z')
})

test('a later answer mends a first one that was out of a cache', () => {
  setServerTime(new Date('2026-11-19T08:00:00Z'))
  setServerTime(new Date('2026-11-20T07:00:00Z'))
  expect(now()).toEqual(device)
})

test('a device whose clock is set meanwhile is believed no more, and no less', () => {
  setServerTime(new Date('2026-11-20T08:00:00Z'))
  vi.setSystemTime(new Date('2026-11-20T08:05:00Z'))
  setServerTime(new Date('2026-11-20T08:05:00Z'))
  expect(now().toISOString()).toBe('2026-11-20T08:05:00.000Z')
})

test('what is no date says nothing', () => {
  setServerTime(new Date(Number.NaN))
  expect(now()).toEqual(device)
})
