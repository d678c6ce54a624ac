import type { Page } from '@playwright/test'
import { codeOf } from '#mocks/personas.ts'
import type { Change, Network } from './network.ts'
import { random } from './random.ts'
import { findTarget, type Press, type Target, watchPresses } from './targets.ts'
import { typedPrefix } from './world.ts'

/** A text that the user has typed and not sent. A picker may replace it with a choice. */
export type Typed = { address: string; place: string; name: string; text: string; isPicker: boolean }

/** Texts that users type into a picker: the start of a choice, a whole choice, or no choice. */
const pieces = ['matematica', 'mate', 'cluj-napoca', 'engleza', 'fizica', 'clasele', 'zzz']

/** The actions with their relative frequency. */
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
  comeBack: 3,
  reload: 1,
  signInElsewhere: 2,
  loseSession: 1,
}

type Action = keyof typeof actions

/** The differences between users. */
export type Habits = {
  /** The browser stores drafts. */
  hasStorage: boolean
  /** The user types before the scripts have loaded. */
  typesFirst: boolean
  weights: Partial<Record<Action, number>>
  /** Actions in another tab. Both return a note for the list of steps. */
  signInElsewhere: () => Promise<string>
  loseSession: () => Promise<string>
}

/** The user of a walk: acts, and remembers what the rules need to know. */
export class User {
  readonly steps: string[] = []
  typed: Typed[] = []
  /** The last press. */
  last: Press | undefined
  private presses: Press[] = []
  private readonly pressed: string[] = []
  private sentBefore = 0
  private readonly page: Page
  private readonly network: Network
  private readonly seed: number
  private readonly habits: Habits

  constructor(page: Page, network: Network, seed: number, habits: Habits) {
    this.page = page
    this.network = network
    this.seed = seed
    this.habits = habits
  }

  async listen(): Promise<void> {
    await watchPresses(this.page, press => this.note(press))
    // A new document has the drafts of long texts only, and these only from the browser's storage.
    this.page.on('request', request => {
      if (request.isNavigationRequest() && request.frame() === this.page.mainFrame())
        this.forget(({ name }) => !this.habits.hasStorage || !name.startsWith('textarea'))
    })
  }

  /** Chooses an action and carries it out. */
  async act(): Promise<void> {
    const action = this.chooseAction()
    const isPress = /^(press|type|fillIn|choose)/.test(action)
    if (isPress) this.sentBefore = this.network.changes.length
    this.steps.push(`${action} ${await this[action]()}`)
  }

  /** Returns the changes that the last press has sent. */
  get changes(): readonly Change[] {
    return this.network.changes.slice(this.sentBefore)
  }

  /** Consumes the press that explains a navigation, and all presses before it. Returns that press, or `undefined`. */
  takePress(from: string, to: string): Press | undefined {
    const isLogin = (address: string) => /\/Account\/Login\?returnUrl/.test(address)
    // A screen that needs a session leads to the login instead, and from there to itself.
    const { origin, searchParams } = new URL(to)
    const screen = isLogin(to) ? origin + (searchParams.get('returnUrl') ?? '') : to
    const link = this.presses.findIndex(
      ({ href }) => href && (isSame(href, screen) || (isLogin(href) && isLogin(to))),
    )
    // A button may lead anywhere, but only from its own page.
    const isButton = ({ href, address }: Press) => href === null && isSame(address, from)
    const last = this.presses.findLast(isButton)
    // Each choice of a select is a navigation of its own, and two may be pending.
    const isTaken = (press: Press) =>
      isButton(press) && (press === last || (press.name === last?.name && press.name.startsWith('select')))
    const button = this.presses.findIndex(isTaken)
    const travel = this.presses.findIndex(({ href }) => href === 'history')
    // Back may lead to the login page that the user has come from, which no button is for.
    const taken = (isLogin(to) ? [link, travel, button] : [link, button, travel]).find(index => index >= 0)
    if (taken === undefined) return undefined
    const press = this.presses[taken]
    this.presses = this.presses
      .filter(({ href }, index) => index > taken || (href === 'history' && index !== taken))
      // A press while this navigation was pending acts on the page of the navigation.
      .map(later => ({ ...later, address: to }))
    return press
  }

  /** Notes an address to which the page has navigated. */
  arrive(address: string): void {
    const { pathname, search } = new URL(address)
    this.steps.push(`${this.steps.pop() ?? 'opens'} → ${pathname}${search}`)
  }

  private note(press: Press): void {
    this.last = press
    this.presses.push(press)
    this.pressed.push(press.name)
    // Cancelling discards the text. A link may remount the same screen; a longer text is a draft even then.
    if (/renun|anul|goleș|șterge|elimin/i.test(press.name)) this.forget(() => true)
    if (press.href !== null) this.forget(({ name }) => !name.startsWith('textarea'))
  }

  private forget(isForgotten: (typed: Typed) => boolean): void {
    this.typed = this.typed.filter(one => !isForgotten(one))
  }

