import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = { port: number; origin: string; url: string; stop: () => void }

/** Starts a server on any free port. `stop` closes its connections too. */
export async function listen(server: Server): Promise<Listening> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    port,
    origin,
    url: `${origin}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
