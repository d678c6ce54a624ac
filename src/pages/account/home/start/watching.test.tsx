import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { asked } from '#test/backend.ts'
import { pass, stopTime } from '#test/time.ts'
import { visit } from '#test/visit.tsx'

const polls = () => asked.filter(call => call === 'GET /api/appoitments/getactiveappoitments/1').length
const next = () => within(screen.getByRole('region', { name: 'Următoarea programare' }))

/** Opens the start page, and waits for the next lesson. */
async function visitStart() {
  visit('/u', { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: /^Bună ziua/ })
  await next().findByRole('article')
  asked.length = 0
}

beforeEach(() => {
  stopTime()
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
})

/** Opens the start page at noon, when the next lesson is at 14. */
async function open() {
  setClock('2026-11-20T12:00:00')
  await visitStart()
  expect(next().getByText(/14:00–15:00/)).toBeVisible()
}

test('shows the room when the next lesson opens it, and the lesson after it when it ends', async () => {
  await open()
  expect(next().queryByRole('link', { name: /^Intră în sala/ })).toBeNull()
  setClock('2026-11-20T13:55:00')
  await pass(61)
  await waitFor(() => expect(next().getByRole('link', { name: /^Intră în sala/ })).toBeVisible())
  next()
    .getByRole('link', { name: /^Intră în sala/ })
    .focus()
  setClock('2026-11-20T15:00:00')
  await pass(61)
  await waitFor(() => expect(next().queryByText(/14:00–15:00/)).toBeNull())
  await waitFor(() => expect(next().getByRole('heading', { level: 2 })).toHaveFocus())
})

test('reads only the lessons while the next one stays the same', async () => {
  await open()
  await pass(61)
  await waitFor(() => expect(polls()).toBeGreaterThan(0))
  expect(asked.every(call => call.includes('getactiveappoitments'))).toBe(true)
})

test('does not poll on other days than that of the next lesson', async () => {
  setClock('2026-11-21T12:00:00')
  await visitStart()
  await pass(130)
  expect(polls()).toBe(0)
})
