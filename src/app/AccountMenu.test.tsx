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
  await user.click(await screen.findByRole('link', { name: 'Mesaje' }))
  await waitFor(() => expect(address()).toBe('/u/messages'))
  expect(screen.queryByRole('link', { name: 'Ieșire' })).toBeNull()
})

test('signing out with the middle button signs out in the same tab and removes the drafts, and Back then reloads its screen', async () => {
  setLoadDocument()
  const { user: mouse } = await openMenu()
  saveDraft(draftKey('s3d8q1', 'm4t7k2'), 'Bună ziua')
  const signOut = screen.getByRole('link', { name: 'Ieșire' })
  await mouse.pointer({ keys: '[MouseRight]', target: signOut })
  expect(fullPageLoads).toEqual([])
  await mouse.pointer({ keys: '[MouseMiddle]', target: signOut })
  expect(fullPageLoads).toEqual(['/Account/LogOff'])
  expect(localStorage.getItem('viewer')).toBe('')
  expect(readDraft(draftKey('s3d8q1', 'm4t7k2'), z.string())).toBeUndefined()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(fullPageLoads).toHaveLength(2)
})

const save = '/api/users/SaveCurrentProfile'

/** Opens a student's profile, with functions that save a name and that press a button of the question before the sign-out. */
async function openProfile() {
  const app = visit('/u/profile', { as: 'student' })
  const general = within(await screen.findByRole('region', { name: 'Date generale' }))
  const press = (name: string) =>
    app.user.click(general.getByRole('button', { name: new RegExp(`^${name}`) }))
  async function answer(name: string) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' }))
    await app.user.click(dialog.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  async function signOut(name: string) {
    await app.user.click(screen.getByRole('button', { name: /Contul meu/ }))
    await app.user.click(await screen.findByRole('link', { name: 'Ieșire' }))
    expect(await screen.findByText(/la ieșire se șterge din acest browser\.$/)).toBeVisible()
    await answer(name)
  }
  await press('Editează')
  await app.user.type(general.getByRole('textbox', { name: 'Nume' }), 'Pop')
  return { ...app, general, press, answer, signOut }
}

test('signing out asks about unsaved changes, and waits for a pending save, as a toast says, whose failure stops it', async () => {
  const release = hold(save, () => new HttpResponse(null, { status: 500 }))
  const { general, press, signOut } = await openProfile()
  await signOut('Rămâi pe pagină')
  await press('Salvează')
  await signOut('Părăsește pagina')
  const waiting = await screen.findByText(/^Ce ați trimis nu a ajuns încă la server\./)
  release()
  expect(await general.findByText(/^Serverul nu a putut răspunde\./)).toBeVisible()
  await waitFor(() => expect(waiting).not.toBeInTheDocument())
  expect(general.getByRole('textbox', { name: 'Nume' })).toHaveValue('DumitrescuPop')
  expect(fullPageLoads).toEqual([])
  await signOut('Părăsește pagina')
  await waitFor(() => expect(fullPageLoads).toEqual(['/Account/LogOff']))
})

test('a sign-out that has waited asks about what was typed meanwhile', async () => {
  const release = hold(save)
  const { user, press, answer, signOut } = await openProfile()
  await press('Salvează')
  await signOut('Părăsește pagina')
  await user.click(screen.getByRole('button', { name: /^Completează/ }))
  await user.type(screen.getByRole('textbox', { name: 'Studiile dvs.' }), 'Litere')
  release()
  await answer('Rămâi pe pagină')
  expect(screen.getByRole('textbox', { name: 'Studiile dvs.' })).toHaveValue('Litere')
  expect(fullPageLoads).toEqual([])
})

test('a waiting sign-out is given up when the user goes to another screen', async () => {
  const release = hold(save)
  const { user, press, answer, signOut, address } = await openProfile()
  await press('Salvează')
  await signOut('Părăsește pagina')
  await user.click(screen.getAllByRole('link', { name: 'Mesaje' })[0] as HTMLElement)
  await answer('Părăsește pagina')
  await waitFor(() => expect(address()).toBe('/u/messages'))
  release()
  expect(await screen.findByText('Modificările au fost salvate')).toBeVisible()
  expect(fullPageLoads).toEqual([])
})

test('a viewer without a name has an account menu too', async () => {
  visit('/', { as: 'teacherNew' })
  expect(await screen.findByRole('button', { name: 'Contul meu: Cont fără nume' })).toBeVisible()
})
