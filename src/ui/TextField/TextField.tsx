import type { ComponentProps } from 'react'
import { useInputBeforeHydration } from '#ui/useInputBeforeHydration.ts'
import { Field, type FieldTexts, useField } from './Field.tsx'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> & FieldTexts & TextValue

/** The value of a text control, which its parent holds. */
export type TextValue = {
  value?: string
  /** Called with the text as the user types it. */
  onValueChange?: (text: string) => void
}

/** A field for a short text, with its label, help and error. */
export function TextField({ onValueChange, ...rest }: Props) {
  const { field, control } = useField(rest)
  useTextBeforeHydration(field.id, { value: rest.value, onValueChange })
  return (
    <Field {...field}>
      <input
        {...control}
        className={styles.control}
        onChange={event => onValueChange?.(event.target.value)}
      />
    </Field>
  )
}

/** Reports the text that was typed into a page's HTML before hydration. */
export function useTextBeforeHydration(id: string, { value, onValueChange }: TextValue): void {
  useInputBeforeHydration(id, control => {
    if (value !== undefined && control.value !== value) onValueChange?.(control.value)
  })
}
