import { vi } from 'vitest'

/** The ways in which a browser refuses its storage. */
export const refusals = ['forbidden', 'full', 'missing'] as const

/** Makes the browser refuse localStorage until the test ends, when setupBrowser.ts restores it. */
export function refuseStorage(how: (typeof refusals)[number]): void {
  const spy =
    how === 'full' ? vi.spyOn(Storage.prototype, 'setItem') : vi.spyOn(window, 'localStorage', 'get')
  const fail = (name: string) => () => {
    throw new DOMException(how, name)
  }
  if (how === 'full') spy.mockImplementation(fail('QuotaExceededError'))
  else if (how === 'forbidden') spy.mockImplementation(fail('SecurityError'))
  // As in an Android WebView without DOM storage.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the types rule out is what the test is about
  else spy.mockReturnValue(null as never)
}
