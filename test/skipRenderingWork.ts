import * as React from 'react'
import { server } from 'vitest/browser'

/**
 * Setup file for tests in a browser: turns off rendering work whose results no test reads. That work takes a quarter of
 * their processor time (docs/decisions/0018).
 */

/**
 * Lays out the page without painting it. Vitest runs tests in an iframe, and Chromium does not paint what is
 * fully transparent. Tests cannot tell, because the opacity is set on the page around their iframe.
 */
function stopPainting() {
  if (server.config.browser.headless) window.parent.document.body.style.opacity = '0'
}

/** The counter in React's internals that limits how many stack traces it captures. */
const traces = 'recentlyCreatedOwnerStacks'

/**
 * Stops React from capturing a stack trace for each element that is created, which it does in development to
 * name the owner of a component in its warnings. React captures 10,000 per second at most, so a counter that
 * always reads 10,000 stops it. All warnings remain, each with its component stack.
 */
function stopOwnerStacks() {
  const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
  if (!isObject(internals) || !(traces in internals))
    throw new Error(`React no longer has ${traces}: look how this version limits its owner stacks.`)
  Object.defineProperty(internals, traces, { get: () => 10_000, set: () => {}, configurable: true })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

stopPainting()
stopOwnerStacks()
