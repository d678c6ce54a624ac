import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { setClock } from '#mocks/clock.ts'
import { getWorld } from '#mocks/world.ts'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { left } from '#test/leaving.ts'
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
const booked = () => screen.findByRole('heading', { name: 'Cererea a fost trimisă' })

/** A student who is about to book Monday at 18. */
async function choose() {
  const app = await openCalendar()
  await app.chooseDay(monday)
  await app.chooseHour('18:00–19:00')
  await app.agree()
  return app
}

/** Somebody else asks for Monday at 18. */
function takeHour(Id = 99_001) {
  const { appointments } = getWorld()
  const [one] = appointments.all()
  if (!one) throw new Error('There are no lessons.')
  const StartDate = '2026-11-23T18:00:00'
  appointments.put({ ...one, Id, StartDate, EndDate: '2026-11-23T19:00:00', teacher: 'm4t7k2', learner: 'x' })
}

test('what is missing is said beside its field, which takes the focus: the day, the hour, the agreement', async () => {
  const { chooseDay, chooseHour, agree, save: press } = await openCalendar()
  await press()
  expect(await screen.findByText('Alegeți o zi din calendar.')).toBeVisible()
  const day = screen.getByRole('group', { name: 'Ziua' })
  expect(day).toHaveFocus()
  expect(day).toHaveAccessibleDescription('Alegeți o zi din calendar.')

  await chooseDay(monday)
  expect(screen.queryByText('Alegeți o zi din calendar.')).toBeNull()
  await waitFor(() => expect(hour('17:00–18:00')).toBeEnabled())
  await press()
  expect(await screen.findByText('Alegeți o oră liberă.')).toBeVisible()
  expect(hoursHeading()).toHaveFocus()
  const hours = screen.getByRole('radiogroup', { name: 'Ora' })
  expect(hours).toBeInvalid()
  expect(hours).toHaveAccessibleDescription('Alegeți o oră liberă.')

  await chooseHour('18:00–19:00')
  expect(screen.queryByText('Alegeți o oră liberă.')).toBeNull()
  await press()
  expect(await screen.findByText('Bifați acordul pentru a programa.')).toBeVisible()
  expect(agreement()).toHaveFocus()
  expect(agreement()).toBeInvalid()
  expect(agreement()).toHaveAccessibleDescription('Bifați acordul pentru a programa.')

  await agree()
  expect(screen.queryByText('Bifați acordul pentru a programa.')).toBeNull()
  expect(sent()).toEqual([])
})

test('what is agreed to can be read in a tab of its own', async () => {
  await openCalendar()
  const terms = screen.getByRole('link', { name: 'termenii și condițiile' })
  expect(terms).toHaveAttribute('href', '/termeni-si-conditii')
  expect(terms).toHaveAttribute('target', '_blank')
})

