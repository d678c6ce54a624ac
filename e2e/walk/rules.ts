import type { Page } from '@playwright/test'
import { codeOf } from '#mocks/personas.ts'
import type { Change, Network } from './network.ts'
import { staleTranslations } from '../translated.ts'
import type { Press } from './targets.ts'
import { isSame, type User } from './user.ts'
import { marksIn, ownersAt } from './world.ts'

/** What the page shows at one moment. */
type Sight = {
  address: string
  /** When the document was loaded, in milliseconds. */
  loadedAt: number
  /** The path that the page itself reports, if any. */
  rendered: string
  text: string
  dialogs: string[]
  /** True when each text that asks to sign in has a link or a button to the login beside it. */
  hasLogin: boolean
  heading: string
  /** Values of the shown fields, by place and name. */
  fields: { place: string; name: string; value: string }[]
  /** Descriptions of elements that are still loading. */
  busy: string[]
  focus: string
}

function see(viewer: string): Sight {
  const { owners = new WeakMap() } = globalThis as { owners?: WeakMap<Element, string> }
  Object.assign(globalThis, { owners })
  // Without dialogs that are closing (`data-closed` of Base UI): a press does nothing there.
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].filter(
    dialog => !dialog.matches('[data-closed]'),
  )
  for (const form of [...dialogs, ...document.querySelectorAll('form')])
    if (!owners.has(form)) owners.set(form, viewer)
  const titleOf = (dialog: Element | null | undefined) => dialog?.querySelector('h2')?.textContent
  const heading = document.querySelector('h1')?.textContent ?? ''
  // As `findTarget` names it: the description says to whom a message is.
  const placeOf = (dialog: Element | null) =>
    [
      titleOf(dialog) ?? heading,
      document.getElementById(dialog?.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    ]
      .join(' ')
      .trim()
  const structured = [...document.querySelectorAll('[type="application/ld+json"]')].map(
    one => one.textContent,
  )
  const shown = [document.querySelector('main'), ...dialogs].map(one => one?.innerText ?? '')
  // What the browser keeps belongs to no address, and a visitor's to the viewer who signs in.
  for (const kept of document.querySelectorAll<HTMLElement>('[data-kept]'))
    shown[0] = shown[0]?.replace(kept.innerText, '') ?? ''
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(field => field.type !== 'hidden' && field.checkVisibility())
    .map(field => ({
      place: placeOf(field.closest('[role="dialog"], [role="alertdialog"]')),
      name: `${field.role ?? field.localName} "${(field.ariaLabel ?? field.labels?.[0]?.textContent ?? '').trim().slice(0, 60)}"`,
      value: field.value,
    }))
  const busy = [...document.querySelectorAll<HTMLElement>('#root :is([aria-busy="true"], [data-shape])')]
    .filter(element => element.checkVisibility())
    .map(element => `${element.localName}.${element.className}`)
  const asked = [...document.querySelectorAll('main *, [role="dialog"] *')].filter(
    ({ childElementCount, textContent }) =>
      childElementCount === 0 && textContent.includes('Autentificați-vă'),
  )
  const hasLoginBeside = (text: Element) =>
    [
      ...(text
        .closest('[role="alert"], section, form, [role="dialog"], main')
        ?.querySelectorAll('a, button') ?? []),
    ].some(control => control.textContent.includes('Autentific'))
  const focused = document.activeElement
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return {
    address: location.href,
    loadedAt: performance.timeOrigin,
    rendered: canonical ? new URL(canonical.href).pathname : '',
    text: [...shown, ...structured].join('\n'),
    dialogs: dialogs.map(dialog => titleOf(dialog) ?? ''),
    hasLogin: asked.every(hasLoginBeside),
    heading,
    fields,
    busy,
    focus:
      !focused || focused === document.body
        ? ''
        : `${focused.localName} "${focused.textContent.slice(0, 40)}"`,
  }
}

/** Returns whether the page still belongs to another address: Back changes the address first. */
function isBetween({ address, rendered }: Sight): boolean {
  return rendered !== '' && rendered !== pathOf(address)
}

