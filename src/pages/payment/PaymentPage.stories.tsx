import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent } from 'storybook/test'
import { cancelAppointment, savePayments } from '#api/appointments.ts'
import { readPayable } from '#domain/appointment.ts'
import { now } from '#mocks/clock.ts'
import { toDate } from '#mocks/wallClock.ts'
import preview from '#storybook/preview.tsx'
import { part, screen, shown } from '#storybook/screen.tsx'
import { removeDraftsOfOthers } from '#stores/drafts.ts'
import { Refusal } from '#submit/submit.ts'
import { OutcomeNote } from './OutcomeNote.tsx'
import { saveAttempt, saveInterruption } from './attempts.ts'

const meta = preview.meta({ title: 'Screens/Payment' })

type Options = Parameters<typeof screen>[1]

const lessons = (ids: string, options: Options = {}) =>
  screen(`/payment/${ids}`, { as: 'student', ...options })
const aPackage = (code: 31 | 93 | 365, options: Options = {}) =>
  screen(`/payment/${code}`, { as: 'teacherUnpaid', ...options })

const pay = async () => userEvent.click(await page.findByRole('button', { name: /^Plătește/ }))
const done = async () =>
  expect(await page.findByRole('heading', { level: 2, name: 'Plata a reușit' })).toBeVisible()

/** The story, with `play` run once the screen has loaded. */
const played = (story: ReturnType<typeof screen>, play: () => Promise<void>) => ({
  ...story,
  async play() {
    await shown()
    await play()
  },
})

async function payAll() {
  await pay()
  await done()
  await shown()
}

const save = (answer: () => Response | Promise<Response>) =>
  http.post('/api/appoitments/savepayments', answer)
const status = (code: number) => () => new HttpResponse(null, { status: code })

/** While true, the calls of `reads` fail. The page has loaded before. */
let isCut = false
const reads = (path: string) => http.get(path, () => (isCut ? HttpResponse.error() : undefined))

async function cut(play: () => Promise<void>) {
  isCut = true
  try {
    await play()
  } finally {
    isCut = false
  }
}

export const Month = meta.story(aPackage(31))
export const Quarter = meta.story(aPackage(93, { viewport: 'phone390' }))
export const YearWithASubscription = meta.story(aPackage(365, { as: 'teacher' }))
export const PackageOfAStudent = meta.story(aPackage(31, { as: 'student' }))
export const TwoLessons = meta.story(lessons('1002,1009'))
export const NarrowPhone = meta.story({ ...lessons('1002,1009', { viewport: 'phone320' }), tags: ['width'] })
export const Phone = meta.story({ ...lessons('1002,1009', { viewport: 'phone390' }), tags: ['width'] })
export const Tablet = meta.story({ ...lessons('1002,1009', { viewport: 'tablet' }), tags: ['width'] })
export const LeftOut = meta.story(lessons('1002,1001,1003,1011,999999,abc'))
export const LeftOutOnAPhone = meta.story({
  ...lessons('1002,1001,1003,1011,999999', { viewport: 'phone320' }),
  tags: ['width'],
})
export const Free = meta.story(lessons('1013'))
export const NothingPayable = meta.story(lessons('1001,1003,999999'))
export const NothingAsked = meta.story(lessons(','))
export const ForTheTutor = meta.story(lessons('1002', { as: 'teacher' }))
export const Pending = meta.story(lessons('1002,1009', { pending: true }))
export const Offline = meta.story(lessons('1002', { scenario: 'offline' }))
export const Unread = meta.story(
  lessons('1002', { answers: [http.get('/api/appoitments/getactiveappoitments/:page', status(500))] }),
)

export const Unreached = meta.story(
  lessons('1002', {
    answers: [http.get('/api/appoitments/getactiveappoitments/:page', () => HttpResponse.error())],
  }),
)

export const Ended = meta.story(
  played(
    aPackage(93, { answers: [http.get('/api/appoitments/getpaymentforuser/', status(401))] }),
    async () => {
      await expect(await page.findByText('Plata nu s-a putut pregăti')).toBeVisible()
      await expect(page.getByText('Autentificați-vă din nou sau reîncercați.')).toBeVisible()
    },
  ),
)

export const PaidLessons = meta.story(played(lessons('1002,1009'), payAll))
export const PaidLessonsOnAPhone = meta.story({
  ...played(lessons('1002,1009', { viewport: 'phone320' }), payAll),
  tags: ['width'],
})
export const PaidPackage = meta.story(played(aPackage(93), payAll))

