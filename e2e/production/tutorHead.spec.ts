import { expect } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { meta } from '../head.ts'
import { test } from '../test.ts'

test("a tutor's page gives search engines only the data that a visitor sees", async ({ page, baseURL }) => {
  const at = (path: string) => new URL(path, baseURL).href
  const address = at('/teacherprofile/ae31oi')
  // A signed-in viewer sees the full last name, but the head never has it.
  await serveBackend(page, { persona: 'student' })
  await page.goto('/teacherprofile/ae31oi')
  await expect(page.getByText('Mihai Ionescu', { exact: true })).toBeVisible()
  await expect(page.getByText('(18 recenzii)')).toBeVisible()

  await expect(page).toHaveTitle('Mihai I. – meditații Matematica – Meditații')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
  await expect(meta(page, 'description')).toHaveAttribute(
    'content',
    /^Mihai I\. dă meditații la Matematica, București, Voluntari\./,
  )
  await expect(meta(page, 'og:title')).toHaveAttribute('content', await page.title())
  await expect(meta(page, 'og:url')).toHaveAttribute('content', address)
  expect(await page.locator('head').innerHTML()).not.toContain('Ionescu')

  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [breadcrumb, service] = scripts.map((text): unknown => JSON.parse(text))
  expect(scripts.join()).not.toContain('Ionescu')
  expect(breadcrumb).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Acasă', item: at('/') },
      { '@type': 'ListItem', position: 2, name: 'Meditatii Matematica', item: at('/Matematica') },
      { '@type': 'ListItem', position: 3, name: 'Mihai I.', item: address },
    ],
  })
  expect(service).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Meditatii Matematica',
    serviceType: 'Matematica',
    description: expect.stringMatching(/^Caut elevi serioși/),
    areaServed: ['București', 'Voluntari'].map(name => ({ '@type': 'City', name })),
    provider: { '@type': 'Person', name: 'Mihai I.', jobTitle: 'Profesor' },
    offers: { '@type': 'Offer', price: 85, priceCurrency: 'RON' },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 9.5,
      bestRating: 10,
      worstRating: 0,
      ratingCount: 18,
    },
    url: address,
  })
})

test('a tutor without price and reviews has neither in the structured data, and HTML in the description is escaped', async ({
  page,
}) => {
  await serveBackend(page)
  await page.goto('/teacherprofile/a-ad-empty')
  await expect(page.getByText('Încă nu sunt recenzii')).toBeVisible()
  const service = page.locator('script[type="application/ld+json"]').nth(1)
  expect(JSON.parse((await service.textContent()) ?? '')).not.toHaveProperty('offers')
  expect(JSON.parse((await service.textContent()) ?? '')).not.toHaveProperty('aggregateRating')

  await page.goto('/teacherprofile/a-html')
  await expect(page.getByRole('heading', { level: 2, name: 'Recenzii' })).toBeVisible()
  expect(JSON.parse((await service.textContent()) ?? '')).toHaveProperty(
    'description',
    expect.stringMatching(/^<h1>Ofertă<\/h1>/),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})
