import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { asked, hold } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

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

test('a refetched list shows it, but only after 200 ms', async () => {
  const { user } = visit('/Matematica')
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
  await waitFor(() => expect(note()).toBeNull())
  const release = hold('/api/users/getusersdescription')
  await user.click(screen.getByRole('link', { name: 'Online' }))
  await waitFor(() => expect(note()).toBeInTheDocument())
  showAt(0)
  expect(note()).not.toBeVisible()
  showAt(200)
  expect(note()).not.toBeVisible()
  showAt(201)
  expect(note()).toBeVisible()
  release()
  await waitFor(() => expect(note()).toBeNull())
})

describe('one sign of waiting at a time', () => {
  test('beside a skeleton only its bar is shown, unless the user navigates', async () => {
    const release = hold('/api/users/getusersdescription')
    const { user } = visit('/Matematica')
    await waitFor(() => expect(document.querySelector('main [data-shape]')).toBeVisible())
    await waitFor(() => expect(note()).toBeInTheDocument())
    const overlay = () => note()?.parentElement as HTMLElement
    await waitFor(() => expect(overlay().firstElementChild).toBeVisible())
    expect(note()).not.toBeVisible()
    expect(getComputedStyle(overlay()).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    const releaseNext = hold('/api/users/GetRequests')
    const [link] = screen.getAllByRole('link', { name: 'Solicitări' })
    await user.click(link as HTMLElement)
    await waitFor(() => expect(note()).toBeVisible())
    release()
    releaseNext()
    await waitFor(() => expect(note()).toBeNull())
  })

  test('a pending profile alone does not show it: the header has a placeholder', async () => {
    const release = hold('/api/users/GetCurrentProfile')
    visit('/Contact')
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(asked.some(call => call.includes('GetCurrentProfile'))).toBe(true))
    expect(note()).toBeNull()
    release()
  })

  test('does not cover a list that is already dimmed', async () => {
    const { user } = visit('/Matematica')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
    const release = hold('/api/users/getusersdescription')
    await user.click(screen.getByRole('link', { name: 'Online' }))
    await waitFor(() => expect(note()).toBeVisible())
    const veil = note()?.parentElement as HTMLElement
    expect(getComputedStyle(veil).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    release()
  })
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
