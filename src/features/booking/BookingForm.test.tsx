import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { getWorld } from '#mocks/world.ts'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { isInSight, onPhone } from '#test/phone.ts'
import { openCalendar, openTutor, settled } from '#test/tutor.ts'

const save = '/api/users/saveappoitment'
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

/** Lets another student book Monday at 18:00. */
function takeHour(Id = 99_001) {
  const { appointments } = getWorld()
  const [one] = appointments.all()
  if (!one) throw new Error('There are no lessons.')
  const StartDate = '2026-11-23T18:00:00'
  appointments.put({ ...one, Id, StartDate, EndDate: '2026-11-23T19:00:00', teacher: 'm4t7k2', learner: 'x' })
}

test('shows an error beside the first missing field and focuses it: the hour, the agreement', async () => {
  const { chooseDay, chooseHour, agree, save: press } = await openCalendar()
  await chooseDay(monday)
  await waitFor(() => expect(hour('17:00–18:00')).toBeEnabled())
  // As at 400 %: the hours are taller than the window.
  await onPhone(320, 256)
  await press()
  expect(await screen.findByText('Alegeți o oră liberă.')).toSatisfy(isInSight)
  const hours = screen.getByRole('radiogroup', { name: 'Ora' })
  expect(hours).toHaveFocus()
  expect(hours).toBeInvalid()
  expect(hours).toHaveAccessibleDescription('Alegeți o oră liberă.')

  await chooseHour('18:00–19:00')
  expect(screen.queryByText('Alegeți o oră liberă.')).toBeNull()
  await press()
  expect(await screen.findByText('Bifați acordul pentru a programa.')).toSatisfy(isInSight)
  expect(agreement()).toHaveFocus()
  expect(agreement()).toBeRequired()
  expect(agreement()).toBeInvalid()
  expect(agreement()).toHaveAccessibleDescription('Bifați acordul pentru a programa.')

  await agree()
  expect(screen.queryByText('Bifați acordul pentru a programa.')).toBeNull()
  expect(sent()).toEqual([])
})

