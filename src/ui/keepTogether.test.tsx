import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepTogether } from './keepTogether.tsx'

/** Returns the parts of a text that stay on one line, however narrow the column is. */
function unbroken(text: string): string[] {
  const { container } = render(<p style={{ inlineSize: '1rem' }}>{keepTogether(text)}</p>)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('.unbroken')].map(word => {
    expect(word.getClientRects()).toHaveLength(1)
    return word.textContent
  })
}

test.each([
  ['Datele nu s-au putut citi.', ['s-au']],
  ['Clasele V-VIII, Clasele IX-XII', ['V-VIII,', 'IX-XII']],
  ['luni, 16:00–17:00', ['16:00–17:00']],
  ['10-20 de ani', ['10-20']],
  ['Scrieți-ne – noi vă răspundem', ['Scrieți-ne']],
])('keeps the hyphenated words of "%s" on one line', (text, words) => {
  expect(unbroken(text)).toEqual(words)
})

test('leaves a text without hyphens as one text node', () => {
  render(<p>{keepTogether('Fără experiență')}</p>)
  expect(screen.getByText('Fără experiență').childNodes).toHaveLength(1)
})

test('a word that may be wider than its column can break', () => {
  expect(unbroken('Constantinescu-Brătescu')).toEqual([])
})
