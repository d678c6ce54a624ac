import { screen, within } from '@testing-library/react'
import type { PersonaId } from '#mocks/personas.ts'
import { getWorld } from '#mocks/world.ts'
import { visit } from './visit.tsx'

// The screen of appointments, as its tests read it.

const activeList = () => screen.findByRole('list', { name: 'Programări active' })

/** Opens it, and waits for the active list. */
export async function openAppointments(as: PersonaId, address = '/u/appoitments') {
  const app = visit(address, { as })
  await activeList()
  return app
}

export const cards = () => within(screen.getByRole('main')).getAllByRole('article')

/** `marți, 24, 16:00–17:00`: the months and the zone say nothing here. */
const whenIs = (one: HTMLElement) =>
  one
    .querySelector('time')
    ?.textContent.replace(/ (noiembrie|decembrie|octombrie) 2026| \(ora României\)/g, '') ?? ''

/** The card of what begins then. */
export function card(when: string) {
  const found = cards().find(one => whenIs(one).startsWith(when))
  if (!found) throw new Error(`Nothing at ${when}: ${cards().map(whenIs).join('; ')}`)
  return within(found)
}

/** Every card with what stands on its buttons and links, in their order; whose they are is heard after. */
export function actions(): Record<string, unknown> {
  const labelsOf = (one: HTMLElement) =>
    [...one.querySelectorAll('button, a')].map(element => element.textContent.split(' (')[0])
  return Object.fromEntries(cards().map(one => [whenIs(one), labelsOf(one)]))
}

/** An appointment is otherwise from now on. */
export function changeAppointment(id: number, fields: object): void {
  const { appointments } = getWorld()
  const row = appointments.get(String(id))
  if (row) appointments.put({ ...row, ...fields })
}
