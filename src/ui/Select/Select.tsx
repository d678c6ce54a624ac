import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { uiText } from '#text/ui.ts'
import { Field, type FieldTexts, useField } from '#ui/TextField/Field.tsx'
import fieldStyles from '#ui/TextField/Field.module.css'
import { classes } from '#ui/classes.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { useInputBeforeHydration } from '#ui/useInputBeforeHydration.ts'
import styles from './Select.module.css'

type SelectItem = { value: string; label: string }

type Props = Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'size' | 'disabled'
> &
  FieldTexts & {
    /** The options, in their order. */
    items: readonly SelectItem[]
    /** The choice; `null`, or a value that no item has, while there is none. */
    value: string | null
    /** Called with the value of the new choice. */
    onValueChange: (value: string) => void
    /** Shown while no item is chosen. */
    placeholder?: string
  }

/** A choice from a short list: a native select. Decision 0016 */
export function Select({
  items,
  value,
  onValueChange,
  placeholder = uiText.choose,
  className,
  ...rest
}: Props) {
  const { field, control } = useField(rest)
  // A value that no item has counts as none: the browser would show the first item as if it were chosen.
  const chosen = items.find(item => item.value === value)
  useInputBeforeHydration(field.id, select => {
    if (select.value !== (chosen?.value ?? '')) onValueChange(select.value)
  })
  return (
    <Field {...field} className={className}>
      <Stack size={3} className={styles.box}>
        <select
          {...control}
          className={classes(fieldStyles.control, styles.select)}
          data-empty={chosen ? undefined : ''}
          value={chosen?.value ?? ''}
          onChange={event => onValueChange(event.target.value)}
        >
          {/* `required` refuses it, because it is the first option and has no value. `disabled` is for browsers
              that list hidden options. */}
          {!chosen && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {items.map(item => (
            <option key={item.value} value={item.value}>
              {item.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} />
      </Stack>
    </Field>
  )
}
