import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent } from 'storybook/test'
import { cancelAppointment, savePayments } from '#api/appointments.ts'
import { readPayable } from '#domain/appointment.ts'
import { now } from '#mocks/clock.ts'
import { toDate } from '#mocks/wallClock.ts'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'
import { removeDraftsOfOthers } from '#storage/drafts.ts'
import { saveAttempt } from './attempts.ts'

const meta = preview.meta({ title: 'Screens/Payment', tags: ['!test'] })

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

/** Refuses payments with a status that no fault has. */
const refusing = (status: number) => ({
  answers: [http.post('/api/appoitments/savepayments', () => new HttpResponse(null, { status }))],
})

/** While true, the calls of `reads` fail. */
let isCut = false
const reads = (path: string) => http.get(path, () => (isCut ? HttpResponse.error() : undefined))

export const StateMonth = meta.story({ ...aPackage(31), tags: ['test'] })
export const StateYearWithASubscription = meta.story(aPackage(365, { as: 'teacher' }))
export const RoleStudentWithAPackage = meta.story(aPackage(31, { as: 'student' }))
export const StateTwoLessons = meta.story(lessons('1002,1009'))
export const WidthNarrowPhone = meta.story(lessons('1002,1009', { viewport: 'phone320' }))
export const StateLeftOut = meta.story(lessons('1002,1001,1003,1011,999999,abc'))
export const StateFree = meta.story(lessons('1013'))
export const StateNothingPayable = meta.story(lessons('1001,1003,999999'))
export const StateNothingAsked = meta.story(lessons(','))
export const RoleTutor = meta.story(lessons('1002', { as: 'teacher' }))
export const StatePending = meta.story(lessons('1002,1009', { pending: true }))
export const StateFailing = meta.story(lessons('1002', { faults: { getActiveAppointments: '500' } }))

export const StateSessionExpired = meta.story(
  played(aPackage(93, { faults: { getPayments: '401' } }), async () => {
    await expect(await page.findByText('Plata nu s-a putut pregăti')).toBeVisible()
    await expect(page.getByText('Autentificați-vă din nou sau reîncercați.')).toBeVisible()
  }),
)

export const StatePaidLessons = meta.story({ ...played(lessons('1002,1009'), payAll), tags: ['test'] })
export const StatePaidPackage = meta.story(played(aPackage(93), payAll))

export const StatePaidWithoutThePeriod = meta.story(
  played(
    aPackage(31, {
      as: 'teacher',
      answers: [
        http.post('/api/appoitments/savepayments', () => {
          isCut = true
        }),
        reads('/api/users/GetCurrentProfile'),
      ],
    }),
    async () => {
      await payAll()
      await expect(await page.findByText('Perioada în care este activ nu s-a putut citi încă.')).toBeVisible()
      isCut = false
    },
  ),
)

export const StateChanged = meta.story(
  played(lessons('1002,1009'), async () => {
    await page.findByRole('button', { name: /^Plătește/ })
    await cancelAppointment({ id: 1009 })
    await pay()
    await expect(await page.findByText('Ceva s-a schimbat între timp')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Plătește 85,00 RON' })).toBeVisible()
  }),
)

export const StateChangedToNothing = meta.story(
  played(lessons('1002'), async () => {
    await page.findByRole('button', { name: /^Plătește/ })
    await cancelAppointment({ id: 1002 })
    await pay()
    await expect(await page.findByText('Nu este nimic de plată')).toBeVisible()
  }),
)

export const StatePaidInPart = meta.story(
  played(lessons('1002,1009', { viewport: 'phone320' }), async () => {
    await page.findByRole('button', { name: /^Plătește/ })
    await savePayments([1009])
    await pay()
    await expect(await page.findByText('S-a plătit numai o parte')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Plătește 85,00 RON' })).toBeVisible()
  }),
)

export const StateNotArrived = meta.story(
  played(lessons('1002', { faults: { savePayments: '500' } }), async () => {
    await pay()
    await expect(await page.findByText('Plata nu apare')).toBeVisible()
  }),
)

export const StatePerhapsPending = meta.story(
  played(lessons('1009', refusing(504)), async () => {
    await pay()
    await expect(await page.findByText(/^Încă nu apare/)).toBeVisible()
  }),
)

export const StateRefused = meta.story({
  ...played(lessons('1002', refusing(409)), async () => {
    await pay()
    await expect(await page.findByText('Plata nu a fost acceptată')).toBeVisible()
  }),
  tags: ['test'],
})

export const StateUnknown = meta.story(
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

/** As another tutor: a payment that never settles makes every other payment of the same viewer wait. */
export const StatePaying = meta.story(
  played(aPackage(93, { as: 'teacherNew', faults: { savePayments: 'timeout' } }), async () => {
    await pay()
    await expect(await page.findByText('Plata este în curs. Vă rugăm să așteptați.')).toBeVisible()
  }),
)

/** A story of the student's lessons, with what an earlier visit has stored in the browser. */
const withStored = (ids: string, store: (payer: StoredBy) => void, play: () => Promise<void>) => ({
  ...played(lessons(ids), play),
  beforeEach() {
    const viewer = { UserCode: 's3d8q1' }
    removeDraftsOfOthers(viewer.UserCode)
    store({ payable: readPayable(ids), viewer })
  },
})

type StoredBy = Parameters<typeof saveAttempt>[0]

/** An attempt with an unknown outcome for another list, which shares a lesson with this one. */
export const StateEarlierAttempt = meta.story(
  withStored(
    '1002',
    payer => {
      const at = toDate(now()).getTime()
      saveAttempt(payer, { ids: [1002, 1009], before: { invoices: [] }, at })
    },
    async () => {
      await expect(await page.findByText('O plată începută mai devreme nu a fost confirmată')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Verifică plata' })).toBeVisible()
    },
  ),
)
