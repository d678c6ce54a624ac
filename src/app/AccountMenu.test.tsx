import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { setLoadDocument } from '#loadDocument.ts'
import { draftKey, readDraft, saveDraft } from '#storage/drafts.ts'
import * as z from 'zod/mini'
import { hold } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

async function openMenu() {
  const app = visit('/', { as: 'student' })
  await app.user.click(await screen.findByRole('button', { name: /Contul meu/ }))
  await screen.findByRole('link', { name: 'Ieșire' })
  return app
}

test('the menu closes when Tab moves the focus out of it, which is not lost, and when a link is followed', async () => {
  const { user, address } = await openMenu()
  screen.getByRole('link', { name: 'Pagina mea' }).focus()
  for (let presses = 0; presses < 12 && screen.queryByRole('link', { name: 'Ieșire' }); presses++)
    await user.tab()
  expect(screen.queryByRole('link', { name: 'Ieșire' })).toBeNull()
  expect(document.body).not.toHaveFocus()
  await user.click(screen.getByRole('button', { name: /Contul meu/ }))
  await user.click(screen.getByRole('link', { name: 'Mesaje' }))
  await waitFor(() => expect(address()).toBe('/u/messages'))
  expect(screen.queryByRole('link', { name: 'Ieșire' })).toBeNull()
})

test('signing out removes the drafts and leaves the app', async () => {
  const { user: mouse } = await openMenu()
  saveDraft(draftKey('s3d8q1', 'm4t7k2'), 'Bună ziua')
  await mouse.click(screen.getByRole('link', { name: 'Ieșire' }))
  expect(fullPageLoads).toEqual(['/Account/LogOff'])
  expect(readDraft(draftKey('s3d8q1', 'm4t7k2'), z.string())).toBeUndefined()
})

test('signing out with the middle button signs out in the same tab, and Back then reloads its screen', async () => {
  setLoadDocument()
  const { user: mouse } = await openMenu()
  const signOut = screen.getByRole('link', { name: 'Ieșire' })
  await mouse.pointer({ keys: '[MouseRight]', target: signOut })
  expect(fullPageLoads).toEqual([])
  await mouse.pointer({ keys: '[MouseMiddle]', target: signOut })
  expect(fullPageLoads).toEqual(['/Account/LogOff'])
  expect(localStorage.getItem('viewer')).toBe('')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(fullPageLoads).toHaveLength(2)
})

test('signing out asks about unsaved changes, and waits for a pending save, as a toast says, whose failure stops it', async () => {
  const save = '/api/users/SaveCurrentProfile'
  const release = hold(save, () => new HttpResponse(null, { status: 500 }))
  const { user: mouse } = visit('/u/profile', { as: 'student' })
  const general = within(await screen.findByRole('region', { name: 'Date generale' }))
  await mouse.click(general.getByRole('button', { name: /^Editează/ }))
  await mouse.type(general.getByRole('textbox', { name: 'Nume' }), 'Pop')
  const answer = async (name: string) => {
    await mouse.click(screen.getByRole('button', { name: /Contul meu/ }))
    await mouse.click(await screen.findByRole('link', { name: 'Ieșire' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' }))
    expect(dialog.getByText(/la ieșire se șterge din acest browser\.$/)).toBeVisible()
    await mouse.click(dialog.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await answer('Rămâi pe pagină')
  await mouse.click(general.getByRole('button', { name: 'Salvează' }))
  await answer('Părăsește pagina')
  const waiting = await screen.findByText(/^Ce ați trimis nu a ajuns încă la server\./)
  release()
  expect(await general.findByText(/^Serverul nu a putut răspunde\./)).toBeVisible()
  await waitFor(() => expect(waiting).not.toBeInTheDocument())
  expect(general.getByRole('textbox', { name: 'Nume' })).toHaveValue('DumitrescuPop')
  expect(fullPageLoads).toEqual([])
  await answer('Părăsește pagina')
  await waitFor(() => expect(fullPageLoads).toEqual(['/Account/LogOff']))
})

test('a viewer without a name has an account menu too', async () => {
  visit('/', { as: 'teacherNew' })
  expect(await screen.findByRole('button', { name: 'Contul meu: Cont fără nume' })).toBeVisible()
})
