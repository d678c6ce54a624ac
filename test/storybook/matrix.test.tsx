import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Frames } from '#storybook/matrix/Frames.tsx'
import { comparedViewports } from '#storybook/matrix/frames.ts'

const rows = ['State Empty', 'State Full', 'Role Tutor'].map((name, index) => ({
  story: `screen--${index}`,
  name,
  viewports: comparedViewports,
}))

const iframes = () => [...document.querySelectorAll('iframe')]

test('each state has four frames, of which the phone in light is shown first; they load a few at a time from the top', async () => {
  render(<Frames title="Tutor" rows={rows} />)
  expect(screen.getAllByRole('figure')).toHaveLength(3)
  fireEvent.click(screen.getByRole('checkbox', { name: 'dark' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Desktop' }))
  expect(screen.getAllByRole('figure')).toHaveLength(12)
  await waitFor(() => expect(iframes()).toHaveLength(3))
  const [first] = iframes()
  expect(first?.title).toBe('State Empty, Phone 390, light')
  const data = JSON.stringify({ key: 'storybook-channel', event: { type: 'storyFinished', args: [] } })
  window.dispatchEvent(new MessageEvent('message', { data, source: first?.contentWindow ?? null }))
  await waitFor(() => expect(iframes()).toHaveLength(4))
})

test('a frame links to its story with the same theme and viewport', () => {
  render(<Frames title="Tutor" rows={rows} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'dark' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Desktop' }))
  expect(screen.getByRole('link', { name: 'Open State Full, Desktop, dark' })).toHaveAttribute(
    'href',
    './?path=/story/screen--1&globals=theme:dark;viewport.value:desktop',
  )
})

test('a choice hides frames, and a step shows only one', () => {
  const { unmount } = render(<Frames title="Tutor" rows={rows} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Role' }))
  expect(screen.getAllByRole('figure')).toHaveLength(2)
  fireEvent.click(screen.getByRole('checkbox', { name: 'dark' }))
  expect(screen.getAllByRole('figure')).toHaveLength(4)
  fireEvent.click(screen.getByRole('checkbox', { name: 'State Full' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Compare what is ticked' }))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  unmount()
  render(<Frames title="Tutor" rows={rows} areSteps />)
  expect(screen.getAllByRole('figure')).toHaveLength(3)
  fireEvent.click(screen.getByRole('radio', { name: 'Desktop' }))
  expect(screen.getAllByRole('link', { name: /Desktop, light$/ })).toHaveLength(3)
})

test('messages of frames never reach Storybook, which would take a frame for the page', async () => {
  render(<Frames title="Tutor" rows={rows} />)
  await waitFor(() => expect(iframes()).not.toEqual([]))
  const received: unknown[] = []
  const listen = ({ data }: MessageEvent) => received.push(data)
  window.addEventListener('message', listen)
  const [first] = iframes()
  for (const source of [first?.contentWindow ?? null, window])
    window.dispatchEvent(new MessageEvent('message', { data: source === window ? 'own' : 'frame', source }))
  window.removeEventListener('message', listen)
  expect(received).toEqual(['own'])
})
