import { expect, test } from 'vitest'
import { type Changes, reportPage, summary } from './report.ts'
import type { Picture, View } from './views.ts'

const view = (name: string, width = 390): View => ({
  story: { id: `kit-x--${name}`, title: 'Kit/X', name },
  size: { width, height: 844 },
})

const noChanges: Changes = { compared: 4, changed: [], added: [], removed: [], problems: [] }
const changed = (name: string, share: number, theme: 'light' | 'dark' = 'light') => ({
  view: view(name),
  theme,
  part: 'window' as const,
  pixels: Math.round(share * 1000),
  share,
})

const headings = (page: string, tag: string) =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)(?: <small>.*)?</${tag}>`, 'g'))].map(([, text]) => text)

test('changed pictures are sorted by the share of changed pixels, equal ones by name', () => {
  const changes = {
    ...noChanges,
    changed: [changed('b', 0.1), changed('little', 0.01), changed('a', 0.1), changed('much', 0.9)],
  }
  expect(headings(reportPage('main', 'abc', changes), 'h3')).toEqual(
    ['much', 'a', 'b', 'little'].map(name => `Kit/X: ${name}, 390 px, light`),
  )
})

test('a changed picture is shown before, after and as the difference', () => {
  const page = reportPage('main', 'abc', { ...noChanges, changed: [changed('a', 0.5, 'dark')] })
  for (const folder of ['before', 'after', 'difference'])
    expect(page).toContain(`<img src="${folder}/kit-x--a.390.dark.png"`)
  expect(page).toContain('50.00 %, 500 px')
})

test('a single changed pixel does not read as 0 %', () => {
  const page = reportPage('main', 'abc', {
    ...noChanges,
    changed: [{ ...changed('a', 0), pixels: 1, share: 0.000_000_2 }],
  })
  expect(page).toContain('less than 0.01 %, 1 px')
})

test('new, removed and failed stories are listed apart', () => {
  const page = reportPage('main', 'abc', {
    ...noChanges,
    added: [{ view: view('new', 1280), theme: 'light', part: 'page' }],
    removed: [{ view: view('old'), theme: 'dark', part: 'window' }],
    problems: [{ view: view('failed'), problem: 'Unable to find a label' }],
  })
  expect(headings(page, 'h2')).toEqual(['New (1)', 'Removed (1)', 'Problems (1)'])
  expect(page).toContain('<img src="after/kit-x--new.1280.light.page.png"')
  expect(page).toContain('<img src="before/kit-x--old.390.dark.png"')
  expect(page).toContain('Kit/X: failed, 390 px: Unable to find a label')
})

test('names, problems and the base are text, never markup', () => {
  const hostile = `"><script>alert('x')</script>&`
  const story = { id: `x--${hostile}`, title: hostile, name: hostile }
  const picture: Picture = {
    view: { story, size: { width: 390, height: 844 } },
    theme: 'light',
    part: 'window',
  }
  const page = reportPage(hostile, hostile, {
    compared: 1,
    changed: [{ ...picture, pixels: 1, share: 1 }],
    added: [picture],
    removed: [picture],
    problems: [{ view: picture.view, problem: hostile }],
  })
  expect(page).not.toContain('<script')
  expect(page).not.toMatch(/src="[^"]*[<>][^"]*"/)
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;')
})

test('the summary has the numbers, and problems only when there are any', () => {
  expect(summary(noChanges)).toBe('4 pictures compared: 0 differ, 0 new, 0 removed')
  expect(summary({ ...noChanges, problems: [{ view: view('a'), problem: 'x' }] })).toMatch(/Problems: 1$/)
})
