import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { writeButton } from '../list.ts'
import { test } from '../test.ts'

/** Records the documents that the page loads, as path and query. Navigations within the app load none. */
function recordDocuments(page: Page): () => string[] {
  const documents: string[] = []
  page.on('request', request => {
    if (!request.isNavigationRequest()) return
    const { pathname, search } = new URL(request.url())
    documents.push(pathname + search)
  })
  return () => documents
}

test('the app’s own page at the login address offers a reload, and does not redirect in a loop', async ({
  page,
}) => {
  await serveBackend(page)
  const documents = recordDocuments(page)
  await page.goto('/Account/Login?returnUrl=%2Fu')
  await expect(page.getByRole('heading', { level: 1, name: 'Autentificare' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents()).toEqual(['/Account/Login?returnUrl=%2Fu'])

  await page.getByRole('main').getByRole('link', { name: 'Reîncarcă pagina' }).click()
  await expect.poll(documents).toEqual(['/Account/Login?returnUrl=%2Fu', '/Account/Login?returnUrl=%2Fu'])
  await expect(page.getByRole('heading', { level: 1, name: 'Autentificare' })).toBeVisible()
})

test('a guarded address redirects a visitor to login by a full page load', async ({ page }) => {
  await serveBackend(page)
  const documents = recordDocuments(page)
  const [address, returnUrl] = ['/u/messages?user=m4t7k2', '%2Fu%2Fmessages%3Fuser%3Dm4t7k2']
  await page.goto(address)
  await expect(page).toHaveURL(`./Account/Login?returnUrl=${returnUrl}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Autentificare' })).toBeVisible()
  expect(documents()).toEqual([address, `/Account/Login?returnUrl=${returnUrl}`])
})

test('the message button redirects a visitor to login by a full page load', async ({ page }) => {
  await serveBackend(page)
  const documents = recordDocuments(page)
  await page.goto('/Matematica?city=1')
  await writeButton(page, 'Mihai I.').click()
  await expect(page).toHaveURL('./Account/Login?returnUrl=%2FMatematica%3Fcity%3D1')
  expect(documents()).toEqual(['/Matematica?city=1', '/Account/Login?returnUrl=%2FMatematica%3Fcity%3D1'])
})

test('the account menu has no sign-out when no sign-out address is configured', async ({ page }) => {
  await serveBackend(page, { persona: 'student' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Contul meu: Ioana Dumitrescu' }).click()
  await expect(page.getByRole('link', { name: 'Profilul meu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ieșire' })).toHaveCount(0)
})
