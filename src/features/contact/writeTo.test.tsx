import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { answerWith } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

/** Presses 'Trimite mesaj' on the first card. */
async function write(address: string, as: PersonaId) {
  const app = visit(address, { as })
  const [button] = await screen.findAllByRole('button', { name: /^Trimite mesaj către/ })
  if (button) await app.user.click(button)
  return app
}

test('redirects a visitor to login, with the list and its query as the return address', async () => {
  const { address } = await write('/Matematica?city=-1&page=2', 'visitor')
  await waitFor(() =>
    expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2FMatematica%3Fcity%3D-1%26page%3D2']),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/Matematica?city=-1&page=2')
})

test.each(['teacherUnpaid', 'teacherNew'] as const)('shows a %s the subscription offer', async persona => {
  const { user, address } = await write('/Matematica', persona)
  expect(await screen.findByRole('dialog', { name: 'Abonament pentru profesori' })).toBeVisible()
  for (const price of ['39,00 RON', '69,00 RON', '179,00 RON'])
    expect(screen.getByText(price)).toBeInTheDocument()
  const packages = screen.getAllByRole('link', { name: /^Alege abonamentul de/ })
  expect(packages.map(link => link.getAttribute('href'))).toEqual([
    '/payment/31',
    '/payment/93',
    '/payment/365',
  ])
  expect(screen.queryByRole('textbox', { name: 'Mesajul dvs.' })).toBeNull()

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/Matematica')
  expect(fullPageLoads).toEqual([])
})

test.each(['student', 'teacher'] as const)('opens the compose dialog for a %s', async persona => {
  await write('/teacher', persona)
  expect(await screen.findByRole('dialog', { name: 'Trimite mesaj' })).toBeVisible()
  expect(fullPageLoads).toEqual([])
})

test('treats the viewer as a visitor when the profile cannot be read', async () => {
  answerWith(http.get('/api/users/GetCurrentProfile', () => new HttpResponse(null, { status: 500 })))
  await write('/Matematica', 'student')
  await waitFor(() => expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2FMatematica']))
})
