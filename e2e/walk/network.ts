import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import type { PersonaId } from '#mocks/personas.ts'
import { random } from './random.ts'
import { markResponse, withoutMarks } from './world.ts'

/** A change that the page has sent. */
export type Change = { endpoint: string; body: string; sentBy: PersonaId; hasArrived: boolean }

type Fault = '500' | '401' | 'lost' | undefined

/** The user of a walk is ten times as fast as a person, so each wait is ten times as short: 3 s become 0.3 s. */
const haste = 10
const longest = 3000 / haste

type Options = { seed: number; hasSlowScripts: boolean }

/** The calls of a walk: each response is delayed by a random time, and some fail. */
export class Network {
  /** The persona of the cookies. */
  persona: PersonaId = 'visitor'
  /** The persona of the last profile that the page has received; `undefined` before. */
  told: PersonaId | undefined
  readonly changes: Change[] = []
  /** The failures since the walk began. */
  readonly failures: string[] = []
  pending = 0
  private readonly counts = new Map<string, number>()
  private readonly page: Page
  private readonly options: Options

  constructor(page: Page, options: Options) {
    this.page = page
    this.options = options
  }

  async listen(context: BrowserContext): Promise<void> {
    await context.addInitScript(hurry, haste)
    await context.route(/\/api\//i, route =>
      // An unanswered request would look like a page that loads for ever.
      this.answer(route).catch(() => route.abort('connectionreset').catch(() => {})),
    )
    // No rule looks at portraits.
    await context.route(/get-profile-image/i, route =>
      route.fulfill({ contentType: 'image/svg+xml', body: portrait }),
    )
    if (this.options.hasSlowScripts)
      await context.route(/\/assets\/.*\.js$/, async route => {
        await wait(random(this.options.seed, route.request().url()) * longest)
        await route.continue().catch(() => {})
      })
    // The cookies of a sign-in page apply to all tabs.
    context.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (/^\/Account\/LogOff$/i.test(pathname)) this.persona = 'visitor'
      const persona = /^\/Account\/Login$/i.test(pathname) && searchParams.get('persona')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the links of the sign-in page
      if (persona) this.persona = persona as PersonaId
    })
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request()
    const isOurs = request.frame().page() === this.page
    const endpoint = endpointOf(request)
    const count = (this.counts.get(endpoint) ?? 0) + 1
    this.counts.set(endpoint, count)
    const fault = isOurs ? this.faultOf(request, endpoint, count) : undefined
    if (isOurs) this.pending += 1
    const change = isOurs && isChange(request) ? this.noteChange(request, endpoint) : undefined
    try {
      await wait(this.latenessOf(endpoint, count))
      if (fault) this.failures.push(`${fault} ${endpoint} #${count}`)
      if (fault === '500' || fault === '401') return await route.fulfill({ status: Number(fault), body: '' })
      // The cookies of this moment decide whose data comes back.
      const persona = this.persona
      const body = request.postData()
      const isText = body !== null && !request.headers()['content-type']?.includes('multipart')
      const response = await route.fetch(isText ? { postData: withoutMarks(body) } : {})
      if (change) change.hasArrived = response.ok()
      if (fault === 'lost') return await route.abort('connectionreset')
      if (!response.ok()) return await route.fulfill({ response })
      const text = await response.text()
      await route.fulfill({ response, body: markResponse(text, request.url(), persona) })
      if (isOurs && endpoint.endsWith('/GetCurrentProfile')) this.told = persona
    } finally {
      if (isOurs) this.pending -= 1
    }
  }

  private noteChange(request: Request, endpoint: string): Change {
    const body = withoutMarks(request.postData() ?? request.url())
    const change = { endpoint, body, sentBy: this.persona, hasArrived: false }
    this.changes.push(change)
    return change
  }

  /** Milliseconds until the response of a call. A few endpoints of a walk are always slow. */
  private latenessOf(endpoint: string, count: number): number {
    const { seed } = this.options
    const isSlow = random(seed, endpoint, 'slow') < 0.2
    return (isSlow ? 3 : random(seed, endpoint, count, 'late')) * longest
  }

  private faultOf(request: Request, endpoint: string, count: number): Fault {
    const { seed } = this.options
    // Changes are rare, so they fail more often. In each walk a few endpoints also fail more often, so that a retry fails too.
    const isBad = random(seed, endpoint, 'bad') < 0.15
    const share = isBad ? 0.25 : isChange(request) ? 0.12 : 0.02
    const chance = random(seed, endpoint, count, 'fault')
    if (chance < share) return '500'
    if (chance < 2 * share) return 'lost'
    return chance < 2.4 * share ? '401' : undefined
  }
}

const portrait = '<svg xmlns="http://www.w3.org/2000/svg" width="110" height="110"/>'

/** Method and path, without the arguments in it. */
function endpointOf(request: Request): string {
  const { pathname } = new URL(request.url())
  return `${request.method()} ${pathname.split('/').slice(0, 4).join('/')}`
}

/** Returns whether the request changes something on the server, which two endpoints do by GET. */
function isChange(request: Request): boolean {
  return request.method() === 'POST' || /deleteappoitment|acceptByTeacher/i.test(request.url())
}

export const wait = (time: number) => new Promise(resolve => setTimeout(resolve, time))

/** Runs in the page: makes its clock and its timers this many times as fast. */
function hurry(factor: number) {
  const [set, repeat, now, start] = [window.setTimeout, window.setInterval, Date.now, Date.now()]
  const hurried = (time?: number) => (time ?? 0) / factor
  Object.assign(window, {
    setTimeout: (run: () => void, time?: number, ...args: []) => set(run, hurried(time), ...args),
    setInterval: (run: () => void, time?: number, ...args: []) => repeat(run, hurried(time), ...args),
  })
  Date.now = () => start + (now() - start) * factor
}
