import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cancelNavigation } from '#app/currentRouter.ts'
import { setServerTime } from '#clock.ts'
import { config } from '#config.ts'
import { useScreen } from '#stores/screen.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { pass, stopTime } from '#test/time.ts'
import { answerHours, daysAsked, openTutor, settled } from '#test/tutor.ts'

const readHours = '/api/users/getavailabilityforday'
const contact = () => within(screen.getByRole('region', { name: 'Contact' }))
const line = () => contact().queryByText('Prima oră liberă:')
const skeleton = () => screen.getByRole('region', { name: 'Contact' }).querySelector('[data-shape=text]')

/** Marks the page as complete and the browser as idle, as app/firstVisit/prefetch.ts does. */
const beIdle = () => act(() => useScreen.setState({ hasBeenIdle: true }))

/** Opens the page, waits for the reads of its parts, and marks it as idle. */
async function openIdle(...args: Parameters<typeof openTutor>) {
  const app = await openTutor(...args)
  await screen.findByText('(18 recenzii)')
  beIdle()
  return app
}

/** Waits long enough for the next request to be sent. */
async function wait() {
  for (let calls = 0; calls < 10; calls += 1) await fetch('/api/cycle/getall')
}

const heading = () => screen.queryByRole('heading', { name: 'Programează o ședință' })
const chosen = (name: string) => screen.findByRole('radio', { name, checked: true })

test('waits until the page is idle, and appears without moving or announcing anything; a press opens the booking at its hour', async () => {
  answerHours({ '2026-11-21': [16, 18], '2026-11-25': [9] })
  const release = hold('/api/users/saveappoitment', () => new HttpResponse(null, { status: 200 }))
  const { user } = await openTutor({ as: 'student' })
  await screen.findByText('(18 recenzii)')
  const opener = await contact().findByRole('button', { name: 'Programează o ședință' })
  const { top } = opener.getBoundingClientRect()
  await wait()
  expect(daysAsked()).toEqual([])
  beIdle()
  const offered = { name: 'Prima oră liberă: mâine, 16:00' }
  const offer = () => contact().findByRole('button', offered)
  expect(await offer()).toBeVisible()
  await wait()
  // Nothing is read after the first day that has a free hour.
  expect(daysAsked()).toEqual(['2026-11-20', '2026-11-21'])
  expect(opener.getBoundingClientRect().top).toBe(top)
  expect(line()?.closest('[role="status"], [role="alert"], [aria-live]')).toBeNull()

  await user.click(await offer())
  expect(await chosen('16:00–17:00')).toBeEnabled()
  expect(heading()).toHaveFocus()
  expect(screen.getByText('sâmbătă, 21 noiembrie 2026, 16:00–17:00')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Sunt de acord/ })).not.toBeChecked()

  // The offered hour replaces a choice that was made meanwhile.
  await user.click(screen.getByRole('button', { name: 'miercuri, 25 noiembrie 2026' }))
  await user.click(await screen.findByRole('radio', { name: '09:00–10:00' }))
  await user.click(await offer())
  expect(await chosen('16:00–17:00')).toBeEnabled()
  // The button that opens the booking keeps the choice.
  await user.click(opener)
  expect(await chosen('16:00–17:00')).toBeEnabled()

  // A press on the offer changes nothing while a booking of another hour is pending.
  await user.click(screen.getByRole('radio', { name: '18:00–19:00' }))
  await user.click(screen.getByRole('checkbox', { name: /^Sunt de acord/ }))
  await user.click(screen.getByRole('button', { name: 'Programează' }))
  await user.click(await offer())
  expect(await chosen('18:00–19:00')).toBeInTheDocument()
  release()
  await screen.findByRole('heading', { name: 'Cererea a fost trimisă' })

  // Once the offered hour is booked, it is no longer offered.
  await user.click(await offer())
  await user.click(await screen.findByRole('checkbox', { name: /^Sunt de acord/ }))
  await user.click(screen.getByRole('button', { name: 'Programează' }))
  await screen.findByRole('heading', { name: 'Cererea a fost trimisă' })
  expect(contact().queryByRole('button', offered)).toBeNull()
})

