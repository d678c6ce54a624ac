import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { useInputBeforeHydration } from '#ui/useInputBeforeHydration.ts'
import { Field, type FieldTexts, useField } from './Field.tsx'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & FieldTexts & TextValue

/** The value of a text control, which its parent holds. */
export type TextValue = {
  value?: string
  /** Called with the text as the user types it. */
  onValueChange?: (text: string) => void
}

/** A field for a short text, with its label, help and error. */
export function TextField({ className, onValueChange, ...rest }: Props) {
  const { field, control } = useField(rest)
  useTextBeforeHydration(field.id, { value: rest.value, onValueChange })
  return (
    <Field {...field}>
      <input
        {...control}
        className={classes(styles.control, className)}
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
