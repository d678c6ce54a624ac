import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { answerWith, hold, resetBackend } from '#test/backend.ts'
import { answerHours, daysAsked, openCalendar } from '#test/tutor.ts'

const readHours = '/api/users/getavailabilityforday'
const monday = 'luni, 23 noiembrie 2026'
const tuesday = 'marți, 24 noiembrie 2026'
const sunday = 'duminică, 22 noiembrie 2026'
const today = 'Astăzi, vineri, 20 noiembrie 2026'

const heading = (day: string) => screen.findByRole('heading', { level: 3, name: `Ore libere ${day}` })
const radios = () => within(screen.getByRole('main')).queryAllByRole('radio')
const hours = () => radios().map(radio => radio.parentElement?.textContent.trim())
const showsHours = (...shown: string[]) =>
  waitFor(() => {
    expect(hours()).toEqual(shown)
    for (const radio of radios()) expect(radio).toBeEnabled()
  })
const noHours = 'Nicio oră liberă în această zi'
const failed = 'Nu am putut încărca orele libere.'

const agreement = () => screen.queryByRole('checkbox')
const submitButton = () => screen.queryByRole('button', { name: 'Programează' })
const offer = (day: string) => screen.findByRole('button', { name: `Alege ${day}` })

test('shows 14, 15, 18 and 19, disabled, until the hours of the day have loaded; only then it can be booked', async () => {
  const release = hold(readHours)
  const { user, chooseDay } = await openCalendar()
  expect(radios()).toEqual([])
  expect([agreement(), submitButton()]).toEqual([null, null])
  await chooseDay(monday)
  expect(await heading(monday)).toHaveFocus()
  expect(hours()).toEqual(['14:00–15:00', '15:00–16:00', '18:00–19:00', '19:00–20:00'])
  for (const radio of radios()) expect(radio).toBeDisabled()
  expect(screen.getByText('Se caută orele libere…')).toBeInTheDocument()
  expect([agreement(), submitButton()]).toEqual([null, null])
  await user.click(screen.getByText('18:00–19:00'))
  for (const radio of radios()) expect(radio).not.toBeChecked()

  release()
  // 15 is taken, 16 and 17 are free.
  await showsHours('14:00–15:00', '16:00–17:00', '17:00–18:00', '18:00–19:00', '19:00–20:00')
  expect(daysAsked()).toEqual(['2026-11-23'])
  expect(agreement()).toBeVisible()
  expect(submitButton()).toBeVisible()

  // A day without hours offers the next day with some.
  await chooseDay(sunday)
  expect(await screen.findByText(noHours)).toBeVisible()
  expect(await screen.findByText('Următoarea zi cu ore libere:')).toBeVisible()
  expect(screen.queryByText(failed)).toBeNull()
  expect(radios()).toEqual([])
  expect([agreement(), submitButton()]).toEqual([null, null])
  await user.click(await offer(monday))
  expect(await heading(monday)).toHaveFocus()
  expect(screen.getByRole('button', { name: `${monday}, ziua aleasă` })).toBeVisible()
  await waitFor(() => expect(hours()).toContain('16:00–17:00'))
  expect(await heading(monday)).toHaveFocus()
})

test('shows only the future hours of today; an empty day offers a day in the fourth week, requested without leading zeros', async () => {
  answerHours({ '2026-11-20': [19, 8, 9, 10, 19], '2026-12-20': [9] })
  const { user, chooseDay } = await openCalendar()
  await chooseDay(today)
  await showsHours('10:00–11:00', '19:00–20:00')
  await chooseDay(sunday)
  await user.click(await offer('duminică, 20 decembrie 2026'))
  expect(await screen.findByRole('grid', { name: 'decembrie 2026' })).toBeVisible()
  await showsHours('09:00–10:00')
  expect(daysAsked()).toContain('2026-12-1')
})

