import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { showToast } from '#stores/toast.ts'
import { answerWith, asked } from '#test/backend.ts'
import { onPhone, onTablet } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

/** Returns the navigation and its links once the profile has loaded. */
async function loadedNavigation() {
  const nav = await screen.findByRole('navigation', { name: 'Contul meu' })
  await within(nav).findByRole('link', { name: /^Mesaje/ })
  return { nav, links: within(nav).getAllByRole('link') }
}

const tutors = [
  ['Anunțurile mele', '/u'],
  ['Mesaje', '/u/messages'],
  ['Programări', '/u/appoitments'],
  ['Profilul meu', '/u/profile'],
  ['Raport', '/u/appoitment-report'],
  ['Abonamentul meu', '/u/abonamentul-meu'],
]

test.each<[PersonaId, string[][]]>([
  ['student', [['Pagina mea', '/u'], ...tutors.slice(1, 4), ['Plățile mele', '/u/abonamentul-meu']]],
  ['teacher', tutors],
])('a %s sees the links of their role', async (as, expected) => {
  visit('/u', { as })
  const { links } = await loadedNavigation()
  expect(links.map(link => [link.firstChild?.textContent, link.getAttribute('href')])).toEqual(expected)
})

test('the link that skips the navigation skips the links of the user area too', async () => {
  const { user } = visit('/u/appoitments', { as: 'teacher' })
  const { links } = await loadedNavigation()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Programări' })
  screen.getByRole('link', { name: 'Sari la conținut' }).focus()
  await user.keyboard('{Enter}')
  expect(heading).toHaveFocus()
  for (const link of links)
    expect(heading.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('the current link is that of the start page at its other address in any case, of the subscription on the packages, and none on the not-found page', async () => {
  const { router } = visit('/U/Home', { as: 'teacher' })
  const { nav, links } = await loadedNavigation()
  const current = () => links.map(link => link.getAttribute('aria-current'))
  expect(current()).toEqual(['page', ...Array(5).fill(null)])
  await router.navigate('/u/abonamente')
  await screen.findByRole('heading', { level: 1, name: 'Abonament pentru profesori' })
  expect(current()).toEqual([...Array(5).fill(null), 'true'])
  await router.navigate('/u/nimic')
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
  expect(nav).toBeVisible()
  expect(current()).toEqual(Array(6).fill(null))
})

test('the tabs of a tablet fit on one line', async () => {
  await onTablet()
  visit('/u/abonamentul-meu', { as: 'teacher' })
  const { nav } = await loadedNavigation()
  expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
  expect(screen.queryByRole('navigation', { name: 'Meniul contului' })).toBeNull()
})

describe('the footer', () => {
  const names = () =>
    within(screen.getByRole('contentinfo'))
      .getAllByRole('link')
      .map(link => link.textContent)
  const short = ['Cum funcționează', 'Termeni și condiții', 'Contact', 'Accesibilitate']

  test('is one line in the user area, and whole again on a public page', async () => {
    const { router } = visit('/u/profile', { as: 'student' })
    await loadedNavigation()
    expect(names()).toEqual(short)
    expect(screen.getByText(/^© /)).toBeVisible()
    expect(within(screen.getByRole('contentinfo')).queryByRole('radio')).toBeNull()
    expect(screen.getByRole('contentinfo').offsetHeight).toBeLessThan(80)
    await router.navigate('/Contact')
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['Profesori', ...short])))
  })

  test('is at most two lines on a narrow phone', async () => {
    await onPhone(320)
    visit('/u/profile', { as: 'student' })
    await screen.findByRole('navigation', { name: 'Meniul contului' })
    expect(names()).toEqual(short)
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
    const lines = new Set(links.map(link => link.offsetTop))
    expect(lines.size).toBeLessThanOrEqual(2)
    expect(screen.getByRole('contentinfo').offsetHeight).toBeLessThan(120)
  })
})

