import { expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { meta } from '../head.ts'
import { filter } from '../list.ts'
import { test } from '../test.ts'

// visits.spec.ts checks title, description and canonical address of each kind of page.

const canonical = (page: Page) => page.locator('link[rel="canonical"]')

/** Returns the structured data of the page, each script as JSON. */
async function structuredData(page: Page): Promise<unknown[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.map((text): unknown => JSON.parse(text))
}

test('a subject page has Open Graph tags, an image to share, and a breadcrumb for search engines', async ({
  page,
  request,
  baseURL,
}) => {
  await serveBackend(page)
  const at = (path: string) => new URL(path, baseURL).href
  await page.goto('/Matematica?city=1')
  await expect(page).toHaveTitle(/^Meditatii Matematica – \S/)
  await expect(page.getByRole('article').first()).toBeVisible()
  const description = await meta(page, 'description').getAttribute('content')
  expect.soft(description).toMatch(/.{50,}/)
  const alternate = page.locator('link[rel="alternate"]')
  await expect.soft(alternate).toHaveAttribute('hreflang', 'ro')
  await expect.soft(alternate).toHaveAttribute('href', at('/Matematica'))
  await expect.soft(canonical(page)).toHaveAttribute('href', at('/Matematica'))

  await expect.soft(meta(page, 'og:title')).toHaveAttribute('content', await page.title())
  await expect.soft(meta(page, 'og:url')).toHaveAttribute('content', at('/Matematica'))
  await expect.soft(meta(page, 'og:type')).toHaveAttribute('content', 'website')
  await expect.soft(meta(page, 'og:locale')).toHaveAttribute('content', 'ro_RO')
  await expect.soft(meta(page, 'og:description')).toHaveAttribute('content', description ?? 'none')
  const image = await meta(page, 'og:image').getAttribute('content')
  const answer = await request.get(image ?? '')
  expect.soft(answer.headers()['content-type']).toMatch(/^image\//)

  const [breadcrumb] = await structuredData(page)
  expect(breadcrumb).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Acasă', item: at('/') },
      { '@type': 'ListItem', position: 2, name: 'Meditatii Matematica', item: at('/Matematica') },
    ],
  })
})

test('the home page says which site it is and who runs it', async ({ page, baseURL }) => {
  await serveBackend(page)
  await page.goto('/')
  const at = (path: string) => new URL(path, baseURL).href
  const publisher = {
    '@type': 'Organization',
    name: 'Meditații',
    url: at('/'),
    logo: at('/favicon.svg'),
  }
  await expect
    .poll(() => structuredData(page))
    .toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Meditații',
        inLanguage: 'ro',
        publisher,
        url: at('/'),
      },
    ])
})

test('the head follows the navigations of the app', async ({ page, baseURL }) => {
  await serveBackend(page)
  const at = (path: string) => new URL(path, baseURL).href
  await page.goto('/')
  await expect(page).toHaveTitle(/^Meditații pentru elevi și studenți – /)
  await page.getByRole('banner').getByRole('link', { name: 'Profesori' }).click()
  await expect(page).toHaveTitle(/^Ultimele anunturi – /)
  await expect(page.locator('title')).toHaveCount(1)
  await filter(page, 'Online').click()
  await expect(page).toHaveURL('./teacher?city=-1')
  await expect(canonical(page)).toHaveAttribute('href', at('/teacher'))
  expect(await structuredData(page)).toMatchObject([{ '@type': 'ItemList', url: at('/teacher') }])

  await page.getByRole('banner').getByRole('link', { name: 'Solicitări' }).click()
  await expect(page).toHaveTitle('Solicitări de meditații – Meditații')
  await page.goto('/solicitare-de-meditatii/c-online')
  await expect(page).toHaveTitle('Am nevoie de meditatii la Informatica – Meditații')
  await expect(meta(page, 'description')).toHaveAttribute('content', 'Ajutor la programare, numai online.')
  const [breadcrumb] = await structuredData(page)
  expect(breadcrumb).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, name: 'Acasă', item: at('/') },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Solicitări de meditații',
      item: at('/solicitare-de-meditatii'),
    },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Am nevoie de meditatii la Informatica',
      item: at('/solicitare-de-meditatii/c-online'),
    },
  ])
})

test('the lesson room, unknown ads and requests, and addresses without a screen are noindex', async ({
  page,
}) => {
  await serveBackend(page, { persona: 'student' })
  for (const [address, heading] of [
    ['/room/1004', /./],
    ['/teacherprofile/nimic', 'Pagina nu a fost găsită'],
    ['/solicitare-de-meditatii/nimic', 'Pagina nu a fost găsită'],
    ['/nimic/de/gasit', 'Pagina nu a fost găsită'],
  ] as const) {
    await page.goto(address)
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
    await expect.soft(meta(page, 'robots'), address).toHaveAttribute('content', 'noindex')
  }
  await expect(canonical(page)).toHaveCount(0)
})
