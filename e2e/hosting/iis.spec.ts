import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { addresses, documentHeaders, type Goal } from './expected.ts'

// No IIS runs here: docs/hosting/web.config is read, and its rules are followed by hand.

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

type Condition = { input: string; pattern: string | null; matchType: string | null; isNegated: boolean }
type Rule = { match: string; conditions: Condition[]; action: { type: string; url: string | null } }

/** Sets a header of the answers that all its conditions hold for. */
type Outbound = { variable: string; value: string; conditions: { input: string; pattern: string }[] }

type Site = {
  problem: string | null
  rules: Rule[]
  outbound: Outbound[]
  headers: Record<string, Record<string, string>>
}

/** Lets the browser read the XML. */
function readSite(page: Page): Promise<Site> {
  return page.evaluate(
    xml => {
      const site = new DOMParser().parseFromString(xml, 'application/xml')
      const all = (selector: string, within: ParentNode = site) => [...within.querySelectorAll(selector)]
      const text = (element: Element | null, name: string) => element?.getAttribute(name) ?? null
      return {
        problem: site.querySelector('parsererror')?.textContent ?? null,
        rules: all('rules > rule').map(rule => ({
          match: text(rule.querySelector('match'), 'url') ?? '',
          conditions: all('conditions > add', rule).map(one => ({
            input: text(one, 'input') ?? '',
            pattern: text(one, 'pattern'),
            matchType: text(one, 'matchType'),
            isNegated: text(one, 'negate') === 'true',
          })),
          action: {
            type: text(rule.querySelector('action'), 'type') ?? '',
            url: text(rule.querySelector('action'), 'url'),
          },
        })),
        outbound: all('outboundRules > rule').map(rule => ({
          variable: text(rule.querySelector('match'), 'serverVariable') ?? '',
          value: text(rule.querySelector('action'), 'value') ?? '',
          conditions: [
            ...all('conditions > add', rule),
            ...all(`preCondition[name="${text(rule, 'preCondition')}"] > add`),
          ].map(one => ({ input: text(one, 'input') ?? '', pattern: text(one, 'pattern') ?? '' })),
        })),
        headers: Object.fromEntries(
          all('location').map(location => [
            text(location, 'path') ?? '',
            Object.fromEntries(
              all('customHeaders > add', location).map(header => [
                (text(header, 'name') ?? '').toLowerCase(),
                text(header, 'value') ?? '',
              ]),
            ),
          ]),
        ),
      }
    },
    readFileSync(join(root, 'docs/hosting/web.config'), 'utf8'),
  )
}

/** As URL Rewrite does: the decoded path without its slash, in any case; the first rule that holds ends it. */
function goalOf(rules: Rule[], address: string, accept: string): Goal | undefined {
  const path = decodeURIComponent(address.split('?')[0] ?? '').slice(1)
  const inputs: Record<string, string> = { '{HTTP_ACCEPT}': accept }
  const holds = ({ input, pattern, matchType, isNegated }: Condition) => {
    if (matchType === 'IsFile' && input === '{REQUEST_FILENAME}') return isFile(path) !== isNegated
    const value = inputs[input]
    if (value === undefined || pattern === null) throw new Error(`The test knows nothing of ${input}`)
    return new RegExp(pattern, 'i').test(value) !== isNegated
  }
  const rule = rules.find(
    ({ match, conditions }) => new RegExp(match, 'i').test(path) && conditions.every(holds),
  )
  if (rule?.action.url === '/index.html') return 'the app'
  if (rule?.action.url === 'http://localhost:8080/{R:0}') {
    // What is forwarded is what the pattern took: it must be all of it.
    return new RegExp(rule.match, 'i').exec(path)?.[0] === path ? 'the back end' : undefined
  }
  return isFile(path) ? 'a file' : 'nowhere'
}

function isFile(path: string): boolean {
  const file = join(dist, path)
  return existsSync(file) && statSync(file).isFile()
}

test('the IIS configuration is XML, and sends each address where nginx sends it', async ({ page }) => {
  const { problem, rules } = await readSite(page)
  expect(problem).toBeNull()
  const found = addresses.map(({ address, accept }) => ({
    address,
    accept,
    goal: goalOf(rules, address, accept),
  }))
  // nginx serves it by a rule of its own, IIS as the file that it is; both are the document.
  const document = found.find(({ address }) => address === '/index.html')
  expect(document?.goal).toBe('a file')
  expect(found.filter(one => one !== document)).toEqual(
    addresses.filter(({ address }) => address !== '/index.html'),
  )
})

test('the IIS configuration says of the document what nginx says', async ({ page }) => {
  const { headers } = await readSite(page)
  expect(headers['index.html']).toEqual(documentHeaders)
  expect(headers['assets']).toEqual({ 'x-content-type-options': 'nosniff' })
})

test('the IIS configuration lets nobody keep that a file is missing', async ({ page }) => {
  const { outbound } = await readSite(page)
  const headersOf = (address: string, status: number) => {
    const inputs: Record<string, string> = { '{REQUEST_URI}': address, '{RESPONSE_STATUS}': String(status) }
    const holds = ({ input, pattern }: Outbound['conditions'][number]) =>
      new RegExp(pattern, 'i').test(inputs[input] ?? '')
    return Object.fromEntries(
      outbound
        .filter(({ conditions }) => conditions.every(holds))
        .map(({ variable, value }) => [variable, value]),
    )
  }
  expect(outbound.map(({ conditions }) => conditions.length)).not.toContain(0)
  expect(headersOf('/assets/none.js', 404)).toEqual({ RESPONSE_Cache_Control: 'no-store' })
  expect(headersOf('/assets/index.js', 200)).toEqual({})
  expect(headersOf('/api/users/GetUser', 404)).toEqual({})
  expect(headersOf('/payment/download/F-100', 200)).toEqual({ RESPONSE_Vary: 'Accept, Accept-Encoding' })
})
