import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { Field, type FieldTexts, useField } from './Field.tsx'
import type { TextValue } from './TextField.tsx'
import styles from './Field.module.css'

type Props = Omit<
  ComponentProps<'textarea'>,
  'rows' | 'value' | 'onChange' | 'className' | 'style' | 'disabled'
> &
  FieldTexts &
  TextValue & {
    minRows?: number
    /** The field grows with its text up to this many lines, then scrolls. */
    maxRows?: number
  }

/** A field for a longer text. */
export function TextArea({ minRows = 3, maxRows = 12, onValueChange, ...rest }: Props) {
  const { field, control } = useField(rest)
  return (
    <Field {...field}>
      <textarea
        {...control}
        rows={minRows}
        onChange={event => onValueChange?.(event.target.value)}
        className={classes(styles.control, styles.area)}
        style={{ '--min-rows': minRows, '--max-rows': maxRows }}
      />
    </Field>
  )
}
