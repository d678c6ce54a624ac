import { useRef } from 'react'

/** Props that every control of a form gets besides its own: its error, and a ref for the focus. */
export type Control = { error: string | undefined; ref: (element: HTMLElement | null) => void }

/** Returns the `Control` props of each field of a form, and its element, to focus an invalid one. */
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
