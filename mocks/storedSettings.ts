import {
  defaultSettings,
  formatMockLink,
  hasMock,
  type MockLink,
  type MockSettings,
  readLink,
} from './link.ts'

/** The storage of the settings: the tab's, or a client's cookie. */
export type SettingsStore = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Reads the settings from a link and stores them for the tab (`storage` is its sessionStorage), except the
 * reset and the clock, which apply once. Returns the settings, and the address without the mock parameters
 * and otherwise unchanged.
 */
export function takeMockFromLink(url: URL, storage: SettingsStore | undefined): MockLink & { url: URL } {
  const link = readLink(url.searchParams, storedSettings(storage))
  const { reset: _, clock: __, ...settings } = link
  if (hasMock(url.searchParams)) storeSettings(storage, settings)
  return { ...link, url: withoutMock(url) }
}

const storageKey = 'meditatii.mock'

/**
 * Gives a tab that a link of the app has opened the settings of the tab that was in use: it starts with an empty storage of its
 * own. Any other new tab has the defaults.
 */
export function inheritSettings(tab: SettingsStore | undefined, browser: SettingsStore | undefined): void {
  if (!document.referrer.startsWith(`${location.origin}/`) || tab?.getItem(storageKey)) return
  storeSettings(tab, storedSettings(browser))
}

/** Stores the settings for `takeMockFromLink`. */
export function storeSettings(storage: SettingsStore | undefined, settings: MockSettings): void {
  try {
    storage?.setItem(storageKey, formatMockLink(settings))
  } catch {
    // A browser that blocks storage still runs the mocks; the settings then last until the next page load.
  }
}

/** Returns the stored settings; the defaults when there are none. */
export function storedSettings(storage: SettingsStore | undefined): MockSettings {
  try {
    const {
      reset: _,
      clock: __,
      ...settings
    } = readLink(new URLSearchParams(storage?.getItem(storageKey) ?? ''), defaultSettings)
    return settings
  } catch {
    return defaultSettings
  }
}

/** Removes the mock parameters. `searchParams.delete` would re-encode the other parameters. */
function withoutMock(url: URL): URL {
  const clean = new URL(url)
  const pairs = url.search.slice(1).split('&')
  clean.search = pairs.filter(pair => !hasMock(new URLSearchParams(pair))).join('&')
  return clean
}
