import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, userEvent as hand } from 'vitest/browser'
import { Carousel } from './Carousel.tsx'

const interval = 20_000
const half = interval / 2
const titles = ['unu', 'doi', 'trei', 'patru', 'cinci', 'șase']

// Fake timers advance with the real clock, and further when a test says so. Tests check halfway between two
// rotations, so that the seconds a slow machine takes change nothing.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})

async function open({ width = 1000 } = {}) {
  render(
    <>
      <button type="button">înainte</button>
      <div style={{ inlineSize: width }}>
        <Carousel
          label="Materii"
          interval={interval}
          slides={titles.map(title => (
            <a key={title} href={`#${title}`}>
              {title}
            </a>
          ))}
        />
      </div>
      <button type="button">după</button>
    </>,
  )
  await waitFor(() => expect(reachable().length).toBeLessThan(titles.length))
  return userEvent.setup({ delay: null })
}

const region = () => screen.getByRole('region', { name: 'Materii' })
const button = (name: string) => screen.getByRole('button', { name })
const groups = () => within(region()).getAllByRole('group', { name: / din \d$/ })
const reachable = () => groups().flatMap(slide => (slide.inert ? [] : [slide.getAttribute('aria-label')]))

/** Returns the number of the current dot. */
function current(): number {
  const dots = within(screen.getByRole('group', { name: 'Diapozitive' })).getAllByRole('button')
  return dots.findIndex(dot => dot.getAttribute('aria-current') === 'true') + 1
}

const leftOf = (name: string) => screen.getByRole('link', { name }).getBoundingClientRect().left

/** Advances the timers and expects this slide to become the leading one. */
async function rotatesTo(slide: number, milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await waitFor(() => expect(current()).toBe(slide))
}

/** Advances the timers and expects this slide to be the leading one still. */
async function staysAt(slide: number, milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await frames(3)
  expect(current()).toBe(slide)
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

test('is a region with labelled slides, as the carousel pattern requires', async () => {
  await open()
  expect(region()).toHaveAttribute('aria-roledescription', 'carusel')
  expect(groups().map(slide => slide.getAttribute('aria-label'))).toEqual([
    '1 din 6',
    '2 din 6',
    '3 din 6',
    '4 din 6',
    '5 din 6',
    '6 din 6',
  ])
  for (const slide of groups()) expect(slide).toHaveAttribute('aria-roledescription', 'diapozitiv')
})

test('rotates after each interval, in a loop, without announcing the slides', async () => {
  await open()
  await staysAt(1, half)
  await rotatesTo(2, interval)
  for (const next of [3, 4, 5, 6, 1]) await rotatesTo(next, interval)
  expect(groups()[0]?.parentElement).toHaveAttribute('aria-live', 'off')
})

test('pauses while the pointer is over it, and resumes afterwards', async () => {
  const user = await open()
  await user.hover(region())
  await staysAt(1, 5 * interval)
  await user.unhover(region())
  await staysAt(1, half)
  await rotatesTo(2, half)
})

test('pauses while the focus is in it, and announces slides meanwhile', async () => {
  const user = await open()
  button('înainte').focus()
  await user.tab()
  expect(button('Oprește derularea')).toHaveFocus()
  await staysAt(1, 5 * interval)
  expect(groups()[0]?.parentElement).toHaveAttribute('aria-live', 'polite')
  await user.tab()
  expect(button('Diapozitivul anterior')).toHaveFocus()
  await staysAt(1, 5 * interval)
  button('după').focus()
  await rotatesTo(2, interval)
})

test('the first button stops the rotation, and starts it again even though the pointer is over it', async () => {
  const user = await open()
  await user.click(button('Oprește derularea'))
  await user.unhover(region())
  button('după').focus()
  await staysAt(1, 5 * interval)
  expect(screen.queryByRole('button', { name: 'Oprește derularea' })).toBeNull()

  await user.click(button('Pornește derularea'))
  await rotatesTo(2, interval)
  await rotatesTo(3, interval)

  // A pointer that leaves and comes back pauses it again.
  await user.unhover(region())
  await user.hover(region())
  await staysAt(3, 5 * interval)
})

test('previous, next and the dots change the slide, in a loop', async () => {
  const user = await open()
  await user.click(button('Diapozitivul următor'))
  expect(current()).toBe(2)
  await user.click(button('Diapozitivul anterior'))
  await user.click(button('Diapozitivul anterior'))
  expect(current()).toBe(6)
  await user.click(button('Diapozitivul următor'))
  expect(current()).toBe(1)
  await user.click(button('Arată diapozitivul 4'))
  expect(current()).toBe(4)
  await waitFor(() => expect(reachable()).toEqual(['4 din 6', '5 din 6', '6 din 6']))
})

test('works by keyboard, and Tab skips slides out of view', async () => {
  vi.useRealTimers()
  await open({ width: 320 })
  expect(reachable()).toEqual(['1 din 6'])
  button('înainte').focus()
  const passed: string[] = []
  for (let press = 0; press < 5; press++) {
    await hand.tab()
    passed.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    )
  }
  expect(passed).toEqual([
    'Oprește derularea',
    'Diapozitivul anterior',
    'Diapozitivul următor',
    'unu',
    'Arată diapozitivul 1',
  ])
  await hand.tab()
  await hand.keyboard('{Enter}')
  await waitFor(() => expect(reachable()).toEqual(['2 din 6']))
  await hand.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  expect(screen.getByRole('link', { name: 'doi' })).toHaveFocus()
})

