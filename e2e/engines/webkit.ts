import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '#scripts/nginx.ts'
import { end, type Engine, printed, start } from './engine.ts'

/** Starts WebKitGTK's own browser on a display in memory and drives it by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const display = start('display', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  const number = await printed(display.stdout, /(\d+)\n/)
  const port = await findFreePort()
  const driver = start('webkit', [`--port=${port}`], { DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' })

  async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }

  async function isReady(): Promise<boolean> {
    return send<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    )
  }
  while (!(await isReady())) await setTimeout(25)

  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  })
  const session = `/session/${sessionId}`
  await send('POST', `${session}/window/rect`, { width: 1280, height: 938 })

  return {
    load: url => send('POST', `${session}/url`, { url }),
    async run(source) {
      const script = `return (async () => JSON.stringify((${source}) ?? null))()`
      return JSON.parse(await send<string>('POST', `${session}/execute/sync`, { script, args: [] }))
    },
    perform: actions => send('POST', `${session}/actions`, { actions }),
    screenshot: () => send('GET', `${session}/screenshot`),
    async stop() {
      await send('DELETE', session)
      await end(driver)
      await end(display)
    },
  }
}
