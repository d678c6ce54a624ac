import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError, descriptionProps } from '#ui/TextField/Field.tsx'
import styles from './Checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'disabled' | 'children' | 'onChange'> & {
  /** The statement that is true when the box is checked. */
  label: ReactNode
  /** Why the answer is refused; marks the box as invalid. */
  error?: string
  /** Called with the new state when the user changes it. */
  onCheckedChange?: (checked: boolean) => void
}

/** A native checkbox, centred on the first line of its label; the whole row is the target. */
export function Checkbox({ label, error, id, onCheckedChange, readOnly, ...rest }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div>
      <label className={styles.row}>
        <span className={styles.line}>
          <input
            {...rest}
            {...descriptionProps(fieldId, { error }, rest['aria-describedby'])}
            type="checkbox"
            id={fieldId}
            className={styles.box}
            aria-readonly={readOnly || undefined}
            onChange={event => !readOnly && onCheckedChange?.(event.target.checked)}
          />
          <Check className={styles.mark} />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      {error && (
        <div className={styles.error}>
          <FieldError id={fieldId}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
