import type { Outcome, Result } from './exceptions.ts'
import { countStates, detailsOf } from './report.ts'

/** Returns the outcome as JSON for scripts: totals, every endpoint, and the stale entries of the allow-list. */
export function toJson(outcome: Outcome): string {
  const results = outcome.results.map(({ endpoint, ...result }) => ({
    name: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    isChange: endpoint.isChange,
    ...result,
  }))
  const json = { totals: countStates(outcome), endpoints: results, staleExceptions: outcome.stale }
  return `${JSON.stringify(json, null, 2)}\n`
}

/**
 * Returns the outcome as a JUnit file, which CI systems show: a test case for each endpoint, skipped when it was
 * not seen, and one for each stale entry of the allow-list, skipped too.
 */
export function toJUnit(outcome: Outcome): string {
  const { mismatch, unseen } = countStates(outcome)
  const cases = [
    ...outcome.results.map(toCase),
    ...outcome.stale.map(({ endpoint, field }) =>
      testCase('allow-list', `${endpoint}, ${field}`, '<skipped message="no longer a difference"/>'),
    ),
  ]
  const skipped = unseen + outcome.stale.length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `<testsuite name="contract" tests="${cases.length}" failures="${mismatch}" errors="0" skipped="${skipped}">`,
    ...cases,
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function toCase(result: Result): string {
  const { endpoint, state } = result
  const details = escape(detailsOf(result).join('\n'))
  const body = {
    fit: details && `<system-out>${details}</system-out>`,
    known: `<system-out>${details}</system-out>`,
    mismatch: `<failure message="does not fit the contract">${details}</failure>`,
    unseen: `<skipped message="${endpoint.isChange ? 'changes data: check a recording' : 'not seen'}"/>`,
  }[state]
  return testCase(endpoint.section, `${endpoint.method} ${endpoint.path}`, body)
}

function testCase(group: string, name: string, body: string): string {
  return `<testcase classname="contract.${escape(group)}" name="${escape(name)}">${body}</testcase>`
}

/** Escapes text for XML, without the control characters that XML forbids. */
function escape(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
