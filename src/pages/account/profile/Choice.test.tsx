import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { answerWith, hold, recordBodies, resetBackend } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

const button = (name: 'Materii' | 'Niveluri') => screen.getByRole('button', { name })
const box = (name: string) => screen.getByRole('checkbox', { name })

async function open(name: 'Materii' | 'Niveluri') {
  const app = visit('/u/profile', { as: 'teacher' })
  await screen.findByRole('heading', { level: 1, name: 'Profilul meu' })
  await app.user.click(button(name))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findAllByRole('checkbox')
  return { ...app, dialog, save: () => app.user.click(dialog.getByRole('button', { name: 'Salvează' })) }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('subjects are sent once, in the order of the groups, even if the dialog is closed and reopened meanwhile', async () => {
  const path = '/api/users/savecategories'
  const release = hold(path)
  const bodies = recordBodies(path)
  const { user, dialog, save } = await open('Materii')
  expect(box('Matematica')).toBeChecked()
  expect(dialog.getByText('Alese: 3')).toBeVisible()
  await user.click(box('Limba latină'))
  await user.click(box('Fizică'))
  await user.click(box('Chimie'))
  await save()
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Salvează' })).toHaveAttribute('aria-busy', 'true'),
  )
  await user.keyboard('{Escape}')
  await closed()
  await user.click(button('Materii'))
  await user.click(await screen.findByRole('button', { name: 'Salvează' }))
  expect(box('Chimie')).toBeChecked()
  release()
  expect(await screen.findByText('Modificările au fost salvate')).toBeVisible()
  await closed()
  expect(bodies).toEqual([
    [
      { Id: 1, Name: 'Matematica' },
      { Id: 3, Name: 'Chimie' },
      { Id: 5, Name: 'Informatica' },
      { Id: 16, Name: 'Limba latină' },
    ],
  ])
  expect(button('Materii')).toHaveAccessibleDescription('Matematica, Chimie, Informatica, Limba latină')
})

test('subjects that were added or removed on another device meanwhile stay so, also when a draft is restored', async () => {
  const path = '/api/users/savecategories'
  const there = [
    { Id: 1, Name: 'Matematica' },
    { Id: 5, Name: 'Informatica' },
    { Id: 16, Name: 'Limba latină' },
  ]
  const saveThere = () => fetch(path, { method: 'POST', body: JSON.stringify(there) })
  const { user, save } = await open('Materii')
  await saveThere()
  const bodies = recordBodies(path)
  await user.click(box('Chimie'))
  await user.click(box('Informatica'))
  await save()
  await closed()
  expect(bodies).toEqual([[there[0], { Id: 3, Name: 'Chimie' }, there[2]]])

  await user.click(button('Materii'))
  await user.click(await screen.findByRole('checkbox', { name: 'Limba latină' }))
  await user.click(box('Fizică'))
  cleanup()
  await saveThere()
  const again = await open('Materii')
  expect(box('Informatica')).toBeChecked()
  expect(box('Chimie')).not.toBeChecked()
  await again.save()
  await closed()
  expect(bodies.at(-1)).toEqual([there[0], { Id: 2, Name: 'Fizică' }, there[1]])
})

test('levels can be saved only once their list has loaded, and are one group, which can be chosen as a whole', async () => {
  localStorage.setItem('draft:n1v6z8:form:profile:levels', '{"1":true,"6":true}')
  answerWith(http.get('/api/cycle/getall', () => new HttpResponse(null, { status: 500 })))
  const { user } = visit('/u/profile', { as: 'teacherNew' })
  await screen.findByRole('heading', { level: 1, name: 'Profilul meu' })
  await user.click(button('Niveluri'))
  const alert = within(await screen.findByRole('alert'))
  expect(screen.getByRole('button', { name: 'Salvează' })).toBeDisabled()
  resetBackend()
  await user.click(alert.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await screen.findByRole('checkbox', { name: 'Bacalaureat' })).toBeChecked()
  expect(box('Preșcolar')).toBeChecked()
  const bodies = recordBodies('/api/users/savecycles')
  await user.click(screen.getByRole('button', { name: 'Alege tot: Niveluri' }))
  await user.click(box('Adulți'))
  await user.click(box('Studenți'))
  await user.click(screen.getByRole('button', { name: 'Salvează' }))
  await closed()
  expect(bodies).toEqual([
    [
      { Id: 1, Name: 'Preșcolar' },
      { Id: 2, Name: 'Clasele I-IV' },
      { Id: 3, Name: 'Clasele V-VIII' },
      { Id: 4, Name: 'Evaluare națională' },
      { Id: 5, Name: 'Clasele IX-XII' },
      { Id: 6, Name: 'Bacalaureat' },
      { Id: 7, Name: 'Admitere facultate' },
    ],
  ])
})

test('Escape closes a question over the dialog, then the dialog, and restores the focus each time; the draft stays until Renunță discards it', async () => {
  const { user, router } = await open('Materii')
  await user.click(box('Chimie'))
  act(() => void router.navigate('/u/messages'))
  await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' })
  // Screen readers get only the question.
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'Materiile pe care le predați' })).toBeVisible()
  await waitFor(() => expect(box('Chimie')).toHaveFocus())
  await user.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(button('Materii')).toHaveFocus())
  expect(screen.getByText('Nesalvat')).toBeVisible()
  cleanup()
  const again = await open('Materii')
  expect(box('Chimie')).toBeChecked()
  await again.user.click(again.dialog.getByRole('button', { name: 'Renunță' }))
  await closed()
  expect(screen.queryByText('Nesalvat')).toBeNull()
  await again.user.click(button('Materii'))
  expect(await screen.findByRole('checkbox', { name: 'Chimie' })).not.toBeChecked()
})

test('a closed dialog shows no "unsaved" badge after the success, even if the profile cannot be refetched', async () => {
  const release = hold('/api/users/savecategories', () => {
    answerWith(http.get('/api/users/GetCurrentProfile', () => new HttpResponse(null, { status: 500 })))
    return new HttpResponse(null)
  })
  const { user, save } = await open('Materii')
  await user.click(box('Chimie'))
  await save()
  await user.keyboard('{Escape}')
  await closed()
  expect(screen.getByText('Nesalvat')).toBeVisible()
  release()
  expect(await screen.findByText(/^Modificările au fost salvate; le vedeți aici după/)).toBeVisible()
  expect(screen.queryByText('Nesalvat')).toBeNull()
})

test('a draft of an option that is no longer offered is no unsaved change', async () => {
  const key = 'draft:m4t7k2:form:profile:levels'
  localStorage.setItem(key, '{"9":true,"999":true}')
  visit('/u/profile', { as: 'teacher' })
  expect(await screen.findByText('Nesalvat')).toBeVisible()
  cleanup()
  localStorage.setItem(key, '{"999":true}')
  const { user } = await open('Niveluri')
  expect(screen.queryByText('Nesalvat')).toBeNull()
  await user.keyboard('{Escape}')
  await closed()
  expect(localStorage.getItem(key)).toBeNull()
})
