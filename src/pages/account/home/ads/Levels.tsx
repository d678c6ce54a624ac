import { type Ref, useId } from 'react'
import type { Named } from '#api/schemas.ts'
import type { List } from '#data/useList.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { describe, FieldError } from '#ui/TextField/Field.tsx'
import { classes } from '#ui/classes.ts'
import field from '#ui/TextField/Field.module.css'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './AdDialog.module.css'

type Props = List<Named> & {
  chosen: readonly number[]
  error: string | undefined
  onChange: (chosen: number[]) => void
  /** Of the first checkbox, which takes the focus when the form is submitted without a level. */
  ref: Ref<HTMLInputElement>
}

const text = ownAdsText.form

/** A checkbox for each school level. §5 Ad save */
export function Levels({ items, status, chosen, error, onChange, ref }: Props) {
  const id = useId()
  const described = describe(id, { error })['aria-describedby']

  return (
    <Stack as="fieldset" gap={2} aria-describedby={described} aria-busy={status === 'loading' || undefined}>
      <legend className={classes(field.label, styles.legend)}>{text.levels}</legend>
      {/* Above the checkboxes, of which the first takes the focus. */}
      <FieldError id={id}>{error}</FieldError>
      <div className={styles.levels}>
        {items.map(({ Id, Name }, index) => (
          <Checkbox
            key={Id}
            ref={index === 0 ? ref : undefined}
            label={Name}
            // The focus goes to the first checkbox, so the group's error has to describe it too.
            aria-describedby={index === 0 ? described : undefined}
            checked={chosen.includes(Id)}
            onCheckedChange={isChosen =>
              onChange(isChosen ? [...chosen, Id] : chosen.filter(other => other !== Id))
            }
          />
        ))}
      </div>
      {status === 'loading' && <Skeleton shape="block" height="5.5rem" />}
      {status === 'failed' && <p className={styles.note}>{text.levelsFailed}</p>}
    </Stack>
  )
}
