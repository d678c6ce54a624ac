import { screen, waitFor, within } from '@testing-library/react'
import { getResponse } from 'msw'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { handlers } from '#mocks/handlers/all.ts'
import { answerWith, asked, resetBackend } from './backend.ts'
import { visit } from './visit.tsx'

// The screens before an old .NET server: its date without a value, dates that nobody can read, invisible names.

/** Lets the mocked back end answer a path, with these values for the fields of these names, at any depth. */
function change(path: string, values: Record<string, unknown>) {
  answerWith(
    http.get(path, async ({ request }) => {
      const response = await getResponse(handlers, request)
      const text = (await response?.text()) ?? ''
      const changed: unknown = JSON.parse(text, (name, value: unknown) =>
        name in values ? values[name] : value,
      )
      return HttpResponse.json(changed as null)
    }),
  )
}

const readProfile = '/api/users/GetCurrentProfile'

/** The first day of .NET in the formats of the screens. */
const firstDay =
  /decembrie 1\b|ianuarie 1\b|0*1-01-01|31\.12\.0*1\b|01\.01\.0*1\b|(dec|ian)-\d+-0*1\b|Invalid/

type Case = [
  address: string,
  as: 'student' | 'teacher',
  path: string,
  fields: string[],
  loaded: () => Promise<unknown>,
]

const text = (shown: string | RegExp) => () => screen.findAllByText(shown)

const cases: Case[] = [
  [
    '/u/abonamentul-meu',
    'teacher',
    readProfile,
    ['SubscriptionStartDate', 'SubscriptionEndDate', 'Dob'],
    text('Activ'),
  ],
  [
    '/abonamente',
    'teacher',
    readProfile,
    ['SubscriptionStartDate', 'SubscriptionEndDate'],
    text(/39,00 RON/),
  ],
  [
    '/payment/31',
    'teacher',
    readProfile,
    ['SubscriptionStartDate', 'SubscriptionEndDate'],
    text('39,00 RON'),
  ],
  ['/u/profile', 'teacher', readProfile, ['Dob', 'SubscriptionEndDate'], text('Ionescu')],
  [
    '/u/abonamentul-meu',
    'teacher',
    '/api/appoitments/getpaymentforuser/',
    ['Added'],
    () => screen.findByRole('table'),
  ],
  [
    '/payment/download/nimic',
    'teacher',
    '/api/appoitments/getpaymentforuser/',
    ['Added'],
    () => screen.findByRole('heading', { level: 1 }),
  ],
  [
    '/solicitare-de-meditatii/c-online',
    'teacher',
    '/api/users/GetRequest',
    ['StartDate', 'EndDate'],
    text(/Am nevoie de meditatii/),
  ],
  [
    '/solicitare-de-meditatii',
    'teacher',
    '/api/users/GetRequests',
    ['StartDate', 'EndDate'],
    text(/Am nevoie de meditatii/),
  ],
  [
    '/u/appoitment-report',
    'teacher',
    '/api/report/getteacherappoitmentreport/1',
    ['StartDate', 'EndDate', 'Added', 'PayOutTeacher', 'PayOutPlatform', 'PayOutTax'],
    () => screen.findByRole('table'),
  ],
  [
    '/u/messages?user=m4t7k2',
    'student',
    '/api/messages/getmessagesbymentorcode/m4t7k2/1',
    ['Added'],
    () => screen.findByRole('region', { name: /^Mesajele cu/ }),
  ],
  [
    '/teacherprofile/ae31oi',
    'student',
    '/api/teacherrating/getallratingforteacher',
    ['Added'],
    () => screen.findByRole('list', { name: 'Cum sunt împărțite notele' }),
  ],
  ['/teacherprofile/ae31oi', 'student', '/api/users/getadbycode', ['Added'], text('Vizualizări')],
]

describe.each([['0001-01-01T00:00:00'], ['31/12/2026'], ['']])('where the server sends the date %j', date => {
  test.each(cases)('%s (%s) is shown without the dates of %s', async (address, as, path, fields, loaded) => {
    change(path, Object.fromEntries(fields.map(field => [field, date])))
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

test('a partner whose name is invisible has the name for nobody', async () => {
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