test('with reduced motion it rotates only after a press on start, and without animation', async () => {
  await reduceMotion()
  const user = await open()
  await staysAt(1, 5 * interval)
  const first = leftOf('unu')
  await user.click(button('Pornește derularea'))
  await rotatesTo(2, interval)
  await frames(2)
  expect(leftOf('doi')).toBeCloseTo(first, 0)
})

test('stops when the system changes to reduced motion', async () => {
  await open()
  await rotatesTo(2, interval)
  await reduceMotion()
  await screen.findByRole('button', { name: 'Pornește derularea' })
  await staysAt(2, 5 * interval)
})

test('keeps rotating after a resize, and shows as many slides as fit', async () => {
  await open()
  expect(reachable()).toEqual(['1 din 6', '2 din 6', '3 din 6'])
  const box = region().parentElement as HTMLElement
  box.style.inlineSize = '320px'
  await waitFor(() => expect(reachable()).toEqual(['1 din 6']))
  await rotatesTo(2, interval)
})

test('a swipe changes the slide and restarts the interval', async () => {
  await open({ width: 320 })
  await swipe()
  await waitFor(() => expect(current()).toBe(2))
  await staysAt(2, half)
  await rotatesTo(3, half)
})

test('a swipe does not start a stopped rotation', async () => {
  const user = await open({ width: 320 })
  await user.click(button('Oprește derularea'))
  await user.unhover(region())
  button('după').focus()
  await swipe()
  await waitFor(() => expect(current()).toBe(2))
  await staysAt(2, 5 * interval)
})

/** Emulates a system that prefers reduced motion. */
async function reduceMotion(): Promise<void> {
  const set = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  onTestFinished(async () => void (await set('')))
  await set('reduce')
}

/** Swipes over the first slide with one finger, from its end to its start, by touch events. */
async function swipe(): Promise<void> {
  const target = groups()[0] as HTMLElement
  const { left, width, top } = target.getBoundingClientRect()
  const touch = (type: string, part: number) => {
    const touches = [new Touch({ identifier: 1, target, clientX: left + width * part, clientY: top + 10 })]
    const isOver = type === 'touchend'
    target.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: isOver ? [] : touches,
        changedTouches: touches,
      }),
    )
  }
  touch('touchstart', 0.9)
  for (const part of [0.8, 0.6, 0.4, 0.2, 0.1]) {
    touch('touchmove', part)
    await frames(1)
  }
  touch('touchend', 0.1)
}
