import { expect, test } from 'vitest'
import { robots, sitemap } from './searchFiles.ts'

test('robots.txt closes a path and all below it once, under the base path, and the sign-in at the root', () => {
  expect(robots(['/u', '/u/', '/payment/', '/payment/download/'], '/qa/', undefined).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /Account/',
    'Disallow: /qa/u$',
    'Disallow: /qa/u/',
    'Disallow: /qa/payment/',
    'Allow: /',
    '',
  ])
})

test('robots.txt names the sitemap', () => {
  expect(robots([], '/', 'https://x.ro/sitemap.xml')).toContain('\nSitemap: https://x.ro/sitemap.xml\n')
})

test('the sitemap escapes addresses, as links do', () => {
  expect(
    sitemap(['https://x.ro/', 'https://x.ro/Limba engleza', "https://x.ro/C&'", 'https://x.ro/C+#']),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://x.ro/</loc></url>
  <url><loc>https://x.ro/Limba%20engleza</loc></url>
  <url><loc>https://x.ro/C%26&apos;</loc></url>
  <url><loc>https://x.ro/C%2B%23</loc></url>
</urlset>
`,
  )
})
