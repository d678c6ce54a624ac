import type { ComponentProps } from 'react'
import { useInputBeforeHydration } from '#ui/useInputBeforeHydration.ts'
import { Field, type FieldTexts, useField } from './Field.tsx'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'disabled'> &
  FieldTexts &
  TextValue

/** The value of a text control, which its parent holds. */
export type TextValue = {
  value?: string
  /** Called with the text as the user types it. */
  onValueChange?: (text: string) => void
}

/** A field for a short text, with its label, help and error. */
export function TextField({ onValueChange, ...rest }: Props) {
  const { field, control } = useField(rest)
  useInputBeforeHydration(field.id, ({ value: typed }) => {
    if (rest.value !== undefined && typed !== rest.value) onValueChange?.(typed)
  })
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
