import { expect } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { recordCalls } from '../calls.ts'
import { messageField, pressSend, writeTo } from '../messages.ts'
import { pickFor } from '../newRequest.ts'
import { test } from '../test.ts'
import { booking, chooseDay, dayButton, openBooking } from '../tutor.ts'

test('pressing a filter requests only the ads', async ({ page }) => {
  await serveBackend(page)
  await page.goto('/Matematica')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const recorded = recordCalls(page)
  await page.getByRole('link', { name: 'Bacalaureat', exact: true }).click()
  await expect(page).toHaveURL('./Matematica?cycle=6')
  expect(recorded()).toEqual([
    `GET /api/users/getusersdescription?categoryid=1&cycleid=6&cityid=0&order=0&page=1`,
  ])
})

test('opening a group of subjects sends no call', async ({ page }) => {
  await serveBackend(page)
  await page.goto('/teacher')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const recorded = recordCalls(page)
  await page.getByRole('link', { name: 'Sport', exact: true }).click()
  await expect(page).toHaveURL('./teacher?maincategory=8')
  await expect(page.getByRole('link', { name: 'Șah', exact: true })).toBeVisible()
  expect(recorded()).toEqual([])
})

test('choosing a day requests its hours, and those of the seven days after it when it has none', async ({
  page,
}) => {
  await serveBackend(page, { persona: 'student' })
  await page.goto('/teacherprofile/ae31oi')
  await openBooking(page)
  await expect(page.getByRole('button', { name: /^Prima oră liberă: astăzi/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const recorded = recordCalls(page)
  await chooseDay(page, 'luni, 23 noiembrie 2026')
  await page.waitForLoadState('networkidle')
  const hoursOf = (day: string) => `GET /api/users/getavailabilityforday?userid=m4t7k2&day=${day}`
  expect(recorded()).toEqual([hoursOf('2026-11-23')])

  await dayButton(page, 'duminică, 29 noiembrie 2026').click()
  await expect(booking(page).getByRole('button', { name: 'Alege luni, 30 noiembrie 2026' })).toBeVisible()
  const week = [1, 2, 3, 4, 5, 6].map(day => hoursOf(`2026-12-${day}`))
  expect(recorded()).toEqual(
    [hoursOf('2026-11-23'), hoursOf('2026-11-29'), hoursOf('2026-11-30'), ...week].toSorted(),
  )
})

test('the new request requests its three lists once, and nothing while the user types', async ({ page }) => {
  await serveBackend(page, { persona: 'student' })
  const recorded = recordCalls(page)
  await page.goto('/adauga-solicitare-noua')
  await pickFor(page, 'Materie', 'pian', 'Pian')
  await pickFor(page, 'Oraș', 'cluj', 'Cluj-Napoca')
  await page.waitForLoadState('networkidle')
  expect(recorded()).toEqual([
    'GET /api/categories/getallwithsubcategories',
    'GET /api/cycle/getall',
    'GET /api/users/GetCities',
    'GET /api/users/GetCurrentProfile',
  ])
})

test('sending a message is one POST, with the anti-forgery token of the cookie', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'jeton-1', url: baseURL ?? '' }])
  await serveBackend(page, { persona: 'student' })
  await page.goto('/Matematica')
  await writeTo(page, 'Mihai Ionescu')
  await messageField(page).fill('  Bună ziua!  ')
  const recorded = recordCalls(page)
  const sent = page.waitForRequest(request => request.method() === 'POST')
  await pressSend(page)
  const request = await sent
  expect(request.postDataJSON()).toEqual({ ToUserId: 'm4t7k2', Body: 'Bună ziua!' })
  expect(await request.headerValue('X-XSRF-TOKEN')).toBe('jeton-1')
  expect(await request.headerValue('Content-Type')).toBe('application/json')
  await expect(page.getByText('Mesajul a fost trimis')).toBeVisible()
  expect(recorded()).toEqual(['POST /api/messages/SaveNewMessage'])
})