/** Each shown text belongs to the address and to the viewer: text of another tutor misleads, text of another viewer is a leak. */
function belongs(sight: Sight, before: Sight | undefined, { told, pending }: Network): string[] {
  const { address, loadedAt, text } = sight
  if (!told || isBetween(sight)) return []
  const allowed = ownersAt(address, told)
  // An expired session keeps the screen, with what was typed there.
  const isSameScreen = told === 'visitor' && before?.address === address && before.loadedAt === loadedAt
  const kept = isSameScreen ? marksIn(before.text) : []
  const other = marksIn(text).filter(({ kind, key }) => {
    if (kind === 'viewer' && kept.some(mark => mark.key === key)) return false
    const isLater = pending > 0 && /^(list|with)$/.test(kind)
    return !isLater && allowed[kind] !== undefined && allowed[kind] !== key
  })
  return [
    ...new Set(
      other.map(({ kind, key }) => `a text of ${kind} "${key}" at ${address}, of ${kind} "${allowed[kind]}"`),
    ),
  ]
}

/** Texts are readable: no date of year 1, no HTML entity, no raw value of a script. */
function reads({ text, address }: Sight): string[] {
  const odd =
    /.{0,30}(&#\w+;|\bundefined\b|\bNaN\b|\[object|(ianuarie|decembrie) 1\b(?! ?\d)|31\.12\.(000)?1\b|-31-1\b|0001-01).{0,30}/.exec(
      text,
    )
  return odd ? [`"${odd[0]}" at ${address}`] : []
}

/** The user knows where they are. */
function hasHeading({ heading, address }: Sight): string[] {
  return heading || /\/(room|robots)/.test(address) ? [] : [`no heading at ${address}`]
}

/** Each text that asks the user to sign in has a link to the login. */
function leadsToLogin({ hasLogin, address }: Sight): string[] {
  return hasLogin ? [] : [`asked to sign in, but not led there, at ${address}`]
}

/** When a filter or a page of a list cannot be read, the list and its filters stay. */
function keepsScreen(before: Sight, after: Sight, press: Press | undefined): string[] {
  const isWithin =
    press && [before.address, press.href ?? ''].every(one => pathOf(one) === pathOf(after.address))
  const isError = ({ heading }: Sight) => /server|eroare|sesiunea|răspunsul/i.test(heading)
  const isReplaced = isError(after) && !isError(before)
  return isWithin && isReplaced
    ? [`"${after.heading}" replaces "${before.heading}" after ${press?.name}`]
    : []
}

/** Every response is shown: nothing loads forever. */
function isDone({ busy, address }: Sight): string[] {
  return busy.length === 0
    ? []
    : [`still loading at ${address}: ${[...new Set(busy)].slice(0, 3).join(', ')}`]
}

/** After a dialog closes, the focus is where the user was, not at the start of the page. */
function keepsFocus(before: Sight, after: Sight): string[] {
  const isSamePage = after.address === before.address && after.loadedAt === before.loadedAt
  const hasClosed = isSamePage && after.dialogs.length < before.dialogs.length
  return hasClosed && after.focus === ''
    ? [`focus on nothing after "${before.dialogs.at(-1)}" at ${after.address}`]
    : []
}

/** A dialog opens on the screen where the user pressed. */
function opensWherePressed(before: Sight, after: Sight, press: Press | undefined): string[] {
  const opened = after.dialogs.filter(title => !before.dialogs.includes(title))
  const isElsewhere = pathOf(press?.address) !== pathOf(after.address)
  // The login leads back to the message that a press before it asked for.
  const isAsked = decodeURIComponent(press?.href ?? '').includes('write=')
  return isElsewhere && !isAsked
    ? opened.map(title => `"${title}" opens at ${after.address}, not where it was pressed`)
    : []
}

const pathOf = (address = '') => (address.startsWith('http') ? new URL(address).pathname : address)

/** Returns an address without the parameter that asks for a form (submit/formAsked). */
function withoutMessage(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('write')
  return url.href
}

/** No navigation happens without a press: each new address follows one press on the page that it replaces. */
class Navigations {
  private readonly arrivals: { address: string; hasSession: boolean }[] = []
  private shown = ''
  /** The last address whose page was seen complete. */
  seen = ''

