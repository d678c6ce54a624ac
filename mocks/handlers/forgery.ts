import { refuse } from './refuse.ts'

const cookieName = 'XSRF-TOKEN'
const headerName = 'X-XSRF-TOKEN'

/**
 * A POST must repeat the anti-forgery cookie in its header, wherever there is such a cookie. contract: Every request.
 * Over HTTP and in Node the request carries it; in the browser a request does not show its cookies, so the page's count.
 */
export function refuseForgery({ method, headers }: Request): Response | undefined {
  if (method !== 'POST') return undefined
  const token = tokenIn(headers.get('cookie') ?? globalThis.document?.cookie ?? '')
  if (token === undefined || headers.get(headerName) === token) return undefined
  return refuse(403, 'Cererea nu vine de pe acest site.')
}

function tokenIn(cookies: string): string | undefined {
  const pair = cookies.split(/;\s*/).find(one => one.startsWith(`${cookieName}=`))
  return pair === undefined ? undefined : decoded(pair.slice(cookieName.length + 1))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
