import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { resetMocks } from '#mocks/reset.ts'
import { getWorld } from '#mocks/world.ts'
import { expectSettled, goTo } from '../screen.ts'
import { test as base } from './host.ts'

type Walk = {
  /** Signs in as the persona. The next page load has its session. */
  signIn: (persona: string) => Promise<void>
  /** Opens an address, waits for its heading and data, and checks the screen. */
  visit: (name: string, address: string, heading: string | RegExp) => Promise<void>
  /**
   * Brings the shown screen into another state, and checks it on a phone, with wider text spacing, with text of 200 %, at
   * 1280 px and in a low window: nothing scrolls sideways or is cut off, targets have 24 px, the focus shows and follows
   * the screen, names fit their labels, and axe's rules for whole pages pass.
   */
  look: (name: string, change?: () => Promise<void>, widths?: 'phone') => Promise<void>
}

type Check = 'bars' | 'fit' | 'focus' | 'names' | 'targets'

/** A user's settings, and the checks that run with them. */
type Setting = { name: string; width: number; height?: number; styles?: string; checks: Check[] }

const phone = { width: 320, height: 640 }

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** Twice the default font size, which a user can set. */
const largeText = 'html { font-size: 200% }'

/** Unlike a page, a dialog has the same controls on a phone and at 1280 px, but any setting may cover some of them. */
const settingsOf = (hasDialog: boolean): Setting[] => [
  {
    name: 'with text spacing',
    width: 320,
    styles: textSpacing,
    checks: hasDialog ? ['fit', 'focus'] : ['fit'],
  },
  { name: 'at 320 px', width: 320, checks: ['fit', 'targets', 'names', 'focus'] },
  // Below 600 px the media queries give the same result as with a larger font size of the user.
  {
    name: 'with text of 200 %',
    width: 390,
    styles: largeText,
    checks: hasDialog ? ['fit', 'focus'] : ['fit'],
  },
  {
    name: 'with text spacing at 1280 px',
    width: 1280,
    styles: textSpacing,
    checks: hasDialog ? ['fit', 'focus'] : ['fit'],
  },
  ...(hasDialog ? [] : [{ name: 'at 1280 px', width: 1280, checks: ['targets', 'focus'] } satisfies Setting]),
  // A small phone in landscape.
  { name: 'at 640 px', width: 640, height: 320, checks: ['fit', hasDialog ? 'focus' : 'bars'] },
]

/** Together with a first name, 120 characters. Replaces the last names of two personas in the data. */
const longName = 'Constantinescu-Brătescu-Hadârcă de Târgoviște și Câmpulung-Muscel'.padEnd(105, '-Popescu')

/**
 * Playwright's test of a walk: one page that visits many screens, one after the other. A screen that fails is
 * named in the error, and the walk goes on.
 */
export const test = base.extend<{ walk: Walk }>({
  // A zoomed window has fewer CSS pixels: 1280 px at 200 % are 640 px.
  viewport: phone,
  reducedMotion: 'reduce',

  walk: async ({ page }, provide) => {
    const look: Walk['look'] = (name, change, widths) =>
      test.step(name, async () => {
        try {
          await change?.()
          await expectSettled(page)
        } catch (error) {
          // Soft, so that the walk goes on.
          expect.soft(error, name).toBeUndefined()
          return
        }
        const hasDialog = (await page.getByRole('dialog').count()) > 0
        // After a mouse press, the browser does not show focus that a script sets.
        await page.keyboard.press('Tab')
        for (const setting of settingsOf(hasDialog)) {
          const { width, height = 640 } = setting
          if (widths === 'phone' && width > 390) continue
          if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
          expect.soft(await page.evaluate(findProblems, setting), name).toEqual([])
          if (setting.name !== 'at 320 px') continue
          // Behind a dialog the page is hidden from axe.
          const rules = hasDialog ? ['label-content-name-mismatch'] : pageRules
          expect.soft(await brokenRules(page, rules), name).toEqual([])
        }
        await page.setViewportSize(phone)
      })
    const { people } = getWorld()
    for (const person of people.all())
      if (/^(Constantinescu-Brătescu|Dumitrescu)$/.test(person.LastName ?? ''))
        people.put({ ...person, LastName: longName })
    await provide({
      look,
      signIn: async persona => {
        await page.request.get(`/Account/Login?persona=${persona}&returnUrl=/robots.txt`)
      },
      visit: (name, address, heading) => look(name, () => goTo(page, address, heading)),
    })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    resetMocks()
  },
})

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe's rules for whole pages. The stories check the other rules; a story is only a part of a page. */
const pageRules = [
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'label-content-name-mismatch',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'page-has-heading-one',
  'region',
]

async function brokenRules(page: Page, rules: string[]): Promise<string[]> {
  // Not as a script element: the Content-Security-Policy blocks it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  const broken = await page.evaluate(async runOnly => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const results = await run(document, { runOnly, resultTypes: ['violations'] })
    return results.violations.map(({ help, nodes }) => [help, ...nodes.map(node => node.html)].join('\n'))
  }, rules)
  return broken
}

