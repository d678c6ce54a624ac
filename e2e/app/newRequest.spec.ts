import { expect, type Locator } from '@playwright/test'
import { changeOf, expectChange } from '../calls.ts'
import {
  chooseLevel,
  levelSelect,
  pickFor,
  pressPublish,
  requestForm,
  requestPicker,
  wanted,
} from '../newRequest.ts'
import { chosenIn } from '../select.ts'
import { failedCalls, test } from '../test.ts'

const address = '/adauga-solicitare-noua'

test('a visitor signs in, is shown the missing fields one by one, and publishes a request', async ({ page }, {
  repeatEachIndex,
}) => {
  const text = `Caut pe cineva răbdător, de două ori pe săptămână (${repeatEachIndex}).`
  await page.goto('/solicitare-de-meditatii?mock=visitor')
  await page.getByRole('link', { name: '+ Adauga solicitare noua' }).click()
  await expect(page).toHaveURL('/Account/Login?returnUrl=%2Fadauga-solicitare-noua')
  await page.getByRole('link', { name: 'Elev: Ioana Dumitrescu' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Adaugă o solicitare nouă' })).toBeVisible()

  // §5, in this order: only the first error is shown, at its field.
  const failures: [text: string, field: Locator, fix: () => Promise<void>][] = [
    ['Alege o materie', requestPicker(page, 'Materie'), () => pickFor(page, 'Materie', 'pian', 'Pian')],
    ['Alege un oras', requestPicker(page, 'Oraș'), () => pickFor(page, 'Oraș', 'cluj', 'Cluj-Napoca')],
    ['Te rog introdu ce anume cauți ?', wanted(page), () => wanted(page).fill(`  ${text}  `)],
    ['Alege categoria de varsta', levelSelect(page), () => chooseLevel(page, 'Adulți')],
  ]
  for (const [error, field, fix] of failures) {
    await pressPublish(page)
    await expect(requestForm(page).getByText(error, { exact: true })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(error.replace('?', '\\?')))
    for (const [other] of failures)
      if (other !== error) await expect(requestForm(page).getByText(other, { exact: true })).toHaveCount(0)
    await fix()
    await expect(requestForm(page).getByText(error, { exact: true })).toHaveCount(0)
  }

  const duration = requestForm(page).getByRole('combobox', { name: 'Durata solicitării' })
  await expect(chosenIn(duration)).toHaveText('14 zile')
  await expect(duration.getByRole('option')).toHaveText(['3 zile', '7 zile', '14 zile', '31 de zile'])
  await duration.selectOption({ label: '31 de zile' })

  const responded = page.waitForResponse('**/api/users/SaveNewRequest')
  const sent = await changeOf(page, () => pressPublish(page))
  // Check the toast first, since it hides after 5 seconds.
  await expect(page.getByText('Solicitarea dvs. a fost publicată')).toBeVisible()
  await expectChange(sent, 'POST /api/users/SaveNewRequest', {
    CategoryId: await idOf('/api/categories/getall', 'Pian'),
    IsOnline: false,
    CityId: 2,
    Description: text,
    CycleId: 9,
    Duration: 31,
  })
  const code: unknown = await (await responded).json()
  await expect(page).toHaveURL(`/solicitare-de-meditatii/${String(code)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Am nevoie de meditatii la Pian' })).toBeFocused()
  for (const fact of [text, 'Cluj-Napoca', 'Adulți', '21 decembrie 2026'])
    await expect(page.getByRole('article')).toContainText(fact)
  await expect(page.getByText('Aceasta este solicitarea dvs.')).toBeVisible()

  await page.getByRole('link', { name: 'Toate solicitările' }).click()
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
  // Publishing has deleted the draft.
  await page.getByRole('link', { name: '+ Adauga solicitare noua' }).click()
  await expect(requestPicker(page, 'Materie')).toHaveValue('')
  await expect(wanted(page)).toHaveValue('')

  async function idOf(list: string, name: string): Promise<number> {
    const rows: { Id: string; Name: string }[] = await (await page.request.get(list)).json()
    return Number(rows.find(row => row.Name === name)?.Id)
  }
})

test.describe('when publishing fails', () => {
  test.use({ allowedErrors: failedCalls })

  test('an online request needs no city, and its draft survives the failure and a reload', async ({ page }, {
    repeatEachIndex,
  }) => {
    const text = `Conversație, seara, online (${repeatEachIndex}).`
    let submissions = 0
    await page.route('**/api/users/SaveNewRequest', route => {
      submissions += 1
      return submissions === 1 ? route.fulfill({ status: 500 }) : route.continue()
    })
    await page.goto(`${address}?mock=teacherUnpaid`)
    await pickFor(page, 'Materie', 'engl', 'Limba engleza')
    await requestForm(page).getByRole('checkbox', { name: 'Online' }).check()
    await expect(requestPicker(page, 'Oraș')).toBeDisabled()
    await wanted(page).fill(text)
    await chooseLevel(page, 'Bacalaureat')

    await pressPublish(page)
    await expect(requestForm(page).getByRole('alert')).toContainText('Serverul nu a putut răspunde')
    await page.reload()
    await expect(requestPicker(page, 'Materie')).toHaveValue('Limba engleza')
    await expect(requestForm(page).getByRole('checkbox', { name: 'Online' })).toBeChecked()
    await expect(wanted(page)).toHaveValue(text)
    await expect(chosenIn(levelSelect(page))).toHaveText('Bacalaureat')

    const sent = await changeOf(page, () => pressPublish(page))
    await expectChange(sent, 'POST /api/users/SaveNewRequest', {
      CategoryId: 9,
      IsOnline: true,
      CityId: 0,
      Description: text,
      CycleId: 6,
      Duration: 14,
    })
    await expect(page).toHaveURL(/\/solicitare-de-meditatii\/\w{6}$/)
    await expect(page.getByRole('article')).toContainText(text)
    expect(submissions).toBe(2)
  })
})
