import { expect } from '@playwright/test'
import { cards, chip, expectTotal, filter, pageLink } from '../list.ts'
import { expectWhole } from '../screen.ts'
import { test } from '../test.ts'

test('a reload restores the scroll position', async ({ page }) => {
  await page.goto('/termeni-si-conditii?mock=visitor')
  const section = page.getByRole('heading', { level: 2 }).nth(5)
  await section.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(section).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(section).toBeInViewport()
})

test('a deep link to a section of the terms scrolls to it', async ({ page }) => {
  await page.goto('/termeni-si-conditii?mock=visitor')
  const link = page.getByRole('navigation', { name: 'Cuprins' }).getByRole('link').nth(4)
  const name = await link.innerText()
  const address = (await link.getAttribute('href')) ?? ''
  await page.goto('/Contact')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`${name}$`) })).toBeInViewport()
})

test('a page that opens after a login starts scrolled to the top', async ({ page }) => {
  await page.goto('/?mock=visitor')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Solicitări' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitări de meditații' })).toBeInViewport()
  await page.getByRole('link', { name: '+ Adauga solicitare noua' }).click()
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Adaugă o solicitare nouă' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('form')).toBeVisible()
  await expect(title).toBeInViewport({ ratio: 1 })
})

test('a new page of a list starts at the top, and Back restores the filters, the page and the scroll position', async ({
  page,
}) => {
  await page.goto('/Matematica')
  await filter(page, 'Online').click()
  await expectTotal(page, '20 de anunțuri')
  await pageLink(page, 'Pagina 2').click()
  await expect(page).toHaveURL('/Matematica?city=-1&page=2')
  await expect(pageLink(page, 'Pagina 2')).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // Also after a full page load, e.g. by a login.
  await page.reload()
  await expect(pageLink(page, 'Pagina 2')).toHaveAttribute('aria-current', 'page')
  const tutor = cards(page).nth(6).getByRole('heading').getByRole('link')
  const name = await tutor.innerText()
  await tutor.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  expect(position).toBeGreaterThan(200)

  // The page's own way back does the same as the browser's.
  await tutor.click()
  await page.getByRole('link', { name: 'Rezultate' }).click()
  await expect(page).toHaveURL('/Matematica?city=-1&page=2')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)

  await tutor.click()
  await expect(page).toHaveURL(/\/teacherprofile\/\w+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeInViewport()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/getusersdescription/, async route => {
    await released
    await route.continue()
  })
  await page.goBack()

  // All of this before the list is read again.
  await expect(page).toHaveURL('/Matematica?city=-1&page=2')
  await expect(chip(page, 'Online')).toBeVisible()
  await expect(pageLink(page, 'Pagina 2')).toHaveAttribute('aria-current', 'page')
  await expect(cards(page).nth(6)).toContainText(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)
  await expect(tutor).toBeFocused()
  release()

  await page.goBack()
  await expect(page).toHaveURL('/Matematica?city=-1')
  await expect(pageLink(page, 'Pagina 1')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/Matematica')
  await expectTotal(page, '35 de anunțuri')
})

test("a tutor's page leads back to its own list, also after another list has led to the same tutor", async ({
  page,
}) => {
  const back = page.getByRole('link', { name: 'Rezultate' })
  const open = () => cards(page).getByRole('link', { name: 'Mihai I.', exact: true }).click()
  await page.goto('/Matematica?mock=visitor')
  await open()
  await page.getByRole('link', { name: 'Toți profesorii de Matematica' }).click()
  await filter(page, 'Online').click()
  await expect(page).toHaveURL('/Matematica?city=-1')
  await open()
  await expect(back).toHaveAttribute('href', '/Matematica?city=-1')
  await page.evaluate(() => {
    document.body.dataset['same'] = ''
    history.go(-3)
  })
  await expect(back).toHaveAttribute('href', '/Matematica')
  await back.click()
  await expect(page).toHaveURL('/Matematica')
  await expect(page.locator('body[data-same]')).toBeVisible()
})

test("a tutor's page leads back to its list also after a reload and a login, but not for another viewer", async ({
  page,
}) => {
  const back = page.getByRole('link', { name: 'Rezultate' })
  const leadsBack = () => expect(back).toHaveAttribute('href', '/Matematica?city=-1')
  await page.goto('/Matematica?city=-1&mock=visitor')
  await cards(page).getByRole('link', { name: 'Mihai I.', exact: true }).click()
  await leadsBack()
  await page.reload()
  await back.click()
  await expect(page).toHaveURL('/Matematica?city=-1')
  await page.goForward()
  await leadsBack()
  await page.getByRole('main').getByRole('link', { name: 'Autentificare' }).click()
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await back.click()
  await expect(page).toHaveURL('/Matematica?city=-1')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })).toBeVisible()
  await leadsBack()

  await page.request.get('/?mock=student2')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Contul meu: Radu Munteanu' })).toBeVisible()
  await expect(back).toBeHidden()
})

test('the tutors seen last stand above a list; on Back, the list that led to the first of them is where it was', async ({
  page,
}) => {
  await page.goto('/Matematica?mock=visitor')
  const tutor = cards(page).nth(3).getByRole('heading').getByRole('link')
  const name = await tutor.innerText()
  await tutor.scrollIntoViewIfNeeded()
  const top = () => tutor.evaluate(element => element.getBoundingClientRect().top)
  const before = await top()
  const back = page.getByRole('link', { name: 'Rezultate' })
  await tutor.click()
  await expect(back).toBeVisible()
  await expectWhole(page)
  await page.goBack()
  await expect.poll(top).toBe(before)
  const seen = page.getByRole('heading', { level: 2, name: 'Văzuți recent' })
  await expect(seen).toBeHidden()

  await filter(page, 'Online').click()
  await expect(seen).toBeInViewport()
  await page.getByRole('link', { name: `${name} Matematica`, exact: true }).click()
  await back.click()
  await expect(page).toHaveURL('/Matematica?city=-1')

  // The row has a link to the same tutor.
  const other = cards(page).nth(1).getByRole('heading').getByRole('link')
  await other.click()
  await expect(back).toBeVisible()
  await expectWhole(page)
  await page.goBack()
  await expect(other).toBeFocused()
})
