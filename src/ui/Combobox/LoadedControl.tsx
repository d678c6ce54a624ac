import { createElement, useSyncExternalStore } from 'react'
import type { ComponentProps } from 'react'
import type { ComboboxControl as Control } from './ComboboxControl.tsx'
import type { Named } from './matches.ts'

// Base UI's combobox is a third of a page's first load, so it is loaded when the user first approaches a field.
let loadedControl: typeof Control | undefined
const listeners = new Set<() => void>()

/** Loads the interactive control of all comboboxes. When that fails, the next call tries again. */
export async function loadComboboxControl(): Promise<void> {
  loadedControl ??= (await import('./ComboboxControl.tsx')).ComboboxControl
  for (const listener of listeners) listener()
}

/** Returns whether the control is loaded, and renders again once it is. */
export function useIsLoaded(): boolean {
  return useSyncExternalStore(subscribe, hasControl, hasNoControl)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const hasControl = () => loadedControl !== undefined
/** Server snapshot: while the HTML of a page is hydrated, the control counts as not loaded. */
const hasNoControl = () => false

/** The interactive control; renders nothing until it is loaded. */
export function LoadedControl<Item extends Named>(props: ComponentProps<typeof Control<Item>>) {
  return loadedControl ? createElement(loadedControl<Item>, props) : null
}

/** Starts loading the control when the user approaches a combobox. */
export function approach() {
  // When the control fails to load, the next approach tries again.
  loadComboboxControl().catch(() => {})
}
