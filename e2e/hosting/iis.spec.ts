import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { addresses, documentHeaders, pageLoad, pages, unknownPage } from './expected.ts'
import { goalOf, headersOf, readSite } from './iis.ts'

test('the IIS configuration is valid XML, and handles each address like nginx', async ({ page }) => {
  const { problem, rules } = await readSite(page)
  expect(problem).toBeNull()
  const found = addresses.map(({ address, accept }) => ({
    address,
    accept,
    goal: goalOf(rules, address, accept),
  }))
  expect(found).toEqual(
    addresses.map(one => (one.goal === unknownPage ? { ...one, goal: 'shell.html' } : one)),
  )
})

test('IIS ignores the case of a page’s address', async ({ page }) => {
  const { rules } = await readSite(page)
  expect(goalOf(rules, '/matematica', pageLoad)).toBe('Matematica.html')
  expect(goalOf(rules, '/TEACHER/', pageLoad)).toBe('teacher.html')
})

const vary = { vary: 'Accept, Accept-Encoding' }

test('IIS sends HTML files with the same headers as nginx, and leaves the back end’s headers unchanged', async ({
  page,
}) => {
  const { outbound, headers } = await readSite(page)
  expect(pages.length).toBeGreaterThan(20)
  for (const { address, accept } of pages) {
    const isInvoice = /^\/payment\/download\//i.test(address)
    expect(headersOf(outbound, { address, accept, type: 'text/html' }), address).toEqual(
      isInvoice ? { ...documentHeaders, ...vary } : documentHeaders,
    )
  }
  const answers = addresses.filter(({ goal }) => goal === 'the back end')
  expect(answers.length).toBeGreaterThan(10)
  for (const { address, accept } of answers) {
    const isInvoice = /^\/payment\/download\//i.test(address)
    expect(
      headersOf(outbound, { address, accept, type: 'text/html; charset=utf-8' }),
      `${address} ${accept}`,
    ).toEqual(isInvoice ? vary : {})
  }
  expect(headersOf(outbound, { address: '/robots.txt', type: 'text/plain' })).toEqual({})
  expect(headers).toEqual({ assets: { 'x-content-type-options': 'nosniff' } })
})

test('IIS makes only the 404 of a missing asset uncacheable', async ({ page }) => {
  const { outbound } = await readSite(page)
  expect(outbound.map(({ conditions }) => conditions.length)).not.toContain(0)
  const script = 'text/javascript'
  const json = 'application/json'
  expect(headersOf(outbound, { address: '/assets/none.js', status: 404, type: 'text/html' })).toMatchObject({
    'cache-control': 'no-store',
  })
  expect(headersOf(outbound, { address: '/assets/index.js', type: script })).toEqual({})
  expect(headersOf(outbound, { address: '/api/users/GetUser', status: 404, type: json })).toEqual({})
  expect(headersOf(outbound, { address: '/payment/download/F-100', type: 'application/pdf' })).toEqual(vary)
})
