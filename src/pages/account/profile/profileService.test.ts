import { http, HttpResponse } from 'msw/http'
import type { Outcome } from '#submit/submit.ts'
import { shown } from '#test/outcome.ts'
import { profileTexts } from '#features/profileService/profileService.tsx'
import { avatarText } from '#text/crop.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { loader as loadHome } from '#pages/account/home/AccountHomePage.tsx'
import { deleteOwnAd, saveOwnAd } from '#pages/account/home/ads/saveOwnAd.ts'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { logged } from '#test/noise.ts'
import {
  loader as loadProfile,
  saveChoice,
  saveFields,
  saveLocation,
  savePicture,
  saveWeek,
} from './calls.ts'

const tutor = { UserCode: 'a', IsTeacher: true, ProfileImageUrl: 'veche.png' }
const profile = http.get('*/api/users/GetCurrentProfile', () => HttpResponse.json(tutor))

const week = http.get('*/api/users/getavailability', () => HttpResponse.json({ TotalRows: 0, Entities: [] }))

const server = startNodeBackend()

const line = (call: string) => ({ level: 'error', text: 'A call of the profile failed', details: call })

const ad = {
  Code: 'a1',
  Category: { Id: 2, Name: 'Fizică' },
  Duration: 60,
  Price: 80,
  Description: 'Mecanică',
  Cycles: [],
}
const ads = http.get('*/api/users/getadsforcurrentuser', () => HttpResponse.json([ad]))
const texts = profileTexts(avatarText.submission)
const picture = () => Promise.resolve(new Blob(['x']))
const place = { cityid1: 4, atTeacher: true, atStudent: false, isOnline: false }

const changes: [path: string, change: () => Promise<Outcome<unknown>>][] = [
  ['/api/users/SaveCurrentProfile', () => saveFields(() => ({ FirstName: 'Ana' }))],
  ['/api/users/savecityforcurrentprofie', () => saveLocation(() => place)],
  ['/api/users/savecategories', () => saveChoice('subjects', () => [])],
  ['/api/users/savecycles', () => saveChoice('levels', () => [])],
  ['/api/users/saveavailability', () => saveWeek([{ day: 1, from: 9, to: 10 }], [])],
  ['/api/users/saveprofileimage', () => savePicture(picture)],
  ['/api/users/savead', () => saveOwnAd('a1', () => ad)],
  [
    '/api/users/deletead',
    () => deleteOwnAd({ ...ad, DurationName: undefined, Added: undefined, source: ad }),
  ],
]

test.each(changes)(
  '%s: a failure is logged, and described in the words of the specification',
  async (path, change) => {
    server.use(
      profile,
      week,
      ads,
      http.post(`*${path}`, () => new HttpResponse(null, { status: 500 })),
    )
    expect(await shown(change(), texts)).toEqual({
      status: 'failed',
      title: expect.objectContaining({
        props: { lang: 'en', children: 'Something bad happened; please try again later.' },
      }),
      help: expect.stringMatching(/^Serverul nu a putut răspunde\. /),
    })
    expect(logged).toEqual([line(`POST ${path}: status 500`)])
  },
)

const lists = ['GetExperience', 'GetOccupation', 'GetCities', 'getavailability'].map(
  name => `/api/users/${name}`,
)

test.each([
  ...lists.map(path => [path, 'profile'] as const),
  ['/api/users/getadsforcurrentuser', 'home'] as const,
])('%s: a failure to load is logged', async (path, screen) => {
  server.use(
    profile,
    http.get(`*${path}`, () => new HttpResponse(null, { status: 500 })),
    http.get('*/api/*', () => HttpResponse.json(null)),
    http.get('*/api/*/*', () => HttpResponse.json(null)),
  )
  const request = new Request('http://localhost/u')
  const load = screen === 'home' ? loadHome : loadProfile
  await load({ request } as LoaderFunctionArgs)
  await expect.poll(() => logged).toEqual([line(`GET ${path}: status 500`)])
})
