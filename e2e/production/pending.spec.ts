import { expect, type Locator, type Page } from '@playwright/test'
import type { PersonaId } from '#mocks/personas.ts'
import { serveBackend } from '../backend.ts'
import { messageField, pressSend, writeTo } from '../messages.ts'
import { test } from '../test.ts'
import { agreement, booking, chooseDay, hours, openBooking, pressBook } from '../tutor.ts'

// A submission continues when the user leaves its screen. When the user returns, the form is still pending,
// cannot be submitted twice, and shows the outcome.

type Submission = {
  name: string
  as: PersonaId
  address: string
  call: RegExp
  send: (page: Page) => Promise<void>
  /** Opens the form again after coming back and returns its submit button. */
  reopen: (page: Page) => Promise<Locator>
  outcome: string
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const card = (page: Page, time: RegExp) => page.getByRole('article').filter({ hasText: time }).first()

async function ask(page: Page, time: RegExp, action: RegExp, confirm: string): Promise<Locator> {
  await card(page, time).getByRole('button', { name: action }).click()
  return button(page, confirm)
}

const studies = (page: Page) => page.getByRole('region', { name: 'Studii' })

const submissions: Submission[] = [
  {
    name: 'accepting an appointment',
    as: 'teacher',
    address: '/u/appoitments',
    call: /acceptByTeacher/,
    send: async page => (await ask(page, /marți, 24/, /^Acceptă/, 'Acceptă programarea')).click(),
    reopen: page => ask(page, /marți, 24/, /^Acceptă/, 'Acceptă programarea'),
    outcome: 'Programarea a fost acceptată',
  },
  {
    name: 'cancelling an appointment',
    as: 'student',
    address: '/u/appoitments',
    call: /deleteappoitment/,
    send: async page => (await ask(page, /miercuri, 25/, /^Anulează/, 'Anulează programarea')).click(),
    reopen: page => ask(page, /miercuri, 25/, /^Anulează/, 'Anulează programarea'),
    outcome: 'Programarea a fost anulată',
  },
  {
    name: 'booking a lesson',
    as: 'student',
    address: '/teacherprofile/ae31oi',
    call: /saveappoitment/i,
    async send(page) {
      await openBooking(page)
      await chooseDay(page, 'luni, 23 noiembrie 2026')
      await hours(page, '18:00–19:00').click()
      await agreement(page).click()
      await pressBook(page)
    },
    reopen: async page => booking(page).getByRole('button', { name: 'Programează', exact: true }),
    outcome: 'Cererea a fost trimisă',
  },
  {
    name: 'a payment',
    as: 'student',
    address: '/payment/1002',
    call: /savepayments/,
    send: page => button(page, 'Plătește 85,00 RON').click(),
    reopen: async page => button(page, 'Plătește 85,00 RON'),
    outcome: 'Plata a reușit',
  },
  {
    name: 'saving a section of the profile',
    as: 'student',
    address: '/u/profile',
    call: /SaveCurrentProfile/,
    async send(page) {
      await studies(page).getByRole('button', { name: 'Completează' }).click()
      await studies(page).getByRole('textbox').fill('Liceul Avram Iancu')
      await studies(page).getByRole('button', { name: 'Salvează' }).click()
    },
    reopen: async page => studies(page).getByRole('button', { name: 'Salvează' }),
    outcome: 'Modificările au fost salvate',
  },
  {
    name: 'sending a message',
    as: 'student',
    address: '/Matematica',
    call: /SaveNewMessage/,
    async send(page) {
      await writeTo(page, 'Mihai Ionescu')
      await messageField(page).fill('Bună ziua')
      await pressSend(page)
    },
    async reopen(page) {
      await writeTo(page, 'Mihai Ionescu')
      return button(page, 'Trimite')
    },
    outcome: 'Mesajul a fost trimis',
  },
]

for (const { name, as, address, call, send, reopen, outcome } of submissions) {
  test(`${name} is still pending when the user leaves and returns, and is not sent twice`, async ({
    page,
  }) => {
    await serveBackend(page, { persona: as })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let calls = 0
    await page.route(call, async route => {
      calls += 1
      await released
      await route.fallback()
    })
    await page.goto(address)
    await send(page)
    await expect.poll(() => calls).toBe(1)

    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    const leave = button(page, 'Părăsește pagina')
    const contact = page.getByRole('heading', { level: 1, name: 'Contact' })
    await expect(leave.or(contact).first()).toBeVisible()
    if (await leave.isVisible()) await leave.click()
    await expect(contact).toBeVisible()
    await page.goBack()

    const submit = await reopen(page)
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await submit.click({ force: true })
    await submit.press('Enter')
    release()
    await expect(page.getByText(outcome).first()).toBeVisible()
    expect(calls).toBe(1)
  })
}
