import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Album } from './Album.ts'
import { themes, type View } from './views.ts'

const view: View = {
  story: { id: 'kit-badge--tones', title: 'Kit/Badge', name: 'Tones' },
  size: { width: 390, height: 844 },
}

function openAlbum(): Album {
  const folder = mkdtempSync(join(tmpdir(), 'album-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return new Album(folder)
}

test('a view is complete once all its pictures are stored, until they are removed', () => {
  const album = openAlbum()
  expect(album.isComplete(view)).toBe(false)
  const pictures = themes.map(theme => ({ theme, part: 'window' as const, png: Buffer.from('png') }))
  album.storeAll(view, pictures)
  expect(album.isComplete(view)).toBe(true)
  album.remove(view)
  expect(album.isComplete(view)).toBe(false)
  expect(album.picturesOf([view])).toEqual([])
})
