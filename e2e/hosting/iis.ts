import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import type { Document, Goal } from './expected.ts'

// IIS does not run here, so this module reads docs/hosting/web.config and evaluates its rules itself.

const root = join(import.meta.dirname, '../..')

/** The files of the build by their path in lower case, since Windows ignores the case of paths. */
const files = new Map(
  readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .map(file => relative(join(root, 'dist'), join(file.parentPath, file.name)))
    .map(path => [path.toLowerCase(), path]),
)

/** The value of `{APPL_PHYSICAL_PATH}`. */
const sitePath = 'C:\\site\\'

type Condition = { input: string; pattern: string | null; matchType: string | null; isNegated: boolean }
type Rule = { match: string; conditions: Condition[]; action: { type: string; url: string | null } }

/** A rule that sets a header on the responses that meet all its conditions. */
type Outbound = { variable: string; value: string; conditions: Condition[] }

type Site = {
  problem: string | null
  rules: Rule[]
  outbound: Outbound[]
  headers: Record<string, Record<string, string>>
}

/** Reads web.config, parsing its XML in the browser. */
export function readSite(page: Page): Promise<Site> {
  return page.evaluate(
    xml => {
      const site = new DOMParser().parseFromString(xml, 'application/xml')
      const all = (selector: string, within: ParentNode = site) => [...within.querySelectorAll(selector)]
      const text = (element: Element | null, name: string) => element?.getAttribute(name) ?? null
      const conditionsIn = (elements: Element[]) =>
        elements.map(one => ({
          input: text(one, 'input') ?? '',
          pattern: text(one, 'pattern'),
          matchType: text(one, 'matchType'),
          isNegated: text(one, 'negate') === 'true',
        }))
      return {
        problem: site.querySelector('parsererror')?.textContent ?? null,
        rules: all('rules > rule').map(rule => ({
          match: text(rule.querySelector('match'), 'url') ?? '',
          conditions: conditionsIn(all('conditions > add', rule)),
          action: {
            type: text(rule.querySelector('action'), 'type') ?? '',
            url: text(rule.querySelector('action'), 'url'),
          },
        })),
        outbound: all('outboundRules > rule').map(rule => ({
          variable: text(rule.querySelector('match'), 'serverVariable') ?? '',
          value: text(rule.querySelector('action'), 'value') ?? '',
          conditions: conditionsIn([
            ...all('conditions > add', rule),
            ...all(`preCondition[name="${text(rule, 'preCondition')}"] > add`),
          ]),
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

/** The values of server variables, and of the groups of a rule's pattern as `{R:1}`. */
type Values = Record<string, string>

const fillIn = (template: string, values: Values) =>
  template.replace(/\{[^}]+\}/g, name => {
    const value = values[name]
    if (value === undefined) throw new Error(`The test knows nothing of ${name}`)
    return value
  })

function holds({ input, pattern, matchType, isNegated }: Condition, values: Values): boolean {
  const value = fillIn(input, values)
  if (matchType === 'IsFile') return findFile(value) !== undefined ? !isNegated : isNegated
  if (matchType !== null || pattern === null) throw new Error(`The test knows nothing of ${matchType}`)
  return new RegExp(pattern, 'i').test(value) !== isNegated
}

function findFile(physicalPath: string): string | undefined {
  return files.get(physicalPath.slice(sitePath.length).toLowerCase())
}

/**
 * Returns the goal of an address as IIS's URL Rewrite would: it matches the decoded path without its slash,
 * ignoring case; the first rule whose conditions hold decides.
 */
export function goalOf(rules: Rule[], address: string, accept: string): Goal | undefined {
  const path = decodeURIComponent(address.split('?')[0] ?? '').slice(1)
  const variables = {
    '{QUERY_STRING}': address.split('?')[1] ?? '',
    '{HTTP_ACCEPT}': accept,
    '{APPL_PHYSICAL_PATH}': sitePath,
    '{REQUEST_FILENAME}': sitePath + path,
  }
  for (const { match, conditions, action } of rules) {
    const groups = new RegExp(match, 'i').exec(path)
    if (!groups) continue
    const values = { ...variables, ...backReferences(groups) }
    if (!conditions.every(condition => holds(condition, values))) continue
    if (action.type === 'None') break
    const url = fillIn(action.url ?? '', values)
    // The rule forwards the part of the path that its pattern has captured, which must be the whole path.
    if (url === `http://127.0.0.1:8080/${path}`) return 'the back end'
    return fileGoal(url.slice(1))
  }
  return fileGoal(path) ?? 'nowhere'
}

const backReferences = (groups: RegExpExecArray): Values =>
  Object.fromEntries(groups.map((group, index) => [`{R:${index}}`, group ?? '']))

function fileGoal(path: string): Goal | undefined {
  const file = findFile(sitePath + path)
  if (file === undefined) return undefined
  return file.endsWith('.html') ? (file as Document) : 'a file'
}

/** Returns the headers that the outbound rules add to a response. */
export function headersOf(
  outbound: Outbound[],
  {
    address,
    accept = '*/*',
    status = 200,
    type,
  }: { address: string; accept?: string; status?: number; type: string },
): Record<string, string> {
  const values = {
    '{REQUEST_URI}': address,
    '{HTTP_ACCEPT}': accept,
    '{RESPONSE_STATUS}': String(status),
    '{RESPONSE_CONTENT_TYPE}': type,
  }
  return Object.fromEntries(
    outbound
      .filter(({ conditions }) => conditions.every(condition => holds(condition, values)))
      .map(({ variable, value }) => [headerName(variable), value]),
  )
}

/** `RESPONSE_Cache_Control` sets the header Cache-Control. */
function headerName(variable: string): string {
  if (!variable.startsWith('RESPONSE_')) throw new Error(`${variable} is no header of the answer`)
  return variable.slice('RESPONSE_'.length).replaceAll('_', '-').toLowerCase()
}
