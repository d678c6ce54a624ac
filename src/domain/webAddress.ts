/** Parses an absolute address; `undefined` for any other text. `URL.canParse` is newer than some supported browsers. */
export function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
