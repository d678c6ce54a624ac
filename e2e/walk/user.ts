import type { Page } from '@playwright/test'
import { codeOf } from '#mocks/personas.ts'
import type { Change, Network } from './network.ts'
import { random } from './random.ts'
import { typedPrefix } from './world.ts'

/** A control of the page, as the user finds it. */
export type Target = {
  kind: 'press' | 'field' | 'picker' | 'choice'
  /** Role and name, and the dialog that it is in. */
  name: string
  /** The address of the page. */
  address: string
  /** The address that a link leads to. */
  href: string | null
  /** The title of its dialog, or the name of the screen; a draft belongs to it. */
  place: string
  /** The persona to whom its form or dialog was first shown; `null` outside of forms. */
  owner: string | null
  x: number
  y: number
}

/** A press, Enter, Back, or an address that the user opens. */
export type Press = { address: string; href: string | null; owner: string | null; name: string }

/** A text that the user has typed and not sent. */
export type Typed = { address: string; place: string; name: string; text: string; isPicked: boolean }

/** Returns what the user may press now, chosen by `choice`; `undefined` when there is nothing. */
async function findTarget(
  page: Page,
  kinds: Target['kind'][],
  choice: string,
  recent: string[] = [],
): Promise<Target | undefined> {
  return page.evaluate(pick, { kinds, choice, recent }).catch(() => undefined)
}

/** Runs in the page. Of all controls it picks the one whose random number is largest, whichever others there are. */
function pick({
  kinds,
  choice,
  recent,
}: {
  kinds: string[]
  choice: string
  recent: string[]
}): Target | undefined {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
  const popup = document.querySelector('[role="listbox"]')
  const scope = popup ?? dialog ?? document
  const controls = scope.querySelectorAll<HTMLElement>(
    'a[href], button, [role="option"], input, textarea, select, summary, label',
  )
  const found = [...controls].flatMap(control => {
    const kind = kindOf(control)
    if (!kind || !kinds.includes(kind) || !isUsable(control)) return []
    const name = nameOf(control)
    return [
      {
        control,
        kind,
        name,
        score: numberOf(`${choice} ${name}`) ** (1 / (weightOf(control) * (recent.includes(name) ? 0.2 : 1))),
      },
    ]
  })
  for (const { control, kind, name } of found.toSorted((a, b) => b.score - a.score).slice(0, 3)) {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (!hit || !(control.contains(hit) || hit.contains(control))) continue
    const form =
      control instanceof HTMLButtonElement
        ? (control.form ?? control.closest('form'))
        : control.closest('form')
    const { owners } = globalThis as unknown as { owners: WeakMap<Element, string> }
    const container = form ?? dialog
    const owner = (container && owners.get(container)) ?? null
    const href = control instanceof HTMLAnchorElement ? control.href : null
    const place = dialog?.querySelector('h2')?.textContent ?? document.querySelector('h1')?.textContent ?? ''
    return { kind, name, address: location.href, href, place, owner, x, y } as Target
  }
  return undefined

  function kindOf(control: HTMLElement): string | undefined {
    if (control instanceof HTMLSelectElement || control.role === 'option') return 'choice'
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (/^(radio|checkbox|file|hidden|range)$/.test(control.type)) return undefined
      return control.role === 'combobox' ? 'picker' : 'field'
    }
    if (control instanceof HTMLLabelElement)
      return control.control?.matches('[type=radio], [type=checkbox]') ? 'press' : undefined
    if (control instanceof HTMLAnchorElement) {
      const isOurs = control.origin === location.origin && control.target !== '_blank'
      return isOurs && !control.href.includes('#') && !/LogOff|robots/i.test(control.href)
        ? 'press'
        : undefined
    }
    return 'press'
  }
  function isUsable(control: HTMLElement): boolean {
    const { width, height } = control.getBoundingClientRect()
    const isOff = control.matches(
      ':disabled, [aria-disabled="true"], [inert] *, [readonly], [aria-hidden="true"] *',
    )
    return (
      width > 2 &&
      height > 2 &&
      !isOff &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  function nameOf(control: HTMLElement): string {
    const label =
      control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
        ? control.labels?.[0]?.textContent
        : undefined
    return `${control.role ?? control.localName} "${(control.ariaLabel ?? label ?? control.textContent).trim().slice(0, 60)}"`
  }
  /** What changes something, and what belongs to this screen, is pressed more often than the menus. */
  function weightOf(control: HTMLElement): number {
    if (control.matches('[type="submit"], form button')) return 6
    if (control.closest('header, footer, nav')) return 0.3
    return control instanceof HTMLAnchorElement ? 1 : 3
  }
  function numberOf(text: string): number {
    let value = 0x811c9dc5
    for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193)
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
    value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
    return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32
  }
}

