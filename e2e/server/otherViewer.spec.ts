import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'

// Real cookies, which both tabs share.

const title = 'V-ați autentificat cu alt cont în altă filă'

const signIn = (page: Page, persona: 'student' | 'teacher', returnUrl: string) =>
  page.goto(`/Account/Login?persona=${persona}&returnUrl=${encodeURIComponent(returnUrl)}`)

test("a student's edits of the profile are not saved for the tutor who has signed in on another tab", async ({
  page,
}) => {
  await signIn(page, 'student', '/u/profile')
  const general = page.getByRole('region', { name: 'Date generale' })
  await general.getByRole('button', { name: /^Editează/ }).click()
  const field = general.getByRole('textbox', { name: 'Prenume' })
  await field.fill('Ioana-Maria')
  const other = await page.context().newPage()
  await signIn(other, 'teacher', '/Contact')
  await expect(other.getByRole('button', { name: 'Contul meu: Mihai Ionescu' })).toBeVisible()
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
  await general.getByRole('button', { name: 'Salvează' }).click()
  await expect(general.getByText(title)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Încarcă pagina pentru contul nou' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' })).toBeAttached()
  await expect(field).toHaveValue('Ioana-Maria')
  expect(posts).toEqual([])
  const profile = await page.request.get('/api/users/GetCurrentProfile')
  expect(await profile.json()).toMatchObject({ UserCode: 'm4t7k2', FirstName: 'Mihai' })

  await page.getByRole('button', { name: 'Încarcă pagina pentru contul nou' }).click()
  await expect(page.getByRole('button', { name: 'Contul meu: Mihai Ionescu' })).toBeVisible()
  await expect(page).toHaveURL('/u/profile')
})
