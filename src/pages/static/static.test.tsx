import type { ReactElement } from 'react'
import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { accessibilityPath } from '#domain/paths.ts'
import { visit } from '#test/visit.tsx'
import { AccessibilityStatement } from './AccessibilityPage.tsx'
import { ContactLinks } from './ContactPage.tsx'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const headings = (level: number) =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level })
    .map(heading => heading.textContent)
const link = (name: string) => within(screen.getByRole('main')).getByRole('link', { name })

const pages = [
  ['/Contact', 'Contact'],
  ['/CumFunctioneaza', 'Cum funcționează'],
  ['/termeni-si-conditii', 'Termeni și condiții'],
] as const
const statementPage = [accessibilityPath, 'Declarație de accesibilitate'] as const
const titled = [...pages, statementPage, ['/abonamente', 'Abonament pentru profesori'] as const]

test.each(titled)(
  '%s has a heading, a title, a description, a canonical address and breadcrumbs, skips no heading level, and links only to existing routes',
  async (address, name) => {
    const { router } = visit(address, { as: 'student' })
    await title(name)
    await waitFor(() => expect(document.title).toBe(`${name} – Meditații`))
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/^.{60,200}$/)
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect(canonical).toBe(location.origin + address)
    const crumbs = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
    expect(crumbs.itemListElement.map((crumb: { name: string }) => crumb.name)).toEqual(['Acasă', name])

    const main = within(screen.getByRole('main'))
    const levels = main.getAllByRole('heading').map(heading => Number(heading.tagName.slice(1)))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))

    const hrefs = main.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)
    const own = [...new Set(hrefs)].filter(href => href.startsWith(location.origin))
    expect(own.length).toBeGreaterThan(0)
    for (const href of own) {
      const { pathname, hash } = new URL(href)
      // Routes that require a session are covered by test/routes.test.tsx.
      if (/^\/(u|payment)(\/|$)/.test(pathname)) continue
      await router.navigate(pathname + hash)
      expect(router.state.errors, href).toBeNull()
      expect(router.state.matches.at(-1)?.route.path, href).not.toMatch(/\*|:category/)
    }
  },
)

test('the footer links to each of them', async () => {
  const { user, address: here } = visit('/abonamente')
  await title('Abonament pentru profesori')
  for (const [address, name, text] of [
    ...pages.map(page => [...page, page[1]] as const),
    [...statementPage, 'Accesibilitate'] as const,
  ]) {
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: text }))
    const heading = await title(name)
    await waitFor(() => expect(heading).toHaveFocus())
    expect(here()).toBe(address)
  }
})

