import { type Location, useHref, useLocation } from 'react-router'
import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import type { Picked } from '#ui/Combobox/matches.ts'
import { isKept, neverSettles } from './useDeferred.ts'

/** The heights in px of a list's rows, by index; `undefined` for a row that is on the screen, near it, or focused. */
export type HiddenRows = (number | undefined)[]

/** What the pickers of the home search hold. */
type Search = { subject: Picked<Named>; city: Picked<City>; cycle: Picked<Named> }

type Visit = {
  /** The data of its loader. */
  data?: unknown
  /** The rows of its list, in a window of this width in px. */
  rows?: { hidden: HiddenRows; width: number }
  /** A selector of the link that had the focus. */
  focused?: string | undefined
  search?: Search
}

/** Number of history entries that are remembered. */
const remembered = 20

/** Returns the id of a history entry: not its key alone, because every entry that the router has not created has the key `default`. */
export const entryOf = ({ key, pathname, search }: Omit<Location, 'hash' | 'state'>) =>
  `${key} ${pathname}${search}`

/** Returns the id of the history entry that is rendered. The location in the router's state has the base path, `useLocation` has not. */
export function useEntry(): string {
  const { key, pathname, search } = useLocation()
  return entryOf({ key, pathname: useHref(pathname), search })
}

/** What each history entry has shown last, by its id, the latest last. */
const visits = new Map<string, Visit>()

function note(entry: string, changed: Visit): void {
  const visit = { ...visits.get(entry), ...changed }
  visits.delete(entry)
  visits.set(entry, visit)
  const [oldest] = visits.keys()
  if (visits.size > remembered && oldest !== undefined) visits.delete(oldest)
}

/** Remembers the data of a loader, for Back and Forward. */
export const keepVisit = (entry: string, data: unknown) => note(entry, { data })

/** Gives an entry the data of another one: an address may change without a load (`shouldRevalidate`). */
export function copyVisit(from: string, to: string): void {
  const { data } = visits.get(from) ?? {}
  if (data !== undefined && visits.get(to)?.data === undefined) note(to, { data })
}

/**
 * Returns what an entry has shown, for the time until it is read again; `undefined` if that is not remembered. A part that had not
 * loaded is pending.
 */
export function visitedData(entry: string): unknown {
  return pendingUnlessKept(visits.get(entry)?.data)
}

/** Replaces each promise that is not kept, or that has no value: leaving the screen has aborted it. */
function pendingUnlessKept(data: unknown): unknown {
  if (data instanceof Promise) return isKept(data) ? data : neverSettles
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, pendingUnlessKept(value)]))
}

/** Forgets everything: Back must not show one viewer's screen to another. */
export const clearVisits = () => visits.clear()

/** Forgets all data: after a change, Back must not show the state before it. */
export function forgetVisits(): void {
  for (const visit of visits.values()) {
    delete visit.data
    delete visit.rows
  }
}

/** Remembers the search of the home screen, for Back and Forward. */
export const noteSearch = (entry: string, search: Search) => note(entry, { search })

/** Returns the search that an entry has shown last. */
export const searchAt = (entry: string) => visits.get(entry)?.search

/** Remembers which link of a screen has the focus, and which rows of its only list are out of sight, when a press leaves it. */
export function noteLeaving(entry: string): void {
  const hidden = Array.from(document.querySelectorAll('[data-rows] > li'), heightIfHidden)
  note(entry, {
    focused: selectorOf(document.activeElement),
    rows: { hidden, width: window.innerWidth },
  })
}

function heightIfHidden(row: Element): number | undefined {
  const { top, bottom, height } = row.getBoundingClientRect()
  const screen = window.innerHeight
  const isNear = bottom > -screen / 2 && top < screen * 1.5
  return isNear || row.contains(document.activeElement) ? undefined : height
}

/** Returns the rows that were out of sight when the screen of this entry was left; `undefined` if there are none of this width. */
export function hiddenRowsAt(entry: string): HiddenRows | undefined {
  const { hidden, width } = visits.get(entry)?.rows ?? {}
  return width === globalThis.innerWidth && hidden?.some(height => height !== undefined) ? hidden : undefined
}

/** A list may have an ad that this browser keeps as well: of the two links to its page, the selector finds the one that had the focus. */
function selectorOf(element: Element | null): string | undefined {
  const href = element?.getAttribute('href')
  if (!element || !href) return undefined
  const link = `a[href="${CSS.escape(href)}"]`
  return element.closest('[data-kept]') ? `[data-kept] ${link}` : `${link}:not([data-kept] *)`
}

/** Focuses the link that had the focus when the screen of this entry was left. Returns whether there is one. */
export function restoreFocus(entry: string, within: ParentNode | null): boolean {
  const selector = visits.get(entry)?.focused
  if (selector === undefined) return false
  const link = within?.querySelector<HTMLElement>(selector)
  link?.focus({ preventScroll: true })
  // A link that is hidden cannot take it.
  return document.activeElement?.matches(selector) ?? false
}
