import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { hold } from '#test/backend.ts'
import { onPhone } from '#test/phone.ts'
import { openTutor, settled } from '#test/tutor.ts'

const contact = () => within(screen.getByRole('region', { name: 'Contact' }))
const message = () => contact().findByRole('button', { name: 'Trimite mesaj' })
const phone = () => contact().queryByRole('button', { name: 'Arată numărul de telefon' })
const book = () => contact().queryByRole('button', { name: 'Programează o ședință' })
const buttons = () =>
  contact()
    .getAllByRole('button')
    .map(button => button.textContent)
const booking = () => screen.queryByRole('region', { name: 'Programează o ședință' })

test('a visitor gets a login link that leads back to the same address', async () => {
  await openTutor({}, 'ae31oi?ref=mail')
  const login = await contact().findByRole('link', { name: 'Autentificare' })
  const way = '/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi%3Fref%3Dmail'
  expect(login).toHaveAttribute('href', way)
  expect(contact().getByText('Autentificați-vă pentru mesaje, telefon și programări.')).toBeVisible()
  expect(buttons()).toEqual(['Salvează', 'Distribuie'])
  expect(contact().getByText('Nu aveți cont? Îl creați la autentificare.')).toBeVisible()
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Autentificare' })).toHaveLength(1)
  expect(booking()).toBeNull()
  // After the login, the message opens.
  expect(contact().getByRole('link', { name: 'Trimite mesaj' })).toHaveAttribute(
    'href',
    `${way}%26write%3Dm4t7k2`,
  )
})

test('offers neither a login nor any action while the profile is pending', async () => {
  const release = hold('/api/users/GetCurrentProfile')
  await openTutor({ as: 'student' })
  expect(contact().queryByRole('link')).toBeNull()
  expect(buttons()).toEqual(['Salvează', 'Distribuie'])
  expect(booking()).toBeNull()
  release()
  expect(await message()).toBeVisible()
  expect(contact().queryByRole('link', { name: 'Autentificare' })).toBeNull()
})

test('leads a student to the booking, whose calendar opens and takes the focus', async () => {
  const { user, router } = await openTutor({ as: 'student' })
  await message()
  const { key } = router.state.location
  await user.click(book() as HTMLElement)
  const today = await screen.findByRole('button', { name: 'Astăzi, vineri, 20 noiembrie 2026' })
  await waitFor(() => expect(today).toHaveFocus())

  // The calendar is open already.
  await user.click(book() as HTMLElement)
  expect(screen.getByRole('heading', { name: 'Programează o ședință' })).toHaveFocus()
  expect(router.state.location.key).toBe(key)
})

test('offers a tutor with a subscription the message and the phone number, but no booking', async () => {
  const { user } = await openTutor({ as: 'teacher' }, 'qxgimh')
  await message()
  expect(phone()).toBeVisible()
  expect(book()).toBeNull()
  expect(booking()).toBeNull()
  await user.click(await message())
  expect(await screen.findByRole('dialog', { name: 'Trimite mesaj' })).toBeVisible()
})

test("offers no contact, no booking and no rating on the viewer's own ad", async () => {
  await openTutor({ as: 'teacher' })
  expect(
    await contact().findByText(
      /^Acesta este anunțul dvs\. Elevii văd aici butoanele pentru mesaj și programare\.$/,
    ),
  ).toBeVisible()
  expect(contact().getByRole('link', { name: 'Anunțurile mele' })).toHaveAttribute('href', '/u')
  expect(buttons()).toEqual(['Distribuie'])
  expect(booking()).toBeNull()
  await screen.findByText('(18 recenzii)')
  await waitFor(() => expect(screen.getByText('Mai multe recenzii')).toBeVisible())
  expect(screen.queryByRole('button', { name: 'Acordă o notă' })).toBeNull()
})

describe('the action bar', () => {
  const bar = () => screen.queryByRole('region', { name: 'Prețul și pasul următor' })
  const scrollTo = (element: Element) => element.scrollIntoView({ block: 'start', behavior: 'instant' })
  const contactRegion = () => screen.getByRole('region', { name: 'Contact' })

  /** Opens the page on a phone, and scrolls to its reviews. */
  async function scrollDown(as: PersonaId, ad?: string) {
    await onPhone()
    const app = await openTutor({ as }, ad)
    await settled()
    expect(bar()).toBeNull()
    scrollTo(screen.getByRole('heading', { name: 'Recenzii' }))
    return app
  }

  test.each([
    ['visitor', 'ae31oi', 'link', 'Autentificare'],
    ['teacher', 'qxgimh', 'button', 'Trimite mesaj'],
  ] as const)(
    'shows a %s the price and the main action while the page shows no other',
    async (as, ad, role, name) => {
      await scrollDown(as, ad)
      await waitFor(() => expect(bar()).toBeVisible())
      const price = within(contactRegion()).getByText(/ \/ /).textContent
      expect(within(bar() as HTMLElement).getByText(price)).toBeVisible()
      expect(within(bar() as HTMLElement).getByRole(role, { name })).toBeVisible()
      scrollTo(contactRegion())
      await waitFor(() => expect(bar()).toBeNull())
    },
  )

  test('shows a student the booking, leads to the calendar, and hides while the calendar is on the screen', async () => {
    const { user } = await scrollDown('student')
    await waitFor(() => expect(bar()).toBeVisible())
    await user.click(within(bar() as HTMLElement).getByRole('button', { name: 'Programează o ședință' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^Astăzi/ })).toHaveFocus())
    await waitFor(() => expect(bar()).toBeNull())
  })

  test("is not shown on the viewer's own ad", async () => {
    await scrollDown('teacher')
    await waitFor(() => expect(contactRegion().getBoundingClientRect().bottom).toBeLessThan(0))
    expect(bar()).toBeNull()
  })
})