test('shows the hours of the second of two days chosen quickly, even when the response for the first is last', async () => {
  const slow = Promise.withResolvers<void>()
  answerWith(
    http.get(readHours, async ({ request }) => {
      if (!request.url.endsWith('day=2026-11-23')) return undefined
      await slow.promise
      return HttpResponse.json({ TotalRows: 1, Entities: [{ Time: 7 }] })
    }),
  )
  const { chooseDay } = await openCalendar()
  await chooseDay(monday)
  await chooseDay(tuesday)
  const free = ['14:00–15:00', '15:00–16:00', '17:00–18:00', '18:00–19:00', '19:00–20:00']
  await showsHours(...free)
  slow.resolve()
  // The response to this call arrives after the late response.
  await fetch('/api/cycle/getall')
  await showsHours(...free)
  expect(await heading(tuesday)).toBeVisible()
})

test('shows no failure when another day is chosen while the hours load, which aborts their read', async () => {
  hold(readHours)
  const { chooseDay } = await openCalendar()
  await chooseDay(monday)
  await heading(monday)
  const seen = vi.fn<(failure: HTMLElement) => void>()
  const observer = new MutationObserver(() => screen.queryAllByText(failed).forEach(seen))
  observer.observe(screen.getByRole('main'), { childList: true, subtree: true })
  // As in a real page: `act` would end the transition of the press before the aborted read rejects.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  screen.getByRole('button', { name: tuesday }).click()
  await heading(tuesday)
  vi.unstubAllGlobals()
  observer.disconnect()
  expect(seen).not.toHaveBeenCalled()
})

describe('the search for the next day with free hours', () => {
  test('says so when the next four weeks have no free hour, and searches no further', async () => {
    const { chooseDay } = await openCalendar({}, 'a-no-availability')
    await chooseDay(sunday)
    expect(
      await screen.findByText(
        'Nici în următoarele patru săptămâni nu sunt ore libere. Scrieți-i profesorului.',
      ),
    ).toBeVisible()
    // The day itself, and the 28 after it.
    expect(daysAsked()).toHaveLength(29)
    expect(new Set(daysAsked()).size).toBe(29)
    expect(screen.queryByRole('button', { name: /^Alege / })).toBeNull()
  })

  test('stops searching when another day is chosen', async () => {
    const slow = Promise.withResolvers<void>()
    answerWith(
      http.get(readHours, async ({ request }) => {
        const day = new URL(request.url).searchParams.get('day')
        if (day === '2026-11-30') return undefined
        if (day !== '2026-11-22') await slow.promise
        return HttpResponse.json({ TotalRows: 0, Entities: [] })
      }),
    )
    const { chooseDay } = await openCalendar()
    await chooseDay(sunday)
    expect(await screen.findByText('Se caută următoarea zi liberă…')).toBeVisible()
    await waitFor(() => expect(daysAsked()).toHaveLength(8))
    await chooseDay('luni, 30 noiembrie 2026')
    await waitFor(() => expect(hours()).toContain('17:00–18:00'))
    slow.resolve()
    // Long enough for the second week to be requested.
    for (let calls = 0; calls < 10; calls += 1) await fetch('/api/cycle/getall')
    // The empty day, the week after it, and the day that was chosen.
    expect(daysAsked()).toHaveLength(9)
    expect(screen.queryByText(noHours)).toBeNull()
  })

  test('shows an error when the search fails, and can be retried', async () => {
    answerWith(
      http.get(readHours, ({ request }) =>
        request.url.endsWith('day=2026-11-22')
          ? HttpResponse.json({ TotalRows: 0, Entities: [] })
          : new HttpResponse(null, { status: 500 }),
      ),
    )
    const { user, chooseDay } = await openCalendar()
    await chooseDay(sunday)
    expect(await screen.findByText('Nu am putut încărca următoarea zi liberă.')).toBeVisible()
    resetBackend()
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    expect(await offer(monday)).toBeVisible()
    expect(await heading(sunday)).toHaveFocus()
  })
})