test('is saved with everything in the query, and is there on the next read', async () => {
  const bodies: string[] = []
  answerWith(
    http.post(save, async ({ request }) => {
      bodies.push(await request.clone().text())
    }),
  )
  const { save: press } = await choose()
  expect(screen.getByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeVisible()
  await press()
  expect(await booked()).toBeVisible()
  expect(sent()).toEqual([call(18)])
  expect(bodies).toEqual([''])
  const { Entities } = await (await fetch('/api/appoitments/getactiveappoitments/1')).json()
  expect(Entities).toContainEqual(
    expect.objectContaining({ StartDate: '2026-11-23T18:00:00', EndDate: '2026-11-23T19:00:00' }),
  )
})

test('while it is being saved it cannot be saved again', async () => {
  const release = hold(save)
  const { user } = await choose()
  await user.dblClick(button())
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
  await user.click(button())
  await user.keyboard('{Enter}')
  expect(button()).toHaveFocus()
  release()
  expect(await booked()).toBeVisible()
  expect(sent()).toEqual([call(18)])
})

describe('left while it is being saved', () => {
  async function leaveWhileSaving() {
    const release = hold(save)
    const app = await choose()
    await app.save()
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
    await app.router.navigate('/Contact')
    await screen.findByRole('heading', { level: 1, name: 'Contact' })
    return release
  }

  test('success is told on the screen that one has gone to', async () => {
    const release = await leaveWhileSaving()
    release()
    expect(await screen.findByText('Cererea a fost trimisă')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  })

  test('and so is a failure', async () => {
    const release = await leaveWhileSaving()
    takeHour()
    release()
    expect(await screen.findByText(/^Ședința nu a fost programată\./)).toBeVisible()
  })
})

describe('left and come back to while it is being saved', () => {
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

  test('it is shown as pending, is not sent again, and success is told', async () => {
    const { release } = await comeBackWhileSaving()
    release()
    expect(await booked()).toBeVisible()
    expect(sent()).toEqual([call(18)])
  })

  test('a failure is shown in the form, which can be sent again', async () => {
    const {
      release,
      user,
      save: press,
    } = await comeBackWhileSaving(() => new HttpResponse(null, { status: 500 }))
    release()
    expect(await screen.findByText('Serverul nu a putut răspunde')).toBeVisible()
    expect(button()).not.toHaveAttribute('aria-busy', 'true')
    expect(hour('18:00–19:00')).toBeChecked()
    resetBackend()
    await user.click(agreement())
    await press()
    expect(await booked()).toBeVisible()
    expect(sent()).toEqual([call(18)])
  })

  test('once it has failed, nothing of it is left on the next visit', async () => {
    const { release, router } = await comeBackWhileSaving(() => new HttpResponse(null, { status: 500 }))
    release()
    expect(await screen.findByText('Serverul nu a putut răspunde')).toBeVisible()
    await router.navigate('/Contact')
    await screen.findByRole('heading', { level: 1, name: 'Contact' })
    await router.navigate(-1)
    expect(await screen.findByRole('button', { name: 'Vezi zilele și orele libere' })).toBeVisible()
  })
})

describe('an hour that somebody else has taken meanwhile', () => {
  test.each([409, 400, 500])(
    '(%i): the others are there, all else stays, and one of them is booked',
    async code => {
      const app = await choose()
      takeHour()
      if (code !== 409) answerWith(http.post(save, () => new HttpResponse(null, { status: code })))
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
    },
  )

  test('that was the last of its day: the next day is offered', async () => {
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

test.each([
  ['a 500', () => new HttpResponse(null, { status: 500 }), 'Serverul nu a putut răspunde'],
  ['no network', () => HttpResponse.error(), 'Nu ne putem conecta la server'],
])('%s keeps all, says so, and a second try books', async (_, answer, title) => {
  answerWith(http.post(save, answer))
  const app = await choose()
  await app.save()
  expect(within(await screen.findByRole('alert')).getByText(title)).toBeVisible()
  expect(hour('18:00–19:00')).toBeChecked()
  expect(agreement()).toBeChecked()
  expect(sent()).toEqual([call(18)])

  resetBackend()
  await app.save()
  expect(await booked()).toBeVisible()
})

describe('a session that has expired', () => {
  async function expire() {
    answerWith(http.post(save, () => new HttpResponse(null, { status: 401 })))
    const app = await choose()
    await app.save()
    await waitFor(() => expect(left).toEqual(['/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi']))
    // Signed in again: a fresh document.
    cleanup()
    resetBackend()
  }

  test('leads to login; back again, the day and the hour are chosen, and it can be booked', async () => {
    await expire()
    const { user } = await openTutor({ as: 'student' })
    expect(await screen.findByRole('button', { name: `${monday}, ziua aleasă` })).toBeVisible()
    await waitFor(() => expect(hour('18:00–19:00')).toBeEnabled())
    expect(hour('18:00–19:00')).toBeChecked()
    // An agreement is given anew.
    expect(agreement()).not.toBeChecked()
    await user.click(agreement())
    await user.click(button())
    expect(await booked()).toBeVisible()
    expect(sent()).toEqual([call(18)])
  })

  /** Signed in again, with all but an hour that is free; presses, which sends nothing. */
  async function pressInVain() {
    const app = await openTutor({ as: 'student' })
    await app.user.click(await screen.findByRole('checkbox', { name: /^Sunt de acord/ }))
    await app.user.click(button())
    await waitFor(() => expect(hoursHeading()).toHaveFocus())
    expect(screen.queryByText('luni, 23 noiembrie 2026, 18:00–19:00')).toBeNull()
    expect(sent()).toEqual([])
    return app
  }

  test.each([
    ['taken', takeHour],
    ['past', () => setClock('2026-11-23T18:05:00')],
  ])('an hour that is %s meanwhile is no choice: it is told, and another is booked', async (_, change) => {
    await expire()
    change()
    const { user } = await pressInVain()
    expect(await screen.findByText('Ora aleasă nu mai este liberă')).toBeVisible()
    expect(
      screen.getByText('Ora 18:00–19:00 a trecut sau a fost ocupată între timp. Alegeți alta.'),
    ).toBeVisible()
    expect(await screen.findByText('Alegeți o oră liberă.')).toBeVisible()
    const hours = within(screen.getByRole('radiogroup', { name: 'Ora' }))
    expect(hours.queryByRole('radio', { checked: true })).toBeNull()
    await user.click(hour('19:00–20:00'))
    expect(screen.queryByText('Ora aleasă nu mai este liberă')).toBeNull()
    await user.click(button())
    expect(await booked()).toBeVisible()
    expect(sent()).toEqual([call(19)])
    await settled()
  })

  test('while the hours are on their way, or cannot be had, none is chosen; then it is again', async () => {
    await expire()
    const resolve = hold('/api/users/getavailabilityforday', () => new HttpResponse(null, { status: 500 }))
    const { user } = await pressInVain()
    expect(screen.getByText('Alegeți o oră liberă.')).toBeVisible()
    expect(hour('18:00–19:00')).not.toBeChecked()
    resolve()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Orele libere nu s-au putut afla.')).toBeVisible()
    await user.click(button())
    expect(sent()).toEqual([])
    resetBackend()
    await user.click(alert.getByRole('button', { name: 'Încearcă din nou' }))
    await waitFor(() => expect(hour('18:00–19:00')).toBeChecked())
    expect(hoursHeading()).toHaveFocus()
    await user.click(button())
    expect(await booked()).toBeVisible()
    expect(sent()).toEqual([call(18)])
  })

  test('is told while one leaves', async () => {
    answerWith(http.post(save, () => new HttpResponse(null, { status: 401 })))
    const app = await choose()
    await app.save()
    expect(
      await screen.findByText(
        'Sesiunea a expirat. Ziua și ora alese sunt păstrate; autentificați-vă pentru a programa.',
      ),
    ).toBeVisible()
  })

  test('a day that has passed meanwhile is not chosen again', async () => {
    await expire()
    setClock('2026-11-24T09:00:00')
    await openTutor({ as: 'student' })
    expect(await screen.findByRole('button', { name: 'Vezi zilele și orele libere' })).toBeVisible()
    expect(screen.queryByRole('grid')).toBeNull()
    await settled()
  })

  test('what was chosen is of this tutor alone', async () => {
    await expire()
    await openTutor({ as: 'student' }, 'qxgimh')
    expect(await screen.findByRole('button', { name: 'Vezi zilele și orele libere' })).toBeVisible()
  })
})
