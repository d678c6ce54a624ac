import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Select } from './Select.tsx'

const items = [
  { value: '3', label: '3 zile' },
  { value: '7', label: '7 zile' },
]

function htmlOf(value: string | null): string {
  return renderToStaticMarkup(
    createElement(Select, { label: 'Durata', items, value, onValueChange: vi.fn<() => void>() }),
  )
}

test('has its label in the first HTML, before any effect has run', () => {
  const [, id] = /<select[^>]* id="([^"]+)"/.exec(htmlOf('7')) ?? []
  const [, name] = new RegExp(`<label[^>]* for="${id}"[^>]*>([^<]*)<`).exec(htmlOf('7')) ?? []
  expect(name).toBe('Durata')
})

test('has the chosen item in the first HTML, and no placeholder', () => {
  expect(optionsIn(htmlOf('7'))).toEqual(['value="3">3 zile', 'value="7" selected="">7 zile'])
})

test.each([null, '5'])('shows the placeholder when no item has the value (%s)', value => {
  expect(optionsIn(htmlOf(value))).toEqual([
    'value="" disabled="" hidden="" selected="">Alegeți',
    'value="3">3 zile',
    'value="7">7 zile',
  ])
})

function optionsIn(html: string): string[] {
  return [...html.matchAll(/<option ([^<]*)</g)].map(([, option]) => option ?? '')
}
