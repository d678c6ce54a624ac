import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { answerWith } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

test.each(['student', 'teacher'] as const)('shows a %s an empty screen', async persona => {
  visit('/room/12', { as: persona })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sala de meditații' })).toBeInTheDocument()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('main').textContent).toBe('Sala de meditații')
  // The shell is not rendered around a lesson.
  for (const role of ['banner', 'navigation', 'contentinfo', 'link', 'button'])
    expect(screen.queryByRole(role)).toBeNull()
  await waitFor(() => expect(document.title).toBe('Sala de meditații – Meditații'))
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(fullPageLoads).toEqual([])
})

test('redirects a visitor to login, and back to the room', async () => {
  visit('/room/12?from=list')
  await waitFor(() => expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Froom%2F12%3Ffrom%3Dlist']))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('offers a retry when the profile cannot be read, which opens the room', async () => {
  answerWith(
    http.get('/api/users/GetCurrentProfile', () => new HttpResponse(null, { status: 500 }), { once: true }),
  )
  const { user } = visit('/room/12', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Încearcă din nou' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sala de meditații' })).toBeInTheDocument()
})
