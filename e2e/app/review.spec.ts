import { expect, type Locator, type Page } from '@playwright/test'
import { changeOf, expectChange, recordCalls } from '../calls.ts'
import { test } from '../test.ts'

// Codes of ads. All journeys share one back end, and a student can rate a tutor only once, so each repetition
// takes the next ad.
const rateable = ['r2yk9t', 'lqwlll', 'iedl4l', 'vjrvay', '8dqx3u', 'x1lz6v']

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Acordă o notă' })
}

/** The button on the page that opens the dialog. */
function addButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Acordă o notă' })
}

async function press(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Trimite', exact: true }).click()
}

test('a student rates a tutor, sees the review on the page, and cannot rate again', async ({
  page,
  request,
}, { repeatEachIndex }) => {
  const code = rateable[repeatEachIndex] ?? ''
  const ad = await (await request.get(`/api/users/getadbycode?adid=${code}`)).json()
  const text = `Am înțeles în sfârșit ce făceam la școală, ${code}.`
  await page.goto(`/teacherprofile/${code}?mock=student`)
  await addButton(page).click()
  const scale = dialog(page).getByRole('radiogroup', { name: 'Nota dvs.' })
  await expect(scale).toHaveAccessibleDescription('0: foarte slab 10: foarte bun')
  await expect(scale.getByRole('radio')).toHaveCount(11)
  await expect(dialog(page).getByRole('textbox', { name: 'E-mailul dvs.' })).toHaveValue(
    'ioana.dumitrescu@example.com',
  )

  await press(page)
  await expect(dialog(page).getByText('Alegeți o notă de la 0 la 10.')).toBeVisible()
  await expect(scale).toBeFocused()
  await dialog(page).getByRole('textbox', { name: 'Recenzia dvs.' }).fill(text)
  // The draft survives closing the dialog, which returns the focus.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(addButton(page)).toBeFocused()
  await addButton(page).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Recenzia dvs.' })).toHaveValue(text)

  // 0 is a valid rating.
  await scale.getByRole('radio', { name: '0', exact: true }).check()
  const sent = await changeOf(page, () => press(page))
  await expectChange(sent, 'POST /api/teacherrating/SaveRatingForTeacher', {
    TeacherIdEncoded: ad.Teacher.UserCode,
    Rating: '0',
    RatingText: text,
  })
  await expect(page.getByText('Recenzia dvs. a fost trimisă')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  const review = page.getByRole('listitem').filter({ hasText: text })
  await expect(review).toContainText('Ioana Dumitrescu')
  await expect(review.getByRole('img', { name: 'Nota 0 din 10' })).toBeVisible()
  await expect(review).toContainText('20 noiembrie 2026')
  await expect(addButton(page)).toHaveCount(0)

  await page.reload()
  await expect(review).toBeVisible()
  await expect(addButton(page)).toHaveCount(0)
  await expect(page.getByText('ioana.dumitrescu@example.com')).toHaveCount(0)
})

test('the rating button is missing for a visitor, for a student who has already rated, and for the tutor', async ({
  page,
}) => {
  const reviews = page.getByRole('heading', { level: 2, name: 'Recenzii' })
  for (const address of [
    '/teacherprofile/ae31oi?mock=visitor',
    '/teacherprofile/qxgimh?mock=student',
    '/teacherprofile/ae31oi?mock=teacher',
  ]) {
    await page.goto(address)
    await expect(reviews).toBeVisible()
    await expect(page.getByRole('list', { name: 'Cum sunt împărțite notele' })).toBeVisible()
    await expect(addButton(page), address).toHaveCount(0)
  }
})

test('the phone number is requested once, only when the button is pressed, and becomes a tel: link', async ({
  page,
}) => {
  const recorded = recordCalls(page, /getUserPhoneNumber/i)
  await page.goto('/teacherprofile/ae31oi?mock=student')
  await expect(page.getByText('0700 300 400')).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Arată numărul de telefon' })
  await button.hover()
  await expect(page.getByRole('list', { name: 'Cum sunt împărțite notele' })).toBeVisible()
  expect(recorded()).toEqual([])

  await button.click()
  const number = page.getByRole('link', { name: 'Telefonul lui Mihai Ionescu: 0700 300 400' })
  await expect(number).toHaveAttribute('href', 'tel:0700300400')
  await expect(number).toBeFocused()
  expect(recorded()).toEqual(['GET /api/users/getUserPhoneNumber?userid=m4t7k2'])

  await page.goto('/teacherprofile/ae31oi?mock=visitor')
  await expect(page.getByText(/^Autentificați-vă pentru a trimite un mesaj/)).toBeVisible()
  await expect(button).toHaveCount(0)
})

test('opening an ad counts one view, and returning to it later counts another', async ({ page }) => {
  const before = Number(await (await page.request.get('/api/users/getNrOfViewsForAd?adCode=n98mk8')).text())
  const counted = recordCalls(page, /AdView|getNrOfViewsForAd/i)
  const view = 'GET /api/users/AdView?adCode=n98mk8'
  const read = 'GET /api/users/getNrOfViewsForAd?adCode=n98mk8'
  await page.goto('/teacherprofile/n98mk8?mock=student')
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Informatica' })).toBeVisible()
  await page.getByRole('button', { name: 'Trimite mesaj' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(counted()).toEqual([view, read])
  // The number of views is read after this visit has been counted.
  const views = page.getByRole('definition').filter({ hasText: /^[\d.]+$/ })
  await expect(views).toHaveText((before + 1).toLocaleString('ro-RO'))

  await page.getByRole('link', { name: 'Toți profesorii de Informatica' }).click()
  await expect(page).toHaveURL('/Informatica')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Informatica' })).toBeVisible()
  await expect.poll(counted).toEqual([view, view, read, read])
})
