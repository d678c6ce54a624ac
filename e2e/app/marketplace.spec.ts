import { join } from 'node:path'
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { resetMocks } from '#mocks/reset.ts'
import { createMockServer } from '#mocks/server.ts'
import { listen } from '#scripts/listen.ts'
import { changeOf, expectChange, lineOf } from '../calls.ts'
import { tabAndEnter, tabTo } from '../keyboard.ts'
import { messageField, pressSend } from '../messages.ts'
import { expectHeard, toast } from '../screen.ts'
import { listenForNoise, test as base } from '../test.ts'
import { agreement, bookedHeading, booking, chooseMondayByKeys, hours, openBookingByKeys } from '../tutor.ts'

type Own = { openAs: (persona: string) => Promise<BrowserContext> }

const dist = join(import.meta.dirname, '../../dist')

/**
 * Playwright's test with the production build and a mocked back end of its own, so that the journey may move
 * its clock.
 */
const test = base.extend<Own>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, provide) => {
    resetMocks()
    const { url, stop } = await listen(createMockServer({ staticFolder: dist, latency: 0 }))
    await provide(url)
    stop()
    resetMocks()
  },

  /** Opens a separate browser context in which the persona is signed in. */
  openAs: async ({ browser, baseURL }, provide) => {
    const opened: BrowserContext[] = []
    const quiet: (() => void)[] = []
    await provide(async persona => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Europe/Bucharest' })
      opened.push(context)
      quiet.push(listenForNoise(context))
      const page = await context.newPage()
      await page.goto(`/Contact?mock=${persona}`)
      return context
    })
    for (const expectQuiet of quiet) expectQuiet()
    for (const context of opened) await context.close()
  },
})

const monday = 'luni, 23 noiembrie 2026'
const hour = '18:00–19:00'
/** Minutes from the start of the mocked clock, Friday at 9:00, to the lesson on Monday at 18:00. */
const lesson = 3 * 24 * 60 + 9 * 60
const day = 24 * 60

function onlyPage(context: BrowserContext): Page {
  const [page] = context.pages()
  if (!page) throw new Error('The browser has no page')
  return page
}

async function moveClock(page: Page, minutes: number): Promise<void> {
  await page.goto(`/Contact?mock-clock=${minutes}`)
}

function lessonCard(page: Page, text: string | RegExp = monday): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: text }).filter({ hasText: hour })
}

