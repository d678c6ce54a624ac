import { expect, type Page } from '@playwright/test'
import { picker } from '../home.ts'
import { filter } from '../list.ts'
import { test } from '../test.ts'
import {
  agreement,
  bookedHeading,
  booking,
  chooseDay,
  dayButton,
  expectRoomAbove,
  hours,
  hoursHeading,
  hourText,
  openBooking,
  pressBook,
  turnMonth,
} from '../tutor.ts'

// Positions of elements on a phone, in real layout. hosting/screens.spec.ts checks that no screen scrolls sideways.

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 })

  test('the options of an open picker stay within the screen', async ({ page }) => {
    await page.goto('/')
    await picker(page, 'Oraș').fill('drobeta')
    const city = page.getByRole('option', { name: /^Drobeta-Turnu Severin/ })
    await expect(city).toBeInViewport({ ratio: 1 })
    await city.click()
    await expect(picker(page, 'Oraș')).toHaveValue('Drobeta-Turnu Severin')
  })

  test('the picture on a card is beside the name, and filters are in a sheet on screens narrower than 600 px', async ({
    page,
  }) => {
    await page.goto('/Matematica?mock=visitor')
    const card = page.getByRole('article').first()
    const picture = await card.locator('img').boundingBox()
    const name = await card.getByRole('heading').boundingBox()
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(name?.x ?? 0)

    const button = page.getByRole('button', { name: 'Filtre', exact: true })
    await page.setViewportSize({ width: 599, height: 640 })
    await expect(button).toBeVisible()
    await expect(filter(page, 'Bacalaureat')).toBeHidden()
    await page.setViewportSize({ width: 600, height: 640 })
    await expect(button).toBeHidden()
    await expect(filter(page, 'Bacalaureat')).toBeVisible()
  })
})

test.describe('on a phone of usual size', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const bar = (page: Page) => page.getByRole('region', { name: 'Prețul și pasul următor' })

  test('two tutors with their buttons are on the first screen of a list, also of a filtered one', async ({
    page,
  }) => {
    for (const address of ['/Matematica?mock=visitor', '/teacher?city=-1&cycle=6&mock=visitor']) {
      await page.goto(address)
      const second = page.getByRole('article').nth(1)
      await expect(second).toBeInViewport({ ratio: 1 })
      const box = await second.getByRole('button', { name: /^Trimite mesaj către/ }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    // The chips are in the row of the filter button, which scrolls sideways.
    const filters = await page.getByRole('button', { name: 'Filtre (2)' }).boundingBox()
    const reset = await page.getByRole('link', { name: 'Resetează filtrele' }).boundingBox()
    expect(reset?.y).toBe(filters?.y)
  })

  test('experience, levels and studies are on the first screen, with the price and the action', async ({
    page,
  }) => {
    await page.goto('/teacherprofile/ae31oi?mock=visitor')
    const main = page.getByRole('main')
    // The first free hour makes the label longer once it is known.
    const action = main.getByRole('link', { name: /^Autentificare ca să programați/ })
    await expect(action).toBeInViewport({ ratio: 1 })
    for (const text of ['10-20 de ani', 'Bacalaureat', /^Universitatea din București/])
      await expect(main.getByText(text)).toBeInViewport({ ratio: 1 })
  })

  test('the bar at the bottom covers neither a focused control nor the end of the footer', async ({
    page,
  }) => {
    // The page of a tutor without a subscription, where others are suggested.
    await page.goto('/teacherprofile/qxgimh?mock=visitor')
    await expect(page.getByRole('heading', { name: 'Profesori asemănători' })).toBeVisible()
    await page.getByRole('heading', { name: 'Recenzii' }).evaluate(element => element.scrollIntoView())
    await expect(bar(page)).toBeVisible()
    const cards = page.getByRole('main').getByRole('article').getByRole('link')
    await expect(cards).not.toHaveCount(0)
    await cards.first().focus()
    for (let index = 0; index < (await cards.count()); index++) {
      if (index > 0) await page.keyboard.press('Tab')
      await expect(cards.nth(index)).toBeFocused()
      const [focused, covering] = [await cards.nth(index).boundingBox(), await bar(page).boundingBox()]
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0)
    }
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.getByRole('contentinfo').getByText(/^©/)).toBeInViewport({ ratio: 1 })
    const [footer, above] = [await page.getByRole('contentinfo').boundingBox(), await bar(page).boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  })

  test('a day without hours offers the next day with hours, and the calendar, the hours and the confirmation are in view', async ({
    page,
  }, { repeatEachIndex }) => {
    const sunday = 'duminică, 22 noiembrie 2026'
    const monday = 'luni, 23 noiembrie 2026'
    await page.goto('/teacherprofile/ae31oi?mock=student')
    await openBooking(page)
    await expect(dayButton(page, 'Astăzi, vineri, 20 noiembrie 2026')).toBeFocused()
    await expectRoomAbove(page, booking(page).getByRole('heading', { name: 'Programează o ședință' }))
    const { y: card } = (await booking(page).boundingBox()) ?? { y: 0 }
    const header = (await page.getByRole('banner').boundingBox()) ?? { height: Infinity }
    expect(card).toBeGreaterThanOrEqual(header.height + 8)

    await dayButton(page, sunday).click()
    await expect(hoursHeading(page, sunday)).toBeFocused()
    await expect(booking(page).getByText('Nicio oră liberă în această zi')).toBeInViewport({ ratio: 1 })
    const nextDay = booking(page).getByRole('button', { name: `Alege ${monday}` })
    await expect(nextDay).toBeInViewport({ ratio: 1 })

    await nextDay.click()
    await expect(hoursHeading(page, monday)).toBeFocused()
    await expect(hoursHeading(page, monday)).toBeInViewport({ ratio: 1 })
    for (const hour of [14, 16, 17, 18, 19]) {
      await expect(hours(page, hourText(hour))).toBeEnabled()
      await expect(booking(page).getByText(hourText(hour), { exact: true })).toBeInViewport({ ratio: 1 })
    }
    await expect(hours(page)).toHaveCount(5)
    await expect(dayButton(page, `${monday}, ziua aleasă`)).toBeVisible()

    // No other journey books on this day; each repetition takes the next hour.
    await turnMonth(page, 'decembrie 2026')
    await chooseDay(page, 'luni, 7 decembrie 2026')
    await hours(page, hourText(14 + repeatEachIndex)).check()
    await agreement(page).check()
    await pressBook(page)
    await expect(bookedHeading(page)).toBeFocused()
    await expectRoomAbove(page, bookedHeading(page))
    // The tick above the heading is visible too.
    await expectRoomAbove(page, booking(page).locator('svg').first())
  })
})
