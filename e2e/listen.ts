import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server of a journey on any free port. `stop` closes its connections too. */
export async function listen(server: Server): Promise<{ port: number; url: string; stop: () => void }> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
