import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { test } from '@playwright/test'
import type { Engine } from './engine.ts'

/** An element by its role and accessible name, inside another one. */
type Target = { role: string; name: string; inside?: Target | undefined }

/** Returns a target. The name is a regular expression. */
export function by(role: string, name = '', inside?: Target): Target {
  return { role, name, inside }
}

/** Testing Library, which finds an element by its role in every engine. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
declare const TestingLibraryDom: typeof import('@testing-library/dom')

declare global {
  /** Filled by the recorder in the pages of the build (test.ts). */
  var scriptErrors: string[] | undefined
}

/** Runs in the page. */
function find({ role, name, inside }: Target): HTMLElement | undefined {
  const place = inside ? find(inside) : document.body
  return place && TestingLibraryDom.queryAllByRole(place, role, { name: new RegExp(name, 'u') })[0]
}

/** WebDriver's code points of the keys that print nothing. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Milliseconds after which an action or a wait fails. */
const patience = 60_000

/** The tab of an engine as a user sees and operates it. Each action waits until its element is there, and is a step of the report. */
export class Tab {
  readonly #engine: Engine
  readonly #origin: string
  readonly #errors: string[] = []

  constructor(engine: Engine, origin: string) {
    this.#engine = engine
    this.#origin = origin
  }

  async open(path: string): Promise<void> {
    const title = `open ${path}`
    await step(title, () =>
      retry(title, async () => {
        // Before the old document is left, which aborts what it is loading.
        await this.#collectErrors()
        await this.#engine.load(new URL(path, this.#origin).href)
        return true
      }),
    )
  }

  async #collectErrors(): Promise<void> {
    this.#errors.push(...(await this.call(() => globalThis.scriptErrors?.splice(0) ?? [])))
  }

  /** Returns the errors of all scripts since the last call. */
  async takeErrors(): Promise<string[]> {
    await this.#collectErrors()
    return this.#errors.splice(0)
  }

  /** Calls a function in the page. */
  async call<Args extends unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const source = `await (${String(fn)})(...${JSON.stringify(args)})`
    return (await this.#engine.run(source)) as Awaited<Result>
  }

  /** Waits until the function returns true in the page. */
  async until(what: string, fn: () => boolean | undefined): Promise<void> {
    await step(what, async () => {
      await retry(what, async () => (await this.call(fn)) === true)
    })
  }

  /** Waits until the function, called with the element, returns a true value. Resolves to that value. */
  async read<Result>(target: Target, fn: (element: HTMLElement) => Result, what = ''): Promise<Result> {
    const title = `${what} ${target.role} ${target.name}`.trim()
    return step(title, () => retry(title, () => this.#readNow(target, fn)))
  }

  async #readNow<Result>(target: Target, fn: (element: HTMLElement) => Result) {
    if (!(await this.call(() => 'TestingLibraryDom' in window)))
      await this.#engine.run(`(0, eval)(${JSON.stringify(library)})`)
    const source = `(() => { ${String(find)}; const element = find(${JSON.stringify(target)}); return element && (${String(fn)})(element) })()`
    return this.#engine.run(source) as Promise<Result | null>
  }

  async see(target: Target): Promise<void> {
    await this.read(target, () => true, 'see')
  }

  async focused(target: Target): Promise<void> {
    await this.read(target, element => element === document.activeElement, 'focused')
  }

  async press(...names: (keyof typeof keys)[]): Promise<void> {
    for (const name of names) await step(`press ${name}`, () => this.#type(keys[name]))
  }

  async type(text: string): Promise<void> {
    await step(`type ${text}`, () => this.#type(text))
  }

  async #type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value })))
    await this.#engine.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Target): Promise<void> {
    await this.see(target)
    await step(`Tab to ${target.role} ${target.name}`, async () => {
      for (let presses = 0; presses < 60; presses += 1) {
        await this.#type(keys.Tab)
        if (await this.#readNow(target, element => element === document.activeElement)) return
      }
      throw new Error('No focus after 60 presses of Tab')
    })
  }

  async tabAndEnter(target: Target): Promise<void> {
    await this.tabTo(target)
    await this.press('Enter')
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.read(
      target,
      element => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      },
      'click',
    )
    const move = { type: 'pointerMove', x, y, duration: 0 }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await this.#engine.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ])
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#engine.screenshot(), 'base64')
  }
}

/** Reports the action as a step at the place of the journey that calls it. */
function step<Result>(title: string, body: () => Promise<Result>): Promise<Result> {
  return test.step(title, body, { box: true })
}

/** Repeats an action until it resolves to a true value. It may fail meanwhile, e.g. while another document loads. */
async function retry<Result>(what: string, action: () => Promise<Result | null>): Promise<Result> {
  const last = Date.now() + patience
  let failure: unknown
  while (Date.now() < last) {
    try {
      const result = await action()
      if (result) return result
      failure = undefined
    } catch (error) {
      failure = error
    }
    await setTimeout(50)
  }
  throw new Error(`Not within ${patience / 1000} s: ${what}`, { cause: failure })
}
