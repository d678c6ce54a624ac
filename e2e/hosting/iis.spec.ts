import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { addresses, documentHeaders, pages, unknownPage } from './expected.ts'
import { goalOf, headersOf, readSite } from './iis.ts'

const staleWhileRevalidate = 'max-age=0, stale-while-revalidate=600'
const vary = { vary: 'Accept, Accept-Encoding' }

// The browser parses the XML.
test('the IIS configuration is valid XML, and does the same as nginx', async ({ page }) => {
  const { problem, rules, outbound, headers } = await readSite(page)
  expect(problem).toBeNull()

  await test.step('handles each address like nginx', () => {
    const found = addresses.map(({ address, accept }) => ({
      address,
      accept,
      goal: goalOf(rules, address, accept),
    }))
    expect
      .soft(found)
      .toEqual(addresses.map(one => (one.goal === unknownPage ? { ...one, goal: 'shell.html' } : one)))
  })

  await test.step('sends HTML files with the same headers, and leaves the back end’s headers unchanged', () => {
    expect(pages.length).toBeGreaterThan(20)
    const answers = addresses.filter(({ goal }) => goal === 'the back end')
    expect(answers.length).toBeGreaterThan(10)
    for (const { address, accept, goal } of [...pages, ...answers]) {
      const isOwn = goal !== 'the back end'
      const type = isOwn ? 'text/html' : 'text/html; charset=utf-8'
      const isInvoice = /^\/payment\/download\//i.test(address)
      expect.soft(headersOf(outbound, { address, accept, type }), `${address} ${accept}`).toEqual({
        ...(isOwn && { ...documentHeaders, 'cache-control': staleWhileRevalidate }),
        ...(isInvoice && vary),
      })
    }
    expect.soft(headersOf(outbound, { address: '/robots.txt', type: 'text/plain' })).toEqual({})
    expect.soft(headers).toEqual({ assets: { 'x-content-type-options': 'nosniff' } })
  })

  await test.step('makes only the 404 of a missing asset uncacheable', () => {
    expect.soft(outbound.map(({ conditions }) => conditions.length)).not.toContain(0)
    const json = 'application/json'
    expect
      .soft(headersOf(outbound, { address: '/assets/none.js', status: 404, type: 'text/html' }))
      .toMatchObject({ 'cache-control': 'no-store' })
    expect.soft(headersOf(outbound, { address: '/assets/index.js', type: 'text/javascript' })).toEqual({})
    expect.soft(headersOf(outbound, { address: '/api/users/GetUser', status: 404, type: json })).toEqual({})
    expect
      .soft(headersOf(outbound, { address: '/payment/download/F-100', type: 'application/pdf' }))
      .toEqual(vary)
  })
})
