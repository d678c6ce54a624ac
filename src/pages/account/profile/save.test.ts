import * as fc from 'fast-check'
import type { Outcome } from '#submit/submit.ts'
import { shown } from '#test/outcome.ts'
import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/client.ts'
import { resetViewer } from '#session.ts'
import { logged } from '#test/noise.ts'
import { toGeneralEdits } from './general.ts'
import { type Saved, saveFields, saveLevels, saveLocation, saveSubjects, sectionTexts } from './save.ts'

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

/** The profile on the server, as raw JSON, and what it was asked to save. */
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

/** Whatever a server may send as a profile: ids as numbers and texts, nulls, missing fields, fields nobody asked for. */
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

/** The server's names of what a form calls otherwise. */
const wire: Record<string, string> = {
  lastName: 'LastName',
  firstName: 'FirstName',
  phone: 'PhoneNumber',
  experience: 'Experience',
  occupation: 'Occupation',
  video: 'YouYubeURL',
}

describe('the whole profile is sent', () => {
  test('as it came, but for what was edited and the midnight of Dob', async () => {
    await fc.assert(
      fc.asyncProperty(profiles, changes, async (profile, edits) => {
        const bodies = serve(() => profile)
        const outcome = await saveFields(({ source }) => toGeneralEdits(edits, source, lists))
        expect(outcome).toEqual({ status: 'succeeded', value: { isShown: true } })
        expect(bodies).toHaveLength(1)
        const sent: Record<string, unknown> = { ...(bodies[0] as object) }
        const edited = new Set(Object.keys(edits).map(name => wire[name]))
        // Sent through JSON, as any server would have sent it.
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
      { numRuns: 60 },
    )
  })

  test.each([
    ['text', { Experience: { Id: '1', Name: 'x' } }, { Id: '7', Name: 'Peste 20 de ani' }],
    ['a number', { Experience: { Id: 1, Name: 'x' } }, { Id: 7, Name: 'Peste 20 de ani' }],
    [
      'text elsewhere',
      { Experience: null, Cycles: [{ Id: '4', Name: 'y' }] },
      { Id: '7', Name: 'Peste 20 de ani' },
    ],
    ['nowhere', { Experience: null }, { Id: 7, Name: 'Peste 20 de ani' }],
  ])('an id that is %s is sent alike', async (_, fields, Experience) => {
    const bodies = serve(() => ({ UserCode: 'a', IsTeacher: true, ...fields }))
    await saveFields(({ source }) => toGeneralEdits({ experience: '7' }, source, lists))
    expect(bodies).toEqual([{ UserCode: 'a', IsTeacher: true, ...fields, Experience }])
  })

  test('as it is on the server at that moment: two saves at once keep what each has changed', async () => {
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

describe('a save that fails', () => {
  test.each([
    [
      'a 500',
      () => new HttpResponse(null, { status: 500 }),
      /^Serverul nu a putut răspunde\. /,
      'status 500',
    ],
    [
      'a refusal in words',
      () => HttpResponse.text('Nume greșit: Maria', { status: 400 }),
      /^Serverul nu a putut răspunde\. /,
      'status 400',
    ],
    ['no answer', () => HttpResponse.error(), /^Nu ne putem conecta la server\. /, 'network'],
  ])(
    '(%s) says so in the words of the specification, is logged, and sent once',
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

  test('because its connection broke, yet it has arrived: it is done', async () => {
    let profile: object = tutor
    server.use(
      http.get(read, () => HttpResponse.json(profile)),
      http.post(save, async ({ request }) => {
        profile = (await request.json()) as object
        return HttpResponse.error()
      }),
    )
    expect(await edit()).toEqual({ status: 'succeeded', value: { isShown: true } })
  })

  test.each([
    ['a 401', () => new HttpResponse(null, { status: 401 })],
    ['a login page', () => HttpResponse.html('<!doctype html><title>Log in</title>')],
  ])('by %s: the session has expired', async (_, answer) => {
    serve(() => tutor, answer)
    expect(await edit()).toEqual({ status: 'sessionExpired' })
  })

  test('when nobody is logged in any more: nothing is sent', async () => {
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

  test('before anything was sent is no success, although the profile can be read again', async () => {
    const bodies = serve(() => tutor)
    let reads = 0
    // The client itself tries a read three times.
    server.use(http.get(read, () => ((reads += 1) > 3 ? undefined : HttpResponse.error())))
    expect(await shown(edit(), sectionTexts)).toEqual({
      status: 'failed',
      title: failed,
      help: expect.stringMatching(/^Nu ne putem conecta la server\. /),
    })
    expect(bodies).toEqual([])
  })

  test('is none when only the profile cannot be read afterwards', async () => {
    let reads = 0
    server.use(
      http.get(read, () => {
        reads += 1
        return reads === 1 ? HttpResponse.json(tutor) : new HttpResponse(null, { status: 500 })
      }),
      http.post(save, () => new HttpResponse(null)),
    )
    expect(await edit()).toEqual({ status: 'succeeded', value: { isShown: false } })
  })
})

describe('without an answer in 30 seconds the profile tells', () => {
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

  const done = { status: 'succeeded', value: { isShown: true } }
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
    ['fields', save, edit, { FirstName: 'Maria' }, { FirstName: 'Ana' }],
    [
      'a text whose line ends the server writes in its own way',
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
      () => saveSubjects(subjects),
      { Categories: subjects.toReversed() },
      { Categories: [subjects[0]] },
    ],
    [
      'levels',
      '*/api/users/savecycles',
      () => saveLevels([]),
      { Cycles: null },
      { Cycles: [{ Id: 1, Name: 'Adulți' }] },
    ],
  ]

  test.each(cases)('%s that are there are saved', async (_, path, start, arrived) => {
    server.use(
      http.get(read, () => HttpResponse.json({ ...tutor, ...(posts ? arrived : {}) })),
      slow(path),
    )
    expect(await outcomeOf(start())).toEqual(done)
    expect(posts).toBe(1)
  })

  test.each(cases)('%s that are not there may be saved again', async (_, path, start, __, other) => {
    server.use(
      http.get(read, () => HttpResponse.json({ ...tutor, ...other })),
      slow(path),
    )
    expect(await shown(outcomeOf(start()), sectionTexts)).toEqual(notArrived)
  })

  test('unless it was the profile itself that did not come: nothing was sent, nothing is saved', async () => {
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

  test('and when it cannot be asked, that is said', async () => {
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