  constructor(page: Page, network: Network) {
    page.on('framenavigated', frame => {
      // At the arrival: a press on the sign-in page may follow before the next check.
      const hasSession = network.persona !== 'visitor' && network.told !== 'visitor'
      if (frame === page.mainFrame()) this.arrivals.push({ address: frame.url(), hasSession })
    })
  }

  /** Returns the navigations since the last call that no press explains, and consumes the presses that explain the others. */
  problems(user: User, network: Network): string[] {
    const found: string[] = []
    for (const { address, hasSession } of this.arrivals.splice(0)) {
      user.arrive(address)
      const isSeen = this.seen === this.shown
      this.seen = ''
      if (isSame(address, this.shown)) continue
      const from = this.shown
      this.shown = address
      // A screen that has not been seen yet may turn out to need a session.
      const isFirst = /\/Account\/Login/.test(address) && !isSeen
      // The sign-in page belongs to the server.
      const isServers = /\/Account\/Login/.test(from)
      // A press before the login asked for a message. It has opened, so its parameter is gone.
      const isMessageOpened = from !== '' && isSame(address, withoutMessage(from))
      const press = user.takePress(from, address)
      if (!press && from && !isFirst && !isServers && !isMessageOpened)
        found.push(`from ${from} to ${address}`)
      const isRefused = network.failures.some(failure => failure.startsWith('401'))
      const isAsked = press?.href === 'history' || press?.href?.includes('/Account/Login')
      if (/\/Account\/Login\?returnUrl/.test(address) && hasSession && !isRefused && !isAsked)
        found.push(`to login, although the session of ${network.persona} lasts`)
    }
    return found
  }
}

/** One press sends one request, as the viewer who opened the form. */
function sendsOnce(changes: readonly Change[], press: Press | undefined): string[] {
  const twice = changes.filter(
    ({ endpoint }, index) => changes.findIndex(one => one.endpoint === endpoint) !== index,
  )
  const asOther = changes.filter(({ sentBy, body }) => {
    const [, typist] = /scris \d+ de (\w+)/.exec(body) ?? []
    const isOthers =
      (typist !== undefined && typist !== codeOf(sentBy)) || (press?.owner && press.owner !== sentBy)
    return sentBy !== 'visitor' && isOthers
  })
  return [
    ...twice.map(({ endpoint }) => `${endpoint} was sent again by one press on ${press?.name}`),
    ...asOther.map(
      ({ endpoint, sentBy, body }) =>
        `${endpoint} by ${sentBy} from a form of ${press?.owner}: ${body.slice(0, 80)}`,
    ),
  ]
}

/** Text that was typed and not sent stays in its field, and in the same dialog when the dialog is opened again. */
function keepsTyped(sight: Sight, user: User, network: Network): string[] {
  const found: string[] = []
  user.typed = user.typed.filter(one => {
    // Only a longer text is a draft that outlives its screen.
    if (!one.name.startsWith('textarea') && !isSame(one.address, sight.address)) return false
    const field = sight.fields.find(({ place, name }) => place === one.place && name === one.name)
    const sent = network.changes.findLast(({ body }) => body.includes(one.text))
    if (sent?.hasArrived) return false
    if (!field || sent) return true
    const isKept = one.isPicker ? field.value !== '' : field.value === one.text
    if (!isKept) found.push(`"${field.value}" instead of "${one.text}" in ${one.name} of "${one.place}"`)
    return isKept
  })
  return found
}

/** Checks the rules on a page during a walk, and collects the violations. */
export class Rules {
  readonly broken: string[] = []
  private before: Sight | undefined
  /** Whether `before` is a complete page, of the address that is shown. */
  private isWhole = false
  private readonly navigations: Navigations
  private readonly page: Page
  private readonly user: User
  private readonly network: Network

  constructor(page: Page, user: User, network: Network) {
    this.page = page
    this.user = user
    this.network = network
    this.navigations = new Navigations(page, network)
    page.on('pageerror', ({ message }) => this.note('script error', [message]))
    page.on('console', line => {
      const isNetwork = /Failed to load resource|net::ERR_|A call of the profile failed/.test(line.text())
      if (line.type() === 'error' && !isNetwork) this.note('console error', [line.text()])
    })
  }

