import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { Field, type FieldTexts, useField } from './Field.tsx'
import styles from './Field.module.css'

/** A field for a short text, with its label, help and error. */
export function TextField({ className, ...rest }: ComponentProps<'input'> & FieldTexts) {
  const { field, control } = useField(rest)
  return (
    <Field {...field}>
      <input {...control} className={classes(styles.control, className)} />
    </Field>
  )
}
