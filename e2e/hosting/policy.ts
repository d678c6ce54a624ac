import { expect } from '@playwright/test'
import { test as base } from './host.ts'

type Violations = { violations: string[] }

/** The test of host.ts, which also fails when the page violates its Content-Security-Policy. */
export const test = base.extend<Violations>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await context.exposeBinding('reportViolation', (_, text: string) => violations.push(text))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event => {
          const report = Reflect.get(globalThis, 'reportViolation') as (text: string) => void
          report(`${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
        })
      })
      await use(violations)
      expect(violations, 'violations of the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
})
