import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { ApiError } from './apiError.ts'
import { downloadInvoice, getActiveAppointments, getPayments } from './appointments.ts'
import { getCategories } from './categories.ts'
import { connectClient, type MismatchReport } from './client.ts'
import { getPartners, sendMessage } from './messages.ts'
import { getRequests, saveRequest } from './requests.ts'
import { Text } from './texts.ts'
import { getCurrentProfile } from './viewer.ts'

// The responses of an old .NET back end: `DateTime.MinValue` for no date, `Content("OK")`, HTML entities in texts.

const server = startNodeBackend()

let mismatches: MismatchReport[] = []
beforeEach(() => {
  mismatches = []
  connectClient({ onMismatch: mismatch => mismatches.push(mismatch) })
})

/** Answers every call with this JSON. */
const answer = (json: unknown) => server.use(http.all('*', () => HttpResponse.json(json as null)))
const respond = (make: () => Response) => server.use(http.all('*', make))
const page = (...Entities: unknown[]) => ({ TotalRows: Entities.length, Entities })
const fieldsReported = () => mismatches.map(({ field, expected, got }) => `${field}: ${expected}, ${got}`)

async function kindOf(call: Promise<unknown>): Promise<ApiError['kind'] | 'answer'> {
  try {
    await call
    return 'answer'
  } catch (error) {
    if (error instanceof ApiError) return error.kind
    throw error
  }
}

test('an unreadable optional date drops neither its row nor its text in what is sent back', async () => {
  const sent = { UserCode: 'u1', FirstName: 'Ana', Dob: '1.2.1990', SubscriptionEndDate: 'never' }
  answer(sent)
  const profile = await getCurrentProfile()
  expect(profile).toMatchObject({ FirstName: 'Ana', source: sent })
  expect(fieldsReported()).toEqual(['Dob: date, string', 'SubscriptionEndDate: date, string'])
})

test('a lesson without a readable start or end is dropped and reported, because no screen can show it', async () => {
  const lesson = { Id: 1, StartDate: '2026-11-20T14:00:00', EndDate: '2026-11-20T15:00:00' }
  answer(page(lesson, { ...lesson, StartDate: '0001-01-01T00:00:00' }, { ...lesson, EndDate: '' }))
  const { Entities } = await getActiveAppointments({ page: 1 })
  expect(Entities.map(({ Id }) => Id)).toEqual([1])
  expect(fieldsReported()).toEqual(['[].StartDate: date, string', '[].EndDate: date, string'])
})

describe('a response that may be HTML', () => {
  const message = { ToUserId: 'u2', Body: 'Bună' }
  const html = (text: string) => () => HttpResponse.html(text)

  test('means that a change has succeeded when it is a plain word, whatever its content type', async () => {
    for (const body of ['OK', '"OK"', 'true', '  ok\r\n', '\uFEFFOK', '1 < 2', '']) {
      respond(html(body))
      expect.soft(await kindOf(sendMessage(message)), body).toBe('answer')
    }
    respond(() => new HttpResponse('{"broken', { headers: { 'Content-Type': 'application/json' } }))
    expect(await kindOf(sendMessage(message))).toBe('answer')
  })

  test('means an expired session when it begins with markup, whatever its content type', async () => {
    for (const markup of [
      '<!DOCTYPE html><title>Login</title>',
      '\uFEFF\r\n <html lang="ro">',
      '<!-- IIS --><html>',
      '<form action="/Account/Login">',
      '<?xml version="1.0"?><!DOCTYPE html><html/>',
    ])
      for (const type of ['text/html; charset=utf-8', 'text/plain', 'application/json', 'application/pdf']) {
        respond(() => new HttpResponse(markup, { headers: { 'Content-Type': type } }))
        expect.soft(await kindOf(sendMessage(message)), `${type}: ${markup}`).toBe('session')
        expect.soft(await kindOf(getRequests()), `${type}: ${markup}`).toBe('session')
        expect
          .soft(await kindOf(downloadInvoice({ paymentCode: 'p1' })), `${type}: ${markup}`)
          .toBe('session')
      }
  })

  test('is parsed as JSON where JSON is expected', async () => {
    respond(html('"r-new"'))
    const body = { CategoryId: 1, IsOnline: true, CityId: 0, Description: 'x', CycleId: 1, Duration: 14 }
    await expect(saveRequest(body)).resolves.toBe('r-new')
    respond(html('OK'))
    expect(await kindOf(getRequests())).toBe('shape')
  })
})

describe('an invoice', () => {
  test('is recognised by %PDF- at its start, whatever its content type', async () => {
    for (const type of ['application/pdf', 'application/octet-stream', 'text/html', 'binary/octet-stream']) {
      respond(() => new HttpResponse('%PDF-1.4 factura', { headers: { 'Content-Type': type } }))
      const file = await downloadInvoice({ paymentCode: 'p1' })
      expect.soft(file.type, type).toBe('application/pdf')
      expect.soft(await file.text(), type).toBe('%PDF-1.4 factura')
    }
  })

  test('is refused without that start, even with the content type of a PDF', async () => {
    for (const body of ['', 'OK', '{"Message":"x"}', ' %PD']) {
      respond(() => new HttpResponse(body, { headers: { 'Content-Type': 'application/pdf' } }))
      expect.soft(await kindOf(downloadInvoice({ paymentCode: 'p1' })), body).toBe('shape')
    }
  })
})

