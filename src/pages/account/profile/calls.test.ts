import * as fc from 'fast-check'
import type { Outcome } from '#submit/submit.ts'
import { shown } from '#test/outcome.ts'
import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/client.ts'
import { resetViewer } from '#session.ts'
import { logged } from '#test/noise.ts'
import { toGeneralEdits } from './General.tsx'
import { saveChoice, type Saved, saveFields, saveLocation, sectionTexts } from './calls.ts'

const read = '*/api/users/GetCurrentProfile'
const save = '*/api/users/SaveCurrentProfile'
const failed = 'Something bad happened; please try again later.'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  connectClient({})
  resetViewer()
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Serves this profile as raw JSON, and returns the bodies of the save requests. */
function serve(profile: () => object, answer: () => Response = () => new HttpResponse(null)) {
  const bodies: unknown[] = []
  server.use(
    http.get(read, () => HttpResponse.json(profile())),
    http.post(save, async ({ request }) => {
      bodies.push(await request.json())
      return answer()
    }),
  )
  return bodies
}

const known = new Set(
  `UserCode FirstName LastName Email PhoneNumber ProfileImageUrl Dob Cities AlsoOnline AtTeacher AtStudent Experience
  Occupation Studies YouYubeURL Categories Cycles IsTeacher Rating IsSubscriptionOk SubscriptionStartDate
  SubscriptionEndDate __proto__`.split(/\s+/),
)
const text = fc.option(fc.string())
const flag = fc.option(fc.boolean())
const id = fc.oneof(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }).map(String))
const named = fc.record({ Id: id, Name: fc.string(), Order: fc.integer() }, { requiredKeys: ['Id', 'Name'] })
const names = fc.option(fc.array(named, { maxLength: 3 }))

/** Profiles as a server may send them: with ids as numbers or text, nulls, missing fields and unknown fields. */
const profiles = fc
  .tuple(
    fc.dictionary(
      fc.string().filter(name => !known.has(name)),
      fc.jsonValue(),
      { maxKeys: 5 },
    ),
    fc.record(
      {
        UserCode: fc.string({ minLength: 1 }),
        FirstName: text,
        LastName: text,
        Email: text,
        PhoneNumber: text,
        ProfileImageUrl: text,
        Dob: fc.constantFrom(null, '1990-05-04T00:00:00', '1990-05-03T21:00:00Z'),
        Cities: names,
        AlsoOnline: flag,
        AtTeacher: flag,
        AtStudent: flag,
        Experience: fc.option(named),
        Occupation: fc.option(named),
        Studies: text,
        YouYubeURL: text,
        Categories: names,
        Cycles: names,
        IsTeacher: flag,
        Rating: fc.option(fc.integer()),
      },
      { requiredKeys: ['UserCode'] },
    ),
  )
  .map(([unknown, fields]): Record<string, unknown> => ({ ...unknown, ...fields }))

const lists = {
  experience: [{ Id: 7, Name: 'Peste 20 de ani' }],
  occupations: [{ Id: 3, Name: 'Elev olimpic' }],
}

const changes = fc.record(
  {
    lastName: fc.string(),
    firstName: fc.string(),
    phone: fc.string(),
    experience: fc.constant('7'),
    occupation: fc.constant('3'),
    video: fc.webUrl(),
  },
  { requiredKeys: [] },
)

/** The server's names for the fields of the form. */
const wire: Record<string, string> = {
  lastName: 'LastName',
  firstName: 'FirstName',
  phone: 'PhoneNumber',
  experience: 'Experience',
  occupation: 'Occupation',
  video: 'YouYubeURL',
}

