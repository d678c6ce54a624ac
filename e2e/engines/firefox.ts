import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { end, type Engine, printed, start } from './engine.ts'

type Reply = { id: number; result: never; error?: string; message?: string }

/** Milliseconds after which a command fails: Firefox forgets one whose document is replaced meanwhile. */
const patience = 30_000

/** Starts Firefox and drives it by WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const size = ['--width', '1280', '--height', '900']
  const firefox = start('firefox', ['--headless', '--remote-debugging-port=0', '--profile', profile, ...size])
  const address = await printed(firefox.stderr, /listening on (ws:\S+)/)
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')

  const pending = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    pending.get(reply.id)?.(reply)
    pending.delete(reply.id)
  })
  let commands = 0
  async function send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    const id = ++commands
    const replied = new Promise<Reply>(resolve => pending.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await Promise.race([replied, noReply(method)])
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`)
    return result
  }

  await send('session.new', { capabilities: {} })
  // In the first tab the address bar keeps the focus, and the page gets no focus events.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  await send('browsingContext.activate', { context })

  return {
    load: url => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(source) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `(async () => JSON.stringify((${source}) ?? null))()`,
        awaitPromise: true,
        target: { context },
      })
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value)
    },
    perform: actions => send('input.performActions', { context, actions }),
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    async stop() {
      socket.close()
      await end(firefox)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function noReply(method: string): Promise<never> {
  await setTimeout(patience, undefined, { ref: false })
  throw new Error(`${method}: no reply`)
}
