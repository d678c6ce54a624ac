import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Select } from './Select.tsx'

test('has its name from the first drawing on, before any effect has run', () => {
  const html = renderToStaticMarkup(createElement(Select, { label: 'Durata', items: [] }))
  const [, labelId] = /role="combobox"[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? []
  const [, name] = new RegExp(`id="${labelId}"[^>]*>([^<]*)<`).exec(html) ?? []
  expect(name).toBe('Durata')
})
