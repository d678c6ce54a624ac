import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '#mocks/personas.ts'
import { inNode, overHttp, type Stage } from './people.ts'

const teacher = codeOf('teacher')
const student = codeOf('student')

type Page<Row> = { TotalRows: number; Entities: Row[] }
type Lesson = { Id: string; AcceptedByTeacher: boolean; CanJoin: boolean; isReadyForRating: boolean }

describe.each([
  ['in Node', inNode],
  ['over HTTP', overHttp],
] as const)('%s', (_, open) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await open()
  })
  afterAll(() => stage.stop())

  const lessons = async (who: 'student' | 'teacher', list = 'getactiveappoitments') => {
    const found: Lesson[] = []
    for (let page = 1; ; page++) {
      const { json } = await stage.ask(who, `/api/appoitments/${list}/${page}`)
      const rows = (json as Page<Lesson>).Entities
      found.push(...rows)
      if (rows.length < 10) return found
    }
  }
  const lesson = async (who: 'student' | 'teacher', id: string, list?: string) =>
    (await lessons(who, list)).find(one => one.Id === id)

  test('an appointment is booked, accepted, paid, joined by both parties and rated, and repeated steps are refused', async () => {
    const { ask } = stage
    const hours = async () => {
      const { json } = await ask(
        'student',
        `/api/users/getavailabilityforday?userid=${teacher}&day=2026-11-23`,
      )
      return (json as Page<{ Time: number }>).Entities.map(({ Time }) => Time)
    }
    const book = `/api/users/saveappoitment?teacherId=${teacher}&selectedDate=2026-11-23&startTime=16`
    const known = new Set((await lessons('student')).map(({ Id }) => Id))

    expect(await hours()).toContain(16)
    expect((await ask('visitor', book, '')).status).toBe(401)
    expect((await ask('student', book, '')).status).toBe(200)
    expect(await hours()).not.toContain(16)
    expect((await ask('student', book, '')).status).toBe(409)

    const id = (await lessons('student')).find(({ Id }) => !known.has(Id))?.Id ?? ''
    expect(await lesson('teacher', id)).toMatchObject({ AcceptedByTeacher: false })
    expect((await ask('student', `/api/appoitments/acceptByTeacher/${id}`)).status).toBe(403)
    expect((await ask('student', '/api/appoitments/savepayments', [Number(id)])).status).toBe(409)
    expect((await ask('teacher', `/api/appoitments/acceptByTeacher/${id}`)).status).toBe(200)
    expect((await ask('teacher', `/api/appoitments/acceptByTeacher/${id}`)).status).toBe(409)

    expect((await ask('student', '/api/appoitments/savepayments', [Number(id)])).status).toBe(200)
    expect((await ask('student', '/api/appoitments/savepayments', [Number(id)])).status).toBe(409)
    expect(await lesson('student', id)).toMatchObject({ AcceptedByTeacher: true, CanJoin: false })

    // The world starts on Friday at 9:00; the lesson is on Monday from 16:00 to 17:00.
    const start = (3 * 24 + 7) * 60
    await stage.setClock(start - 5)
    expect(await lesson('student', id)).toMatchObject({ CanJoin: true })
    expect(await lesson('teacher', id)).toMatchObject({ CanJoin: true })

    await stage.setClock(start + 61)
    expect(await lesson('student', id)).toBeUndefined()
    expect(await lesson('student', id, 'getoldappoitments')).toMatchObject({ isReadyForRating: true })
    expect(await lesson('teacher', id, 'getoldappoitments')).toMatchObject({ isReadyForRating: false })

    const rate = { TeacherIdEncoded: teacher, Rating: '10', RatingText: 'Explică foarte clar.' }
    expect((await ask('student', '/api/teacherrating/SaveRatingForTeacher', rate)).status).toBe(200)
    expect((await ask('student', '/api/teacherrating/SaveRatingForTeacher', rate)).status).toBe(400)
    const ratings = await ask('student', `/api/teacherrating/getallratingforteacher?teacherid=${teacher}`)
    expect(ratings.json).toContainEqual(
      expect.objectContaining({ Rating: '10', RatingText: 'Explică foarte clar.' }),
    )
    expect(await lesson('student', id, 'getoldappoitments')).toMatchObject({ isReadyForRating: false })
    await stage.setClock(0)
  })

  test('a posted request is listed, and only a tutor with a subscription can reply to it', async () => {
    const { ask } = stage
    const request = {
      CategoryId: 1,
      IsOnline: true,
      CityId: 0,
      Description: 'Bac la mate',
      CycleId: 6,
      Duration: 14,
    }
    expect((await ask('visitor', '/api/users/SaveNewRequest', request)).status).toBe(401)
    const posted = await ask('student', '/api/users/SaveNewRequest', request)
    expect(posted.status).toBe(200)
    const code = String(posted.json)

    const { json } = await ask('visitor', `/api/users/GetRequest?id=${code}`)
    expect(json).toMatchObject({ RequestCode: code, Description: 'Bac la mate', IsOnline: true, City: null })
    const list = await ask('visitor', '/api/users/GetRequests?city=&subject=&page=1')
    expect((list.json as Page<object>).Entities).toContainEqual(
      expect.objectContaining({ RequestCode: code }),
    )

    const reply = { requestId: code, message: 'Vă pot ajuta.' }
    expect((await ask('teacherUnpaid', '/api/messages/saveMessageForRequest', reply)).status).toBe(403)
    expect((await ask('teacher', '/api/messages/saveMessageForRequest', reply)).status).toBe(200)
    const mail = await ask('student', `/api/messages/getmessagesbymentorcode/${teacher}/1`)
    expect((mail.json as Page<object>).Entities[0]).toMatchObject({ isMy: false })
    expect(JSON.stringify((mail.json as Page<object>).Entities[0])).toContain('Vă pot ajuta.')
  })

  test('a message of either party appears in the conversation of both', async () => {
    const { ask } = stage
    const newest = async (who: 'student' | 'teacher', partner: string) => {
      const { json } = await ask(who, `/api/messages/getmessagesbymentorcode/${partner}/1`)
      return (json as Page<object>).Entities[0]
    }
    const toTeacher = { ToUserId: teacher, Body: 'Luni la 16 e bine?' }
    expect((await ask('visitor', '/api/messages/SaveNewMessage', toTeacher)).status).toBe(401)
    expect((await ask('student', '/api/messages/SaveNewMessage', { ...toTeacher, Body: ' ' })).status).toBe(
      400,
    )
    expect((await ask('student', '/api/messages/SaveNewMessage', toTeacher)).status).toBe(200)
    expect(await newest('student', teacher)).toMatchObject({ Body: 'Luni la 16 e bine?', isMy: true })
    expect(await newest('teacher', student)).toMatchObject({ Body: 'Luni la 16 e bine?', isMy: false })

    await ask('teacher', '/api/messages/SaveNewMessage', { ToUserId: student, Body: 'Da, ne vedem.' })
    expect(await newest('student', teacher)).toMatchObject({ Body: 'Da, ne vedem.', isMy: false })
    const partners = await ask('teacher', '/api/messages/getlistofuserswithmessage')
    expect(partners.json).toContainEqual(expect.objectContaining({ Code: student }))
  })
})

