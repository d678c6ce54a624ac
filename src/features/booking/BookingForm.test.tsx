import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { setServerTime } from '#clock.ts'
import { getWorld } from '#mocks/world.ts'
import { saveDraft } from '#storage/drafts.ts'
import { card, cards, openDetails } from '#test/appointmentsScreen.ts'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { endDocument, fullPageLoads } from '#test/leaving.ts'
import { isInSight, onPhone } from '#test/phone.ts'
import { answerHours, openCalendar, openTutor, settled } from '#test/tutor.ts'
import { choiceKey } from './choice.ts'

const save = '/api/users/saveappoitment'
const readHours = '/api/users/getavailabilityforday'
const sent = () => asked.filter(call => call.startsWith('POST'))
const call = (startTime: number) =>
  `POST ${save}?teacherId=m4t7k2&selectedDate=2026-11-23&startTime=${startTime}`

const monday = 'luni, 23 noiembrie 2026'
const hour = (name: string) => screen.getByRole('radio', { name })
const agreement = () => screen.getByRole('checkbox', { name: /^Sunt de acord/ })
const hoursHeading = () => screen.getByRole('heading', { name: `Ore libere ${monday}` })
const button = () => screen.getByRole('button', { name: 'Programează' })
/** Expects that the page has loaded, and that its booking is not open. */
async function expectClosed() {
  expect(await screen.findByRole('button', { name: 'Programează o ședință' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Programează o ședință' })).toBeNull()
}

const booked = () => screen.findByRole('heading', { name: 'Cererea a fost trimisă' })

/** Chooses Monday at 18:00 and agrees, as a student. */
async function choose() {
  const app = await openCalendar()
  await app.chooseDay(monday)
  await app.chooseHour('18:00–19:00')
  await app.agree()
  return app
}

/** Lets a student, by default another one, book Monday at 18:00. */
function takeHour(learner = 'x') {
  const { appointments } = getWorld()
  const [one] = appointments.all()
  if (!one) throw new Error('There are no lessons.')
  const [StartDate, EndDate] = ['2026-11-23T18:00:00', '2026-11-23T19:00:00']
  appointments.put({ ...one, Id: 99_001, StartDate, EndDate, teacher: 'm4t7k2', learner })
}

function changeAd(change: { Price?: number; DurationName?: string }) {
  const { ads } = getWorld()
  const ad = ads.get('ae31oi')
  if (!ad) throw new Error('There is no ad.')
  ads.put({ ...ad, ...change })
}

const lesson = `${monday}, 18:00–19:00`
const summary = () => screen.getByRole('region', { name: 'Ședința' })

/** Returns the rows of the summary, as text. */
const facts = () =>
  within(summary())
    .getAllByRole('term')
    .map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

test('shows an error beside the first missing field and focuses it: the hour, the agreement; then books', async () => {
  changeAd({ Price: 0 })
  const { chooseDay, chooseHour, agree, save: press } = await openCalendar()
  await chooseDay(monday)
  await waitFor(() => expect(hour('17:00–18:00')).toBeEnabled())
  expect(screen.queryByRole('region', { name: 'Ședința' })).toBeNull()
  // The window at a zoom of 400 %: the hours are taller than it.
  await onPhone(320, 256)
  await press()
  expect(await screen.findByText('Alegeți o oră liberă.')).toSatisfy(isInSight)
  const hours = screen.getByRole('radiogroup', { name: 'Ora' })
  expect(hours).toHaveFocus()
  expect(hours).toBeInvalid()
  expect(hours).toHaveAccessibleDescription('Alegeți o oră liberă.')

  await chooseHour('18:00–19:00')
  expect(screen.queryByText('Alegeți o oră liberă.')).toBeNull()
  // The text that the ad's page shows for a missing price.
  expect(facts()).toContain('Preț în anunț: Se stabilește cu profesorul')
  await press()
  expect(await screen.findByText('Bifați acordul pentru a programa.')).toSatisfy(isInSight)
  expect(agreement()).toHaveFocus()
  expect(agreement()).toBeRequired()
  expect(agreement()).toBeInvalid()
  expect(agreement()).toHaveAccessibleDescription('Bifați acordul pentru a programa.')

  await agree()
  expect(screen.queryByText('Bifați acordul pentru a programa.')).toBeNull()
  const terms = screen.getByRole('link', { name: 'termenii și condițiile' })
  expect(terms).toHaveAttribute('href', '/termeni-si-conditii')
  expect(terms).toHaveAttribute('target', '_blank')
  expect(terms).toHaveAccessibleDescription('se deschide într-o filă nouă')
  expect(sent()).toEqual([])
  await press()
  expect(await booked()).toBeVisible()
  expect(sent()).toEqual([call(18)])
  const { Entities } = await (await fetch('/api/appoitments/getactiveappoitments/1')).json()
  expect(Entities).toContainEqual(
    expect.objectContaining({ StartDate: '2026-11-23T18:00:00', EndDate: '2026-11-23T19:00:00' }),
  )
})

test('shows the booked lesson and the next steps, and takes the focus; another lesson needs its own agreement', async () => {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:lesson'
  })
  changeAd({ Price: 165, DurationName: '3 ore' })
  const app = await choose()
  const rows = [
    'Profesor: Mihai Ionescu',
    'Materie: Matematica',
    'Durată: o oră',
    'Preț în anunț: 165 / 3 ore',
  ]
  expect(facts()).toEqual(rows)
  expect(within(summary()).getByText(lesson)).toBeVisible()
  expect(summary().compareDocumentPosition(agreement())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

  await app.save()
  const done = await booked()
  await waitFor(() => expect(done).toHaveFocus())
  expect(facts()).toEqual(rows)
  expect(within(summary()).getByText(lesson)).toBeVisible()
  expect(
    screen.getByText('Mihai Ionescu a primit cererea. În programări vedeți când o acceptă.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vezi programările' })).toHaveAttribute('href', '/u/appoitments')
  expect(screen.queryByRole('grid')).toBeNull()

  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await app.user.click(screen.getByRole('button', { name: 'Adaugă în calendar' }))
  click.mockRestore()
  expect(names).toEqual(['meditatie-2026-11-23.ics'])
  expect(files[0]?.type).toMatch(/^text\/calendar/)
  const lines = (await (files[0] as Blob).text()).split('\r\n')
  for (const line of [
    'DTSTART;TZID=Europe/Bucharest:20261123T180000',
    'DTEND;TZID=Europe/Bucharest:20261123T190000',
    'SUMMARY:Meditații matematica cu Mihai Ionescu',
  ])
    expect(lines).toContain(line)
  // The mocked clock starts at 09:00 in Romania; minutes and seconds depend on the duration of the test.
  expect(lines.join()).toMatch(/DTSTAMP:20261120T07\d{4}Z/)

  // Another lesson: the booked hour is not offered again.
  await app.user.click(screen.getByRole('button', { name: 'Programează încă o ședință' }))
  await waitFor(() => expect(hoursHeading()).toHaveFocus())
  await app.chooseHour('17:00–18:00')
  expect(screen.queryByRole('radio', { name: '18:00–19:00' })).toBeNull()
  expect(within(screen.getByRole('radiogroup', { name: 'Ora' })).getAllByRole('radio')).toHaveLength(4)
  expect(agreement()).not.toBeChecked()
  await app.save()
  expect(await screen.findByText('Bifați acordul pentru a programa.')).toBeVisible()
  expect(sent()).toEqual([call(18)])
  await app.agree()
  await app.save()
  expect(await booked()).toBeVisible()
  expect(screen.getByText(`${monday}, 17:00–18:00`)).toBeVisible()
})

test.each([
  ['a success', 200, 'Cererea a fost trimisă'],
  ['a failure', 409, 'Ora aleasă a fost ocupată între timp'],
])(
  'a dialog that was opened meanwhile keeps the focus and the scroll position at %s',
  async (_, status, text) => {
    const release = hold(save, () => new HttpResponse(null, { status }))
    const app = await choose()
    await app.save()
    takeHour()
    await app.user.click(screen.getByRole('button', { name: 'Trimite mesaj' }))
    const message = await screen.findByRole('textbox')
    await waitFor(() => expect(message).toHaveFocus())
    window.scrollTo(0, 0)
    release()
    expect(await screen.findByText(text)).toBeInTheDocument()
    // Long enough for the effects of the outcome.
    await fetch('/api/cycle/getall')
    expect(message).toHaveFocus()
    expect(window.scrollY).toBe(0)
  },
)

test('a student who leaves the page and comes back finds the booking pending, then its failure, and later no choice', async () => {
  const release = hold(save, () => new HttpResponse(null, { status: 500 }))
  const app = await choose()
  await app.save()
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
  const leave = async () => {
    await app.router.navigate('/Contact')
    await screen.findByRole('heading', { level: 1, name: 'Contact' })
    await app.router.navigate(-1)
  }
  await leave()
  await waitFor(() => expect(hour('18:00–19:00')).toBeChecked())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await app.user.click(agreement())
  await app.user.click(button())
  release()
  expect(await screen.findByText('Serverul nu a putut răspunde')).toBeVisible()
  expect(sent()).toEqual([call(18)])
  await leave()
  await expectClosed()
})

test('a booking that succeeds after its page was left is in the list of lessons that is shown by then', async () => {
  const release = hold(save)
  const app = await choose()
  await app.save()
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
  await app.router.navigate('/u/appoitments')
  await screen.findByRole('heading', { level: 1, name: 'Programări' })
  await waitFor(() => expect(cards()).not.toHaveLength(0))
  const before = cards().length
  release()
  await waitFor(() => expect(cards()).toHaveLength(before + 1))
})

test('a dialog of the same tutor that finds that booking says when it has succeeded', async () => {
  const release = hold(save)
  const app = await choose()
  await app.save()
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
  await app.router.navigate('/u/appoitments?old=1')
  await waitFor(() => expect(cards()).not.toHaveLength(0))
  openDetails()
  await app.user.click(card('vineri, 13').getByRole('button', { name: /^Programează din nou/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Programează din nou' }))
  expect(await dialog.findByRole('button', { name: 'Programează' })).toHaveAttribute('aria-busy', 'true')
  release()
  expect(await screen.findByText(/^Cererea a fost trimisă\. O găsiți/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await app.router.navigate('/u/appoitments')
  await waitFor(() => card('luni, 23, 18:00–19:00'))
})

test('when the hour was taken meanwhile, shows the remaining hours, or the next day, and keeps the rest', async () => {
  const app = await choose()
  takeHour()
  await app.save()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Ora aleasă a fost ocupată între timp')).toBeVisible()
  expect(
    alert.getByText('Am reîncărcat orele libere ale zilei. Alegeți alta; restul a rămas cum ați ales.'),
  ).toBeVisible()
  await waitFor(() => expect(hoursHeading()).toHaveFocus())
  await waitFor(() => expect(hour('17:00–18:00')).toBeEnabled())
  expect(screen.queryByRole('radio', { name: '18:00–19:00' })).toBeNull()
  expect(screen.getByRole('button', { name: `${monday}, ziua aleasă` })).toBeVisible()
  expect(agreement()).toBeChecked()
  for (const name of ['14:00–15:00', '19:00–20:00']) expect(hour(name)).not.toBeChecked()

  // Now the whole day is taken.
  answerWith(
    http.post(save, () => new HttpResponse(null, { status: 409 }), { once: true }),
    http.get(readHours, ({ request }) =>
      request.url.endsWith('day=2026-11-23') ? HttpResponse.json({ TotalRows: 0, Entities: [] }) : undefined,
    ),
  )
  await app.chooseHour('19:00–20:00')
  await app.save()
  expect(
    await screen.findByText(
      'Am reîncărcat orele libere ale zilei. Alegeți altă zi; restul a rămas cum ați ales.',
    ),
  ).toBeVisible()
  expect(screen.getByText('Ora aleasă a fost ocupată între timp')).toBeVisible()
  expect(await screen.findByText('Nicio oră liberă în această zi')).toBeVisible()
  await app.user.click(await screen.findByRole('button', { name: 'Alege marți, 24 noiembrie 2026' }))
  await app.chooseHour('18:00–19:00')
  expect(agreement()).toBeChecked()
  await app.save()
  expect(await booked()).toBeVisible()
  expect(sent().slice(1)).toEqual([
    call(19),
    `POST ${save}?teacherId=m4t7k2&selectedDate=2026-11-24&startTime=18`,
  ])
})

test('an hour that begins while the form is open cannot be sent: the form says so, and offers the later ones', async () => {
  answerHours({ '2026-11-20': [10, 19] })
  const app = await openCalendar()
  await app.chooseDay('Astăzi, vineri, 20 noiembrie 2026')
  await app.chooseHour('10:00–11:00')
  await app.agree()
  setServerTime(new Date('2026-11-20T08:05:00Z'))
  await app.save()
  expect(await screen.findByText('Ora aleasă nu mai este liberă')).toBeVisible()
  expect(screen.queryByRole('radio', { name: '10:00–11:00' })).toBeNull()
  expect(hour('19:00–20:00')).toBeEnabled()
  expect(sent()).toEqual([])
  await settled()
})

test.each([
  ['has arrived', 's3d8q1', 'Cererea a fost trimisă'],
  ['has not, and the hour is taken', 'x', 'Ora aleasă a fost ocupată între timp'],
])('a booking that was pending when the page was reloaded is verified: it %s', async (_, learner, text) => {
  const release = hold(save, () => new HttpResponse(null, { status: 401 }))
  const app = await choose()
  await app.save()
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
  endDocument(2)
  takeHour(learner)
  await openTutor({ as: 'student' })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText('Ora aleasă nu mai este liberă')).toBeNull()
  expect(sent()).toEqual([call(18)])
  release()
  // The response to this call arrives after the late response.
  await fetch('/api/cycle/getall')
})

test('a booking that a reload interrupted more than an hour ago is not announced as the new one', async () => {
  const release = hold(save, () => new HttpResponse(null, { status: 401 }))
  const app = await choose()
  await app.save()
  endDocument(61)
  takeHour('s3d8q1')
  await openTutor({ as: 'student' })
  await expectClosed()
  release()
  // The response to this call arrives after the late response.
  await fetch('/api/cycle/getall')
})

test('an expired session redirects to login; afterwards the choice is restored for that tutor, once the hours have loaded', async () => {
  answerWith(http.post(save, () => new HttpResponse(null, { status: 401 })))
  const app = await choose()
  await app.save()
  const login = '/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi%3Fbook%3D2026-11-23T18'
  await waitFor(() => expect(fullPageLoads).toEqual([login]))
  expect(
    screen.getByText(
      'Sesiunea a expirat. Ziua și ora alese sunt păstrate; autentificați-vă pentru a programa.',
    ),
  ).toBeVisible()
  // The student signs in again, which loads a new document.
  cleanup()
  resetBackend()
  await openTutor({ as: 'student' }, 'qxgimh')
  await expectClosed()

  cleanup()
  const resolve = hold(readHours, () => new HttpResponse(null, { status: 500 }))
  const { user } = await openTutor({ as: 'student' })
  expect(await screen.findByRole('button', { name: `${monday}, ziua aleasă` })).toBeVisible()
  await waitFor(() => expect(hour('18:00–19:00')).toBeDisabled())
  expect(hour('18:00–19:00')).not.toBeChecked()
  expect(screen.queryByText(lesson)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Programează' })).toBeNull()
  resolve()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Nu am putut încărca orele libere.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Programează' })).toBeNull()
  resetBackend()
  await user.click(alert.getByRole('button', { name: 'Încearcă din nou' }))
  await waitFor(() => expect(hour('18:00–19:00')).toBeChecked())
  expect(hour('18:00–19:00')).toBeEnabled()
  expect(hoursHeading()).toHaveFocus()
  // §5: each booking needs a separate agreement.
  expect(agreement()).not.toBeChecked()
  await user.click(agreement())
  await user.click(button())
  expect(await booked()).toBeVisible()
  expect(sent()).toEqual([call(18)])
})

test('a restored hour that was taken meanwhile is not chosen: the form says so, and another hour can be booked', async () => {
  saveDraft(choiceKey('s3d8q1', 'm4t7k2'), { day: '2026-11-23', hour: 18 })
  takeHour()
  const { user } = await openTutor({ as: 'student' })
  await user.click(await screen.findByRole('checkbox', { name: /^Sunt de acord/ }))
  await user.click(button())
  await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Ora' })).toHaveFocus())
  expect(screen.queryByText(lesson)).toBeNull()
  expect(sent()).toEqual([])
  expect(screen.getByText('Ora aleasă nu mai este liberă')).toBeVisible()
  expect(
    screen.getByText('Ora 18:00–19:00 a trecut sau a fost ocupată între timp. Alegeți alta.'),
  ).toBeVisible()
  expect(screen.getByText('Alegeți o oră liberă.')).toBeVisible()
  const hours = within(screen.getByRole('radiogroup', { name: 'Ora' }))
  expect(hours.queryByRole('radio', { checked: true })).toBeNull()
  await user.click(hour('19:00–20:00'))
  expect(screen.queryByText('Ora aleasă nu mai este liberă')).toBeNull()
  await user.click(button())
  expect(await booked()).toBeVisible()
  expect(sent()).toEqual([call(19)])
  await settled()
})