  /** Runs after each step. React renders a new address some milliseconds after it is shown, so each problem is checked twice. */
  async checkStep(): Promise<void> {
    const { user, network, before } = this
    const { last } = user
    this.note('one press sends once', sendsOnce(user.changes, last))
    this.note('nothing navigates that was not pressed', this.navigations.problems(user, network))
    const sight = await this.see()
    if (!sight) return
    // The second press of two may be beside the dialog, where there is nothing to focus.
    const keepsPlace = before && !/^(pressTwice|reload)/.test(user.steps.at(-1) ?? '')
    await this.noteLasting(sight, {
      'belongs to address and viewer': now => belongs(now, before, network),
      reads,
      'leads to login': leadsToLogin,
      ...(before && this.isWhole && { 'a list and its filters stay': now => keepsScreen(before, now, last) }),
      ...(before && {
        'a dialog opens where it was pressed': now => opensWherePressed(before, now, last),
      }),
      ...(keepsPlace && { 'focus after a dialog': now => keepsFocus(before, now) }),
    })
    this.note('what was typed is kept', keepsTyped(sight, user, network))
    this.note('translated texts are current', await staleTranslations(this.page).catch(() => []))
    this.before = sight
    this.isWhole = await this.isComplete(sight)
    if (this.isWhole) this.navigations.seen = sight.address
  }

  /** Returns whether the page stays as it is: its code may load before its data, and Back changes the address before both. */
  private async isComplete(sight: Sight): Promise<boolean> {
    if (this.navigations.seen === sight.address) return true
    const isQuiet = (now: Sight | undefined) =>
      now?.address === sight.address &&
      now.heading === sight.heading &&
      now.heading !== '' &&
      now.busy.length === 0 &&
      this.network.pending === 0
    if (!isQuiet(sight)) return false
    await this.page.waitForTimeout(150)
    return isQuiet(await this.see())
  }

  /** Runs at the end of the walk, when nothing is pending. */
  async checkQuiet(): Promise<void> {
    for (let quiet = 0, left = 60; quiet < 5 && left > 0; left--) {
      await this.page.waitForTimeout(50)
      quiet = this.network.pending === 0 ? quiet + 1 : 0
    }
    await this.checkStep()
    let sight = await this.see()
    // The code of a document that the last step has loaded may still be loading: neither a request nor a skeleton shows that.
    for (
      let left = 40;
      sight && (sight.busy.length > 0 || hasHeading(sight).length > 0) && left > 0;
      left--
    ) {
      await this.page.waitForTimeout(100)
      sight = await this.see()
    }
    if (sight) await this.noteLasting(sight, { 'a heading': hasHeading, 'nothing loads for ever': isDone })
  }

  /** Looks at the page, and notes the viewer to whom each form and dialog is first shown. */
  private see(): Promise<Sight | undefined> {
    return this.page.evaluate(see, this.network.told ?? 'visitor').catch(() => undefined)
  }

  /** Notes the problems that remain after several further looks. */
  private async noteLasting(sight: Sight, rules: Record<string, (sight: Sight) => string[]>): Promise<void> {
    let found = Object.entries(rules).flatMap(([rule, check]) =>
      check(sight).map(problem => ({ rule, check, problem })),
    )
    found = found.filter(({ rule, problem }) => !this.isNoted(rule, problem))
    for (let left = 6; found.length > 0 && left > 0; left--) {
      await this.page.waitForTimeout(150)
      const now = await this.see()
      found = found.filter(({ check, problem }) => now && check(now).includes(problem))
    }
    for (const { rule, problem } of found) this.note(rule, [problem])
  }

  private note(rule: string, problems: string[]): void {
    for (const problem of problems)
      if (!this.isNoted(rule, problem))
        this.broken.push(`after step ${this.user.steps.length}: ${rule}: ${problem}`)
  }

  /** Returns whether the problem is already noted. Three problems per rule are enough. */
  private isNoted(rule: string, problem: string): boolean {
    const ofRule = this.broken.filter(known => known.includes(`: ${rule}: `))
    return ofRule.length > 2 || ofRule.some(known => known.endsWith(problem))
  }
}
