import { useRef } from 'react'

/** What every control of a form has besides its own: what is wrong with it, and its place for the focus. */
export type Control = { error: string | undefined; ref: (element: HTMLElement | null) => void }

/** The controls of a form, by the field that each is for: the first one that is wrong takes the focus. */
export function useControls<Field extends string>(errorOf: (field: Field) => string | undefined) {
  const elements = useRef<Partial<Record<Field, HTMLElement | null>>>({})
  return {
    control: (field: Field): Control => ({
      error: errorOf(field),
      ref(element) {
        elements.current[field] = element
      },
    }),
    elementOf: (field: Field) => elements.current[field],
  }
}