async function openAppointments(page: Page, query = ''): Promise<void> {
  await page.goto(`/u/appoitments${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Programări' })).toBeVisible()
}

test('with the keyboard only a lesson is booked, accepted, paid together with another and rated; the tutor is paid out', async ({
  openAs,
}) => {
  test.slow()
  const student = onlyPage(await openAs('student'))
  const tutor = onlyPage(await openAs('teacher'))

  await student.goto('/teacherprofile/ae31oi')
  await openBookingByKeys(student)
  await expectHeard(booking(student), 'lesson-1-days')
  await chooseMondayByKeys(student)
  await tabTo(student, hours(student).first(), 1)
  // The arrow keys wrap around: from the first hour to the last but one.
  await student.keyboard.press('ArrowLeft')
  await student.keyboard.press('ArrowLeft')
  await expect(hours(student, hour)).toBeChecked()
  await expectHeard(booking(student).getByRole('radiogroup'), 'lesson-2-hours')
  const book = booking(student).getByRole('button', { name: 'Programează', exact: true })
  await tabAndEnter(student, book, 3)
  await expect(agreement(student)).toBeFocused()
  await expectHeard(booking(student), 'lesson-3-not-agreed')
  await student.keyboard.press('Space')
  const booked = await changeOf(student, () => tabAndEnter(student, book, 2))
  expect(lineOf(booked)).toBe(
    'POST /api/users/saveappoitment?teacherId=m4t7k2&selectedDate=2026-11-23&startTime=18',
  )
  await expect(bookedHeading(student)).toBeFocused()
  await expectHeard(booking(student), 'lesson-4-booked')
  const file = student.waitForEvent('download')
  await tabAndEnter(student, booking(student).getByRole('button', { name: 'Adaugă în calendar' }), 2)
  expect((await file).suggestedFilename()).toBe('meditatie-2026-11-23.ics')

  // The tutor accepts.
  await openAppointments(tutor)
  await expectHeard(lessonCard(tutor), 'lesson-5-tutors-card')
  await tabAndEnter(tutor, lessonCard(tutor).getByRole('button', { name: /^Acceptă/ }))
  const question = tutor.getByRole('dialog', { name: 'Esit sigur că accepți această programare ?' })
  await expectHeard(question, 'lesson-6-accept')
  const accepted = tutor.waitForRequest(/acceptByTeacher/)
  await tabAndEnter(tutor, question.getByRole('button', { name: 'Acceptă' }), 3)
  expect(lineOf(await accepted)).toBe('GET /api/appoitments/acceptByTeacher/10001')
  await expect(question).toHaveCount(0)
  await expect(lessonCard(tutor).getByRole('button', { name: /^Acceptă/ })).toHaveCount(0)
  await expectHeard(lessonCard(tutor), 'lesson-7-accepted')
  await expectHeard(toast(tutor), 'lesson-7-toast')

  // The student pays for it together with another lesson.
  await openAppointments(student)
  await tabAndEnter(student, lessonCard(student).getByRole('button', { name: /^Achita/ }))
  const other = student
    .getByRole('listitem')
    .filter({ hasText: 'miercuri, 25 noiembrie 2026' })
    .filter({ hasText: '17:00–18:00' })
  await tabAndEnter(student, other.getByRole('button', { name: /^Achita/ }))
  await expect(student.getByText('2 programări alese', { exact: true })).toBeVisible()
  await expectHeard(student.locator('body'), 'lesson-8-to-pay')
  await tabAndEnter(student, student.getByRole('link', { name: /^Plateste/ }))
  await expect(student).toHaveURL(/\/payment\/(10001,1002|1002,10001)$/)
  await expect(student.getByRole('button', { name: /^Plătește/ })).toBeVisible()
  await expectHeard(student.getByRole('main'), 'lesson-9-payment')
  const pay = student.getByRole('button', { name: /^Plătește/ })
  const paid = await changeOf(student, () => tabAndEnter(student, pay))
  const [first, second] = new URL(student.url()).pathname.split('/').at(-1)?.split(',').map(Number) ?? []
  await expectChange(paid, 'POST /api/appoitments/savepayments', [first, second])
  await expect(student.getByText('Plata a reușit')).toBeVisible()
  await expectHeard(student.getByRole('main'), 'lesson-10-paid')

  // After Back, the lesson cannot be paid again.
  await student.goBack()
  await expect(student.getByRole('heading', { level: 1, name: 'Programări' })).toBeVisible()
  await expect(lessonCard(student)).toBeVisible()
  await expect(lessonCard(student).getByRole('button', { name: /^Achita/ })).toHaveCount(0)
  await student.goForward()
  await expect(student.getByText('Plata a reușit')).toBeVisible()
  await expect(student.getByRole('button', { name: /^Plătește/ })).toHaveCount(0)

  // The room opens ten minutes before the lesson, for both parties, each in a new tab.
  await moveClock(tutor, lesson - 5)
  for (const page of [student, tutor]) {
    await openAppointments(page)
    const opened = page.waitForEvent('popup')
    await tabAndEnter(page, lessonCard(page).getByRole('link', { name: /^Intră în sala de meditații/ }))
    const room = await opened
    await expect(room).toHaveURL('/room/10001')
    await expect(room).toHaveTitle(/^Sala de meditații/)
    await room.close()
  }

  // After the lesson the student rates the tutor.
  await moveClock(tutor, lesson + 65)
  await openAppointments(student, '?old=1')
  await tabAndEnter(student, lessonCard(student).getByRole('button', { name: /^Acordă o notă/ }), 80)
  const rating = student.getByRole('dialog', { name: 'Acordă o notă' })
  const submit = rating.getByRole('button', { name: 'Trimite', exact: true })
  await tabAndEnter(student, submit)
  await expect(rating.getByRole('radiogroup')).toBeFocused()
  await expectHeard(rating, 'lesson-11-rating')
  await tabTo(student, rating.getByRole('radio').first(), 1)
  // The arrow keys wrap around: from the first score to the last.
  await student.keyboard.press('ArrowLeft')
  await expect(rating.getByRole('radio', { name: '10', exact: true })).toBeChecked()
  await tabTo(student, rating.getByRole('textbox', { name: 'Recenzia dvs.' }), 2)
  await student.keyboard.type('Ne-a prins bine.')
  const rated = await changeOf(student, () => tabAndEnter(student, submit))
  await expectChange(rated, 'POST /api/teacherrating/SaveRatingForTeacher', {
    TeacherIdEncoded: 'm4t7k2',
    Rating: '10',
    RatingText: 'Ne-a prins bine.',
  })
  await expect(rating).toHaveCount(0)
  await expect(lessonCard(student).getByRole('button', { name: /^Acordă o notă/ })).toHaveCount(0)
  await expectHeard(lessonCard(student), 'lesson-12-rated')
  await expectHeard(toast(student), 'lesson-12-toast')

  // The tutor sees the lesson in the report, and two weeks later the payout.
  await tutor.goto('/u/appoitment-report')
  await expect(tutor.getByRole('heading', { level: 1 })).toHaveText('Raport meditatii - 23 noiembrie 2026')
  const row = tutor.getByRole('row').filter({ hasText: hour }).filter({ hasText: '23 noiembrie 2026' })
  await expect(row).toContainText('Ioana Dumitrescu')
  await expect(row).toContainText('85,00')
  await expect(row).not.toContainText('7 decembrie 2026')
  await moveClock(tutor, lesson + 65 + 15 * day)
  await tutor.goto('/u/appoitment-report')
  await expect(row).toContainText('7 decembrie 2026')
})

test('a tutor without a subscription buys one, and replies to the request that needed it, without a reload', async ({
  openAs,
}) => {
  const tutor = onlyPage(await openAs('teacherUnpaid'))
  const request = '/solicitare-de-meditatii/c-online'
  const reply = tutor.getByRole('button', { name: 'Raspunde solicitarii' })
  await tutor.goto(request)
  await reply.click()
  const offer = tutor.getByRole('dialog', { name: 'Abonament pentru profesori' })
  await expectHeard(offer, 'lesson-offer')
  await offer.getByRole('link', { name: 'Alege abonamentul de 1 lună' }).click()
  await expect(tutor).toHaveURL('/payment/31')
  // Another tab that has loaded the tutor's profile without the subscription.
  const tab = await tutor.context().newPage()
  await tab.clock.install()
  await tab.goto('/solicitare-de-meditatii/c-no-city')
  await expect(tab.getByRole('button', { name: /^Contul meu/ })).toBeVisible()
  const bought = await changeOf(tutor, () => tutor.getByRole('button', { name: /^Plătește/ }).click())
  await expectChange(bought, 'POST /api/appoitments/savepayments', [31])
  await expect(tutor.getByText('Plata a reușit')).toBeVisible()

  // Back to the request, without a reload: the form is open.
  await tutor.getByRole('link', { name: 'Scrie mesajul' }).click()
  await expect(tutor).toHaveURL(request)
  await messageField(tutor).fill('Bună ziua, vă pot ajuta online.')
  const sent = await changeOf(tutor, () => pressSend(tutor))
  await expectChange(sent, 'POST /api/messages/saveMessageForRequest', {
    requestId: 'c-online',
    message: 'Bună ziua, vă pot ajuta online.',
  })
  await expect(tutor.getByText('Mesajul a fost trimis')).toBeVisible()
  await expect(tutor.getByText('Ați răspuns astăzi, 09:00')).toBeVisible()
  await expect(tutor.getByRole('link', { name: 'Vezi conversația' })).toBeVisible()
  await expect(reply).toHaveCount(0)

  // The other tab refetches the profile when it becomes visible again.
  await tab.clock.fastForward(60_000)
  const refetched = tab.waitForResponse(/GetCurrentProfile/)
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await refetched
  await tab.getByRole('button', { name: 'Raspunde solicitarii' }).click()
  await expect(messageField(tab)).toBeVisible()

  // The subscription is active, and its invoice can be downloaded as a PDF.
  await tutor.goto('/u/abonamentul-meu')
  await expect(tutor.getByText('Nu este activat un abonament.')).toHaveCount(0)
  await expect(tutor.getByText('20 decembrie 2026')).toBeVisible()
  const download = tutor.waitForEvent('download')
  await tutor
    .getByRole('link', { name: /MED-2026-/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/^factura-MED-2026-\d{6}\.pdf$/)
})
