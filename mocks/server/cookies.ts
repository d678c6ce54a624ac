import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SettingsStore } from '#mocks/storedSettings.ts'

const settingsCookie = 'mock'

/** The settings of a client that has sent an anti-forgery cookie, as long as the server runs. */
export type Session = { settings?: string }

/**
 * Returns a storage for the settings of a client: a cookie instead of the tab's sessionStorage. The session has precedence, since
 * a response that a fault destroys takes its cookie with it.
 */
export function cookieStore(
  request: IncomingMessage,
  response: ServerResponse,
  session: Session | undefined,
): SettingsStore {
  return {
    getItem: () => session?.settings ?? decodeURIComponent(cookieOf(request, settingsCookie) ?? ''),
    setItem(_, value) {
      if (session) session.settings = value
      addCookie(response, `${settingsCookie}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; HttpOnly`)
    },
  }
}

export function addCookie(response: ServerResponse, cookie: string): void {
  response.appendHeader('Set-Cookie', cookie)
}

export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const pair = (request.headers.cookie ?? '').split(/;\s*/).find(one => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
