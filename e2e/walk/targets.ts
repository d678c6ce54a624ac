import type { Page } from '@playwright/test'

type Kind = 'press' | 'field' | 'picker' | 'choice'

/** A control of the page, as the user finds it. */
export type Target = {
  kind: Kind
  /** Role and name. */
  name: string
  /** The title and the description of its dialog, or the name of the screen. */
  place: string
  x: number
  y: number
}

/** A press as the page has received it, Back, or a reload (`history`). */
export type Press = {
  /** The address at which it was pressed. */
  address: string
  /** The address of a link; `history` for Back and a reload; `null` for any other control. */
  href: string | null
  /** The persona to whom its form or dialog was first shown; `null` outside of forms. */
  owner: string | null
  name: string
}

/** Returns a control that the user may use now, or `undefined`. Controls in `recent` are chosen less often. */
export function findTarget(page: Page, kinds: Kind[], choice: string, recent: string[] = []) {
  return page.evaluate(pick, { kinds, choice, recent }).catch(() => undefined)
}

/** Calls `note` with each press. The layout may have moved under the pointer, so the page knows best what was pressed. */
export async function watchPresses(page: Page, note: (press: Press) => void): Promise<void> {
  await page.exposeFunction('notePress', note)
  await page.addInitScript(() => {
    const { notePress } = globalThis as unknown as { notePress: (press: Press) => void }
    function onPress({ type, target }: Event) {
      if (!(target instanceof Element) || (type === 'change' && !(target instanceof HTMLSelectElement)))
        return
      const control =
        target.closest('a[href], button, label, form, [role="option"], [role="dialog"]') ?? target
      const form = control instanceof HTMLButtonElement && control.form
      const container = form || control.closest('form, [role="dialog"], [role="alertdialog"]')
      const { owners } = globalThis as { owners?: WeakMap<Element, string> }
      const isSelect = target instanceof HTMLSelectElement
      const named = isSelect ? target : control
      const text = named.ariaLabel ?? named.textContent
      notePress({
        address: location.href,
        href: control instanceof HTMLAnchorElement ? control.href : null,
        owner: (container && owners?.get(container)) || null,
        // As `findTarget` names it.
        name: isSelect ? `select "${text.trim().slice(0, 60)}"` : text.slice(0, 60),
      })
    }
    for (const type of ['click', 'change', 'submit']) addEventListener(type, onPress, true)
  })
}

/** Picks the control with the largest random number, so that a choice does not depend on the other controls. Runs in the page. */
function pick({ kinds, choice, recent }: { kinds: Kind[]; choice: string; recent: string[] }) {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].findLast(
    one => !one.matches('[data-closed]'),
  )
  const scope = document.querySelector('[role="listbox"]') ?? dialog ?? document
  const selector = 'a[href], button, [role="option"], input, textarea, select, summary, label'
  const found = [...scope.querySelectorAll<HTMLElement>(selector)].flatMap(control => {
    const kind = kindOf(control)
    if (!kind || !kinds.includes(kind) || !isUsable(control)) return []
    const name = nameOf(control)
    const weight = weightOf(control) * (recent.some(one => name.includes(one)) ? 0.2 : 1)
    return [{ control, kind, name, score: numberOf(`${choice} ${name}`) ** (1 / weight) }]
  })
  for (const { control, kind, name } of found.toSorted((a, b) => b.score - a.score).slice(0, 3)) {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (!hit || !(control.contains(hit) || hit.contains(control))) continue
    const title = (dialog?.querySelector('h2') ?? document.querySelector('h1'))?.textContent ?? ''
    const about = document.getElementById(dialog?.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
    const place = `${title} ${about}`.trim()
    return { kind, name, place, x, y }
  }
  return undefined

  function kindOf(control: HTMLElement): Kind | undefined {
    if (control instanceof HTMLSelectElement || control.role === 'option') return 'choice'
    if (control instanceof HTMLTextAreaElement) return 'field'
    if (control instanceof HTMLInputElement) {
      if (/^(radio|checkbox|file|hidden|range)$/.test(control.type)) return undefined
      return control.role === 'combobox' ? 'picker' : 'field'
    }
    const isOther =
      control instanceof HTMLLabelElement
        ? !control.control?.matches('[type=radio], [type=checkbox]')
        : control instanceof HTMLAnchorElement &&
          (control.origin !== location.origin ||
            control.target === '_blank' ||
            /#|LogOff/i.test(control.href))
    return isOther ? undefined : 'press'
  }
  function isUsable(control: HTMLElement): boolean {
    const { width, height } = control.getBoundingClientRect()
    const off = ':disabled, [aria-disabled="true"], [inert] *, [readonly], [aria-hidden="true"] *'
    const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return width > 2 && height > 2 && isSeen && !control.matches(off)
  }
  function nameOf(control: HTMLElement): string {
    const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    const text = control.ariaLabel ?? (isField ? control.labels?.[0] : control)?.textContent ?? ''
    return `${control.role ?? control.localName} "${text.trim().slice(0, 60)}"`
  }
  /** Returns the weight of a control: controls that change data or belong to this screen are pressed more often than menus. */
  function weightOf(control: HTMLElement): number {
    if (control.matches('[type="submit"], form button')) return 6
    if (control.closest('header, footer, nav')) return 0.3
    return control instanceof HTMLAnchorElement ? 1 : 3
  }
  /** The hash of mocks/random.ts, which cannot be imported here. */
  function numberOf(text: string): number {
    let value = 0x811c9dc5
    for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193)
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
    value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
    return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32
  }
}
