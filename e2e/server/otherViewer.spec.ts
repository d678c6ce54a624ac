import { expect, type Page } from '@playwright/test'
import { composeDialog, messageField, pressSend } from '../messages.ts'
import { test } from '../test.ts'
import { agreement, booking, chooseDay, hours, hourText, openBooking, pressBook } from '../tutor.ts'

// Real cookies, which both tabs share.

const title = 'V-ați autentificat cu alt cont în altă filă'

const monday = 'luni, 23 noiembrie 2026'

const signIn = (page: Page, persona: 'student' | 'teacher', returnUrl: string) =>
  page.goto(`/Account/Login?persona=${persona}&returnUrl=${encodeURIComponent(returnUrl)}`)

/** Records the changes that a page sends. */
function watchPosts(page: Page): string[] {
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
  return posts
}

/** Signs in as a tutor in another tab of this browser, and waits until the app there shows the tutor. */
async function signInElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await signIn(other, 'teacher', '/Contact')
  await expect(other.getByRole('button', { name: 'Contul meu: Mihai Ionescu' })).toBeVisible()
}

async function expectOwner(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Încarcă pagina pentru contul nou' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })).toBeAttached()
}

test('a profile that a student edits is not saved as the tutor who has signed in in another tab', async ({
  page,
}) => {
  await signIn(page, 'student', '/u/profile')
  const general = page.getByRole('region', { name: 'Date generale' })
  await general.getByRole('button', { name: /^Editează/ }).click()
  const field = general.getByRole('textbox', { name: 'Prenume' })
  await field.fill('Ioana-Maria')
  await signInElsewhere(page)
  const posts = watchPosts(page)
  await general.getByRole('button', { name: 'Salvează' }).click()
  await expect(general.getByText(title)).toBeVisible()
  await expectOwner(page)
  await expect(field).toHaveValue('Ioana-Maria')
  expect(posts).toEqual([])
  const profile = await page.request.get('/api/users/GetCurrentProfile')
  expect(await profile.json()).toMatchObject({ UserCode: 'm4t7k2', FirstName: 'Mihai' })

  await page.getByRole('button', { name: 'Încarcă pagina pentru contul nou' }).click()
  await expect(page.getByRole('button', { name: 'Contul meu: Mihai Ionescu' })).toBeVisible()
  await expect(page).toHaveURL('/u/profile')
})

test('a message and a booking of a student are not sent as the tutor, also a minute later', async ({
  page,
}) => {
  await signIn(page, 'student', '/teacherprofile/ae31oi')
  await openBooking(page)
  await chooseDay(page, monday)
  await hours(page, hourText(18)).check()
  await agreement(page).check()
  await signInElsewhere(page)
  await expectOwner(page)
  const posts = watchPosts(page)
  await page.clock.install()
  await page.clock.fastForward(60_000)
  await pressBook(page)
  await expect(booking(page).getByText(title)).toBeVisible()
  await expectOwner(page)

  await page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Trimite mesaj' }).click()
  await messageField(page).fill('Bună ziua')
  await pressSend(page)
  await expect(composeDialog(page).getByText(title)).toBeVisible()
  await expect(messageField(page)).toHaveValue('Bună ziua')
  expect(posts).toEqual([])
})
