import { decode } from './matchPath.ts'
import { refuse } from './refuse.ts'

const cookieName = 'XSRF-TOKEN'
const headerName = 'X-XSRF-TOKEN'

/**
 * Refuses a POST that does not repeat the anti-forgery cookie in its header, if there is such a cookie.
 * §7 Every request. Over HTTP and in Node the cookie is in the request; in a browser a request does
 * not expose its cookies, so it is read from the page.
 */
export function refuseForgery({ method, headers }: Request): Response | undefined {
  if (method !== 'POST') return undefined
  const token = tokenIn(headers.get('cookie') ?? globalThis.document?.cookie ?? '')
  if (token === undefined || headers.get(headerName) === token) return undefined
  return refuse(403, 'Cererea nu vine de pe acest site.')
}

function tokenIn(cookies: string): string | undefined {
  const pair = cookies.split(/;\s*/).find(one => one.startsWith(`${cookieName}=`))
  return pair === undefined ? undefined : decode(pair.slice(cookieName.length + 1))
}
