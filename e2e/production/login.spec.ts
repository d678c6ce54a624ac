import { expect } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { writeButton } from '../list.ts'
import { test } from '../test.ts'

test('login is a full page load, from a guarded address and from a button; the app’s own page at its address offers a reload, and does not redirect in a loop', async ({
  page,
}) => {
  await serveBackend(page)
  // The documents that the page loads, as path and query. Navigations within the app load none.
  const documents: string[] = []
  page.on('request', request => {
    if (!request.isNavigationRequest()) return
    const { pathname, search } = new URL(request.url())
    documents.push(pathname + search)
  })
  const heading = page.getByRole('heading', { level: 1, name: 'Autentificare' })
  const login = '/Account/Login?returnUrl=%2Fu%2Fmessages%3Fuser%3Dm4t7k2'
  await page.goto('/u/messages?user=m4t7k2')
  await expect(page).toHaveURL(`.${login}`)
  await expect(heading).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toEqual(['/u/messages?user=m4t7k2', login])

  await page.getByRole('main').getByRole('link', { name: 'Reîncarcă pagina' }).click()
  await expect.poll(() => documents.slice(2)).toEqual([login])
  await expect(heading).toBeVisible()

  await page.goto('/Matematica?city=1')
  await writeButton(page, 'Mihai I.').click()
  await expect(page).toHaveURL('./Account/Login?returnUrl=%2FMatematica%3Fcity%3D1%26write%3Dae31oi')
  expect(documents.slice(3)).toEqual([
    '/Matematica?city=1',
    '/Account/Login?returnUrl=%2FMatematica%3Fcity%3D1%26write%3Dae31oi',
  ])
})
