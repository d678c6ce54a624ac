import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { FieldError, FieldHint, descriptionProps, labelId } from '#ui/TextField/Field.tsx'
import field from '#ui/TextField/Field.module.css'
import { classes } from '#ui/classes.ts'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './PillGroup.module.css'

/** One option. `detail` is a second, smaller line, and part of the accessible name. */
export type Pill = {
  value: string
  label: string
  detail?: string
}

type Props = {
  /** The question. */
  legend: string
  /** Shows the legend only to screen readers. */
  hideLegend?: boolean
  /** Help below the legend. */
  hint?: ReactNode
  /** Why the choice is refused; marks the group as invalid. */
  error?: string
  /** The options, in their order. */
  pills: readonly Pill[]
  /** The choice; `null` while there is none. */
  value: string | null
  /** Called with the new choice. */
  onValueChange: (value: string) => void
  /** Disables all pills. */
  disabled?: boolean
  /** The pills are about to be replaced: they look pending, and a press does nothing. */
  busy?: boolean
  /** Meaning of the first pill of a scale. */
  startLabel?: string
  /** Meaning of the last pill of a scale. */
  endLabel?: string
  /** Ref of the group, to focus it by script. */
  ref?: Ref<HTMLFieldSetElement>
}

/** A required choice of one from a few options that are all visible: native radio buttons that look like pills. */
export function PillGroup(props: Props) {
  const { legend, hideLegend = false, hint, error, pills, disabled, busy = false, ref } = props
  const { startLabel, endLabel } = props
  const id = useId()
  const startId = `${id}-start`
  const endId = `${id}-end`
  const ends = [startLabel && startId, endLabel && endId].filter(Boolean).join(' ')
  return (
    <fieldset
      {...descriptionProps(id, { hint, error }, ends)}
      role="radiogroup"
      aria-required
      aria-labelledby={labelId(id)}
      aria-busy={busy || undefined}
      disabled={disabled}
      ref={ref}
      tabIndex={-1}
      className={styles.group}
    >
      <legend
        id={labelId(id)}
        className={hideLegend ? 'visuallyHidden' : classes(field.label, styles.legend)}
      >
        {legend}
      </legend>
      <Stack gap={2}>
        <FieldHint id={id}>{hint}</FieldHint>
        <div className={styles.scale} {...layoutOf(pills)}>
          <End id={startId} pill={pills.at(0)} side="start">
            {startLabel}
          </End>
          <Pills {...props} name={id} />
          <End id={endId} pill={pills.at(-1)} side="end">
            {endLabel}
          </End>
        </div>
        <FieldError id={id}>{error}</FieldError>
      </Stack>
    </fieldset>
  )
}

function Pills({ pills, value, onValueChange, busy, name }: Props & { name: string }) {
  return (
    <div className={styles.pills}>
      {pills.map(pill => (
        <label key={pill.value} className={styles.pill}>
          <input
            type="radio"
            name={name}
            value={pill.value}
            checked={pill.value === value}
            // `aria-disabled` only: a disabled radio would drop the focus while the user waits.
            aria-disabled={busy || undefined}
            onChange={() => !busy && onValueChange(pill.value)}
          />
          <span>{pill.label}</span> {pill.detail && <span className={styles.detail}>{pill.detail}</span>}
        </label>
      ))}
    </div>
  )
}

type EndProps = { id: string; pill: Pill | undefined; side: string; children: string | undefined }

/** The meaning of one end of a scale ("10: foarte bun"), which may stand in two lines. */
function End({ id, pill, side, children }: EndProps) {
  if (!children || !pill) return null
  return (
    <p className={styles.end} id={id} data-side={side}>
      <span>{`${pill.label}: `}</span>
      <span>{children}</span>
    </p>
  )
}

/** Returns the layout: short labels form one ruler; others fill columns as wide as the longest label. */
function layoutOf(pills: readonly Pill[]) {
  // A detail has a smaller and lighter font.
  const lengths = pills.map(({ label, detail = '' }) => Math.max(label.length, detail.length * 0.8))
  const longest = Math.max(1, ...lengths)
  const count = Math.max(1, pills.length)
  return {
    'data-layout': longest <= 2 && count <= 12 ? 'ruler' : 'columns',
    style: { '--chars': longest, '--count': count, '--narrow': Math.ceil(count / 2) },
  }
}