describe('when every row is unreadable', () => {
  const reads: [name: string, rows: (...rows: unknown[]) => unknown, read: () => Promise<unknown>][] = [
    ['a page', page, () => getRequests()],
    ['a list', (...rows) => rows, () => getPartners()],
    ['a cached list', (...rows) => rows, () => getCategories()],
    ['invoices as a page', page, () => getPayments()],
    ['invoices as a list', (...rows) => rows, () => getPayments()],
  ]

  test('the call fails, and each field is reported', async () => {
    for (const [name, rows, read] of reads) {
      answer(rows({ Broken: 1 }, null))
      expect.soft(await kindOf(read()), name).toBe('shape')
      expect
        .soft(
          mismatches.map(({ field }) => field),
          name,
        )
        .toEqual(expect.arrayContaining([expect.stringMatching(/^\[\]/)]))
    }
  })

  test('a list within a row is empty, and the row is kept', async () => {
    answer({ UserCode: 'u1', FirstName: 'Ana', Cities: [{ Broken: 1 }] })
    expect(await getCurrentProfile()).toMatchObject({ FirstName: 'Ana', Cities: [] })
    expect(mismatches).toHaveLength(1)
  })
})

describe('texts', () => {
  test('HTML entities are decoded once, numeric and named', () => {
    for (const [sent, read] of [
      ['&#536;tefan', 'Ștefan'],
      ['&#x218;tefan', 'Ștefan'],
      ['&#X21b;ar&#259;', 'țară'],
      ['Tom &amp; Ana', 'Tom & Ana'],
      ['&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
      ['<b>bold</b>', '<b>bold</b>'],
      ['&amp;lt;', '&lt;'],
      ['&quot;a&quot; &#39;b&#39; &apos;c&apos;', `"a" 'b' 'c'`],
      ['Rom&acirc;n&abreve; &icirc;n &Icirc;', 'Română în Î'],
      ['&Scedil;i &tcedil;ara', 'Şi ţara'],
      ['10&nbsp;lei &ndash; 20 &euro;&hellip;', '10\u00A0lei – 20 €…'],
      ['&eacute;&uuml;&szlig;&Aring;', 'éüßÅ'],
      ['&#128512; &#x1F600;', '😀 😀'],
      // Windows-1252, as browsers read these numbers.
      ['&#150;&#146;', '–’'],
    ] as const) {
      expect.soft(z.decode(Text, sent), sent).toBe(read)
    }
  })

  test('text that is not an entity stays as it is', () => {
    const texts =
      'R&D|a & b|&unknown;|&amp|&;|&#;|&#0;|&#7;|&#xD800;|&#1114112;|&#99999999;|&constructor;|& amp;'
    for (const text of texts.split('|')) expect.soft(z.decode(Text, text), text).toBe(text)
  })

  test('codes, addresses, file names and e-mails are not decoded', async () => {
    const raw = 'a&amp;b'
    answer({
      UserCode: raw,
      Email: raw,
      PhoneNumber: raw,
      ProfileImageUrl: raw,
      YouYubeURL: raw,
      Studies: raw,
      Cities: [{ Id: 1, Name: raw, County: raw }],
      Experience: { Id: 1, Name: raw },
    })
    expect(await getCurrentProfile()).toMatchObject({
      UserCode: raw,
      Email: raw,
      PhoneNumber: raw,
      ProfileImageUrl: raw,
      YouYubeURL: raw,
      Studies: 'a&b',
      Cities: [{ Id: 1, Name: 'a&b', County: 'a&b' }],
      Experience: { Id: 1, Name: 'a&b' },
    })
  })

  test('that have only invisible characters are empty, and a reference with such a name is missing', async () => {
    for (const invisible of ['\u200B', '\u2060', '\u3164', '&nbsp;', '&#8203;', '\u00AD \uFEFF']) {
      answer({ UserCode: 'u1', FirstName: invisible, Occupation: { Id: 3, Name: invisible } })
      const profile = await getCurrentProfile()
      expect.soft(profile?.FirstName, JSON.stringify(invisible)).toBeUndefined()
      expect.soft(profile?.Occupation ?? null, JSON.stringify(invisible)).toBeNull()
    }
  })

  test('stay as they are received when the setting is off', async () => {
    connectClient({ decodesEntities: false })
    answer([{ Code: 'u2', Name: '&#536;tefan &amp; Ana' }])
    expect((await getPartners())[0]?.Name).toBe('&#536;tefan &amp; Ana')
  })
})