const pieces = ['matematica', 'mate', 'cluj-napoca', 'engleza', 'fizica', 'clasele', 'zzz']

/** The actions of a user, with how often each is chosen. */
const actions = {
  press: 62,
  pressTwice: 4,
  type: 10,
  fillIn: 8,
  choose: 6,
  back: 6,
  forward: 2,
  close: 6,
  rest: 6,
  lookAway: 3,
  reload: 1,
  signInElsewhere: 2,
  loseSession: 1,
}

type Action = keyof typeof actions

/** What differs between users: whether their browser stores drafts, and what they do more often. */
type Habits = { hasStorage: boolean; weights: Partial<Record<Action, number>> }

/** The user of a walk: what they have done, and what the rules need to know of it. */
export class User {
  readonly steps: string[] = []
  private presses: Press[] = []
  typed: Typed[] = []
  private readonly page: Page
  private readonly network: Network
  private readonly seed: number
  private readonly habits: Habits
  private count = 0
  private readonly pressed: string[] = []
  private sentBefore = 0

  constructor(page: Page, network: Network, seed: number, habits: Habits) {
    this.page = page
    this.network = network
    this.seed = seed
    this.habits = habits
    // A new document has the drafts of long texts only, and these only from the browser's storage.
    page.on('request', request => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
      this.typed = this.typed.filter(({ name }) => habits.hasStorage && name.startsWith('textarea'))
    })
  }

  /** Chooses an action and carries it out. */
  async act(elsewhere: Record<'signInElsewhere' | 'loseSession', () => Promise<string>>): Promise<Action> {
    const action = this.chooseAction()
    // The drafts of the first viewer are gone then.
    if (action === 'signInElsewhere') this.typed = []
    const done =
      action === 'signInElsewhere' || action === 'loseSession'
        ? await elsewhere[action]()
        : await this[action]()
    this.steps.push(done ? `${action}: ${done}` : action)
    return action
  }

  /** The last press, which the changes that are sent now belong to. */
  last: Press | undefined

  get changes(): readonly Change[] {
    return this.network.changes.slice(this.sentBefore)
  }

  /** Takes the press that explains a navigation, and those before it. Returns whether there is one. */
  takePress(from: string, to: string): boolean {
    const here = this.presses.map(press =>
      press.href === 'history' || isSame(press.address, from) ? press : undefined,
    )
    const link = here.findLastIndex(
      press => press?.href && (isSame(press.href, to) || /Account/.test(press.href)),
    )
    const travel = here.findIndex(press => press?.href === 'history')
    // A button leads anywhere.
    const button = here.findLastIndex(press => press?.href === null)
    const taken = [link, travel, button].find(index => index >= 0)
    if (taken === undefined) return false
    this.presses = this.presses.filter(
      ({ href }, index) => index > taken || (href === 'history' && index !== taken),
    )
    return true
  }

  private note(press: Press): void {
    this.last = press
    this.pressed.push(press.name)
    this.presses.push(press)
    this.sentBefore = this.network.changes.length
  }

  private draw(...about: (string | number)[]): number {
    return random(this.seed, this.steps.length, ...about)
  }

  private chooseAction(): Action {
    const weights = { ...actions, ...this.habits.weights }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant object
    const all = Object.entries(weights) as [Action, number][]
    let left = this.draw('action') * all.reduce((sum, [, weight]) => sum + weight, 0)
    return all.find(([, weight]) => (left -= weight) < 0)?.[0] ?? 'press'
  }

  private async press(clickCount = 1): Promise<string> {
    const target = await findTarget(
      this.page,
      ['press', 'choice'],
      `${this.seed} ${this.steps.length}`,
      this.pressed.slice(-15),
    )
    if (!target) return 'nothing'
    return this.pressOn(target, clickCount)
  }

  private async pressOn(
    { name, address, href, owner, place, x, y }: Target,
    clickCount = 1,
  ): Promise<string> {
    this.note({ address, href, owner, name })
    // Cancelling discards; sending is judged by what arrives.
    if (/renun|anul|goleș|șterge|elimin/i.test(name)) this.typed = []
    await this.page.mouse.click(x, y, { clickCount })
    // The list of a select is the browser's own.
    if (name.startsWith('select'))
      for (const key of ['ArrowDown', 'Enter']) await this.page.keyboard.press(key)
    return `${name} in "${place}"`
  }

  private pressTwice(): Promise<string> {
    return this.press(2)
  }

  private async type(): Promise<string> {
    const target = await findTarget(this.page, ['field', 'picker'], `${this.seed} ${this.steps.length}`)
    return target ? this.typeInto(target) : 'nothing'
  }

  private async typeInto(target: Target): Promise<string> {
    const { name, place, kind, x, y } = target
    const isPicker = kind === 'picker'
    const piece = pieces[Math.floor(this.draw('piece') * pieces.length)] ?? ''
    const own = `${typedPrefix}${(this.count += 1)} de ${codeOf(this.network.persona) || 'vizitator'}`
    await this.page.mouse.click(x, y)
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.insertText(isPicker ? piece : own)
    const text = await this.page.evaluate(() => {
      const field = document.activeElement
      return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
    })
    this.typed = this.typed.filter(one => one.name !== name || one.place !== place)
    // A field for numbers takes no words.
    if (text === (isPicker ? piece : own))
      this.typed.push({ address: target.address, place, name, text, isPicked: isPicker })
    const key = this.draw('key')
    if (isPicker && key < 0.3)
      this.note({ address: target.address, href: null, owner: target.owner, name: 'Enter' })
    if (isPicker && key < 0.3) await this.page.keyboard.press('Enter')
    else if (key < 0.6) await this.page.keyboard.press('Tab')
    return `"${text}" into ${name} in "${place}"`
  }

  /** Fills in every field that is empty, and chooses in every picker, as before a form is sent. */
  private async fillIn(): Promise<string> {
    const filled: string[] = []
    for (let index = 0; index < 3; index++) {
      const target = await findTarget(
        this.page,
        ['field', 'picker', 'choice'],
        `${this.seed} ${this.steps.length} ${index}`,
      )
      if (!target || filled.includes(target.name)) continue
      filled.push(target.name)
      if (target.kind === 'choice') await this.pressOn(target)
      else await this.typeInto(target)
    }
    return filled.join(', ')
  }

  private async choose(): Promise<string> {
    const opener = await findTarget(this.page, ['picker', 'choice'], `${this.seed} ${this.steps.length}`)
    if (!opener) return 'nothing'
    await this.pressOn(opener)
    const option = await findTarget(this.page, ['choice'], `${this.seed} ${this.steps.length} option`)
    return option ? this.pressOn(option) : opener.name
  }

  private async back(): Promise<string> {
    return this.travel(-1)
  }

  private async forward(): Promise<string> {
    return this.travel(1)
  }

  private async travel(distance: number): Promise<string> {
    this.note({ address: this.page.url(), href: 'history', owner: null, name: 'history' })
    await this.page
      .evaluate(by => {
        // Not past the first page of the walk.
        if (by > 0 || history.length > 2) history.go(by)
      }, distance)
      .catch(() => {})
    return ''
  }

  private async close(): Promise<string> {
    await this.page.keyboard.press('Escape')
    return ''
  }

  private async rest(): Promise<string> {
    await this.page.waitForTimeout(300)
    return ''
  }

  /** Looks at another tab, and comes back. */
  private async lookAway(): Promise<string> {
    await this.page
      .evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'))
        window.dispatchEvent(new Event('focus'))
      })
      .catch(() => {})
    return ''
  }

  private async reload(): Promise<string> {
    this.note({ address: this.page.url(), href: 'history', owner: null, name: 'reload' })
    await this.page.reload({ waitUntil: 'commit' }).catch(() => {})
    return ''
  }
}

/** Returns whether two addresses are the same, whatever their fragments. */
export const isSame = (one: string, other: string) =>
  one.replace(/#.*|\/$/g, '') === other.replace(/#.*|\/$/g, '')
