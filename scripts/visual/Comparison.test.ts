import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Album } from './Album.ts'
import { Comparison } from './Comparison.ts'
import type { View } from './views.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comparison-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const view = (id: string): View => ({
  story: { id, title: 'Kit/X', name: id },
  size: { width: 390, height: 844 },
})

/** Returns a PNG of 10 × 10 grey pixels. */
function grey(level: number): Buffer {
  const png = new PNG({ width: 10, height: 10 })
  png.data.fill(level)
  return PNG.sync.write(png)
}

const inLight = (png: Buffer, part: 'window' | 'page' = 'window') => ({ theme: 'light' as const, part, png })
const taken = (...pictures: ReturnType<typeof inLight>[]) => ({ pictures, problem: undefined })

/** Returns the comparison with a base that has these stories, and the folder of the report. */
function compareWith(stories: Record<string, Buffer>) {
  const base = new Album(join(folder, 'base'))
  const views = Object.keys(stories).map(view)
  for (const one of views) base.storeAll(one, [inLight(stories[one.story.id] ?? grey(0))])
  const report = join(folder, 'report')
  return { comparison: new Comparison(base, base.picturesOf(views), report), report }
}

test('equal pictures are counted, and not stored', () => {
  const { comparison, report } = compareWith({ a: grey(255) })
  comparison.add(view('a'), taken(inLight(grey(255))))
  expect(comparison.finish()).toEqual({ compared: 1, changed: [], added: [], removed: [], problems: [] })
  expect(readdirSync(join(report, 'after'))).toEqual([])
})

test('a changed picture is stored before, after and as the difference', () => {
  const { comparison, report } = compareWith({ a: grey(255) })
  comparison.add(view('a'), taken(inLight(grey(254))))
  expect(comparison.finish().changed).toMatchObject([{ view: view('a'), pixels: 100, share: 1 }])
  for (const name of ['before', 'after', 'difference'])
    expect(existsSync(join(report, name, 'a.390.light.png'))).toBe(true)
})

test('pictures that only one of the two has are new or removed', () => {
  const { comparison, report } = compareWith({ old: grey(1), both: grey(2) })
  comparison.add(view('both'), taken(inLight(grey(2)), inLight(grey(3), 'page')))
  comparison.add(view('new'), taken(inLight(grey(4))))
  const { compared, changed, added, removed } = comparison.finish()
  expect({ compared, changed }).toEqual({ compared: 1, changed: [] })
  expect(added).toMatchObject([{ view: view('both'), part: 'page' }, { view: view('new') }])
  expect(removed).toMatchObject([{ view: view('old') }])
  expect(existsSync(join(report, 'before', 'old.390.light.png'))).toBe(true)
  expect(existsSync(join(report, 'after', 'both.390.light.page.png'))).toBe(true)
})

test('problems of a story are listed with its view', () => {
  const { comparison } = compareWith({ a: grey(255) })
  comparison.add(view('a'), { ...taken(inLight(grey(255))), problem: 'Unable to find a label' })
  expect(comparison.finish().problems).toEqual([{ view: view('a'), problem: 'Unable to find a label' }])
})

test('an album is complete for a view when all its pictures are stored', () => {
  const album = new Album(folder)
  expect(album.isComplete(view('a'))).toBe(false)
  album.storeAll(view('a'), [inLight(grey(1)), inLight(grey(2), 'page')])
  expect(album.isComplete(view('a'))).toBe(true)
  expect(album.picturesOf([view('a'), view('b')])).toHaveLength(2)
})
