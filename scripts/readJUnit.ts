import { stripVTControlCharacters } from 'node:util'

/** The counts of a report, and each failed test with the first lines of its error. */
export type Results = { passed: number; failed: number; skipped: number; failures: string[] }

/** A test case without content is one element in Playwright's and in Vitest's reports too: `<testcase …></testcase>`. */
const testCase = /<testcase ([^>]*)>([^]*?)<\/testcase>/g
/** `flakyFailure` and `flakyError`: the test passed only when it was repeated, which counts as failed. */
const failure = /<(failure|error|flakyFailure|flakyError)\b[^>]*>([^]*?)<\/\1>/

/** Parses a JUnit report of Vitest or Playwright. */
export function readJUnit(xml: string): Results {
  const results: Results = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const [, attributes = '', content = ''] of xml.matchAll(testCase)) {
    const [, , message] = failure.exec(content) ?? []
    if (message !== undefined) {
      results.failed++
      const title = ['classname', 'name'].map(name => attribute(attributes, name)).join(' › ')
      results.failures.push([title, ...firstLines(plainText(message))].join('\n  '))
    } else if (/<skipped\b/.test(content)) results.skipped++
    else results.passed++
  }
  return results
}

function attribute(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes) ?? []
  return unescape(value)
}

const plainText = (content: string) =>
  stripVTControlCharacters(
    unescape(content.replaceAll(/<system-out>[^]*|<\/?stackTrace>|<!\[CDATA\[|\]\]>/g, '')),
  )

const firstLines = (text: string) => text.trim().split('\n').slice(0, 15)

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function unescape(text: string): string {
  return text.replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
}
