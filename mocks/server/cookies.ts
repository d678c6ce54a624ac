import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SettingsStore } from '#mocks/storedSettings.ts'

const settingsCookie = 'mock'

/** Returns a storage for the settings of a client: a cookie instead of the tab's sessionStorage. */
export function cookieStore(request: IncomingMessage, response: ServerResponse): SettingsStore {
  return {
    getItem: () => decodeURIComponent(cookieOf(request, settingsCookie) ?? ''),
    setItem: (_, value) =>
      addCookie(response, `${settingsCookie}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; HttpOnly`),
  }
}

export function addCookie(response: ServerResponse, cookie: string): void {
  response.appendHeader('Set-Cookie', cookie)
}

export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const pair = (request.headers.cookie ?? '').split(/;\s*/).find(one => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
