import { Checkbox as Base } from '@base-ui/react/checkbox'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError, FieldHint, describe } from '#ui/TextField/Field.tsx'
import { classes } from '#ui/classes.ts'
import styles from './Checkbox.module.css'

type Props = Omit<ComponentProps<typeof Base.Root>, 'className' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

export function Checkbox({ label, hint, error, id, className, ...rest }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.row} data-disabled={rest.disabled || undefined}>
        <Base.Root
          {...rest}
          {...describe(fieldId, { hint, error }, rest['aria-describedby'])}
          id={fieldId}
          className={styles.box}
        >
          <Base.Indicator className={styles.mark}>
            <Check aria-hidden="true" />
          </Base.Indicator>
        </Base.Root>
        <span>{label}</span>
      </label>
      <div className={styles.texts}>
        <FieldHint id={fieldId}>{hint}</FieldHint>
        <FieldError id={fieldId}>{error}</FieldError>
      </div>
    </div>
  )
}
