import { useState } from 'react'
import type * as z from 'zod/mini'
import { readDraft, removeDraft, saveDraft } from '#stores/drafts.ts'

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

  function set(next: Value): void {
    setState({ value: next, isRestored })
    if (JSON.stringify(next) === JSON.stringify(initial)) removeDraft(key)
    else saveDraft(key, next)
  }

  function discard(): void {
    removeDraft(key)
    setState({ value: initial, isRestored: false })
  }

  /** `isRestored`: the form started with a saved draft. */
  return { value, isRestored, set, discard }
}
