import * as z from 'zod/mini'
import { safeReturnUrl } from '#domain/paths.ts'
import { calls } from '#mocks/calls.ts'
import { clockShift, now } from '#mocks/clock.ts'
import { faultsOfLink } from '#mocks/faults.ts'
import { formatMockLink } from '#mocks/link.ts'
import { getMocks } from '#mocks/state.ts'
import { mismatches } from './mismatches.ts'
import { verdictOf } from './verdict.ts'

/** Returns the address of the page with all settings, which shows the same in any browser. */
export function linkToHere(): string {
  const url = new URL(window.location.href)
  const query = formatMockLink({ ...getMocks(), faults: faultsOfLink() }, clockShift())
  url.search = url.search === '' ? query : `${url.search}&${query}`
  return url.href
}

/** Returns everything that a developer needs to see what the tester saw. The bodies have no e-mail addresses and phone numbers. */
export function bugReport() {
  return {
    link: linkToHere(),
    ...getMocks(),
    faults: faultsOfLink(),
    clock: now(),
    build: `${import.meta.env.VERSION} ${import.meta.env.COMMIT}`,
    browser: navigator.userAgent,
    screen: `${window.innerWidth} × ${window.innerHeight}`,
    calls: calls.getState().map(call => ({
      ...call,
      verdict: verdictOf(call, mismatches.getState()),
      sent: scrub(call.sent),
      received: scrub(call.received),
    })),
  }
}

export type BugReport = ReturnType<typeof bugReport>

/** Number of calls in the text of a report; the file has all. */
const latest = 15

/** Returns the report as text for an issue. */
export function asText({ link, clock, build, browser, screen, calls: logged }: BugReport): string {
  const lines = logged.slice(-latest).map(({ method, path, status, milliseconds, verdict, received }) => {
    const line = `- ${method} ${path}: ${status || 'fără răspuns'}, ${milliseconds} ms, ${verdict}`
    return verdict === 'ok' || received === '' ? line : `${line}: \`${received.slice(0, 200)}\``
  })
  return [
    link,
    '',
    `Ceas: ${clock}`,
    `Versiune: ${build}`,
    `Browser: ${browser}, ${screen}`,
    '',
    'Apeluri:',
    ...lines,
  ].join('\n')
}

const Exported = z.object({ link: z.url() })

/** Returns the address that an exported report opens here, on whatever host it was made; `undefined` when it is no report. */
export function addressOf(text: string): string | undefined {
  try {
    const { pathname, search, hash } = new URL(z.parse(Exported, JSON.parse(text)).link)
    // A path such as `//host` would lead to another host.
    return safeReturnUrl(pathname + search + hash)
  } catch {
    return undefined
  }
}

function scrub(body: string): string {
  return body
    .replace(/[\w.+-]+@[\w.-]+\w/g, '[e-mail]')
    .replace(/\b0\d{3}[ .]?\d{3}[ .]?\d{3}\b/g, '[telefon]')
}
