import { expect } from '@playwright/test'
import { picker } from '../home.ts'
import { chip, expectTotal, filter } from '../list.ts'
import { test } from '../test.ts'

test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 })

test('the options of an open picker stay within the screen', async ({ page }) => {
  await page.goto('./')
  await picker(page, 'Oraș').fill('drobeta')
  const city = page.getByRole('option', { name: /^Drobeta-Turnu Severin/ })
  await expect(city).toBeInViewport({ ratio: 1 })
  await city.click()
  await expect(picker(page, 'Oraș')).toHaveValue('Drobeta-Turnu Severin')
})

test('the filter sheet filters the list, and its button shows the number of active filters', async ({
  page,
}) => {
  await page.goto('./Matematica')
  await page.getByRole('button', { name: 'Filtre', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtre' })
  await sheet.getByRole('link', { name: 'Online', exact: true }).click()
  await expect(page).toHaveURL('./Matematica?city=-1')
  await sheet.getByRole('link', { name: 'Bacalaureat', exact: true }).click()
  await expect(page).toHaveURL('./Matematica?city=-1&cycle=6')
  await sheet.getByRole('button', { name: 'Vezi rezultatele' }).click()

  await expect(sheet).toHaveCount(0)
  await expectTotal(page, '7 anunțuri')
  await expect(chip(page, 'Online')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filtre (2)' })).toBeVisible()
})

test('filters are beside the list from 600 px on, and in a sheet on narrower screens', async ({ page }) => {
  await page.goto('./Matematica')
  const button = page.getByRole('button', { name: 'Filtre', exact: true })
  await page.setViewportSize({ width: 599, height: 640 })
  await expect(button).toBeVisible()
  await expect(filter(page, 'Bacalaureat')).toBeHidden()
  await page.setViewportSize({ width: 600, height: 640 })
  await expect(button).toBeHidden()
  await expect(filter(page, 'Bacalaureat')).toBeVisible()
})

test('the navigation sheet has the links of the header, and closes when one is followed', async ({
  page,
}) => {
  await page.goto('./')
  await page.getByRole('button', { name: 'Meniu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Meniu' })
  await sheet.getByRole('link', { name: 'Materii' }).click()
  await expect(page).toHaveURL('./teacher')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Ultimele anunturi' })).toBeVisible()
})

test('the picture on a card does not overlap the name of the tutor', async ({ page }) => {
  await page.goto('/Matematica?mock=visitor')
  const card = page.getByRole('article').first()
  const picture = await card.locator('img').boundingBox()
  const name = await card.getByRole('heading').boundingBox()
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(name?.x ?? 0)
})

test.describe('on a phone of usual size', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('three tutors are on the first screen of a list', async ({ page }) => {
    await page.goto('/Matematica?mock=visitor')
    const third = page.getByRole('article').nth(2)
    await expect(third).toBeInViewport({ ratio: 1 })
    await expect(third.getByRole('button', { name: /^Trimite mesaj către/ })).toBeInViewport({ ratio: 1 })
  })

  test('the message button of a card is 44 px wide and high', async ({ page }) => {
    await page.goto('/Matematica?mock=visitor')
    const button = await page
      .getByRole('button', { name: /^Trimite mesaj către/ })
      .first()
      .boundingBox()
    expect([button?.width, button?.height]).toEqual([44, 44])
  })
})
