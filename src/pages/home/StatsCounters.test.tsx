import { act, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw/http'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import type { Stats } from '#api/users.ts'
import { config } from '#config.ts'
import { asked, hold } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'
import { StatsCounters } from './StatsCounters.tsx'

const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('shows no counters and sends no request while the stats flag is off', async () => {
  visit('/')
  await screen.findAllByRole('article')
  expect(screen.queryByText('profesori înscriși')).toBeNull()
  expect(asked.join()).not.toMatch(/GetStats/i)
})

test("shows the server's numbers when the stats flag is on, and only the labels while the call is pending", async () => {
  config.stats = true
  onTestFinished(() => {
    config.stats = false
  })
  const release = hold('/api/users/GetStats', () =>
    HttpResponse.json({ TotalTeacher: 420, TotalUser: 12_345, TotalViews: 1_234_567 }),
  )
  visit('/')
  expect(await screen.findByText('profesori înscriși')).toBeVisible()
  expect(valueOf('profesori înscriși')).toBe('')
  release()
  await waitFor(() => expect(valueOf('profesori înscriși')).toBe('420'))
  expect(valueOf('conturi active')).toBe('12.345')
  expect(valueOf('profiluri vizualizate')).toBe('1.234.567')
})

test('shows no counters when the call fails', async () => {
  const { promise, reject } = Promise.withResolvers<Stats>()
  render(<StatsCounters stats={promise} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('region', { name: 'În cifre' })).toBeVisible()
  await act(async () => reject(new Error('offline')))
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByText('profesori înscriși')).toBeNull()
})
