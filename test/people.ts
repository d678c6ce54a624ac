import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setClockShift } from '#mocks/clock.ts'
import { answer } from '#mocks/node.ts'
import type { PersonaId } from '#mocks/personas.ts'
import { resetMocks } from '#mocks/reset.ts'
import { createMockServer } from '#mocks/server.ts'
import { configureMocks } from '#mocks/state.ts'

type Answered = { status: number; json: unknown }

/** A mocked back end with somebody in front of it, whichever way it is run. */
export type Stage = {
  /** One call as a persona; a body makes it a POST. */
  ask: (persona: PersonaId, path: string, body?: unknown) => Promise<Answered>
  /** The world's clock, in minutes since its start. */
  setClock: (minutes: number) => Promise<void>
  stop: () => Promise<void>
}

/** The handlers themselves. */
export async function inNode(): Promise<Stage> {
  resetMocks()
  return {
    async ask(persona, path, body) {
      configureMocks({ persona, latency: 0 })
      const response = await answer(new Request(`http://localhost${path}`, optionsOf(body)))
      if (!response) throw new Error(`No handler answers ${path}`)
      return read(response)
    },
    async setClock(minutes) {
      setClockShift(minutes)
    },
    async stop() {
      resetMocks()
    },
  }
}

/** The HTTP server, with a browser's cookies for each persona. */
export async function overHttp(): Promise<Stage> {
  resetMocks()
  const server = createMockServer({ latency: 0 }).listen(0)
  await once(server, 'listening')
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const jars = new Map<PersonaId, Map<string, string>>()

  async function jarOf(persona: PersonaId) {
    const known = jars.get(persona)
    if (known) return known
    const jar = new Map<string, string>()
    jars.set(persona, jar)
    await send(jar, `/Account/Login?persona=${persona}&returnUrl=%2F`)
    return jar
  }

  async function send(jar: Map<string, string>, path: string, body?: unknown) {
    const options = optionsOf(body)
    const headers = new Headers(options.headers)
    headers.set('Cookie', [...jar].map(pair => pair.join('=')).join('; '))
    const token = jar.get('XSRF-TOKEN')
    if (token && body !== undefined) headers.set('X-XSRF-TOKEN', token)
    const response = await fetch(base + path, { ...options, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }

  return {
    ask: async (persona, path, body) => read(await send(await jarOf(persona), path, body)),
    async setClock(minutes) {
      await send(await jarOf('visitor'), `/?mock-clock=${minutes}`)
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      resetMocks()
    },
  }
}

/** `''` is a POST without a body. */
function optionsOf(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body === '') return { method: 'POST' }
  return { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

async function read(response: Response): Promise<Answered> {
  const text = await response.text()
  try {
    return { status: response.status, json: JSON.parse(text) }
  } catch {
    return { status: response.status, json: text }
  }
}
