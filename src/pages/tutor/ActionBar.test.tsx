import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { onPhone } from '#test/phone.ts'
import { openTutor, settled } from '#test/tutor.ts'

const bar = () => screen.queryByRole('region', { name: 'Prețul și pasul următor' })
const scrollTo = (element: Element) => element.scrollIntoView({ block: 'start', behavior: 'instant' })
const contact = () => screen.getByRole('region', { name: 'Contact' })

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
  ['student', 'ae31oi', 'button', 'Programează o ședință'],
  ['teacher', 'qxgimh', 'button', 'Trimite mesaj'],
] as const)(
  'shows a %s the price and the main action while the page shows no other',
  async (as, ad, role, name) => {
    await scrollDown(as, ad)
    await waitFor(() => expect(bar()).toBeVisible())
    const price = within(contact()).getByText(/ \/ /).textContent
    expect(within(bar() as HTMLElement).getByText(price.replace('Preț: ', ''))).toBeVisible()
    expect(within(bar() as HTMLElement).getByRole(role, { name })).toBeVisible()
    scrollTo(contact())
    await waitFor(() => expect(bar()).toBeNull())
  },
)

test('leads a student to the calendar, and hides beside it', async () => {
  const { user } = await scrollDown('student')
  await waitFor(() => expect(bar()).toBeVisible())
  await user.click(within(bar() as HTMLElement).getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Astăzi/ })).toHaveFocus())
  await waitFor(() => expect(bar()).toBeNull())
})

test("is not shown on the viewer's own ad", async () => {
  await scrollDown('teacher')
  await waitFor(() => expect(contact().getBoundingClientRect().bottom).toBeLessThan(0))
  expect(bar()).toBeNull()
})