describe('the whole profile is sent', () => {
  test('as it was read, except for the edits and for Dob, which is sent as midnight UTC', async () => {
    await fc.assert(
      fc.asyncProperty(profiles, changes, async (profile, edits) => {
        const bodies = serve(() => profile)
        const outcome = await saveFields(({ source }) => toGeneralEdits(edits, source, lists))
        expect(outcome).toEqual({ status: 'succeeded', value: { isRefetched: true } })
        expect(bodies).toHaveLength(1)
        const sent: Record<string, unknown> = { ...(bodies[0] as object) }
        const edited = new Set(Object.keys(edits).map(name => wire[name]))
        // Through JSON, as a server would send it.
        const source = JSON.parse(JSON.stringify(profile)) as Record<string, unknown>
        for (const [name, value] of Object.entries(source)) {
          if (name === 'Dob' && value !== null) expect(sent[name]).toBe('1990-05-04T00:00:00.000Z')
          else if (!edited.has(name)) expect(sent[name]).toEqual(value)
        }
        expect(new Set(Object.keys(sent))).toEqual(new Set([...Object.keys(source), ...edited]))
        if (edits.firstName !== undefined) expect(sent['FirstName']).toBe(edits.firstName.trim())
        if (edits.experience) expect(sent['Experience']).toMatchObject({ Name: 'Peste 20 de ani' })
        server.resetHandlers()
      }),
      { numRuns: 25 },
    )
  })

  test.each([
    ['text in the same field', { Experience: { Id: '1', Name: 'x' } }, { Id: '7', Name: 'Peste 20 de ani' }],
    ['a number in the same field', { Experience: { Id: 1, Name: 'x' } }, { Id: 7, Name: 'Peste 20 de ani' }],
    [
      'text in another field',
      { Experience: null, Cycles: [{ Id: '4', Name: 'y' }] },
      { Id: '7', Name: 'Peste 20 de ani' },
    ],
    ['none at all', { Experience: null }, { Id: 7, Name: 'Peste 20 de ani' }],
  ])('with a new id as text or number, like the ids of the profile: %s', async (_, fields, Experience) => {
    const bodies = serve(() => ({ UserCode: 'a', IsTeacher: true, ...fields }))
    await saveFields(({ source }) => toGeneralEdits({ experience: '7' }, source, lists))
    expect(bodies).toEqual([{ UserCode: 'a', IsTeacher: true, ...fields, Experience }])
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
  test.each([
    ['500', () => new HttpResponse(null, { status: 500 }), /^Serverul nu a putut răspunde\. /, 'status 500'],
    [
      '400 with a message',
      () => HttpResponse.text('Nume greșit: Maria', { status: 400 }),
      /^Serverul nu a putut răspunde\. /,
      'status 400',
    ],
    ['no response', () => HttpResponse.error(), /^Nu ne putem conecta la server\. /, 'network'],
  ])(
    'that fails (%s) is described in the words of the specification, logged, and sent once',
    async (_, answer, help, kind) => {
      const bodies = serve(() => tutor, answer)
      expect(await shown(edit(), sectionTexts)).toEqual({
        status: 'failed',
        title: failed,
        help: expect.stringMatching(help),
      })
      expect(bodies).toHaveLength(1)
      expect(logged).toEqual([
        {
          level: 'error',
          text: 'A call of the profile failed',
          details: `POST /api/users/SaveCurrentProfile: ${kind}`,
        },
      ])
    },
  )

  test('succeeds when the connection broke but the server has the change', async () => {
    let profile: object = tutor
    server.use(
      http.get(read, () => HttpResponse.json(profile)),
      http.post(save, async ({ request }) => {
        profile = (await request.json()) as object
        return HttpResponse.error()
      }),
    )
    expect(await edit()).toEqual({ status: 'succeeded', value: { isRefetched: true } })
  })

  test.each([
    ['a 401', () => new HttpResponse(null, { status: 401 })],
    ['a login page', () => HttpResponse.html('<!doctype html><title>Log in</title>')],
  ])('reports an expired session after %s', async (_, answer) => {
    serve(() => tutor, answer)
    expect(await edit()).toEqual({ status: 'sessionExpired' })
  })

  test('sends nothing when the session has expired before', async () => {
    const bodies: unknown[] = []
    server.use(
      http.get(read, () => HttpResponse.json(null)),
      http.post(save, () => {
        bodies.push('sent')
        return new HttpResponse(null)
      }),
    )
    expect(await edit()).toEqual({ status: 'sessionExpired' })
    expect(bodies).toEqual([])
  })

  test('fails when the profile cannot be read first, although it can be read later', async () => {
    const bodies = serve(() => tutor)
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

  test('succeeds, with isRefetched false, when only the refetch of the profile fails', async () => {
    let reads = 0
    server.use(
      http.get(read, () => {
        reads += 1
        return reads === 1 ? HttpResponse.json(tutor) : new HttpResponse(null, { status: 500 })
      }),
      http.post(save, () => new HttpResponse(null)),
    )
    expect(await edit()).toEqual({ status: 'succeeded', value: { isRefetched: false } })
  })
})

describe('without a response in 30 seconds a save', () => {
  let posts = 0

  beforeEach(() => {
    posts = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => vi.useRealTimers())

  const slow = (path: string) =>
    http.post(path, () => {
      posts += 1
      return new Promise<never>(() => {})
    })

  async function outcomeOf<Value>(saving: Promise<Value>) {
    await expect.poll(() => posts).toBe(1)
    await vi.advanceTimersByTimeAsync(30_000)
    return saving
  }

  const done = { status: 'succeeded', value: { isRefetched: true } }
  const notArrived = {
    status: 'failed',
    title: failed,
    help: 'Nu am primit confirmarea serverului, iar modificările nu apar în profil. Le puteți salva din nou.',
  }
  const place = { cityid1: 4, atTeacher: true, atStudent: false, isOnline: false }
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

  const cases: Case[] = [
    ['a name', save, edit, { FirstName: 'Maria' }, { FirstName: 'Ana' }],
    [
      'a text, even with other line ends',
      save,
      () => saveFields(() => ({ Studies: 'Litere\nDrept' })),
      { Studies: 'Litere\r\nDrept' },
      { Studies: 'Litere' },
    ],
    [
      'an occupation',
      save,
      () => saveFields(() => ({ Occupation: { Id: 3, Name: 'Student' } })),
      { Occupation: { Id: '3', Name: 'student' } },
      { Occupation: { Id: '2', Name: 'Student' } },
    ],
    [
      'a place',
      '*/api/users/savecityforcurrentprofie',
      () => saveLocation(place),
      { Cities: [{ Id: '4', Name: 'Timișoara' }], AtTeacher: true },
      { Cities: [{ Id: '4', Name: 'Timișoara' }] },
    ],
    [
      'subjects',
      '*/api/users/savecategories',
      () => saveChoice('subjects', subjects),
      { Categories: subjects.toReversed() },
      { Categories: [subjects[0]] },
    ],
    [
      'levels',
      '*/api/users/savecycles',
      () => saveChoice('levels', []),
      { Cycles: null },
      { Cycles: [{ Id: 1, Name: 'Adulți' }] },
    ],
  ]

  test.each(cases)('succeeds when the profile has the change: %s', async (_, path, start, arrived) => {
    server.use(
      http.get(read, () => HttpResponse.json({ ...tutor, ...(posts ? arrived : {}) })),
      slow(path),
    )
    expect(await outcomeOf(start())).toEqual(done)
    expect(posts).toBe(1)
  })

  test.each(cases)('fails when the profile lacks the change: %s', async (_, path, start, __, other) => {
    server.use(
      http.get(read, () => HttpResponse.json({ ...tutor, ...other })),
      slow(path),
    )
    expect(await shown(outcomeOf(start()), sectionTexts)).toEqual(notArrived)
  })

  test('fails without sending anything when it was the read of the profile that timed out', async () => {
    let reads = 0
    server.use(
      http.get(read, () => ((reads += 1) === 1 ? new Promise<never>(() => {}) : HttpResponse.json(tutor))),
      slow(save),
    )
    const saving = edit()
    await expect.poll(() => reads).toBe(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await shown(saving, sectionTexts)).toEqual(notArrived)
    expect(posts).toBe(0)
  })

  test('has an unknown outcome when the profile cannot be read', async () => {
    server.use(
      http.get(read, () => (posts ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(tutor))),
      slow(save),
    )
    expect(await shown(outcomeOf(edit()), sectionTexts)).toEqual({
      status: 'unknown',
      title: failed,
      help: 'Nu știm dacă modificările au fost salvate. Ce ați completat este păstrat; reîncărcați pagina înainte de a salva din nou.',
    })
  })
})
