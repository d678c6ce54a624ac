import { expect, type Locator } from '@playwright/test'
import { changeOf, expectChange } from '../calls.ts'
import { picker, searchWidget } from '../home.ts'
import { tabAndCheck, tabAndEnter, tabAndPick, tabAndType, tabTo } from '../keyboard.ts'
import { cards, expectTotal, filter } from '../list.ts'
import { expectHeard, expectSettled } from '../screen.ts'
import { levelSelect, requestForm, requestPicker, wanted } from '../newRequest.ts'
import { test } from '../test.ts'

/** The selected option of a select. */
function chosenIn(select: Locator): Locator {
  return select.locator('option:checked')
}

test('a visitor gets from the home page to a tutor with the keyboard only', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await expectHeard(page.locator('body'), 'find-1-home')

  await tabAndType(page, picker(page, 'Materie'), 'matematica')
  await expect(page.getByRole('option')).toHaveText(['Matematica', 'Matematică financiară'])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('data-highlighted')
  await page.keyboard.press('ArrowUp')
  await expectHeard(searchWidget(page), 'find-2-subjects')
  await expectHeard(page.getByRole('listbox'), 'find-3-matches')
  await page.keyboard.press('Enter')
  await expect(picker(page, 'Materie')).toHaveValue('Matematica')

  await tabAndPick(page, picker(page, 'Oraș'), 'timis', 'Timișoara', 3)
  await tabAndEnter(page, searchWidget(page).getByRole('button', { name: 'Caută', exact: true }), 6)
  await expect(page).toHaveURL('./Matematica/?city=4')
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeFocused()

  await expectHeard(page.getByRole('main'), 'find-4-list')
  await tabAndEnter(page, page.getByRole('link', { name: 'Sari la anunțuri' }), 1)
  const tutor = cards(page).first().getByRole('heading').getByRole('link')
  await tabTo(page, tutor, 4)
  const href = await tutor.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new URL(href ?? '', page.url()).href)
  await expectSettled(page)
  await expectHeard(page.getByRole('main'), 'find-5-tutor')
})

test('in a list skip links lead to its start and past its filters, a filter keeps the focus, a new page focuses its heading, and a dialog traps the focus', async ({
  page,
}) => {
  await page.goto('/Matematica?mock=student')
  await expectTotal(page, '35 de anunțuri')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Sari la conținut' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL('/Matematica')
  // A second skip link skips the filters.
  await tabAndEnter(page, page.getByRole('link', { name: 'Sari la anunțuri' }), 1)
  await tabTo(page, page.getByRole('combobox', { name: 'Ordonează după' }), 1)

  await tabTo(page, filter(page, 'Online'), 20, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectTotal(page, '20 de anunțuri')
  await expect(filter(page, 'Online')).toBeFocused()

  await tabAndEnter(page, page.getByRole('link', { name: 'Pagina 2', exact: true }), 120)
  await expect(page).toHaveURL('/Matematica?city=-1&page=2')
  await expect(heading).toBeFocused()

  const write = cards(page)
    .first()
    .getByRole('button', { name: /^Trimite mesaj către/ })
  await tabAndEnter(page, write, 80)
  const dialog = page.getByRole('dialog', { name: 'Trimite mesaj' })
  await expect(dialog.getByRole('textbox', { name: 'Mesajul dvs.' })).toBeFocused()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(write).toBeFocused()
})

test('a student publishes a new request with the keyboard only', async ({ page }, { repeatEachIndex }) => {
  const text = `Totul de la tastatură (${repeatEachIndex}).`
  await page.goto('/solicitare-de-meditatii?mock=student')
  const add = page.getByRole('link', { name: '+ Adauga solicitare noua' })
  // The link is in the page's HTML: before React has hydrated it, a press loads the next page as a document.
  await expect(page.getByRole('article').first()).toBeVisible()
  await tabAndEnter(page, add)
  await expect(page.getByRole('heading', { level: 1, name: 'Adaugă o solicitare nouă' })).toBeFocused()

  await expectHeard(page.getByRole('main'), 'request-1-form')
  await tabAndPick(page, requestPicker(page, 'Materie'), 'fizica', 'Fizică', 1)
  await tabAndCheck(page, requestForm(page).getByRole('checkbox', { name: 'Online' }), 3)

  // Tab skips the disabled city. Enter in the text adds a line break.
  await tabAndType(page, wanted(page), text, 1)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Mulțumesc!')

  const duration = requestForm(page).getByRole('combobox', { name: 'Durata solicitării' })
  await tabTo(page, duration, 1)
  await expect(chosenIn(duration)).toHaveText('14 zile')
  await page.keyboard.press('ArrowUp')
  await expect(chosenIn(duration)).toHaveText('7 zile')
  await expect(duration).toBeFocused()

  await tabTo(page, levelSelect(page), 1)
  await expect(chosenIn(levelSelect(page))).toHaveText('Alegeți')
  // With nothing chosen, the arrow keys start at the first level.
  await page.keyboard.press('ArrowDown')
  await expect(chosenIn(levelSelect(page))).toHaveText('Preșcolar')
  await page.keyboard.type('Stu')
  await expect(chosenIn(levelSelect(page))).toHaveText('Studenți')
  await expect(levelSelect(page)).toBeFocused()

  await tabTo(page, requestForm(page).getByRole('button', { name: 'Publică solicitarea' }), 1)
  const sent = await changeOf(page, () => page.keyboard.press('Enter'))
  await expectChange(sent, 'POST /api/users/SaveNewRequest', {
    CategoryId: 2,
    IsOnline: true,
    CityId: 0,
    Description: `${text}\nMulțumesc!`,
    CycleId: 8,
    Duration: 7,
  })
  await expect(
    page.getByRole('heading', { level: 1, name: 'Am nevoie de meditatii la Fizică' }),
  ).toBeFocused()
  // The cards of other requests follow, in articles of their own.
  await expect(page.getByRole('article').first()).toContainText('27 noiembrie 2026')
})
