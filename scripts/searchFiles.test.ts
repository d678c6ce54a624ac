import { expect, test } from 'vitest'
import { robots } from './searchFiles.ts'

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
