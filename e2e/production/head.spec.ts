import { expect } from '@playwright/test'
import { configureMocks } from '#mocks/state.ts'
import { serveBackend } from '../backend.ts'
import { meta } from '../head.ts'
import { filter } from '../list.ts'
import { test } from '../test.ts'

test.beforeEach(async ({ page }) => {
  await serveBackend(page)
})

test('a subject page has a title, description, canonical address and Open Graph tags', async ({
  page,
  baseURL,
}) => {
  const address = new URL('/Matematica', baseURL).href
  await page.goto('/Matematica?city=1')
  await expect(page).toHaveTitle(/^Meditatii Matematica – \S/)
  const title = await page.title()
  await expect(page.locator('title')).toHaveCount(1)
  await expect(meta(page, 'description')).toHaveCount(1)
  await expect(meta(page, 'description')).toHaveAttribute('content', /.{50,}/)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
  const alternate = page.locator('link[rel="alternate"]')
  await expect(alternate).toHaveAttribute('hreflang', 'ro')
  await expect(alternate).toHaveAttribute('href', address)
  await expect(meta(page, 'robots')).toHaveCount(0)

  await expect(meta(page, 'og:title')).toHaveAttribute('content', title)
  await expect(meta(page, 'og:url')).toHaveAttribute('content', address)
  await expect(meta(page, 'og:type')).toHaveAttribute('content', 'website')
  await expect(meta(page, 'og:locale')).toHaveAttribute('content', 'ro_RO')
  const description = await meta(page, 'description').getAttribute('content')
  await expect(meta(page, 'og:description')).toHaveAttribute('content', description ?? 'none')
})

test('robots.txt closes the pages that need a session, and no subject whose name begins like one', async ({
  request,
}) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /u$', 'Disallow: /u/', 'Disallow: /payment/']))
  expect(lines).not.toContain('Disallow: /u')
})

test('the share image exists', async ({ page, request }) => {
  await page.goto('/')
  const image = await meta(page, 'og:image').getAttribute('content')
  const answer = await request.get(image ?? '')
  expect(answer.headers()['content-type']).toMatch(/^image\//)
})

test('a subject page has a breadcrumb for search engines', async ({ page, baseURL }) => {
  await page.goto('/Matematica')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meditatii Matematica')
  const text = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(text ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Acasă', item: new URL('/', baseURL).href },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Meditatii Matematica',
        item: new URL('/Matematica', baseURL).href,
      },
    ],
  })
})

test('each screen has its own title and canonical address', async ({ page, baseURL }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/^Meditații pentru elevi și studenți – /)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL('/', baseURL).href)
  await page.getByRole('banner').getByRole('link', { name: 'Materii' }).click()
  await expect(page).toHaveTitle(/^Ultimele anunturi – /)
  await expect(page.locator('title')).toHaveCount(1)
  await filter(page, 'Online').click()
  await expect(page).toHaveURL('./teacher?city=-1')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new URL('/teacher', baseURL).href,
  )
  const list = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(list).toMatchObject({ '@type': 'ItemList', url: new URL('/teacher', baseURL).href })
})

test('a request has a breadcrumb and describes what the student needs, and the list has a canonical address', async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => new URL(path, baseURL).href
  await page.goto('/solicitare-de-meditatii?city=Cluj')
  await expect(page).toHaveTitle('Solicitări de meditații – Meditații')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', at('/solicitare-de-meditatii'))

  await page.goto('/solicitare-de-meditatii/c-online')
  await expect(page).toHaveTitle('Am nevoie de meditatii la Informatica – Meditații')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    at('/solicitare-de-meditatii/c-online'),
  )
  await expect(meta(page, 'description')).toHaveAttribute('content', 'Ajutor la programare, numai online.')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(text ?? '')).toHaveProperty('itemListElement', [
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

test('each static page has a title, a description and a canonical address', async ({ page, baseURL }) => {
  for (const [path, title] of [
    ['/Contact', 'Contact'],
    ['/CumFunctioneaza', 'Cum funcționează'],
    ['/termeni-si-conditii', 'Termeni și condiții'],
    ['/abonamente', 'Abonament pentru profesori'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} – Meditații`)
    await expect(meta(page, 'description')).toHaveAttribute('content', /.{50,}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(path, baseURL).href)
    await expect(meta(page, 'robots')).toHaveCount(0)
  }
})

test('the lesson room and unknown ads and requests are noindex', async ({ page }) => {
  configureMocks({ persona: 'student' })
  await page.goto('/room/1004')
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex')
  await page.goto('/teacherprofile/nimic')
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex')
  await page.goto('/solicitare-de-meditatii/nimic')
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex')
})

test('an address without a screen is noindex and has no canonical address', async ({ page }) => {
  await page.goto('/nimic/de/gasit')
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})
