import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { getWorld } from '#mocks/world.ts'
import { visit } from './visit.tsx'

// Queries for the tests of the appointments screen.

/** Opens the screen, waits for the open list, and opens the details of every row. */
export async function openAppointments(as: PersonaId, address = '/u/appoitments') {
  const app = visit(address, { as })
  await screen.findByRole('heading', { level: 1, name: 'Programări' })
  await waitFor(() => expect(cards()).not.toHaveLength(0))
  openDetails()
  return app
}

/** Opens the details of every row that has them closed: with its steps and with actions such as 'Anulează'. */
export function openDetails(): void {
  for (const button of document.querySelectorAll('main article button[aria-expanded="false"]'))
    fireEvent.click(button)
}

// Not by role, because on a screen of 19 cards queries by role take a quarter of the tests' time.
export const cards = () => [...document.querySelectorAll<HTMLElement>('main article')]

/** Returns the day, from the heading of a card, and its time, without month and zone: `marți, 24, 16:00–17:00`. */
function timeOf(one: HTMLElement): string {
  const day = one.querySelector('h3 > .visuallyHidden')?.textContent.slice(1, -1)
  const time = one.querySelector('time')?.textContent ?? ''
  const when = time.startsWith('Astăzi') ? time : `${day}, ${time}`
  return when.replace(/ (noiembrie|decembrie|octombrie) 2026|, aleasă pentru plată| \(ora României\)/g, '')
}

/** Returns queries within the card whose time starts with this text. */
export function card(when: string) {
  const found = cards().find(one => timeOf(one).startsWith(when))
  if (!found) throw new Error(`Nothing at ${when}: ${cards().map(timeOf).join('; ')}`)
  return within(found)
}

/**
 * Returns the labels of each card's buttons and links in order, by time, without their `(…)` for screen
 * readers.
 */
export function actions(): Record<string, unknown> {
  const labelsOf = (one: HTMLElement) =>
    [...one.querySelectorAll('button:not([aria-expanded]), a')].map(
      element => element.textContent.split(' (')[0],
    )
  return Object.fromEntries(cards().map(one => [timeOf(one), labelsOf(one)]))
}

/** Changes an appointment in the mocked back end. */
export function changeAppointment(id: number, fields: object): void {
  const { appointments } = getWorld()
  const row = appointments.get(String(id))
  if (row) appointments.put({ ...row, ...fields })
}
