import { type BrowserContext, expect, test as base } from '@playwright/test'

type Noise = {
  /** Console errors that a journey causes on purpose. */
  allowedErrors: RegExp | undefined
  failOnNoise: void
}

/** Console errors of the browser itself about failed requests, e.g. in the scenarios `failing` and `offline`. */
export const failedCalls = /Failed to load resource|net::ERR_FAILED/

/**
 * Records page errors and console errors of all tabs. Returns a function that fails when there were any that
 * are not allowed.
 */
export function listenForNoise(context: BrowserContext): (allowed?: RegExp) => void {
  const noise: string[] = []
  context.on('weberror', webError => noise.push(`page error: ${webError.error().message}`))
  context.on('console', line => {
    if (line.type() === 'error') noise.push(`console error: ${line.text()} (${line.location().url})`)
  })
  return allowed => {
    const unexpected = noise.filter(line => !allowed?.test(line))
    expect(unexpected, 'page errors and console errors').toEqual([])
  }
}

/** Playwright's test, which also fails on page errors and console errors, in every tab that the journey opens. */
export const test = base.extend<Noise>({
  allowedErrors: [undefined, { option: true }],
  failOnNoise: [
    async ({ context, allowedErrors }, use) => {
      const expectQuiet = listenForNoise(context)
      await use()
      expectQuiet(allowedErrors)
    },
    { auto: true },
  ],
})
