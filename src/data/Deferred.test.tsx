import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { hold } from '#test/backend.ts'
import { changeAppointment } from '#test/appointmentsScreen.ts'
import { visit } from '#test/visit.tsx'
import { Deferred } from './Deferred.tsx'

// The two reasons why a part does not suspend (decision 0002).

/** React shows what has suspended at the earliest 300 ms after the last fallback. */
const throttle = 300

/** Renders a part whose data arrives at once; returns the milliseconds from its skeleton to its content. */
async function timeToContent(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { unmount } = render(
    <Deferred promise={promise} skeleton={<p>Se încarcă</p>}>
      {value => <p>{value}</p>}
    </Deferred>,
  )
  expect(screen.getByText('Se încarcă')).toBeVisible()
  const start = performance.now()
  setTimeout(() => resolve('Recenzii'))
  await screen.findByText('Recenzii')
  const time = performance.now() - start
  unmount()
  return time
}

test('a part is shown as soon as its data has arrived', async () => {
  const times = []
  // The fastest of some: a busy machine may delay one of them.
  for (let run = 0; run < 5; run += 1) times.push(await timeToContent())
  expect(Math.min(...times)).toBeLessThan(throttle - 50)
})

test('a part that was refetched does not wait for another part of the page', async () => {
  setClock('2026-11-20T12:00:00')
  visit('/u', { as: 'student' })
  const lesson = within(await screen.findByRole('region', { name: 'Următoarea programare' }))
  const conversations = within(screen.getByRole('region', { name: 'Conversații recente' }))
  await conversations.findByText('Mihai Ionescu')
  await lesson.findByRole('article')
  hold('/api/messages/getlistofuserswithmessage')
  changeAppointment(1010, { StartDate: '2026-11-20T16:00:00', EndDate: '2026-11-20T17:00:00' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await lesson.findByText(/16:00–17:00/)).toBeVisible()
  expect(conversations.getByText('Mihai Ionescu')).toBeVisible()
})
