import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

const list = '/api/users/getusersdescription'

test('shows six of the most popular ads, without a message button, and a link to all ads; a busy strip while they are pending', async () => {
  const release = hold(list)
  const { user } = visit('/')
  await screen.findByRole('heading', { name: 'Profesori apreciați' })
  expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull()
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Cum funcționează' })).toBeVisible()
  release()
  const ads = await screen.findAllByRole('article')
  expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
  expect(ads).toHaveLength(6)
  expect(asked.filter(call => call.includes(list))).toEqual([
    `GET ${list}?categoryid=0&cycleid=0&cityid=0&order=1&page=1`,
  ])
  for (const ad of ads) {
    expect(within(ad).getByRole('heading', { level: 3 })).toBeVisible()
    expect(within(ad).queryByRole('button', { name: /mesaj/i })).toBeNull()
  }
  await user.click(screen.getByRole('link', { name: 'Vezi toate anunțurile' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ultimele anunturi' })).toBeVisible()
})

test('shows an empty state when there are no ads', async () => {
  visit('/', { scenario: 'empty' })
  expect(await screen.findByRole('heading', { name: 'Încă nu sunt anunțuri.' })).toBeVisible()
})

test('shows an error in place of the ads when the call fails, and loads them on retry', async () => {
  answerWith(http.get(list, () => new HttpResponse(null, { status: 500 })))
  const { user } = visit('/')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Anunțurile nu s-au putut încărca.')).toBeVisible()
  expect(
    alert.getByText('Problema este la noi, nu la dvs. Încercați din nou peste câteva clipe.'),
  ).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Găsiți profesorul care vi se potrivește',
  )
  resetBackend()
  await user.click(alert.getByRole('button', { name: 'Încearcă din nou' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Profesori apreciați' })).toHaveFocus()
})
