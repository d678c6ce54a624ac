import { beforeEach, expect, test } from 'vitest'
import { readCurrentProfile } from '#api/viewer.ts'
import { configureMocks } from '#mocks/state.ts'
import { as, ask, readFrom } from './testing.ts'

beforeEach(() => as('student'))

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2, 250, 255]

async function upload(bytes: number[] | Uint8Array<ArrayBuffer>, field = 'profileimage') {
  const body = new FormData()
  body.set(field, new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'profile.png')
  const response = await ask('/api/users/saveprofileimage', { method: 'POST', body })
  return [response.status, await response.text()]
}

async function picture() {
  const profile = await readFrom(readCurrentProfile)
  if (!profile || !('IsTeacher' in profile)) throw new Error('There is no viewer')
  return profile.ProfileImageUrl ?? ''
}

const fetchPicture = (fileName: string) =>
  ask(`/get-profile-image?fileName=${encodeURIComponent(fileName)}&width=110&height=110`)

test('an uploaded picture is served unchanged, under a new name each time', async () => {
  const before = await picture()
  expect(await upload(png)).toEqual([200, ''])
  const first = await picture()
  expect(first).not.toBe(before)
  const response = await fetchPicture(first)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(png)
  await upload([...png, 7])
  const second = await picture()
  expect(second).not.toBe(first)
  expect((await (await fetchPicture(second)).arrayBuffer()).byteLength).toBe(png.length + 1)
})

test('an upload that is not a PNG, too large, missing, or from a visitor is refused', async () => {
  expect(await upload([1, 2, 3])).toEqual([400, 'Invalid image type'])
  expect(await upload(new Uint8Array(600 * 1024))).toEqual([400, 'Imaginea este prea mare.'])
  expect((await upload(png, 'altceva'))[0]).toBe(400)
  expect((await ask('/api/users/saveprofileimage', { method: 'POST', body: 'nonsense' })).status).toBe(400)
  configureMocks({ persona: 'visitor' })
  expect((await upload(png))[0]).toBe(401)
})

test('a picture with a file name of the missing kind is answered with 404', async () => {
  expect((await fetchPicture('pierdut-portret.jpg')).status).toBe(404)
})