test('an offered hour that has begun gives way to the next one of its day once the line renders again', async () => {
  answerHours({ '2026-11-20': [10, 19] })
  const { router } = await openIdle({ as: 'student' })
  await contact().findByRole('button', { name: 'Prima oră liberă: astăzi, 10:00' })
  setServerTime(new Date('2026-11-20T08:05:00Z'))
  await router.revalidate()
  expect(await contact().findByRole('button', { name: 'Prima oră liberă: astăzi, 19:00' })).toBeVisible()
  await settled()
})

test("a visitor's button names the first free hour, and leads to it through the login", async () => {
  answerHours({ '2026-11-21': [16, 18] })
  await openIdle()
  const button = await contact().findByRole('link', { name: 'Autentificare ca să programați mâine, 16:00' })
  const other = contact().getByRole('link', { name: /^Prima oră liberă/ })
  expect(button.getAttribute('href')).toMatch(/returnUrl=.*book%3D2026-11-21T16$/)
  expect(button.getAttribute('href')).toBe(other.getAttribute('href'))
  expect(contact().getByText('Plătiți abia după ce profesorul acceptă ședința.')).toBeVisible()
})

test("a visitor's button drops an hour that has begun while the page is open, and names the next free one", async () => {
  answerHours({ '2026-11-20': [10, 19], '2026-11-23': [16] })
  stopTime()
  await openIdle()
  const button = (hour: string) =>
    contact().findByRole('link', { name: `Autentificare ca să programați ${hour}` })
  await button('astăzi, 10:00')
  setServerTime(new Date('2026-11-20T08:05:00Z'))
  await pass(61)
  expect(await button('astăzi, 19:00')).toBeVisible()
  setServerTime(new Date('2026-11-20T17:05:00Z'))
  await pass(61)
  expect(await button('luni, 23 noiembrie, 16:00')).toBeVisible()
  await settled()
})

test('the booking opens with the first free day, and its legend names only the marks that are shown', async () => {
  answerHours({ '2026-11-21': [16, 18] })
  const { user } = await openIdle({ as: 'student' })
  await contact().findByRole('button', { name: /^Prima oră liberă: mâine/ })
  await user.click(contact().getByRole('button', { name: 'Programează o ședință' }))
  const hour = await screen.findByRole('radio', { name: '16:00–17:00' })
  await waitFor(() => expect(hour).toBeEnabled())
  expect(hour).not.toBeChecked()
  expect(screen.getByRole('heading', { name: /sâmbătă, 21 noiembrie/ })).toBeVisible()
  const legend = () => [...document.querySelectorAll('[data-mark]')].map(mark => mark.textContent)
  // Today was read, too, and has no free hour; the chosen day has its own mark.
  expect(legend()).toEqual(['zi fără ore libere'])
})

test('reads one day after the other, seven at most, and says that they have no free hour', async () => {
  const release = hold(readHours, () => HttpResponse.json(null))
  await openIdle({ as: 'student' })
  await waitFor(() => expect(daysAsked()).toHaveLength(1))
  await wait()
  expect(daysAsked()).toHaveLength(1)
  release()
  expect(await contact().findByText('Nicio oră liberă în următoarele 7 zile.')).toBeVisible()
  expect(daysAsked()).toHaveLength(7)
  expect(line()).toBeNull()
})

test('reads nothing for a robot, and where the installation has turned it off', async () => {
  const userAgent = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)')
  onTestFinished(() => userAgent.mockRestore())
  await openIdle()
  await wait()
  userAgent.mockRestore()
  config.firstFreeDays = 0
  onTestFinished(() => {
    config.firstFreeDays = 7
  })
  cleanup()
  await openIdle()
  await wait()
  expect(daysAsked()).toEqual([])
})

test('stops without an error when a read fails, as it may for a visitor; until then a skeleton is in its place', async () => {
  const release = hold(readHours, () => new HttpResponse(null, { status: 401 }))
  await openIdle()
  await waitFor(() => expect(daysAsked()).toHaveLength(1))
  expect(skeleton()).toBeVisible()
  release()
  await waitFor(() => expect(skeleton()).toBeNull())
  await wait()
  expect(daysAsked()).toHaveLength(1)
  expect(line()).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await contact().findByRole('link', { name: 'Autentificare' })).toBeVisible()
})

