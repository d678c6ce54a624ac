import type { Path } from './addresses.ts'
import { hooks } from './hooks.ts'

/**
 * Returns the anti-forgery header of a change that is sent to our own origin. The cookie is read again for
 * each request; without the cookie there is no header.
 */
export function antiForgery(method: string, path: Path): Record<string, string> {
  const { cookie, header } = hooks().xsrf
  if (method === 'GET' || path.startsWith('//') || cookie === '') return {}
  const pair = (globalThis.document?.cookie ?? '').split('; ').find(one => one.startsWith(`${cookie}=`))
  return pair ? { [header]: decodeToken(pair.slice(cookie.length + 1)) } : {}
}

/** URL-decodes a token. A token that is not URL-encoded is returned unchanged. */
function decodeToken(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
