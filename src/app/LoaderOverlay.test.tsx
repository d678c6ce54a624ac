import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { read } from '#api/endpoint.ts'
import { list, Named } from '#api/schemas.ts'
import { hold } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'
import { LoaderOverlay } from './LoaderOverlay.tsx'
import { wireClient } from './wiring.ts'

const getLevels = read('/api/cycle/getall', list(Named))

const note = () => screen.queryByText('Se încarcă…')

/** Pauses the overlay's own animation at a time, in milliseconds since the call began. */
function showAt(time: number): void {
  const animations = screen.getByText('Se încarcă…').parentElement?.getAnimations() ?? []
  expect(animations).toHaveLength(1)
  for (const animation of animations) {
    animation.pause()
    animation.currentTime = time
  }
}

test('is mounted while a call is pending, but appears only after 200 ms', async () => {
  const release = hold('/api/users/getusersdescription')
  visit('/Matematica')
  await waitFor(() => expect(note()).toBeInTheDocument())
  showAt(0)
  expect(note()).not.toBeVisible()
  showAt(200)
  expect(note()).not.toBeVisible()
  showAt(201)
  expect(note()).toBeVisible()
  release()
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  await waitFor(() => expect(note()).toBeNull())
})

test('leaves the shown content in place and lets presses through', async () => {
  const { user } = visit('/Matematica')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  hold('/api/users/getusersdescription')
  await user.click(screen.getByRole('link', { name: 'Online' }))
  await waitFor(() => expect(note()).toBeVisible())
  const { left: fullPageLoads, top } = heading.getBoundingClientRect()
  expect(document.elementFromPoint(fullPageLoads + 5, top + 5)).toBe(heading)
  expect(screen.getAllByRole('article')).toHaveLength(10)
})

test('does not appear for background reads', async () => {
  wireClient()
  const release = hold('/api/cycle/getall')
  render(<LoaderOverlay />)
  const background = getLevels({}, { background: true })
  expect(note()).toBeNull()
  let foreground: Promise<unknown> = Promise.resolve()
  act(() => {
    foreground = getLevels()
  })
  expect(note()).toBeInTheDocument()
  release()
  await background
  await act(() => foreground)
  expect(note()).toBeNull()
})
