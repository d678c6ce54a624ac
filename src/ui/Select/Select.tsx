import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { uiText } from '#text/ui.ts'
import { FieldError, FieldHint, describe, labelId } from '#ui/TextField/Field.tsx'
import type { FieldTexts } from '#ui/TextField/Field.tsx'
import field from '#ui/TextField/Field.module.css'
import { classes } from '#ui/classes.ts'
import popup from './Popup.module.css'
import styles from './Select.module.css'

export type SelectItem = { value: string; label: string }

type Trigger = Omit<ComponentProps<typeof Base.Trigger>, 'value' | 'defaultValue' | 'className' | 'children'>

type Props = Trigger &
  FieldTexts & {
    items: readonly SelectItem[]
    value?: string | null | undefined
    defaultValue?: string | null | undefined
    onValueChange?: ((value: string) => void) | undefined
    placeholder?: string | undefined
    name?: string | undefined
    required?: boolean | undefined
    className?: string | undefined
  }

export function Select({
  label,
  hideLabel = false,
  hint,
  error,
  items,
  value,
  defaultValue,
  onValueChange,
  placeholder = uiText.choose,
  name,
  required,
  disabled,
  id,
  className,
  ...rest
}: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Base.Root
      items={items}
      id={fieldId}
      // `undefined` means "keep your own state", which is what an absent `value` says.
      value={value}
      defaultValue={defaultValue}
      // The list offers no empty item, so there is never a choice of nothing to report.
      onValueChange={next => next !== null && onValueChange?.(next)}
      name={name}
      required={required}
      disabled={disabled}
    >
      <div className={classes(field.field, className)}>
        <Base.Label className={hideLabel ? 'visuallyHidden' : field.label}>{label}</Base.Label>
        <FieldHint id={fieldId}>{hint}</FieldHint>
        <Base.Trigger
          {...rest}
          {...describe(fieldId, { hint, error }, rest['aria-describedby'])}
          // The id that the library gives the label; it would name the control a drawing later.
          aria-labelledby={labelId(fieldId)}
          className={classes(field.control, styles.trigger)}
        >
          <Base.Value className={styles.value} placeholder={placeholder} />
          <Base.Icon className={styles.icon}>
            <ChevronDown aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
        <FieldError id={fieldId}>{error}</FieldError>
      </div>
      <Base.Portal>
        <Base.Positioner
          className={popup.positioner}
          alignItemWithTrigger={false}
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          {/* Its one style element hides a scroll bar that this list has not, and a host's policy would refuse it. */}
          <CSPProvider disableStyleElements>
            <Base.Popup className={popup.popup}>
              <Base.List className={popup.list}>
                {items.map(item => (
                  <Base.Item key={item.value} value={item.value} className={popup.item}>
                    <Base.ItemText>{item.label}</Base.ItemText>
                    <Base.ItemIndicator className={popup.mark}>
                      <Check aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </CSPProvider>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
