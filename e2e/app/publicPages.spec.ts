import { expect } from '@playwright/test'
import { test } from '../test.ts'

const pages = [
  { link: 'Contact', address: '/Contact', heading: 'Contact' },
  { link: 'Cum funcționează', address: '/CumFunctioneaza', heading: 'Cum funcționează' },
  { link: 'Termeni și condiții', address: '/termeni-si-conditii', heading: 'Termeni și condiții' },
  { link: 'Abonamente', address: '/abonamente', heading: 'Abonament pentru profesori' },
]

test('each static page opens from the footer, from a deep link and after a reload', async ({ page }) => {
  await page.goto('/?mock=visitor')
  for (const { link, address, heading } of pages) {
    const title = page.getByRole('heading', { level: 1, name: heading, exact: true })
    await page.getByRole('navigation', { name: 'Informații' }).getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(address)
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expect(page).toHaveTitle(`${heading} – Meditații`)
  }
  for (const { address, heading } of pages) {
    const title = page.getByRole('heading', { level: 1, name: heading, exact: true })
    await page.goto(address)
    await expect(title).toBeVisible()
    await page.reload()
    await expect(title).toBeVisible()
    await expect(page).toHaveTitle(`${heading} – Meditații`)
  }
})

test('the terms scroll to a section, from the table of contents and from a deep link', async ({ page }) => {
  await page.goto('/termeni-si-conditii?mock=visitor')
  const contents = page.getByRole('navigation', { name: 'Cuprins' })
  const link = contents.getByRole('link').nth(4)
  const name = await link.innerText()
  await link.click()
  const section = page.getByRole('heading', { level: 2, name: new RegExp(`${name}$`) })
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
  await expect(page).toHaveURL(/\/termeni-si-conditii#[\w-]+$/)

  const address = page.url()
  await page.goto('/')
  await page.goto(address)
  await expect(section).toBeInViewport()
})

test('the plans show their prices and link to payment, with a note that depends on the viewer', async ({
  page,
}) => {
  const notes = {
    visitor: 'Crearea profilului este gratuită.',
    student: 'Abonamentul este pentru profesori.',
    teacher: 'Abonamentul dvs. este activ.',
    teacherUnpaid: 'Nu este activat un abonament.',
  }
  for (const [persona, text] of Object.entries(notes)) {
    await page.goto(`/abonamente?mock=${persona}`)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  for (const [price, product] of [
    ['39,00 RON', 31],
    ['69,00 RON', 93],
    ['179,00 RON', 365],
  ]) {
    const plan = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: String(price) })
    await expect(plan.getByRole('link')).toHaveAttribute('href', `/payment/${product}`)
  }
})

test('the lesson room has no header or footer, and redirects a visitor to login', async ({ page }) => {
  await page.goto('/room/1004?mock=student')
  await expect(page).toHaveTitle('Sala de meditații – Meditații')
  await expect(page.getByRole('heading', { level: 1, name: 'Sala de meditații' })).toBeAttached()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(1)
  await page.goto('/room/1004?mock=visitor')
  await expect(page).toHaveURL('/Account/Login?returnUrl=%2Froom%2F1004')
})
