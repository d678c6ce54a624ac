import { useState } from 'react'
import type * as z from 'zod/mini'
import { readDraft, removeDraft, saveDraft } from '#stores/drafts.ts'

/**
 * The state of a form that is saved as a draft at each change. `initial` is the form without a draft: a form that is equal
 * to it has none. Fields that a draft may lack or garble have a `z.catch` in the schema.
 */
export function useDraft<Value>(key: string, schema: z.core.$ZodType<Value>, initial: Value) {
  const [restored] = useState(() => readDraft(key, schema))
  const [isRestored, setIsRestored] = useState(restored !== undefined)
  const [value, setValue] = useState(restored ?? initial)

  function set(next: Value): void {
    setValue(next)
    if (JSON.stringify(next) === JSON.stringify(initial)) removeDraft(key)
    else saveDraft(key, next)
  }

  /** Returns to the initial form. */
  function discard(): void {
    removeDraft(key)
    setValue(initial)
    setIsRestored(false)
  }

  /** `isRestored`: the form shows what an earlier visit left. */
  return { value, isRestored, set, discard }
}
