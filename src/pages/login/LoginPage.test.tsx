import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getMocks } from '#mocks/state.ts'
import { draftKey, readDraft, saveDraft } from '#storage/drafts.ts'
import * as z from 'zod/mini'
import { fullPageLoads } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

const title = () => screen.findByRole('heading', { level: 1, name: 'Autentificare' })

describe('in production, where the address belongs to the back end', () => {
  test('explains that and offers a reload, but never reloads by itself', async () => {
    const { user } = visit('/Account/Login?returnUrl=%2Fu%2Fprofile', { pages: [] })
    await title()
    expect(document.title).toBe('Autentificare – Meditații')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(fullPageLoads).toEqual([])
    // Testing Library does not count an anchor with `href=""` as a link.
    await user.click(screen.getByText('Reîncarcă pagina'))
    expect(fullPageLoads).toHaveLength(1)
  })

  test('shows the same page to a logged-in user', async () => {
    visit('/Account/Login', { as: 'student', pages: [] })
    expect(await title()).toBeVisible()
    expect(fullPageLoads).toEqual([])
  })
})

describe('in a mocked run', () => {
  test('lists the personas to sign in as', async () => {
    visit('/Account/Login')
    await title()
    for (const name of [
      'Vizitator (neautentificat)',
      'Elev: Ioana Dumitrescu',
      'Profesor cu abonament: Mihai Ionescu',
      'Profesor fără abonament: Elena-Cătălina Constantinescu-Brătescu',
      'Profesor nou, cu profilul gol',
    ])
      expect(screen.getByRole('button', { name })).toBeVisible()
  })

  test('signs in and returns to the address in returnUrl', async () => {
    const { user } = visit('/Account/Login?returnUrl=%2FMatematica%3Fcity%3D-1%26page%3D2')
    await user.click(await screen.findByRole('button', { name: 'Elev: Ioana Dumitrescu' }))
    expect(fullPageLoads).toEqual(['/Matematica?city=-1&page=2'])
    expect(getMocks().persona).toBe('student')
    // The persona that the next document starts with.
    expect(Object.values(sessionStorage)).toContainEqual(expect.stringContaining('mock=student.full'))
  })

  // Which addresses are unsafe is tested in src/domain/paths.test.ts.
  test('leads to the start page instead of an unsafe returnUrl', async () => {
    const { user } = visit('/Account/Login?returnUrl=https%3A%2F%2Fevil.example%2Fu')
    await user.click(await screen.findByRole('button', { name: 'Profesor cu abonament: Mihai Ionescu' }))
    expect(fullPageLoads).toEqual(['/'])
  })

  test('signing out loads a new document as a visitor, and removes the drafts', async () => {
    saveDraft(draftKey('s3d8q1', 'm4t7k2'), 'Bună ziua')
    visit('/Account/LogOff', { as: 'student' })
    await waitFor(() => expect(fullPageLoads).toEqual(['/']))
    expect(getMocks().persona).toBe('visitor')
    expect(readDraft(draftKey('s3d8q1', 'm4t7k2'), z.string())).toBeUndefined()
  })
})
