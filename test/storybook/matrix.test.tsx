import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadingLimit } from '#storybook/matrix/frameQueue.ts'
import { Matrix } from '#storybook/matrix/Matrix.tsx'

const viewport = (name: string, width: string, height: string) => ({ name, styles: { width, height } })

const parameters = {
  viewport: {
    options: {
      phone390: viewport('Phone 390', '390px', '844px'),
      desktop: viewport('Desktop', '1280px', '900px'),
    },
  },
}

const stories = ['State: Empty', 'State: Full', 'Role: Tutor'].map((name, index) => ({
  id: `screen--${index}`,
  name,
  parameters,
  storyGlobals: {},
}))

const iframes = () => [...document.querySelectorAll('iframe')]

/** Sends the message by which Storybook's preview reports that a story has been rendered and played. */
function settle({ contentWindow }: HTMLIFrameElement) {
  const data = JSON.stringify({ key: 'storybook-channel', event: { type: 'storyFinished', args: [] } })
  window.dispatchEvent(new MessageEvent('message', { data, source: contentWindow }))
}

test('each state has four frames, of which a few load at a time', async () => {
  render(<Matrix title="Tutor" stories={stories} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    stories.map(({ name }) => name),
  )
  expect(screen.getAllByRole('figure')).toHaveLength(12)
  await waitFor(() => expect(iframes()).toHaveLength(loadingLimit))
  // From the top of the page.
  expect(iframes().map(({ title }) => title)).toEqual([
    'State: Empty, Phone 390, light',
    'State: Empty, Phone 390, dark',
    'State: Empty, Desktop, light',
  ])
  const [first] = iframes()
  await waitFor(() => {
    // Again until the frame listens: it begins to after it has mounted.
    if (first) settle(first)
    expect(iframes()).toHaveLength(loadingLimit + 1)
  })
  expect(screen.getByRole('status').textContent).toMatch(/^1 of \d+ frames loaded here, 12 on the page$/)
})

test('a frame links to its story with the same theme and viewport', () => {
  render(<Matrix title="Tutor" stories={stories} />)
  expect(screen.getByRole('link', { name: 'Open State: Full, Desktop, dark' })).toHaveAttribute(
    'href',
    './?path=/story/screen--1&globals=theme:dark;viewport.value:desktop',
  )
})

test('a choice hides frames', () => {
  render(<Matrix title="Tutor" stories={stories} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'dark' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Role' }))
  expect(screen.getAllByRole('figure')).toHaveLength(4)
  fireEvent.click(screen.getByRole('checkbox', { name: 'dark' }))
  expect(screen.getAllByRole('figure')).toHaveLength(8)
})

test('messages of frames never reach Storybook, which would take a frame for the page', async () => {
  render(<Matrix title="Tutor" stories={stories} />)
  await waitFor(() => expect(iframes()).toHaveLength(loadingLimit))
  const received: unknown[] = []
  const listen = ({ data }: MessageEvent) => received.push(data)
  window.addEventListener('message', listen)
  const [first] = iframes()
  for (const source of [first?.contentWindow ?? null, window])
    window.dispatchEvent(new MessageEvent('message', { data: source === window ? 'own' : 'frame', source }))
  window.removeEventListener('message', listen)
  expect(received).toEqual(['own'])
})
