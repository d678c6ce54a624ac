import type { Outcome } from '#submit/submit.ts'
import { shown } from '#test/outcome.ts'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, test } from 'vitest'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { toGeneralEdits } from './General.tsx'
import {
  saveChoice,
  type Saved,
  saveFields,
  saveLocation,
  savePicture,
  saveWeek,
  sectionTexts,
} from './calls.ts'

const read = '*/api/users/GetCurrentProfile'
const save = '*/api/users/SaveCurrentProfile'
const failed = expect.objectContaining({
  props: { lang: 'en', children: 'Something bad happened; please try again later.' },
})

const server = startNodeBackend()

/** Serves this profile as raw JSON, and returns the bodies of the save requests. */
function serve(profile: object) {
  const bodies: unknown[] = []
  server.use(
    http.get(read, () => HttpResponse.json(profile)),
    http.post(save, async ({ request }) => {
      bodies.push(await request.json())
      return new HttpResponse(null)
    }),
  )
  return bodies
}

const lists = {
  experience: [{ Id: 7, Name: 'Peste 20 de ani' }],
  occupations: [{ Id: 3, Name: 'Elev olimpic' }],
}

// src/domain/profile.test.ts tests the body for any profile and any edits.
describe('the whole profile is sent', () => {
  test('as it was read, except for the edits and for Dob, which is sent as midnight UTC', async () => {
    const profile = {
      UserCode: 'a',
      IsTeacher: true,
      FirstName: null,
      Dob: '1990-05-03T21:00:00Z',
      Experience: { Id: '1', Name: 'Sub un an', Order: 1 },
      Categories: [{ Id: '2', Name: 'Fizică' }],
      Unknown: [{ $id: '1' }],
    }
    const bodies = serve(profile)
    const edits = { firstName: ' Ana ', experience: '7' }
    const outcome = await saveFields(({ source }) => toGeneralEdits(edits, source, lists))
    expect(outcome).toEqual({ status: 'succeeded', value: { isRefetched: true } })
    const FirstName = 'Ana'
    const Experience = { Id: '7', Name: 'Peste 20 de ani' }
    expect(bodies).toEqual([{ ...profile, Dob: '1990-05-04T00:00:00.000Z', FirstName, Experience }])
  })

  test('as the server has it at that moment, so that two concurrent saves keep the edits of both', async () => {
    let profile: object = { UserCode: 'a', IsTeacher: true, FirstName: 'Ana', Studies: 'Litere' }
    server.use(
      http.get(read, () => HttpResponse.json(profile)),
      http.post(save, async ({ request }) => {
        profile = (await request.json()) as object
        return new HttpResponse(null)
      }),
    )
    await Promise.all([saveFields(() => ({ FirstName: 'Maria' })), saveFields(() => ({ Studies: 'Drept' }))])
    expect(profile).toEqual({ UserCode: 'a', IsTeacher: true, FirstName: 'Maria', Studies: 'Drept' })
  })
})

const tutor = { UserCode: 'a', IsTeacher: true, FirstName: 'Ana' }
const edit = () => saveFields(() => ({ FirstName: 'Maria' }))

describe('a save', () => {
  test('sends nothing when the session has expired before', async () => {
    const bodies = serve(tutor)
    server.use(http.get(read, () => HttpResponse.json(null)))
    expect(await edit()).toEqual({ status: 'sessionExpired' })
    expect(bodies).toEqual([])
  })

  test('fails when the profile cannot be read first, although it can be read later', async () => {
    const bodies = serve(tutor)
    let reads = 0
    // The client itself sends a read up to three times.
    server.use(http.get(read, () => ((reads += 1) > 3 ? undefined : HttpResponse.error())))
    expect(await shown(edit(), sectionTexts)).toEqual({
      status: 'failed',
      title: failed,
      help: expect.stringMatching(/^Nu ne putem conecta la server\. /),
    })
    expect(bodies).toEqual([])
  })
})

describe('after a lost response a save', () => {
  let posts = 0
  beforeEach(() => void (posts = 0))

  const lose = (path: string) =>
    http.post(path, () => {
      posts += 1
      return HttpResponse.error()
    })

  const place = { cityid1: 4, atTeacher: true, atStudent: false, isOnline: false }
  const Cities = [{ Id: '4', Name: 'Timișoara' }]
  const subjects = [
    { Id: 1, Name: 'Matematica' },
    { Id: 2, Name: 'Fizică' },
  ]

  type Case = [
    name: string,
    path: string,
    start: () => Promise<Outcome<Saved>>,
    arrived: object,
    other: object,
  ]

  // src/domain/profile.test.ts tests which edits of the fields a profile contains.
  test.each<Case>([
    ['a field', save, edit, { FirstName: 'Maria' }, { FirstName: 'Ana' }],
    [
      'the place',
      '*/api/users/savecityforcurrentprofie',
      () => saveLocation(() => place),
      { Cities, AtTeacher: true },
      { Cities },
    ],
    [
      'subjects',
      '*/api/users/savecategories',
      () => saveChoice('subjects', () => subjects),
      { Categories: subjects.toReversed() },
      { Categories: [subjects[0]] },
    ],
    [
      'levels',
      '*/api/users/savecycles',
      () => saveChoice('levels', () => []),
      { Cycles: null },
      { Cycles: [{ Id: 1, Name: 'Adulți' }] },
    ],
  ])('of %s has succeeded only when the profile has the change', async (_, path, start, arrived, other) => {
    let later = arrived
    server.use(
      http.get(read, () => HttpResponse.json({ ...tutor, ...(posts ? later : {}) })),
      lose(path),
    )
    expect(await start()).toEqual({ status: 'succeeded', value: { isRefetched: true } })
    posts = 0
    later = other
    expect(await start()).toMatchObject({ status: 'failed' })
    expect(posts).toBe(1)
  })

  test('of the week has succeeded only when the server has the same hours', async () => {
    let Entities = [{ Day: 1, Time: 9 }]
    server.use(
      http.get('*/api/users/getavailability', () => HttpResponse.json({ TotalRows: 1, Entities })),
      lose('*/api/users/saveavailability'),
    )
    const monday = [{ day: 1, from: 9, to: 10 }]
    expect(await saveWeek(monday, [])).toMatchObject({ status: 'succeeded' })
    Entities = [{ Day: 1, Time: 10 }]
    expect(await saveWeek(monday, [])).toMatchObject({ status: 'failed' })
  })

  test('of the picture has succeeded only when the profile has a new address', async () => {
    let later = 'noua.png'
    server.use(
      http.get(read, () =>
        HttpResponse.json({ ...tutor, ProfileImageUrl: posts === 0 ? 'veche.png' : later }),
      ),
      lose('*/api/users/saveprofileimage'),
    )
    const picture = () => Promise.resolve(new Blob(['x']))
    expect(await savePicture(picture)).toMatchObject({ status: 'succeeded' })
    // The profile has the picture of the save before.
    posts = 1
    expect(await savePicture(picture)).toMatchObject({ status: 'failed' })
    posts = 0
    later = 'veche.png'
    expect(await savePicture(picture)).toMatchObject({ status: 'failed' })
  })
})
