import { useLayoutEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { create } from 'zustand'
import { readDraft, removeDraft, saveDraft } from '#storage/drafts.ts'
import { readStored } from '#storage/stored.ts'

/**
 * Holds the state of a form and saves it as a draft at each change. `initial` is the form without a draft:
 * when the form equals it, the draft is removed. Fields that may be missing or invalid in a draft need a
 * `z.catch` in the schema.
 */
export function useDraft<Value>(key: string, schema: z.core.$ZodType<Value>, initial: Value) {
  const [{ value, isRestored }, setState] = useState(() => {
    const restored = readDraft(key, schema)
    return { value: restored ?? initial, isRestored: restored !== undefined }
  })

  /** The value after the newest change: two pickers may match their texts in one commit, before the next render. */
  const latest = useRef(value)

  /** The draft's stored text, as this form last read or wrote it. Any other text is from another tab, so it is not removed. */
  const ownText = useRef(readStored(key))

  /** Returns the changed value. */
  function set(change: (latest: Value) => Value): Value {
    const next = change(latest.current)
    latest.current = next
    setState({ value: next, isRestored })
    if (JSON.stringify(next) === JSON.stringify(initial)) forget()
    else {
      saveDraft(key, next)
      ownText.current = readStored(key)
    }
    return next
  }

  /** Removes this form's saved draft, e.g. after its submission. The form keeps its values until it unmounts. */
  function forget(): void {
    if (readStored(key) === ownText.current) removeDraft(key)
  }

  /** Removes this form's saved draft and empties the form. */
  function discard(): void {
    forget()
    latest.current = initial
    setState({ value: initial, isRestored: false })
  }

  /** `isRestored`: the form started with a saved draft. */
  return { value, isRestored, set, forget, discard }
}

/**
 * Returns the fields of a form that differ from its initial ones. A draft of the others would undo what was saved
 * elsewhere meanwhile. `toText` returns equal texts for equal values.
 */
export function touchedFields<Form extends object>(
  form: Form,
  initial: Partial<Form>,
  toText: (value: unknown) => string = JSON.stringify,
): Partial<Form> {
  const before = new Map<string, unknown>(Object.entries(initial))
  const touched = Object.entries(form).filter(([name, value]) => toText(value) !== toText(before.get(name)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the form's own entries
  return Object.fromEntries(touched) as Partial<Form>
}

/**
 * Number of parts of the screen that have unsaved changes; while there are any, LeaveGuard (app/UserArea) asks. `signOut` is
 * the sign-out about which it asks.
 */
export const useUnsaved = create<{ count: number; signOut: (() => void) | null }>(() => ({
  count: 0,
  signOut: null,
}))

/** Makes LeaveGuard ask before the user leaves the screen while this part of it has unsaved changes. §4 */
export function useUnsavedPart(isUnsaved: boolean): void {
  // In a layout effect, so that LeaveGuard forgets this screen before the user can press on the next one.
  useLayoutEffect(() => {
    if (!isUnsaved) return
    useUnsaved.setState(({ count }) => ({ count: count + 1 }))
    return () => useUnsaved.setState(({ count }) => ({ count: count - 1 }))
  }, [isUnsaved])
}
