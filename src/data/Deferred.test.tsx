import { screen, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { hold } from '#test/backend.ts'
import { changeAppointment } from '#test/appointmentsScreen.ts'
import { visit } from '#test/visit.tsx'
import { Deferred } from './Deferred.tsx'

// The two reasons why a part does not suspend (decision 0002).

/** React waits at least this many milliseconds after the last fallback before it shows suspended content. */
const throttle = 300

function Timed({ onShown }: { onShown: (time: number) => void }) {
  useLayoutEffect(() => onShown(performance.now()))
  return <p>Recenzii</p>
}

/** Renders a part whose data arrives right after its skeleton; returns the milliseconds from skeleton to content. */
async function timeToContent(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const content = Promise.withResolvers<number>()
  let skeletonAt = 0
  function onSkeleton(time: number) {
    skeletonAt = time
    resolve('Recenzii')
  }
  const root = createRoot(document.createElement('div'))
  root.render(
    <Deferred promise={promise} skeleton={<Timed onShown={onSkeleton} />}>
      {() => <Timed key="content" onShown={content.resolve} />}
    </Deferred>,
  )
  const contentAt = await content.promise
  root.unmount()
  return contentAt - skeletonAt
}

test('a part is shown as soon as its data has arrived', async () => {
  // Within `act` React delays nothing.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const times = []
  // Only the fastest of several runs counts: a busy machine may delay the others.
  for (let run = 0; run < 5; run += 1) times.push(await timeToContent())
  vi.unstubAllGlobals()
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
  // Shorter than the time limit of a call.
  expect(await lesson.findByText(/16:00–17:00/, {}, { timeout: 20_000 })).toBeVisible()
  expect(conversations.getByText('Mihai Ionescu')).toBeVisible()
})