/**
 * Returns everything that does not fit or fails a check, each with the setting and the place. Runs in the page, in one
 * evaluation for each setting.
 */
async function findProblems({ name: setting, styles = '', checks }: Setting): Promise<string[]> {
  // Not as a style element: the Content-Security-Policy blocks it.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  let problems: string[] = []
  // React renders size-dependent content after the resize event, and a carousel follows some frames later.
  for (let looks = 0; looks === 0 || (problems.length > 0 && looks < 10); looks++) {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    problems = [
      ...find('fit', 'scrolls sideways', sidewaysScroll),
      ...find('fit', 'text too wide for its control', cutControls),
      ...find('fit', 'text cut off', cutTexts),
      ...find('targets', 'targets below 24 px', smallTargets),
      ...find('names', 'names of fields and links', misnamed),
      ...find('focus', 'focus covered or not visible', focusProblems),
      ...find('bars', 'bars cover a third', largeBars),
    ]
  }
  document.adoptedStyleSheets.pop()
  return problems

  function find(check: Check, problem: string, placesOf: () => string[]): string[] {
    return checks.includes(check) ? placesOf().map(place => `${problem} ${setting}: ${place}`) : []
  }

  /** Returns the page and the open dialogs that are wider than the window. */
  function sidewaysScroll(): string[] {
    return [document.documentElement, document.body, ...document.querySelectorAll('[role="dialog"]')]
      .map(box => ({
        box,
        beyond: Math.max(box.scrollWidth - box.clientWidth, box.getBoundingClientRect().right - innerWidth),
      }))
      .flatMap(({ box, beyond }) => (beyond > 0 ? [`${box.localName} by ${beyond} px`] : []))
  }

  /** Returns the controls whose text is wider than the control: it is cut off, or covers what is beside it. */
  function cutControls(): string[] {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    const isSelectCut = (select: HTMLSelectElement) => {
      const { font, letterSpacing, wordSpacing, paddingInlineStart, paddingInlineEnd } =
        getComputedStyle(select)
      if (!canvas) throw new Error('no canvas')
      Object.assign(canvas, { font, letterSpacing, wordSpacing })
      const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
      return canvas.measureText(select.selectedOptions[0]?.label ?? '').width > room
    }
    const isCut = (control: HTMLElement) => {
      if (control instanceof HTMLSelectElement) return isSelectCut(control)
      const { left, right } = control.getBoundingClientRect()
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode
        // This text is only for screen readers.
        if (parentElement && getComputedStyle(parentElement).clipPath !== 'none') continue
        range.selectNode(texts.currentNode)
        const text = range.getBoundingClientRect()
        if (text.width > 0 && (text.left < left - 1 || text.right > right + 1)) return true
      }
      return false
    }
    return [...document.querySelectorAll<HTMLElement>('a[href], button, select')]
      .filter(control => control.checkVisibility({ visibilityProperty: true }) && isCut(control))
      .map(control => `${control.localName} "${control.getAttribute('aria-label') ?? control.textContent}"`)
  }

  /**
   * Returns the elements with text whose content overflows and is hidden. A text that is clamped to a number of lines or
   * ends in an ellipsis is exempt: its full text is elsewhere, or behind a link.
   */
  function cutTexts(): string[] {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, webkitLineClamp, textOverflow, clipPath } = getComputedStyle(element)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || clipPath !== 'none') return false
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element
      return (
        (hides(overflowX) && scrollWidth > clientWidth + 1) ||
        (hides(overflowY) && scrollHeight > clientHeight + 1)
      )
    }
    return (
      [...document.querySelectorAll('#root *, [role="dialog"] *')]
        .filter(
          element => element.textContent?.trim() && element.checkVisibility({ visibilityProperty: true }),
        )
        // A carousel hides its other slides on purpose.
        .filter(element => !element.querySelector('[inert]'))
        .filter(isCut)
        .map(element => `${element.localName} .${element.className} "${element.textContent?.slice(0, 40)}"`)
    )
  }

  /**
   * Returns the targets whose own box is smaller than 24 × 24 px. WCAG 2.5.8 allows more: enough space around a smaller
   * target, or a larger label. Links within a sentence are exempt here as there.
   */
  function smallTargets(): string[] {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role]:is([tabindex], [role="option"])',
    )
    const isTarget = (target: HTMLElement) =>
      !target.matches(':disabled, h1, h2, h3, [tabindex="-1"]:not([role="option"])') &&
      target.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(target).clipPath === 'none'
    const isText = (node: Node) =>
      // A text beside elements has a span of its own. decision 0025
      (node instanceof Text || (node instanceof HTMLSpanElement && node.childElementCount === 0)) &&
      Boolean(node.textContent?.trim())
    const isInSentence = (target: HTMLElement) =>
      getComputedStyle(target).display === 'inline' &&
      [...(target.parentElement?.childNodes ?? [])].some(isText)
    return [...targets]
      .filter(target => isTarget(target) && !isInSentence(target))
      .flatMap(target => {
        const { width, height } = target.getBoundingClientRect()
        if (Math.min(width, height) >= 23.99) return []
        const name = target.getAttribute('aria-label') ?? target.textContent
        return `${target.localName} "${name}": ${width.toFixed(1)} × ${height.toFixed(1)} px`
      })
  }

  /**
   * Returns the fields whose name lacks the text of their label (WCAG 2.5.3; axe checks it only for buttons and links),
   * and the links of the same name on cards that lead to different addresses (2.4.4).
   */
  function misnamed(): string[] {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
      ({ labels, ariaLabel }) =>
        ariaLabel !== null &&
        [...(labels ?? [])].some(label => !ariaLabel.includes(label.textContent.trim())),
    )
    const addresses = new Map<string, string>()
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href]')].filter(link => {
      const name = link.ariaLabel ?? link.textContent.trim()
      const isOther = (addresses.get(name) ?? link.href) !== link.href
      addresses.set(name, link.href)
      return isOther
    })
    return [
      ...fields.map(field => `field "${field.ariaLabel}"`),
      ...links.map(link => `link "${link.textContent}"`),
    ]
  }

  /**
   * Focuses each control of the page, or of the open dialog, from first to last and back. Returns those that something
   * else, such as a header or a bar, covers while they have the focus (WCAG 2.4.11), and those that look the same with
   * the focus (2.4.7). In a form, also those that lie above the control that Tab reaches before them (1.3.2).
   */
  function focusProblems(): string[] {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
    const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    const reachable = [...controls].filter(
      control =>
        control.tabIndex >= 0 &&
        !control.matches(':disabled') &&
        control.checkVisibility({ visibilityProperty: true }),
    )
    const isCovered = (control: HTMLElement) => {
      // Some inputs are hidden themselves, and their label shows their state.
      const isHidden = control.offsetWidth <= 2 || getComputedStyle(control).opacity === '0'
      const shown = (isHidden ? control.closest('label') : null) ?? control
      const { left, top, width, height } = shown.getBoundingClientRect()
      const places = [0.1, 0.5, 0.9]
      return places.every(down =>
        places.every(right => {
          const hit = document.elementFromPoint(left + width * right, top + height * down)
          return hit === null || !(shown.contains(hit) || hit.contains(shown))
        }),
      )
    }
    const outlineOf = (control: HTMLElement) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(control)
      return outlineStyle === 'none' || outlineStyle + outlineWidth
    }
    /** Returns the styles that may show the focus, of the control and of the elements around it. */
    const look = (control: HTMLElement) =>
      [control, control.parentElement, control.closest('label')]
        .flatMap(element =>
          element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
        )
        .map(({ outlineStyle, outline, boxShadow, borderColor, backgroundColor }) =>
          [outlineStyle === 'none' || outline, boxShadow, borderColor, backgroundColor].join(),
        )
        .join()
    /** Compares all of these styles with and without the focus: most controls have an outline of their own. */
    const showsFocus = (control: HTMLElement) => {
      const focused = look(control)
      control.blur()
      const blurred = look(control)
      control.focus()
      return focused !== blurred
    }
    const failing = new Set<string>()
    const report = (problem: string, control: HTMLElement) =>
      failing.add(
        `${control.localName} "${control.getAttribute('aria-label') ?? control.textContent}": ${problem}`,
      )
    const boxes = reachable.map(control => control.getBoundingClientRect())
    reachable.forEach((control, index) => {
      const isSameForm = control.closest('form')?.contains(reachable[index - 1] ?? null)
      const [box, before] = [boxes[index], boxes[index - 1]]
      if (isSameForm && box && before && box.bottom <= before.top)
        report('above the control before it', control)
    })
    const [focused, top] = [document.activeElement, window.scrollY]
    for (const control of reachable) {
      // The page or the dialog may have focused the control already. It would then not be scrolled into view.
      if (document.activeElement === control) control.blur()
      const before = outlineOf(control)
      control.focus()
      if (document.activeElement !== control) continue
      if (isCovered(control)) report('covered', control)
      if (outlineOf(control) === before && !showsFocus(control)) report('not visible', control)
    }
    for (const control of reachable.toReversed()) {
      control.focus()
      if (isCovered(control)) report('covered', control)
    }
    if (focused instanceof HTMLElement) focused.focus()
    window.scrollTo({ top, behavior: 'instant' })
    return [...failing]
  }

  /** Returns the bars across the window if they cover a third of its height or more while the page is scrolled. */
  function largeBars(): string[] {
    const top = window.scrollY
    window.scrollTo({ top: 200, behavior: 'instant' })
    const bars = [...document.querySelectorAll('body *')].filter(element => {
      const { width, top: start, bottom } = element.getBoundingClientRect()
      const isShown = width > innerWidth / 2 && start < innerHeight && bottom > 0
      return (
        isShown &&
        (getComputedStyle(element).position === 'fixed' ||
          (getComputedStyle(element).position === 'sticky' && (start === 0 || bottom === innerHeight)))
      )
    })
    const heights = bars.map(bar => bar.getBoundingClientRect().height)
    window.scrollTo({ top, behavior: 'instant' })
    const covered = heights.reduce((sum, height) => sum + height, 0)
    return covered / innerHeight < 1 / 3 ? [] : bars.map(bar => `${bar.localName} .${bar.className}`)
  }
}
