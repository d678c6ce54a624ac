import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

const button = (name: 'Materii' | 'Niveluri') => screen.getByRole('button', { name })
const box = (name: string) => screen.getByRole('checkbox', { name })

async function open(name: 'Materii' | 'Niveluri', as: PersonaId = 'teacher') {
  const app = visit('/u/profile', { as })
  await screen.findByRole('heading', { level: 1, name: 'Profilul meu' })
  await app.user.click(button(name))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findAllByRole('checkbox')
  return { ...app, dialog, save: () => app.user.click(dialog.getByRole('button', { name: 'Salvează' })) }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

function watch(path: string): unknown[] {
  const bodies: unknown[] = []
  answerWith(
    http.post(path, async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}

test('subjects are sent in the order of the groups, whatever the order of choosing', async () => {
  const bodies = watch('/api/users/savecategories')
  const { user, dialog, save } = await open('Materii')
  expect(box('Matematica')).toBeChecked()
  expect(dialog.getByText('Alese: 3')).toBeVisible()
  await user.click(box('Limba latină'))
  await user.click(box('Fizică'))
  await user.click(box('Chimie'))
  await save()
  await closed()
  expect(await screen.findByText('Modificările au fost salvate')).toBeVisible()
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

test('levels are one group, which can be chosen as a whole', async () => {
  const bodies = watch('/api/users/savecycles')
  const { user, dialog, save } = await open('Niveluri', 'teacherNew')
  await user.click(dialog.getByRole('button', { name: 'Alege tot: Niveluri' }))
  await user.click(box('Adulți'))
  await user.click(box('Studenți'))
  await save()
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

test('Escape closes the dialog and keeps the draft, Renunță discards it', async () => {
  const { user } = await open('Materii')
  await user.click(box('Chimie'))
  await user.keyboard('{Escape}')
  await closed()
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

test('Escape closes the question that opens on the dialog, then the dialog, and restores each focus', async () => {
  const { user, router } = await open('Materii')
  await user.click(box('Chimie'))
  act(() => void router.navigate('/u/messages'))
  await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' })
  // Not hidden from screen readers: only the question.
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'Materiile pe care le predați' })).toBeVisible()
  await waitFor(() => expect(box('Chimie')).toHaveFocus())
  await user.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(button('Materii')).toHaveFocus())
})

describe('a dialog closed while the submission is pending', () => {
  const path = '/api/users/savecategories'

  async function closeWhileSaving() {
    const { user, dialog, save } = await open('Materii')
    await user.click(box('Chimie'))
    await save()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Salvează' })).toHaveAttribute('aria-busy', 'true'),
    )
    await user.keyboard('{Escape}')
    await closed()
    return user
  }

  test('sends nothing again when reopened, and a toast shows the success', async () => {
    const release = hold(path)
    const user = await closeWhileSaving()
    await user.click(button('Materii'))
    await user.click(await screen.findByRole('button', { name: 'Salvează' }))
    expect(box('Chimie')).toBeChecked()
    release()
    expect(await screen.findByText('Modificările au fost salvate')).toBeVisible()
    await closed()
    expect(button('Materii')).toHaveAccessibleDescription('Matematica, Fizică, Chimie, Informatica')
    expect(asked.filter(call => call.startsWith('POST'))).toEqual([`POST ${path}`])
  })

  test('shows no "unsaved" badge after the success, although the profile cannot be refetched', async () => {
    const release = hold(path, () => {
      answerWith(http.get('/api/users/GetCurrentProfile', () => new HttpResponse(null, { status: 500 })))
      return new HttpResponse(null)
    })
    await closeWhileSaving()
    expect(screen.getByText('Nesalvat')).toBeVisible()
    release()
    expect(await screen.findByText(/^Modificările au fost salvate; le vedeți aici după/)).toBeVisible()
    expect(screen.queryByText('Nesalvat')).toBeNull()
  })
})

test('disables saving while the list has failed to load, and a retry loads it', async () => {
  localStorage.setItem('draft:m4t7k2:form:profile:levels', '{"chosen":[1,6]}')
  answerWith(http.get('/api/cycle/getall', () => new HttpResponse(null, { status: 500 })))
  const { user } = visit('/u/profile', { as: 'teacher' })
  await screen.findByRole('heading', { level: 1, name: 'Profilul meu' })
  await user.click(button('Niveluri'))
  const alert = within(await screen.findByRole('alert'))
  expect(screen.getByRole('button', { name: 'Salvează' })).toBeDisabled()
  resetBackend()
  await user.click(alert.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await screen.findByRole('checkbox', { name: 'Bacalaureat' })).toBeChecked()
  expect(box('Preșcolar')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Salvează' }))
  await closed()
  expect(button('Niveluri')).toHaveAccessibleDescription('Preșcolar, Bacalaureat')
})
