import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import type { Elements } from '#ui/elements.ts'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './Field.module.css'

export type FieldTexts = {
  /** What the control asks for. */
  label: string
  /** For a control whose meaning the page already shows; screen readers still get the label. */
  hideLabel?: boolean
  /** Help below the label. */
  hint?: ReactNode
  /** Why the value is refused; marks the control as invalid. */
  error?: string
}

type ControlProps = { id?: string; 'aria-describedby'?: string }

/** Splits the props of a control into the props of its frame (`Field`) and of the HTML element in it. */
export function useField<Given extends FieldTexts & ControlProps>(props: Given) {
  const { label, hideLabel, hint, error, ...rest } = props
  const ownId = useId()
  const id = rest.id ?? ownId
  return {
    field: { id, label, hideLabel, hint, error },
    control: { ...rest, ...descriptionProps(id, { hint, error }, rest['aria-describedby']), id },
  }
}

type Props = FieldTexts & { id: string; className?: string; children: Elements }

/** The frame of every control: label and hint above it, its error right below. */
export function Field({ id, className, label, hideLabel = false, hint, error, children }: Props) {
  return (
    <Stack gap={2} className={className}>
      <label className={hideLabel ? 'visuallyHidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </Stack>
  )
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <Text tone="soft" size={2} className={styles.hint} id={hintId(id)}>
      {children}
    </Text>
  )
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p className={styles.error} id={errorId(id)}>
      <CircleAlert />
      <span>{children}</span>
    </p>
  )
}

export const labelId = (id: string) => `${id}-label`
const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

/** Returns the ARIA attributes that connect a control with its hint, its error and the caller's own description. */
export function descriptionProps(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  own?: string,
) {
  const ids = [error && errorId(id), hint && hintId(id), own].filter(Boolean)
  return { 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': error ? true : undefined }
}