test('sends the booking in the query, and the appointments then contain it', async () => {
  const bodies: string[] = []
  answerWith(
    http.post(save, async ({ request }) => {
      bodies.push(await request.clone().text())
    }),
  )
  const { save: press } = await choose()
  expect(screen.getByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeVisible()
  const terms = screen.getByRole('link', { name: 'termenii și condițiile' })
  expect(terms).toHaveAttribute('href', '/termeni-si-conditii')
  expect(terms).toHaveAttribute('target', '_blank')
  expect(terms).toHaveAccessibleDescription('se deschide într-o filă nouă')
  await press()
  expect(await booked()).toBeVisible()
  expect(sent()).toEqual([call(18)])
  expect(bodies).toEqual([''])
  const { Entities } = await (await fetch('/api/appoitments/getactiveappoitments/1')).json()
  expect(Entities).toContainEqual(
    expect.objectContaining({ StartDate: '2026-11-23T18:00:00', EndDate: '2026-11-23T19:00:00' }),
  )
})

describe('when the student leaves the page and comes back while the booking is pending', () => {
  async function comeBackWhileSaving(answer?: () => Response) {
    const release = hold(save, answer)
    const app = await choose()
    await app.save()
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
    await app.router.navigate('/Contact')
    await screen.findByRole('heading', { level: 1, name: 'Contact' })
    await app.router.navigate(-1)
    await waitFor(() => expect(hour('18:00–19:00')).toBeChecked())
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await app.user.click(agreement())
    await app.user.click(button())
    return { ...app, release }
  }

  test('the form shows it as pending, does not send it again, and reports the success', async () => {
    const { release } = await comeBackWhileSaving()
    release()
    expect(await booked()).toBeVisible()
    expect(sent()).toEqual([call(18)])
  })

  test('the choice is not restored on the next visit after a failure', async () => {
    const { release, router } = await comeBackWhileSaving(() => new HttpResponse(null, { status: 500 }))
    release()
    expect(await screen.findByText('Serverul nu a putut răspunde')).toBeVisible()
    await router.navigate('/Contact')
    await screen.findByRole('heading', { level: 1, name: 'Contact' })
    await router.navigate(-1)
    await expectClosed()
  })
})

describe('when another student has taken the hour meanwhile', () => {
  test('the form shows the remaining hours, keeps the day and the agreement, and another hour can be booked', async () => {
    const app = await choose()
    takeHour()
    await app.save()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Ora aleasă a fost ocupată între timp')).toBeVisible()
    expect(
      alert.getByText('Am reîncărcat orele libere ale zilei. Alegeți alta; restul a rămas cum ați ales.'),
    ).toBeVisible()
    expect(hoursHeading()).toHaveFocus()
    await waitFor(() => expect(hour('17:00–18:00')).toBeEnabled())
    expect(screen.queryByRole('radio', { name: '18:00–19:00' })).toBeNull()
    expect(screen.getByRole('button', { name: `${monday}, ziua aleasă` })).toBeVisible()
    expect(agreement()).toBeChecked()
    for (const name of ['14:00–15:00', '19:00–20:00']) expect(hour(name)).not.toBeChecked()

    resetBackend()
    await app.chooseHour('19:00–20:00')
    await app.save()
    expect(await booked()).toBeVisible()
    expect(sent()).toEqual([call(19)])
  })

  test('and the day has no free hour left, the next day with one is offered', async () => {
    const app = await choose()
    takeHour()
    answerWith(
      http.get('/api/users/getavailabilityforday', ({ request }) =>
        request.url.endsWith('day=2026-11-23')
          ? HttpResponse.json({ TotalRows: 0, Entities: [] })
          : undefined,
      ),
    )
    await app.save()
    expect(await screen.findByText('Ora aleasă a fost ocupată între timp')).toBeVisible()
    expect(
      screen.getByText('Am reîncărcat orele libere ale zilei. Alegeți altă zi; restul a rămas cum ați ales.'),
    ).toBeVisible()
    expect(await screen.findByText('Nicio oră liberă în această zi')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Alege marți, 24 noiembrie 2026' })).toBeVisible()
  })
})

describe('when the session has expired', () => {
  async function expire() {
    answerWith(http.post(save, () => new HttpResponse(null, { status: 401 })))
    const app = await choose()
    await app.save()
    await waitFor(() =>
      expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi']),
    )
    expect(
      screen.getByText(
        'Sesiunea a expirat. Ziua și ora alese sunt păstrate; autentificați-vă pentru a programa.',
      ),
    ).toBeVisible()
    // The student signs in again, which loads a new document.
    cleanup()
    resetBackend()
  }

  test('redirects to login; afterwards the day and the hour are restored and can be booked', async () => {
    await expire()
    const { user } = await openTutor({ as: 'student' })
    expect(await screen.findByRole('button', { name: `${monday}, ziua aleasă` })).toBeVisible()
    await waitFor(() => expect(hour('18:00–19:00')).toBeEnabled())
    expect(hour('18:00–19:00')).toBeChecked()
    // §5: each booking needs an agreement of its own.
    expect(agreement()).not.toBeChecked()
    await user.click(agreement())
    await user.click(button())
    expect(await booked()).toBeVisible()
    expect(sent()).toEqual([call(18)])
  })

  test('an hour that is taken meanwhile is not restored: the form says so, and another hour can be booked', async () => {
    await expire()
    takeHour()
    const { user } = await openTutor({ as: 'student' })
    await user.click(await screen.findByRole('checkbox', { name: /^Sunt de acord/ }))
    await user.click(button())
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Ora' })).toHaveFocus())
    expect(screen.queryByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeNull()
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

  test('the hour is restored only once the free hours have loaded, after a failed read too', async () => {
    await expire()
    const resolve = hold('/api/users/getavailabilityforday', () => new HttpResponse(null, { status: 500 }))
    const { user } = await openTutor({ as: 'student' })
    await waitFor(() => expect(hour('18:00–19:00')).toBeDisabled())
    expect(hour('18:00–19:00')).not.toBeChecked()
    expect(screen.queryByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Programează' })).toBeNull()
    resolve()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Nu am putut încărca orele libere.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Programează' })).toBeNull()
    resetBackend()
    await user.click(alert.getByRole('button', { name: 'Încearcă din nou' }))
    await waitFor(() => expect(hour('18:00–19:00')).toBeChecked())
    expect(hoursHeading()).toHaveFocus()
    await user.click(agreement())
    await user.click(button())
    expect(await booked()).toBeVisible()
    expect(sent()).toEqual([call(18)])
  })

  test('a day that has passed meanwhile is not restored', async () => {
    await expire()
    setClock('2026-11-24T09:00:00')
    await openTutor({ as: 'student' })
    await expectClosed()
    await settled()
  })

  test("the choice is not restored on another tutor's page", async () => {
    await expire()
    await openTutor({ as: 'student' }, 'qxgimh')
    await expectClosed()
  })
})