  private draw(about: string): number {
    return random(this.seed, this.steps.length, about)
  }

  private chooseAction(): Action {
    if (this.steps.length === 0 && this.habits.typesFirst) return 'type'
    const weights = { ...actions, ...this.habits.weights }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant object
    const all = Object.entries(weights) as [Action, number][]
    let left = this.draw('action') * all.reduce((sum, [, weight]) => sum + weight, 0)
    return all.find(([, weight]) => (left -= weight) < 0)?.[0] ?? 'press'
  }

  private find(kinds: Target['kind'][], about = ''): Promise<Target | undefined> {
    return findTarget(this.page, kinds, `${this.seed} ${this.steps.length} ${about}`, this.pressed.slice(-15))
  }

  private async press(clickCount = 1): Promise<string> {
    const target = await this.find(['press', 'choice'])
    return target ? this.pressOn(target, clickCount) : 'nothing'
  }

  private async pressOn({ name, place, x, y }: Target, clickCount = 1): Promise<string> {
    await this.page.mouse.click(x, y, { clickCount })
    // The list of a select is the browser's own.
    if (name.startsWith('select')) await this.page.keyboard.press('ArrowDown')
    if (name.startsWith('select')) await this.page.keyboard.press('Enter')
    return `${name} in "${place}"`
  }

  private pressTwice(): Promise<string> {
    return this.press(2)
  }

  private async type(): Promise<string> {
    const target = await this.find(['field', 'picker'])
    return target ? this.typeInto(target) : 'nothing'
  }

  private async typeInto({ name, place, kind, x, y }: Target): Promise<string> {
    const isPicker = kind === 'picker'
    const piece = pieces[Math.floor(this.draw(`piece ${name}`) * pieces.length)] ?? ''
    const typist = codeOf(this.network.persona) || 'vizitator'
    const typing = isPicker ? piece : `${typedPrefix}${this.steps.length} ${name.length} de ${typist}`
    await this.page.mouse.click(x, y)
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.insertText(typing)
    // A dialog that opens meanwhile takes the focus, and the text.
    const [text, label, address] = await this.page.evaluate(() => {
      const field = document.activeElement
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      const labels = isField ? (field.ariaLabel ?? field.labels?.[0]?.textContent) : undefined
      return [isField ? field.value : '', labels?.trim() ?? '', location.href] as const
    })
    this.forget(one => one.name === name && one.place === place)
    // A field for numbers takes no words.
    if (text === typing && name.includes(label)) this.typed.push({ address, place, name, text, isPicker })
    const key = this.draw(`key ${name}`)
    if (isPicker && key < 0.3) await this.page.keyboard.press('Enter')
    else if (key < 0.6) await this.page.keyboard.press('Tab')
    return `"${text}" into ${name} in "${place}"`
  }

  /** Fills in some fields, like a user who is about to submit a form. */
  private async fillIn(): Promise<string> {
    const filled: string[] = []
    for (const about of ['first', 'second', 'third']) {
      const target = await this.find(['field', 'picker', 'choice'], about)
      if (target && !filled.includes(target.name))
        await (target.kind === 'choice' ? this.pressOn(target) : this.typeInto(target))
      if (target) filled.push(target.name)
    }
    return filled.join(', ')
  }

  /** Opens a list, and chooses from it. */
  private async choose(): Promise<string> {
    const opener = await this.find(['picker', 'choice'])
    if (!opener) return 'nothing'
    await this.pressOn(opener)
    const option = await this.find(['choice'], 'option')
    return option ? this.pressOn(option) : opener.name
  }

  private back(): Promise<string> {
    return this.travel(-1)
  }

  private forward(): Promise<string> {
    return this.travel(1)
  }

  private async travel(distance: -1 | 1): Promise<string> {
    this.note({ address: this.page.url(), href: 'history', owner: null, name: 'history' })
    // Never leave the site.
    const go = (by: number) => (by > 0 || navigation.canGoBack) && history.go(by)
    await this.page.evaluate(go, distance).catch(() => {})
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

  /** Comes back from another tab. */
  async comeBack(): Promise<string> {
    const show = () => [document, window].forEach(one => one.dispatchEvent(new Event('visibilitychange')))
    await this.page.evaluate(show).catch(() => {})
    return ''
  }

  private async reload(): Promise<string> {
    this.note({ address: this.page.url(), href: 'history', owner: null, name: 'reload' })
    await this.page.reload({ waitUntil: 'commit' }).catch(() => {})
    return ''
  }

  private signInElsewhere(): Promise<string> {
    // The app then removes the drafts of the first viewer.
    this.forget(() => true)
    return this.habits.signInElsewhere()
  }

  private loseSession(): Promise<string> {
    return this.habits.loseSession()
  }
}

/** Returns whether two addresses are the same, whatever their fragments. */
export function isSame(one: string, other: string): boolean {
  return one.replace(/#.*|\/$/g, '') === other.replace(/#.*|\/$/g, '')
}