test('stops reading when the user leaves the page', async () => {
  const release = hold(readHours, () => HttpResponse.json(null))
  const { router } = await openIdle({ as: 'student' })
  await waitFor(() => expect(daysAsked()).toHaveLength(1))
  await router.navigate('/Contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  release()
  await wait()
  expect(daysAsked()).toHaveLength(1)
})

test.each([
  ['a tutor, who cannot book', 'qxgimh'],
  ["the ad's owner", 'ae31oi'],
])('reads nothing and opens no booking for %s', async (_, ad) => {
  await openTutor({ as: 'teacher' }, `${ad}?book=2026-11-23T16`)
  await screen.findByText(/^(Trimite mesaj|Acesta este anunțul dvs\..*)$/)
  await settled()
  beIdle()
  await wait()
  expect(asked.filter(call => call.includes(readHours))).toEqual([])
  expect(heading()).toBeNull()
})

test('leads a visitor to the login, and back to the same address with the day and the hour', async () => {
  answerHours({ '2026-11-21': [9] })
  await openIdle({}, 'ae31oi?ref=mail&book=2026-11-23T16')
  const login = (hour: string) =>
    `/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi%3Fref%3Dmail%26book%3D${hour}`
  expect(await contact().findByRole('link', { name: 'Prima oră liberă: mâine, 09:00' })).toHaveAttribute(
    'href',
    login('2026-11-21T9'),
  )
  // The hour of an earlier press stays in the address.
  expect(contact().getByRole('link', { name: 'Autentificare' })).toHaveAttribute(
    'href',
    login('2026-11-23T16'),
  )
  expect(heading()).toBeNull()
})

test('after the login the booking opens at the hour in the address, and no second view is counted', async () => {
  answerHours({ '2026-11-23': [16, 18] })
  await openTutor({ as: 'student' }, 'ae31oi?book=2026-11-23T16')
  expect(await chosen('16:00–17:00')).toBeEnabled()
  expect(heading()).toHaveFocus()
  expect(screen.getByText('luni, 23 noiembrie 2026, 16:00–17:00')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Sunt de acord/ })).not.toBeChecked()
  await settled()
  expect(asked.filter(call => call.includes('/api/users/AdView'))).toHaveLength(1)
})

test('a cancelled navigation leaves neither the hour in the address bar nor another opening', async () => {
  answerHours({ '2026-11-23': [16, 18] })
  const { user } = await openTutor({ as: 'student' }, 'ae31oi?book=2026-11-23T16')
  await chosen('16:00–17:00')
  await user.click(screen.getByRole('radio', { name: '18:00–19:00' }))
  // A browser's router writes its location, which still has the hour, into the bar.
  const removeFromBar = vi.spyOn(history, 'replaceState')
  cancelNavigation()
  await waitFor(() => expect(removeFromBar).toHaveBeenCalledOnce())
  expect(await chosen('18:00–19:00')).toBeEnabled()
})

test('a login after another hour was chosen leads back to that hour, and not to the one in the address', async () => {
  answerHours({ '2026-11-23': [16, 18] })
  answerWith(http.post('/api/users/saveappoitment', () => new HttpResponse(null, { status: 401 })))
  const { user } = await openTutor({ as: 'student' }, 'ae31oi?book=2026-11-23T16')
  await chosen('16:00–17:00')
  await user.click(screen.getByRole('radio', { name: '18:00–19:00' }))
  await user.click(screen.getByRole('checkbox', { name: /^Sunt de acord/ }))
  await user.click(screen.getByRole('button', { name: 'Programează' }))
  const login = `/Account/Login?returnUrl=${encodeURIComponent('/teacherprofile/ae31oi?book=2026-11-23T18')}`
  await waitFor(() => expect(fullPageLoads.at(-1)).toBe(login))
  // The student signs in again, which loads a new document.
  cleanup()
  await openTutor({ as: 'student' }, 'ae31oi?book=2026-11-23T18')
  expect(await chosen('18:00–19:00')).toBeEnabled()
  await waitFor(() => expect(heading()).toHaveFocus())
})
