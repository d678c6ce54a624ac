import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { Field, describe } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'rows'> &
  FieldTexts & {
    minRows?: number | undefined
    /** The field grows with its text up to this many lines, then scrolls. */
    maxRows?: number | undefined
  }

/** A field for a longer text. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  minRows = 3,
  maxRows = 12,
  id,
  className,
  style,
  ...rest
}: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const rows = { '--min-rows': minRows, '--max-rows': maxRows }
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <textarea
        {...rest}
        {...describe(fieldId, { hint, error }, rest['aria-describedby'])}
        id={fieldId}
        rows={minRows}
        className={classes(styles.control, styles.area, className)}
        style={{ ...style, ...rows }}
      />
    </Field>
  )
}