describe('contact', () => {
  test('shows the configured e-mail address, and for each topic an e-mail link with its subject', async () => {
    visit('/Contact')
    await title('Contact')
    expect(link('contact@example.com')).toHaveAttribute('href', 'mailto:contact@example.com')
    expect(link('Scrieți-ne despre plăți')).toHaveAttribute(
      'href',
      'mailto:contact@example.com?subject=Pl%C4%83%C8%9Bi%20%C8%99i%20abonament',
    )
    expect(link('Raportați un anunț sau un profesor')).toHaveAttribute(
      'href',
      'mailto:contact@example.com?subject=Raportare',
    )
    // No phone number is configured.
    expect(screen.queryByText('Telefon')).toBeNull()
    expect(document.querySelector('a[href^="tel:"]')).toBeNull()
  })

  test('shows a phone link when a number is configured', () => {
    render(<ContactLinks email="ajutor@profi.ro" phone="+40 (21) 555-01.23" />)
    expect(screen.getByText('Telefon')).toBeVisible()
    expect(screen.getByRole('link', { name: '+40 (21) 555-01.23' })).toHaveAttribute(
      'href',
      'tel:+40215550123',
    )
    expect(screen.getByRole('link', { name: 'ajutor@profi.ro' })).toHaveAttribute(
      'href',
      'mailto:ajutor@profi.ro',
    )
  })

  test('shows a sentence instead of links when neither an address nor a number is configured', () => {
    render(<ContactLinks email="" phone="" />)
    expect(screen.getByText('Datele de contact nu au fost publicate încă.')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

test('how it works shows the steps for learners and for tutors, with links to their screens', async () => {
  visit('/CumFunctioneaza')
  await title('Cum funcționează')
  expect(headings(2)).toEqual(['Pentru elevi, studenți și părinți', 'Pentru profesori'])
  const learners = within(screen.getByRole('region', { name: 'Pentru elevi, studenți și părinți' }))
  expect(learners.getAllByRole('listitem')).toHaveLength(6)
  expect(learners.getByRole('link', { name: 'Vezi profesorii' })).toHaveAttribute('href', '/teacher')
  expect(learners.getByRole('link', { name: 'Adaugă o solicitare' })).toHaveAttribute(
    'href',
    '/adauga-solicitare-noua',
  )
  const tutors = within(screen.getByRole('region', { name: 'Pentru profesori' }))
  expect(tutors.getByText(/de la 39,00 RON/)).toBeVisible()
  expect(tutors.getByRole('link', { name: 'Vezi pachetele' })).toHaveAttribute('href', '/abonamente')
  expect(tutors.getByRole('link', { name: 'Anunțurile dvs.' })).toHaveAttribute('href', '/u')
})

test("how it works does not link the tutors' steps for a student", async () => {
  visit('/CumFunctioneaza', { as: 'student' })
  const tutors = within(await screen.findByRole('region', { name: 'Pentru profesori' }))
  await waitFor(() => expect(tutors.getAllByRole('link')).toHaveLength(1))
  expect(tutors.getByRole('link', { name: 'Vezi pachetele' })).toBeVisible()
})

describe('terms', () => {
  test('have the configured brand and the prices, and every entry of the contents moves the focus to its numbered section', async () => {
    const { user, router } = visit('/termeni-si-conditii')
    await title('Termeni și condiții')
    expect(screen.getByText(/^Acești termeni spun cum se folosește Meditații/)).toBeVisible()
    for (const text of [
      '1 lună: 39,00 RON. Facturat lunar.',
      '3 luni: 69,00 RON. Facturat la fiecare 3 luni.',
      '1 an: 179,00 RON. Facturat anual.',
    ])
      expect(screen.getByText(text)).toBeVisible()
    expect(document.body.textContent).not.toMatch(/undefined|\[object/)
    const contents = within(screen.getByRole('navigation', { name: 'Cuprins' }))
    const entries = contents.getAllByRole('link')
    expect(headings(2)).toEqual([
      'Cuprins',
      ...entries.map((entry, index) => `${index + 1}. ${entry.textContent}`),
    ])
    expect(entries.length).toBeGreaterThan(12)
    for (const [index, entry] of entries.entries()) {
      await user.click(entry)
      await waitFor(() =>
        expect(document.activeElement).toHaveTextContent(`${index + 1}. ${entry.textContent}`),
      )
      expect(router.state.location.pathname).toBe('/termeni-si-conditii')
    }
  })

  test('a deep link to a section moves the focus to it', async () => {
    visit('/termeni-si-conditii#date-personale')
    const section = await screen.findByRole('heading', { level: 2, name: '11. Date personale' })
    await waitFor(() => expect(section).toHaveFocus())
  })
})

describe('accessibility statement', () => {
  const statement = {
    operator: 'Profi SRL',
    email: 'accesibil@profi.ro',
    date: '2026-11-23',
    authority: 'Autoritatea X',
  }
  const show = (Component: () => ReactElement) =>
    visit('/declaratie', { pages: [{ path: '/declaratie', Component }] })

  test('of a build with mocks has the sections of the model statement and a sample operator', async () => {
    visit(accessibilityPath)
    await title('Declarație de accesibilitate')
    expect(headings(2)).toEqual([
      'Stadiul conformității',
      'Conținut care nu este accesibil',
      'Elaborarea prezentei declarații de accesibilitate',
      'Feedback și date de contact',
      'Procedura de asigurare a respectării legislației',
    ])
    expect(
      screen.getByText(/^Exemplu SRL se angajează să asigure accesibilitatea site-ului Meditații/),
    ).toBeVisible()
  })

  test('names the law, the dates, the contact and the limits of the setting', async () => {
    show(() => (
      <AccessibilityStatement
        known={[
          { kind: 'thirdParty', criteria: ['1.2.1', '1.2.2', '1.2.3'], text: 'Filmele nu au subtitrări.' },
          { kind: 'unchecked', criteria: ['1.3.1'], text: 'Facturile.' },
        ]}
        hasLegacy
        statement={{
          ...statement,
          phone: '+40 (21) 555-01.23',
          reviewed: '2027-01-05',
          law: 'Legea X',
          authorityUrl: 'https://x.ro/sesizari',
          limits: ['Pagina băncii nu a fost verificată.'],
        }}
      />
    ))
    await title('Declarație de accesibilitate')
    const main = screen.getByRole('main')
    for (const text of [
      'Profi SRL se angajează să asigure accesibilitatea site-ului Meditații, în conformitate cu Legea X.',
      'Site-ul Meditații este parțial conform',
      'elaborată la 23 noiembrie 2026',
      'revizuită ultima dată la 5 ianuarie 2027',
      'autorității competente: Autoritatea X',
    ])
      expect(main.textContent).toContain(text)
    const kinds = within(main).getAllByRole('heading', { level: 3 })
    expect(kinds.map(kind => [kind.textContent, kind.nextElementSibling?.textContent])).toEqual([
      [
        'Conținut adăugat de utilizatori sau găzduit de terți',
        'Criteriile 1.2.1, 1.2.2 și 1.2.3: Filmele nu au subtitrări.',
      ],
      [
        'Conținut a cărui accesibilitate nu a fost verificată',
        expect.stringMatching(/^Criteriul 1\.3\.1: Facturile\. ?Paginile care aparțin versiunii anterioare/),
      ],
      ['Alt conținut', expect.stringContaining('Pagina băncii nu a fost verificată.')],
    ])
    expect(link('Procedura autorității')).toHaveAttribute('href', 'https://x.ro/sesizari')
    expect(link('accesibil@profi.ro')).toHaveAttribute('href', 'mailto:accesibil@profi.ro')
    expect(link('+40 (21) 555-01.23')).toHaveAttribute('href', 'tel:+40215550123')
  })

  test('without limits says that the site conforms, and lists nothing', async () => {
    show(() => <AccessibilityStatement known={[]} statement={statement} />)
    await title('Declarație de accesibilitate')
    expect(screen.getByText(/^Site-ul Meditații este pe deplin conform/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Conținut care nu este accesibil' })).toBeNull()
  })
})