export const PaidWithoutThePeriod = meta.story(
  played(aPackage(31, { as: 'teacher', answers: [reads('/api/users/GetCurrentProfile')] }), () =>
    cut(async () => {
      await payAll()
      await expect(await page.findByText('Perioada în care este activ nu s-a putut citi încă.')).toBeVisible()
    }),
  ),
)

export const Changed = meta.story(
  played(lessons('1002,1009'), async () => {
    await page.findByRole('button', { name: /^Plătește/ })
    await cancelAppointment({ id: 1009 })
    await pay()
    await expect(await page.findByText('Ceva s-a schimbat între timp')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Plătește 85,00 RON' })).toBeVisible()
  }),
)

export const ChangedToNothing = meta.story(
  played(lessons('1002'), async () => {
    await page.findByRole('button', { name: /^Plătește/ })
    await cancelAppointment({ id: 1002 })
    await pay()
    await expect(await page.findByText('Nu este nimic de plată')).toBeVisible()
  }),
)

export const PaidInPart = meta.story(
  played(lessons('1002,1009', { viewport: 'phone320' }), async () => {
    await page.findByRole('button', { name: /^Plătește/ })
    await savePayments([1009])
    await pay()
    await expect(await page.findByText('S-a plătit numai o parte')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Plătește 85,00 RON' })).toBeVisible()
  }),
)

export const NotArrived = meta.story(
  played(lessons('1002', { answers: [save(status(500))] }), async () => {
    await pay()
    await expect(await page.findByText('Plata nu apare')).toBeVisible()
  }),
)

export const PerhapsOnItsWay = meta.story(
  played(lessons('1009', { answers: [save(status(504))] }), async () => {
    await pay()
    await expect(await page.findByText(/^Încă nu apare/)).toBeVisible()
  }),
)

export const Refused = meta.story(
  played(lessons('1002', { answers: [save(status(409))] }), async () => {
    await pay()
    await expect(await page.findByText('Plata nu a fost acceptată')).toBeVisible()
  }),
)

export const Unknown = meta.story(
  played(
    lessons('1012', {
      answers: [
        http.post('/api/appoitments/savepayments', () => {
          isCut = true
          return HttpResponse.error()
        }),
        reads('/api/appoitments/getactiveappoitments/:page'),
      ],
    }),
    async () => {
      await pay()
      await expect(await page.findByText('Nu știm dacă plata s-a înregistrat')).toBeVisible()
      isCut = false
    },
  ),
)

/** As another teacher: a payment that never settles makes every other payment of the same viewer wait. */
export const Paying = meta.story(
  played(
    aPackage(93, { as: 'teacherNew', answers: [save(() => new Promise<never>(() => {}))] }),
    async () => {
      await pay()
      await expect(await page.findByText('Plata este în curs. Vă rugăm să așteptați.')).toBeVisible()
    },
  ),
)

const student = 's3d8q1'

/** The story, with what an earlier visit has stored in the browser. */
const withStored = (story: ReturnType<typeof played>, store: () => void) => ({
  ...story,
  beforeEach() {
    removeDraftsOfOthers(student)
    store()
  },
})

const expectCheckButton = async () =>
  expect(await page.findByRole('button', { name: 'Verifică plata' })).toBeVisible()

const storeAttempt = () =>
  saveAttempt(student, {
    kind: 'appointments',
    ids: [1002, 1009],
    known: [],
    at: toDate(now()).getTime(),
  })

/** An unconfirmed attempt for another list, which shares a lesson with this one. */
export const EarlierAttempt = meta.story(
  withStored(
    played(lessons('1002'), async () => {
      await expect(await page.findByText('O plată începută mai devreme nu a fost confirmată')).toBeVisible()
      await expectCheckButton()
    }),
    storeAttempt,
  ),
)

export const Interrupted = meta.story(
  withStored(
    played(lessons('1002,1009'), async () => {
      await expect(await page.findByText('Sesiunea a expirat înainte de plată')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Plătește 250,00 RON' })).toBeVisible()
    }),
    () => saveInterruption(student, readPayable('1002,1009')),
  ),
)

const cancelled = { kind: 'failed', error: new Refusal('Plata a fost întreruptă') } as const

/** Only a payment provider can cancel, and there is none yet: the notice alone is rendered. */
export const Cancelled = meta.story({
  ...part(<OutcomeNote isAnswer isSessionExpired={false} notice={cancelled} />),
  async play() {
    await expect(page.getByText('Plata a fost întreruptă')).toBeVisible()
  },
})
