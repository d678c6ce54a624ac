import { screen, waitFor, within } from '@testing-library/react'
import { getResponse } from 'msw'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { handlers } from '#mocks/handlers/all.ts'
import { answerWith, asked, resetBackend } from './backend.ts'
import { visit } from './visit.tsx'

// The screens with an old .NET server: its date without a value, unreadable dates, invisible names.

const optionalDates = new Set(
  'Added Dob StartDate EndDate SubscriptionStartDate SubscriptionEndDate PayOutTeacher PayOutPlatform PayOutTax'.split(
    ' ',
  ),
)

/** Lets the mocked back end write each date as this text. */
function answerWithDate(date: string) {
  answerWith(
    http.get('/api/*', async ({ request }) => {
      const response = await getResponse(handlers, request)
      const text = (await response?.text()) || 'null'
      return HttpResponse.json(
        JSON.parse(text, (name, value) => (optionalDates.has(name) ? date : value)) as null,
      )
    }),
  )
}

/** The first day of .NET in the formats of the screens. */
const firstDay =
  /decembrie 1\b|ianuarie 1\b|0*1-01-01|31\.12\.0*1\b|01\.01\.0*1\b|(dec|ian)-\d+-0*1\b|Invalid/

const text = (shown: string | RegExp) => () => screen.findAllByText(shown)
const role =
  (name: string, options = {}) =>
  () =>
    screen.findAllByRole(name, options)

const cases: [address: string, as: 'student' | 'teacher', loaded: () => Promise<unknown>][] = [
  ['/u/abonamentul-meu', 'teacher', role('table')],
  ['/abonamente', 'teacher', text(/39,00 RON/)],
  ['/payment/31', 'teacher', text('39,00 RON')],
  ['/u/profile', 'teacher', text('Ionescu')],
  ['/payment/download/nimic', 'teacher', role('heading', { level: 1 })],
  ['/solicitare-de-meditatii/c-online', 'teacher', text(/Am nevoie de meditatii/)],
  ['/solicitare-de-meditatii', 'teacher', text(/Am nevoie de meditatii/)],
  ['/u/appoitment-report', 'teacher', role('table')],
  ['/u/messages?user=m4t7k2', 'student', role('region', { name: /^Mesajele cu/ })],
  ['/teacherprofile/ae31oi', 'student', role('list', { name: 'Cum sunt împărțite notele' })],
  ['/teacherprofile/ae31oi', 'student', text('Vizualizări')],
]

describe.each([['0001-01-01T00:00:00'], ['31/12/2026'], ['']])('where the server sends the date %j', date => {
  test.each(cases)('%s (%s) is shown without dates', async (address, as, loaded) => {
    answerWithDate(date)
    visit(address, { as })
    await loaded()
    expect(document.body.textContent).not.toMatch(firstDay)
    expect(screen.queryByRole('button', { name: 'Încearcă din nou' })).toBeNull()
  })
})

const sendMessage = 'POST /api/messages/SaveNewMessage'

async function writeTo(message: string) {
  const { user } = visit('/u/messages?user=m4t7k2', { as: 'student', scenario: 'legacyWire' })
  await user.click(await screen.findByRole('button', { name: 'Trimite mesaj' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), message)
  await user.click(within(dialog).getByRole('button', { name: 'Trimite' }))
  return dialog
}

test('a message that the server answers with OK as HTML is sent, once', async () => {
  await writeTo('Bună ziua & mulțumesc')
  expect(await screen.findByText('Mesajul a fost trimis')).toBeVisible()
  expect(await screen.findByText('Bună ziua & mulțumesc')).toBeVisible()
  expect(asked.filter(call => call === sendMessage)).toHaveLength(1)
})

test('a message of invisible characters is not sent', async () => {
  const dialog = await writeTo('\u200B\u3164 ')
  expect(await within(dialog).findByText('Scrieți un mesaj.')).toBeVisible()
  expect(asked).not.toContain(sendMessage)
})

test('a partner with an invisible name is shown with the substitute name', async () => {
  answerWith(
    http.get('/api/messages/getlistofuserswithmessage', () =>
      HttpResponse.json([
        { Code: 'm4t7k2', Name: '\u200B\u3164' },
        { Code: 'x1', Name: '&#536;tefan &amp; Ana' },
      ]),
    ),
  )
  visit('/u/messages', { as: 'student' })
  expect(await screen.findByText('Utilizator fara nume')).toBeVisible()
  expect(await screen.findByText('Ștefan & Ana')).toBeVisible()
})

test.each([
  ['/teacher', '/api/users/getusersdescription', /rezultate care s/],
  ['/solicitare-de-meditatii', '/api/users/GetRequests', /rezultate care s/],
  ['/u/appoitments', '/api/appoitments/getactiveappoitments/1', 'Nu sunt programari.'],
  ['/u/abonamentul-meu', '/api/appoitments/getpaymentforuser/', 'Nu sunt plati'],
])('%s offers a retry, not an empty list, when no row can be read', async (address, path, empty) => {
  answerWith(
    http.get(path, () => HttpResponse.json({ TotalRows: 140, Entities: [{ Broken: 1 }, { Broken: 2 }] })),
  )
  const { user } = visit(address, { as: 'student' })
  const [retry] = await screen.findAllByRole('button', { name: 'Încearcă din nou' })
  expect(screen.queryByText(empty)).toBeNull()
  expect(screen.queryByRole('navigation', { name: /Pagini/ })).toBeNull()
  resetBackend()
  if (retry) await user.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Încearcă din nou' })).toBeNull())
})