describe('the bottom bar', () => {
  /** Opens a screen of the user area on a phone, and returns its bottom bar. */
  async function open(address: string, as: PersonaId) {
    await onPhone()
    const app = visit(address, { as })
    const nav = await screen.findByRole('navigation', { name: 'Meniul contului' })
    return { ...app, nav, bar: within(nav) }
  }

  const main = [
    ['Mesaje', '/u/messages'],
    ['Programări', '/u/appoitments'],
    ['Profil', '/u/profile'],
  ]

  test.each<[PersonaId, string[]]>([
    ['student', ['Acasă', '/u']],
    ['teacher', ['Anunțuri', '/u']],
  ])('shows a %s their four main screens', async (as, first) => {
    const { bar } = await open('/u/profile', as)
    const links = bar.getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([first, ...main])
    expect(screen.queryByRole('navigation', { name: 'Contul meu' })).toBeNull()
    // The header is the same as on every other screen.
    expect(screen.getByRole('button', { name: 'Meniu' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Contul meu/ })).toBeVisible()
  })

  test('marks the link that the user follows as the current page, whose heading takes the focus', async () => {
    const { user, bar } = await open('/u', 'student')
    expect(bar.getByRole('link', { current: 'page' })).toHaveAccessibleName('Acasă')
    await user.click(bar.getByRole('link', { name: 'Profil' }))
    await waitFor(() => expect(bar.getByRole('link', { current: 'page' })).toHaveAccessibleName('Profil'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Profilul meu' })).toHaveFocus())
  })

  test.each<[PersonaId, string, string[]]>([
    ['student', '/u/abonamentul-meu', ['Plățile mele']],
    ['teacher', '/u/appoitment-report', ['Raport', 'Abonamentul meu']],
  ])(
    "'Mai mult' has the other screens of a %s, the public links, the theme and sign-out",
    async (as, at, rest) => {
      const { user, bar } = await open(at, as)
      const more = bar.getByRole('button', { name: 'Mai mult' })
      expect(more).toHaveAttribute('aria-current', 'true')
      await user.click(more)
      const sheet = within(await screen.findByRole('dialog', { name: 'Mai mult' }))
      expect(sheet.getAllByRole('link').map(link => link.textContent)).toEqual([
        ...rest,
        'Profesori',
        'Solicitări',
        'Abonamente',
        'Salvați',
        'Ieșire',
      ])
      expect(sheet.getByRole('link', { current: 'page' })).toHaveAttribute('href', at)
      expect(sheet.getByRole('radio', { name: 'Întunecat' })).toBeInTheDocument()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(more).toHaveFocus())
    },
  )

  test('is on the public screens of a viewer too', async () => {
    const { bar, user, address } = await open('/Matematica', 'student')
    await user.click(bar.getByRole('link', { name: 'Mesaje' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Mesaje' })).toBeVisible()
    expect(address()).toBe('/u/messages')
    expect(screen.getAllByRole('navigation', { name: 'Meniul contului' })).toHaveLength(1)
  })

  test('is on no screen of a visitor', async () => {
    await onPhone()
    visit('/Matematica')
    await screen.findAllByRole('article')
    expect(screen.queryByRole('navigation', { name: 'Meniul contului' })).toBeNull()
  })

  describe('the counts', () => {
    const partnersPath = '/api/messages/getlistofuserswithmessage'
    const partner = (Code: string, isRead: boolean) => ({ Code, Name: Code, NrOfMessage: 1, isRead })

    test('are those that the start page has read, without a request of their own, and stay on other screens', async () => {
      const { user, bar } = await open('/u', 'student')
      expect(await bar.findByRole('link', { name: 'Mesaje 1 conversație necitită' })).toBeVisible()
      expect(await bar.findByRole('link', { name: 'Programări 4 ședințe de plătit' })).toBeVisible()
      expect(asked.filter(call => call.includes(partnersPath))).toHaveLength(1)
      expect(asked.filter(call => call.includes('getactiveappoitments'))).toHaveLength(1)
      await user.click(bar.getByRole('link', { name: 'Profil' }))
      await screen.findByRole('heading', { level: 1, name: 'Profilul meu' })
      expect(bar.getByRole('link', { name: /4 ședințe de plătit$/ })).toBeVisible()
    })

    test('are in the menus of wider screens, too', async () => {
      const { user } = visit('/u', { as: 'student' })
      const tabs = within(await screen.findByRole('navigation', { name: 'Contul meu' }))
      expect(await tabs.findByRole('link', { name: 'Mesaje 1 conversație necitită' })).toBeVisible()
      expect(await tabs.findByRole('link', { name: 'Programări 4 ședințe de plătit' })).toBeVisible()
      await user.click(await screen.findByRole('button', { name: /^Contul meu/ }))
      expect(screen.getAllByRole('link', { name: 'Programări 4 ședințe de plătit' })).toHaveLength(2)
    })

    test("are also on a tutor's start page, which shows neither list", async () => {
      const { bar } = await open('/u', 'teacher')
      expect(await bar.findByRole('link', { name: /2 ședințe de acceptat$/ })).toBeVisible()
      expect(await bar.findByRole('link', { name: /1 conversație necitită$/ })).toBeVisible()
    })

    test('leave out the conversation that is open', async () => {
      answerWith(
        http.get(partnersPath, () => HttpResponse.json([partner('m4t7k2', false), partner('b', false)])),
      )
      const { user, bar } = await open('/u/messages', 'student')
      expect(await bar.findByRole('link', { name: /2 conversații necitite$/ })).toBeVisible()
      await user.click(await screen.findByRole('link', { name: /^m4t7k2/ }))
      expect(await bar.findByRole('link', { name: /1 conversație necitită$/ })).toBeVisible()
    })
  })

  describe('nothing is hidden behind the bar:', () => {
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top
    /** Rounded down: a page scrolls by whole pixels, so the last fraction of a pixel may stay out of view. */
    const bottomOf = (element: Element | null | undefined) =>
      Math.floor(element?.getBoundingClientRect().bottom ?? Infinity)

    test('the end of a page', async () => {
      const { nav } = await open('/u', 'student')
      await screen.findByText('Toate mesajele')
      // The page grows while its parts load.
      await waitFor(() => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        expect(bottomOf(document.querySelector('footer'))).toBeLessThanOrEqual(topOf(nav))
      })
    })

    test('the bar that pays lessons', async () => {
      const { nav } = await open('/u/appoitments?pay=1002,1009', 'student')
      const pay = await screen.findByRole('link', { name: /^Plateste/ })
      expect(bottomOf(pay.closest('[data-bottom-bar]'))).toBeLessThanOrEqual(topOf(nav))
    })

    test('the button that writes in a conversation', async () => {
      const { nav } = await open('/u/messages?user=m4t7k2', 'student')
      const write = await screen.findByRole('button', { name: 'Trimite mesaj' })
      expect(bottomOf(write)).toBeLessThanOrEqual(topOf(nav))
    })

    test('a toast', async () => {
      const { nav } = await open('/u/profile', 'student')
      await screen.findByRole('heading', { level: 1, name: 'Profilul meu' })
      showToast('Modificările au fost salvate')
      const toast = (await screen.findByText('Modificările au fost salvate')).closest('[aria-live]')
      expect(bottomOf(toast)).toBeLessThanOrEqual(topOf(nav))
    })
  })
})
