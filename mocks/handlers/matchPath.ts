type Match = { matches: boolean; params: Record<string, string> }

/**
 * Returns MSW's predicate for a path of the contract, on any origin: without regard to case, since IIS has
 * none. A slash after the path is allowed. Each `{name}` of the path becomes a parameter, with the case of
 * its value unchanged.
 */
export function matchPath(path: string): (call: { request: Pick<Request, 'url'> }) => Match {
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`, 'i')
  return ({ request }) => {
    const match = pattern.exec(new URL(request.url).pathname)
    const values = Object.entries(match?.groups ?? {}).map(([name, text]) => [name, decode(text)] as const)
    return { matches: match !== null, params: Object.fromEntries(values) }
  }
}

/** Decodes a value of a request. A malformed one is passed on as it is, for the handler to refuse. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