describe('the HTTP server', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await overHttp()
  })
  afterAll(() => stage.stop())

  test('signs in and out, and ignores a returnUrl that leads to another host', async () => {
    expect((await stage.ask('student', '/api/users/GetCurrentProfile')).json).toMatchObject({
      UserCode: student,
    })
    const page = await stage.ask('visitor', '/Account/Login?returnUrl=%2F%2Fevil.example')
    expect(page.json).toContain('<code>/</code>')
    expect(page.json).not.toContain('evil')
    await stage.ask('student', '/Account/LogOff')
    expect((await stage.ask('student', '/api/users/GetCurrentProfile')).json).toBeNull()
  })

  test('each client has its own persona and faults, and all clients share the data', async () => {
    await stage.ask('teacherNew', '/?mock=teacherNew.full&mock-faults=getStats:html')
    expect((await stage.ask('teacherNew', '/api/users/GetStats')).json).toContain('<!DOCTYPE html>')
    expect((await stage.ask('teacher', '/api/users/GetStats')).json).toMatchObject({
      TotalTeacher: expect.any(Number),
    })
  })

  test('answers 404 for an unknown call and an unknown file', async () => {
    expect((await stage.ask('visitor', '/api/users/Nothing')).status).toBe(404)
    expect((await stage.ask('visitor', '/index.html')).status).toBe(404)
  })
})
