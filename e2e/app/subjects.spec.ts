import { expect } from '@playwright/test'
import { cards, chips, expectTotal, filter } from '../list.ts'
import { test } from '../test.ts'

test('without a subject the list is Ultimele anunturi', async ({ page }) => {
  await page.goto('./teacher')
  await expect(page.getByRole('heading', { level: 1, name: 'Ultimele anunturi' })).toBeVisible()
  await expectTotal(page, '960 de anunțuri')
})

test('the path sets the subject, whatever category the query has', async ({ page }) => {
  await page.goto('./Matematica?category=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeVisible()
  await expectTotal(page, '35 de anunțuri')
  await expect(cards(page).getByRole('link', { name: 'Matematica', exact: true })).toHaveCount(10)
  await expect(chips(page)).toHaveCount(0)
})

for (const name of ['MATEMATICĂ', 'matematica']) {
  test(`/${name} is the list of Matematica`, async ({ page }) => {
    await page.goto(`./${encodeURIComponent(name)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeVisible()
    await expectTotal(page, '35 de anunțuri')
  })
}

for (const [form, address] of [
  ['comma', 'In%C8%9B'],
  ['cedilla', 'In%C5%A3'],
]) {
  test(`an unknown subject, written with a ${form} below, leads on to the groups`, async ({ page }) => {
    await page.goto(`./${address}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
    const groups = page.getByRole('navigation', { name: 'Categorii de materii' })
    await expect(groups.getByRole('link')).toHaveCount(9)

    await groups.getByRole('link', { name: 'Științe exacte' }).click()
    await expect(page).toHaveURL('./teacher?maincategory=1')
    await expect(filter(page, 'Astronomie')).toBeVisible()
  })
}

test('both forms of ș and ț are one: Logica si argumentare', async ({ page }) => {
  await page.goto(`./${encodeURIComponent('Logică şi argumentare')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Logică și argumentare' })).toBeVisible()
})

test('no ads for a subject: the text has diacritics', async ({ page }) => {
  await page.goto('./Matematica?city=5')
  await expect(
    page.getByRole('heading', { name: 'Nu există rezultate care să corespundă căutării dvs', exact: true }),
  ).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('no ads in the general list: the text has no diacritics', async ({ page }) => {
  await page.goto('./teacher?city=39')
  await expect(
    page.getByRole('heading', { name: 'Nu exista rezultate care sa corespunda cautarii dvs', exact: true }),
  ).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('a visitor sees the initial of the last name', async ({ page }) => {
  await page.goto('./Matematica')
  await expect(cards(page).first().getByRole('heading')).toHaveText('Mihai I.')
  await expect(page.getByText('Ionescu')).toHaveCount(0)
})

test('a student sees the whole last name', async ({ page }) => {
  await page.goto('./Matematica?mock=student')
  await expect(cards(page).first().getByRole('heading')).toHaveText('Mihai Ionescu')
})

test('a card says what the tutor offers, and leads to their ad', async ({ page }) => {
  await page.goto('./Matematica')
  const card = cards(page).first()
  await expect(card).toContainText('Profesor')
  await expect(card).toContainText('București, Voluntari')
  await expect(card).toContainText('10-20 de ani')
  await expect(card.getByText('Online', { exact: true })).toBeVisible()
  await expect(card.getByText(/^(Pret: \d+ \/ .+|-)$/)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Matematica', exact: true })).toHaveAttribute(
    'href',
    '/Matematica',
  )

  await card.getByRole('link', { name: 'Mihai I.' }).click()
  await expect(page).toHaveURL('./teacherprofile/ae31oi')
})

test('descriptions end at 200 characters with ..', async ({ page }) => {
  await page.goto('./teacher')
  const cut = cards(page).getByText(/\.\.$/)
  await expect(cut.first()).toBeVisible()
  for (const text of await cut.allTextContents()) expect(Array.from(text)).toHaveLength(202)
})
