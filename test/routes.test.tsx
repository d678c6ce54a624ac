import { cleanup, screen, waitFor } from '@testing-library/react'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { accessibilityPath } from '#domain/paths.ts'
import { screens } from '#domain/screens.ts'
import { resetBackend } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { forgetApp } from '#test/mount.tsx'
import type { PersonaId } from '#mocks/personas.ts'
import { visit } from './visit.tsx'

type Heading = string | RegExp

/** The route table of §2, in its order. Of two headings the first is for tutors, the second for students. */
const routes: [address: string, heading: Heading | [tutors: Heading, students: Heading], isGuarded?: true][] =
  [
    ['/', 'Găsiți profesorul care vi se potrivește'],
    ['/Contact', 'Contact'],
    ['/CumFunctioneaza', 'Cum funcționează'],
    ['/termeni-si-conditii', 'Termeni și condiții'],
    [accessibilityPath, 'Declarație de accesibilitate'],
    ['/Account/Login', 'Autentificare'],
    ['/Matematica', 'Meditatii Matematica'],
    ['/Limba%20romana', 'Meditatii Limba romana'],
    ['/teacher', 'Ultimele anunturi'],
    ['/teacherprofile/ae31oi', 'Meditatii Matematica'],
    ['/adauga-solicitare-noua', 'Adaugă o solicitare nouă', true],
    ['/solicitare-de-meditatii', 'Solicitări de meditații'],
    ['/solicitare-de-meditatii/c-online', 'Am nevoie de meditatii la Informatica'],
    ['/u', ['Anunțurile mele', /^Bun/], true],
    ['/u/home', ['Anunțurile mele', /^Bun/], true],
    ['/u/messages', 'Mesaje', true],
    ['/u/profile', 'Profilul meu', true],
    ['/u/appoitments', 'Programări', true],
    ['/u/appoitment-report', ['Raport meditatii - 20 noiembrie 2026', /^Raport/], true],
    ['/u/abonamente', 'Abonament pentru profesori', true],
    ['/u/abonamentul-meu', ['Abonamentul meu', 'Plățile mele'], true],
    ['/room/1004', 'Sala de meditații', true],
    ['/payment/31', 'Plată', true],
    ['/payment/1002,1009', 'Plată', true],
    ['/payment/download/nimic', 'Factură', true],
    ['/abonamente', 'Abonament pentru profesori'],
  ]

test('every screen has a row', () => {
  const patterns = Object.values(screens).filter(pattern => pattern !== screens.notFound)
  const missing = patterns.filter(pattern => !routes.some(([address]) => matchPath(pattern, address)))
  expect(missing).toEqual([])
})

/** The other tutors see the same headings as `teacher`. */
const personas: PersonaId[] = ['visitor', 'student', 'teacher']

test.each(personas)(
  'as %s, every route shows its screen, and a guarded route redirects a visitor to login',
  async as => {
    // A public route has the same heading for every persona, so only the visitor opens it.
    for (const [address, headings, isGuarded] of routes.filter(row => as === 'visitor' || row[2])) {
      visit(address, { as })
      if (isGuarded && as === 'visitor') {
        await waitFor(() =>
          expect(fullPageLoads, address).toEqual([`/Account/Login?returnUrl=${encodeURIComponent(address)}`]),
        )
        expect(screen.queryByRole('heading', { level: 1 }), address).toBeNull()
      } else {
        const [tutors, students] = Array.isArray(headings) ? headings : [headings, headings]
        const name = as === 'student' ? students : tutors
        await screen.findByRole('heading', { level: 1, name })
        expect(fullPageLoads, address).toEqual([])
      }
      // Start the next route as in a new tab.
      cleanup()
      resetBackend()
      forgetApp()
      fullPageLoads.length = 0
    }
  },
)
