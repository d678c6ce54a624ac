// `vanilla` does not import React; see calls.ts.
import { createStore } from 'zustand/vanilla'
import { defaultSettings, type MockSettings } from './link.ts'
import { browserStorage } from './storage.ts'
import { storeSettings } from './storedSettings.ts'

/** The settings by which the mocked back end answers, in this tab or this Node process. */
export const mocks = createStore<MockSettings>(() => defaultSettings)

/** The client whose call a server is answering, with its own settings. All calls of a client have the same `session`. */
export type MockClient = {
  session: object
  settings: MockSettings
  store: (patch: Partial<MockSettings>) => void
}

let clientOfCall: () => MockClient | undefined = () => undefined

export function getMocks(): MockSettings {
  return clientOfCall()?.settings ?? mocks.getState()
}

/** Sets how a server with several clients finds the client of the call that it is answering, if any. */
export function setClientSource(source: () => MockClient | undefined): void {
  clientOfCall = source
}

const sessionOfCall = (): object => clientOfCall()?.session ?? mocks

/** Creates a value that each client of a server has for itself. This tab, or this Node process, is one client. */
export function perClient<Value>(create: () => Value): { get: () => Value; reset: () => void } {
  const values = new WeakMap<object, Value>()
  return {
    get() {
      const value = values.get(sessionOfCall()) ?? create()
      values.set(sessionOfCall(), value)
      return value
    },
    reset: () => void values.delete(sessionOfCall()),
  }
}

/** Changes the persona, scenario, latency or faults until `resetMocks()`. For tests and stories. */
export function configureMocks(patch: Partial<MockSettings>): void {
  mocks.setState(patch)
}

/**
 * Changes the same, and stores it so that it survives reloads of this tab, or for the client of a server. The tab in use also
 * stores it for the tabs that it opens.
 */
export function chooseMocks(patch: Partial<MockSettings>): void {
  const client = clientOfCall()
  if (client) return client.store(patch)
  configureMocks(patch)
  storeSettings(browserStorage('sessionStorage'), mocks.getState())
  if (globalThis.document?.hasFocus()) storeSettings(browserStorage('localStorage'), mocks.getState())
}
