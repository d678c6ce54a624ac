import { expect, test } from 'vitest'
import { pictureId, possiblePictures, sizeOf, type Story, viewsOf } from './views.ts'

const story = (title: string, name: string, viewport?: Story['viewport']): Story => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-'),
  title,
  name,
  viewport,
})

const widths = (stories: Story[], filter = '') => viewsOf(stories, filter).map(({ size }) => size.width)

test('a story is rendered on a phone and on a desktop', () => {
  expect(widths([story('Kit/Badge', 'Tones')])).toEqual([390, 1280])
})

test('a story with a viewport of its own is rendered only there', () => {
  const narrow = story('Kit/Badge', 'Width: 320', { width: 320, height: 640 })
  expect(viewsOf([narrow], '')).toEqual([{ story: narrow, size: { width: 320, height: 640 } }])
})

test('a filter matches stories by title and name', () => {
  for (const [filter, count] of [
    ['', 3],
    ['kit', 2],
    ['KIT/Badge', 1],
    ['badge/tones', 1],
    ['screens / home', 1],
    ['nothing', 0],
  ] as const) {
    const stories = [
      story('Kit/Badge', 'Tones'),
      story('Kit/Button', 'Primary'),
      story('Screens/Home', 'Full'),
    ]
    expect
      .soft(viewsOf(stories, filter), `the filter "${filter}" matches ${count} stories by title and name`)
      .toHaveLength(count * 2)
  }
})

test('the pictures of a story differ in their ids', () => {
  const ids = viewsOf([story('Kit/Badge', 'Tones')], '')
    .flatMap(possiblePictures)
    .map(pictureId)
  expect(ids).toHaveLength(8)
  expect(new Set(ids).size).toBe(8)
  expect(ids.slice(0, 4)).toEqual([
    'kit-badge--tones.390.light',
    'kit-badge--tones.390.light.page',
    'kit-badge--tones.390.dark',
    'kit-badge--tones.390.dark.page',
  ])
})

test('a viewport has a size only in pixels', () => {
  expect(sizeOf({ width: '320px', height: '640px' })).toEqual({ width: 320, height: 640 })
  expect(sizeOf({ width: '100%', height: '640px' })).toBeUndefined()
  expect(sizeOf(undefined)).toBeUndefined()
})
