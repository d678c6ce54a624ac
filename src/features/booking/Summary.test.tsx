import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getWorld } from '#mocks/world.ts'
import { openCalendar } from '#test/tutor.ts'

const summary = () => screen.queryByRole('region', { name: 'Ce programați' })

/** Returns the rows of the summary, as text. */
const facts = () =>
  within(summary() as HTMLElement)
    .getAllByRole('term')
    .map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

async function choose() {
  const app = await openCalendar()
  await app.chooseDay('luni, 23 noiembrie 2026')
  await waitFor(() => expect(screen.getByRole('radio', { name: '18:00–19:00' })).toBeEnabled())
  return app
}

function changeAd(change: { Price?: number; DurationName?: string }) {
  const { ads } = getWorld()
  const ad = ads.get('ae31oi')
  if (!ad) throw new Error('There is no ad.')
  ads.put({ ...ad, ...change })
}

test('shows tutor, subject, day, hours, duration and the listed price above the agreement, and when it is booked', async () => {
  changeAd({ Price: 165, DurationName: '3 ore' })
  const app = await choose()
  expect(summary()).toBeNull()
  await app.chooseHour('18:00–19:00')
  const lesson = [
    'Profesor: Mihai Ionescu',
    'Materie: Matematica',
    'Durată: o oră',
    'Preț în anunț: 165 / 3 ore',
  ]
  expect(facts()).toEqual(lesson)
  expect(within(summary() as HTMLElement).getByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeVisible()
  const agreement = screen.getByRole('checkbox', { name: /^Sunt de acord/ })
  expect(summary()?.compareDocumentPosition(agreement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

  await app.agree()
  await app.save()
  await screen.findByRole('heading', { name: 'Cererea a fost trimisă' })
  expect(facts()).toEqual(lesson)
  expect(within(summary() as HTMLElement).getByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeVisible()
})

test('an ad without a price has the text that its page shows for it', async () => {
  changeAd({ Price: 0 })
  const app = await choose()
  await app.chooseHour('18:00–19:00')
  expect(facts()).toContain('Preț în anunț: Se stabilește cu profesorul')
})
