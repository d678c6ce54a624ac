import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { acceptAppointment, downloadInvoice, savePayments } from './appointments.ts'
import { endpoints } from './endpoints.ts'
import { getConversation, sendMessage } from './messages.ts'
import { portraitUrl } from './portraits.ts'
import { saveProfileImage } from './profile.ts'
import { getRequests } from './requests.ts'
import { book, getAds } from './users.ts'

let sent: string[] = []

startNodeBackend(
  http.all('*', async ({ request }) => {
    sent.push(`${request.method} ${request.url.replace('http://localhost', '')}${await bodyOf(request)}`)
    return new HttpResponse(null, { status: 200 })
  }),
)

async function bodyOf(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    const text = await request.text()
    return text && ` ${text}`
  }
  const fields = [...(await request.formData()).entries()]
  return fields
    .map(([name, file]) => (file instanceof File ? ` ${name}=${file.name} (${file.type})` : name))
    .join()
}

// Every character counts: the mock back end is more tolerant.
test('sends each kind of call in the format of the contract', async () => {
  for (const [request, call] of [
    [
      'GET /api/users/getusersdescription?categoryid=7&cycleid=0&cityid=-1&order=0&page=4',
      () => getAds({ page: 4, cityid: -1, categoryid: 7 }),
    ],
    [
      'GET /api/users/GetRequests?city=Cluj+%26+Ia%C8%99i&subject=&page=0',
      () => getRequests({ city: 'Cluj & Iași' }),
    ],
    ['GET /api/messages/getmessagesbymentorcode/a%2Fb/2', () => getConversation({ code: 'a/b', page: 2 })],
    ['GET /api/appoitments/acceptByTeacher/5', () => acceptAppointment({ id: 5 })],
    ['POST /api/appoitments/savepayments [11,12]', () => savePayments([11, 12])],
    [
      'POST /api/messages/SaveNewMessage {"ToUserId":"m4t7k2","Body":"Bună ziua"}',
      () => sendMessage({ ToUserId: 'm4t7k2', Body: 'Bună ziua' }),
    ],
    [
      'POST /api/users/saveappoitment?teacherId=m4t7k2&selectedDate=2026-3-9&startTime=14',
      () => book({ teacherId: 'm4t7k2', selectedDate: '2026-3-9', startTime: 14 }),
    ],
    [
      'POST /api/users/saveprofileimage profileimage=profile.png (image/png)',
      () => saveProfileImage(new Blob(['x'], { type: 'image/png' })),
    ],
    [
      'GET /get-profile-image?fileName=a+b%2F%C8%99.jpg&width=110&height=110',
      () => fetch(`http://localhost${portraitUrl('a b/ș.jpg')}`),
    ],
    ['GET /payment/download/inv-1', () => downloadInvoice({ paymentCode: 'inv-1' })],
  ] as const) {
    sent = []
    // Some calls reject the empty response; only the request matters here.
    await Promise.resolve(call()).catch(() => {})
    expect.soft(sent).toEqual([request])
  }
})

test('exactly these GET calls change state, and so does every POST', () => {
  const changing = endpoints.filter(({ method, isChange }) => method === 'GET' && isChange)
  expect(changing.map(({ name }) => name).toSorted()).toEqual([
    'acceptAppointment',
    'cancelAppointment',
    'countAdView',
    'getPhoneNumber',
  ])
  expect(endpoints.filter(({ method, isChange }) => method === 'POST' && !isChange)).toEqual([])
})

test('a call accepts only the arguments and the body of its definition', () => {
  const calls = [
    // @ts-expect-error -- the text of the message is missing
    () => sendMessage({ ToUserId: 'm4t7k2' }),
    // @ts-expect-error -- ids are numbers
    () => savePayments(['11']),
    // @ts-expect-error -- the argument of the path is missing
    () => getConversation({ code: 'm4t7k2' }),
    // @ts-expect-error -- a required query parameter is missing
    () => book({ teacherId: 'm4t7k2', selectedDate: '2026-3-9' }),
    // @ts-expect-error -- there is no such query parameter
    () => getAds({ town: 3 }),
    // @ts-expect-error -- leaving the page must not abort a change
    () => acceptAppointment({ id: 5 }, { signal: new AbortController().signal }),
  ]
  // The compiler is the test: none of these is called.
  expect(calls).toHaveLength(6)
})
