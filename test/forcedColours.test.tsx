import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { getPager } from '#domain/pager.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Calendar } from '#ui/Calendar/Calendar.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { FilterLink } from '#ui/FilterLink/FilterLink.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { PillGroup } from '#ui/PillGroup/PillGroup.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stars } from '#ui/Stars/Stars.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
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
  // Paints, unlike other tests (test/lessWork.ts).
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

const pager = (current: number) => <Pager pager={getPager(50, current)} hrefOf={String} />

function filter(selected: boolean, look: 'radio' | 'check') {
  return (
    <FilterLink to="/" look={look} selected={selected}>
      Online
    </FilterLink>
  )
}

/** A state, and one control with and without it. */
const states: [string, ReactNode, ReactNode][] = [
  ['none', pills(null), pills(null)],
  ['a chosen pill', pills('Luni'), pills(null)],
  ['a chosen score', pills('9', false, scores), pills(null, false, scores)],
  ['disabled pills', pills(null, true), pills(null)],
  ['a disabled choice', pills('Luni', true), pills('Luni')],
  ['a checked box', <Checkbox label="Online" checked />, <Checkbox label="Online" checked={false} />],
  ['a disabled box', <Checkbox label="Online" disabled />, <Checkbox label="Online" />],
  ['a filter of one choice', filter(true, 'radio'), filter(false, 'radio')],
  ['an independent filter', filter(true, 'check'), filter(false, 'check')],
  ['a disabled button', <Button disabled>Salvează</Button>, <Button>Salvează</Button>],
  ['a disabled field', <TextField label="Oraș" disabled />, <TextField label="Oraș" />],
  ['filled stars', <Stars percent={80} />, <Stars percent={20} />],
  ['a skeleton', <Skeleton shape="text" />, null],
  ['the current page', pager(1), pager(2)],
  [
    'a month that cannot be shown',
    <Calendar label="Ziua" today="2026-11-10" lastDay="2026-11-28" value={null} onValueChange={ignore} />,
    <Calendar label="Ziua" today="2026-11-10" value={null} onValueChange={ignore} />,
  ],
]

test('forced colours lose no state of a control', async () => {
  const sheet = (side: 1 | 2) => (
    <MemoryRouter>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 300px)', gridAutoRows: '150px' }}>
        {states.map(row => (
          <div key={row[0]} title={row[0]} style={{ overflow: 'hidden', inlineSize: 290, blockSize: 140 }}>
            {row[side]}
          </div>
        ))}
      </div>
    </MemoryRouter>
  )
  const { rerender } = render(sheet(1))
  const before = await takePicture()
  rerender(sheet(2))
  const after = await takePicture()
  const lost = states.filter(
    ([state]) => before(screen.getByTitle(state)) === after(screen.getByTitle(state)),
  )
  expect(lost.map(([state]) => state)).toEqual(['none'])
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
  rerender(<Calendar {...shared} today="2026-11-09" value={null} />)
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
  expect(await marked()).toEqual(['Mesaje', expect.stringContaining('Ioana Dumitrescu')])
  await onPhone()
  await router.navigate('/u/abonamentul-meu')
  await screen.findByRole('button', { name: 'Mai mult', current: true })
  expect(await marked()).toEqual(['Mai mult'])
})
