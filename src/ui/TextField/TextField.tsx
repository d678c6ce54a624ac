import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { Field, describe } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

type Props = ComponentProps<'input'> & FieldTexts

/** A field for a short text, with its label, help and error. */
export function TextField({ label, hideLabel, hint, error, id, className, ...rest }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <input
        {...rest}
        {...describe(fieldId, { hint, error }, rest['aria-describedby'])}
        id={fieldId}
        className={classes(styles.control, className)}
      />
    </Field>
  )
}
