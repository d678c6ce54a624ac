import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { getPager } from '#domain/pager.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Calendar } from '#ui/Calendar/Calendar.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { FilterLink } from '#ui/FilterLink/FilterLink.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { PillGroup } from '#ui/PillGroup/PillGroup.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stars } from '#ui/Stars/Stars.tsx'
import { onPhone } from './phone.ts'
import { visit } from './visit.tsx'

beforeEach(async () => {
  const emulate = (forced: string, motion: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: forced },
        // A picture shows the end of each transition.
        { name: 'prefers-reduced-motion', value: motion },
      ],
    })
  // Paints, unlike other tests (test/skipRenderingWork.ts).
  const { style } = window.parent.document.body
  const { opacity } = style
  style.opacity = ''
  onTestFinished(async () => {
    style.opacity = opacity
    await emulate('', '')
  })
  await emulate('active', 'reduce')
})

/** Takes a picture of the page; returns the pixels at the place of an element. */
async function takePicture() {
  await document.fonts.ready
  const png = await page.screenshot({ save: false })
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return context?.getImageData(x, y, width, height).data.join()
  }
}

const ignore = () => undefined
const weekDays = ['Luni', 'Marți'].map(label => ({ value: label, label }))
const scores = ['9', '10'].map(label => ({ value: label, label }))

function pills(value: string | null, disabled = false, of = weekDays) {
  return <PillGroup legend="Ziua" pills={of} value={value} disabled={disabled} onValueChange={ignore} />
}

const city = (disabled: boolean) => (
  <Combobox label="Oraș" items={[]} value={null} onValueChange={ignore} disabled={disabled} />
)

const pager = (current: number) => <Pager pager={getPager(50, current)} hrefOf={() => ({})} />

function filter(selected: boolean, look: 'radio' | 'check') {
  return (
    <FilterLink to="/" look={look} selected={selected}>
      Online
    </FilterLink>
  )
}

function month(lastDay: string) {
  return <Calendar label="Ziua" today="2026-11-10" lastDay={lastDay} value={null} onValueChange={ignore} />
}

/** One control with and without each state. */
const states: Record<string, { on: ReactNode; off: ReactNode }> = {
  none: { on: pills(null), off: pills(null) },
  'a chosen pill': { on: pills('Luni'), off: pills(null) },
  'a chosen score': { on: pills('9', false, scores), off: pills(null, false, scores) },
  'disabled pills': { on: pills(null, true), off: pills(null) },
  'a disabled choice': { on: pills('Luni', true), off: pills('Luni') },
  'a checked box': {
    on: <Checkbox label="Online" checked />,
    off: <Checkbox label="Online" checked={false} />,
  },
  'a filter of one choice': { on: filter(true, 'radio'), off: filter(false, 'radio') },
  'an independent filter': { on: filter(true, 'check'), off: filter(false, 'check') },
  'a disabled button': { on: <Button disabled>Salvează</Button>, off: <Button>Salvează</Button> },
  'a disabled field': { on: city(true), off: city(false) },
  'filled stars': { on: <Stars percent={80} />, off: <Stars percent={20} /> },
  'a skeleton': { on: <Skeleton shape="text" />, off: null },
  'the current page': { on: pager(1), off: pager(2) },
  'a month that cannot be shown': { on: month('2026-11-28'), off: month('2026-12-28') },
}

test('forced colours lose no state of a control', async () => {
  const sheet = (side: 'on' | 'off') => (
    <MemoryRouter>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 300px)', gridAutoRows: '150px' }}>
        {Object.entries(states).map(([state, control]) => (
          <div key={state} title={state} style={{ overflow: 'hidden', inlineSize: 290, blockSize: 140 }}>
            {control[side]}
          </div>
        ))}
      </div>
    </MemoryRouter>
  )
  const { rerender } = render(sheet('on'))
  const before = await takePicture()
  rerender(sheet('off'))
  const after = await takePicture()
  const isLost = (state: string) => before(screen.getByTitle(state)) === after(screen.getByTitle(state))
  expect(Object.keys(states).filter(isLost)).toEqual(['none'])
})

test('forced colours lose no state of a day', async () => {
  const day = (number: number) => screen.getByRole('button', { name: new RegExp(`\\b${number} noiembrie`) })
  const shared = { label: 'Ziua', onValueChange: ignore }
  const { rerender } = render(
    <Calendar
      {...shared}
      today="2026-11-10"
      value="2026-11-20"
      freeDays={['2026-11-24']}
      emptyDays={['2026-11-25']}
      lastDay="2026-11-28"
    />,
  )
  const before = await takePicture()
  rerender(<Calendar {...shared} today="2026-11-09" value={null} lastDay="2026-12-28" />)
  const after = await takePicture()
  const lost = Array.from({ length: 30 }, (_, index) => index + 1).filter(
    number => before(day(number)) === after(day(number)),
  )
  // All but the 9th that has passed, today, the chosen day, a free and an empty one, and those after the last.
  expect(lost).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 26, 27, 28])
})

test('forced colours mark the current place of each navigation', async () => {
  async function marked() {
    const places = [...document.querySelectorAll('[aria-current]')].filter(place => place.checkVisibility())
    const before = await takePicture()
    for (const place of places) place.removeAttribute('aria-current')
    const after = await takePicture()
    return places.filter(place => before(place) !== after(place)).map(place => place.textContent)
  }
  const { router } = visit('/u/messages?user=s3d8q1', { as: 'teacher' })
  await screen.findByRole('link', { name: /^Ioana Dumitrescu/, current: true })
  expect(await marked()).toEqual([
    expect.stringMatching(/^Mesaje/),
    expect.stringContaining('Ioana Dumitrescu'),
  ])
  await onPhone()
  await router.navigate('/u/abonamentul-meu')
  await screen.findByRole('button', { name: 'Mai mult', current: true })
  expect(await marked()).toEqual(['Mai mult'])
})
