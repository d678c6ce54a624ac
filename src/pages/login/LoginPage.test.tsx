import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getMocks } from '#mocks/state.ts'
import { draftKey, readDraft, saveDraft } from '#stores/drafts.ts'
import * as z from 'zod/mini'
import { left } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

const title = () => screen.findByRole('heading', { level: 1, name: 'Autentificare' })

describe('with the back end beside it', () => {
  test('says so and offers to load the address anew; it never does so by itself', async () => {
    const { user } = visit('/Account/Login?returnUrl=%2Fu%2Fprofile', { pages: [] })
    await title()
    expect(document.title).toBe('Autentificare – Meditații')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(left).toEqual([])
    // Testing Library takes a link to this very address (`href=""`) for none.
    await user.click(screen.getByText('Reîncarcă pagina'))
    expect(left).toHaveLength(1)
  })

  test('is the same for who is logged in', async () => {
    visit('/Account/Login', { as: 'student', pages: [] })
    expect(await title()).toBeVisible()
    expect(left).toEqual([])
  })
})

describe('in a mocked run', () => {
  test('lists whom one can be', async () => {
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

  test('signs in, and goes back to where one came from', async () => {
    const { user } = visit('/Account/Login?returnUrl=%2FMatematica%3Fcity%3D-1%26page%3D2')
    await user.click(await screen.findByRole('button', { name: 'Elev: Ioana Dumitrescu' }))
    expect(left).toEqual(['/Matematica?city=-1&page=2'])
    expect(getMocks().persona).toBe('student')
    // What the next document starts with.
    expect(Object.values(sessionStorage)).toContainEqual(expect.stringContaining('mock=student.full'))
  })

  test.each([
    'https://evil.example/u',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    '',
  ])('%j is no place to go back to: home instead', async returnUrl => {
    const { user } = visit(`/Account/Login?returnUrl=${encodeURIComponent(decodeURIComponent(returnUrl))}`)
    await user.click(await screen.findByRole('button', { name: 'Profesor cu abonament: Mihai Ionescu' }))
    expect(left).toEqual(['/'])
  })

  test('signing out is a new document, for a visitor without drafts', async () => {
    saveDraft(draftKey('s3d8q1', 'm4t7k2'), 'Bună ziua')
    visit('/Account/LogOff', { as: 'student' })
    await waitFor(() => expect(left).toEqual(['/']))
    expect(getMocks().persona).toBe('visitor')
    expect(readDraft(draftKey('s3d8q1', 'm4t7k2'), z.string())).toBeUndefined()
  })
})
