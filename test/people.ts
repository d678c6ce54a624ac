import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setClockShift } from '#mocks/clock.ts'
import { answer } from '#mocks/node.ts'
import type { PersonaId } from '#mocks/personas.ts'
import { resetMocks } from '#mocks/reset.ts'
import { createMockServer } from '#mocks/server.ts'
import { configureMocks } from '#mocks/state.ts'

type Answered = { status: number; json: unknown }

/** A running mocked back end, in Node or as an HTTP server, that tests can call as any persona. */
export type Stage = {
  /** Sends one call as a persona: a POST when there is a body, otherwise a GET. */
  ask: (persona: PersonaId, path: string, body?: unknown) => Promise<Answered>
  /** Moves the mocked clock to this many minutes after its start. */
  setClock: (minutes: number) => Promise<void>
  stop: () => Promise<void>
}

/** Calls the handlers directly, without HTTP. */
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

/** Starts the HTTP server and calls it with separate cookies for each persona. */
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

/** Returns the fetch options for a body; `''` makes a POST without a body. */
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
