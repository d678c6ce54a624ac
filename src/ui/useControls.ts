import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Problem } from '#domain/validation.ts'

/** Props that every control of a form gets besides its own: its error, and a ref for the focus. */
export type Control = { error: string | undefined; ref: (element: HTMLElement | null) => void }

/** Shows the first of a form's `problems` beside its field, from `validate` until it is corrected. */
export function useControls<Field extends string>(problems: readonly Problem<Field>[]) {
  const elements = useRef<Partial<Record<Field, HTMLElement | null>>>({})
  const [shown, setShown] = useState<Field | null>(null)

  /** Returns whether the form may be sent; otherwise focuses the field of its first problem. */
  function validate(): boolean {
    const [first] = problems
    // flushSync: the error must be in the document to be scrolled to, and an effect would focus the field after the
    // press, when iOS does not show its keyboard.
    flushSync(() => setShown(first?.field ?? null))
    const element = first && elements.current[first.field]
    element?.focus()
    element?.scrollIntoView({ block: 'nearest' })
    // Also scrolls to the error, whose id `descriptionProps` puts first: a field taller than the window would hide it.
    const [errorId = ''] = element?.getAttribute('aria-describedby')?.split(' ') ?? []
    document.getElementById(errorId)?.scrollIntoView({ block: 'nearest' })
    return first === undefined
  }

  return {
    control: (field: Field): Control => ({
      error: field === shown ? problems.find(one => one.field === field)?.text : undefined,
      ref(element) {
        elements.current[field] = element
      },
    }),
    elementOf: (field: Field) => elements.current[field],
    validate,
    hideProblem: () => setShown(null),
  }
}
