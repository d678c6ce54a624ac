import { type Ref, useId } from 'react'
import type { Named } from '#api/schemas.ts'
import { findById, type List, useList, withSelected } from '#data/useList.ts'
import { adDurations, durationInWords } from '#domain/ownAds.ts'
import type { Subject } from '#domain/subjects.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { type Picked, toIdOrText } from '#ui/Combobox/matches.ts'
import { Select } from '#ui/Select/Select.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { descriptionProps, FieldError } from '#ui/TextField/Field.tsx'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { classes } from '#ui/classes.ts'
import type { Control } from '#ui/useControls.ts'
import { Columns, Stack } from '#ui/layout/layout.tsx'
import field from '#ui/TextField/Field.module.css'
import styles from './AdDialogs.module.css'
import type { EditedAd, Field } from './adForm.ts'
import type { OwnAd, TutorHome } from './load.ts'

type Choices = {
  subject: List<Subject> & { value: Picked<Subject> }
  cycles: List<Named> & { values: readonly Named[] }
  /** Whether the name of a chosen item is in a list that has not loaded. */
  lacksList: boolean
}

/**
 * Returns the chosen items and their lists. The lists always contain the ad's own subject and levels, even before
 * they have loaded.
 */
export function useChoices(lists: TutorHome['lists'], form: EditedAd, ad: OwnAd | undefined): Choices {
  const offered = { subjects: useList(lists.subjects), cycles: useList(lists.cycles) }
  const subjects = { ...offered.subjects, items: withSelected(offered.subjects, [ad?.Category]) }
  const typed = typeof form.subject === 'string' ? form.subject : undefined
  const cycles = { ...offered.cycles, items: withSelected(offered.cycles, ad?.Cycles ?? []) }
  return {
    subject: { ...subjects, value: typed ?? findById(subjects.items, form.subject) },
    cycles: { ...cycles, values: cycles.items.filter(({ Id }) => form.cycles.includes(Id)) },
    lacksList:
      lacksList(subjects, typeof form.subject === 'number' ? [form.subject] : []) ||
      lacksList(cycles, form.cycles),
  }
}

function lacksList({ status, items }: List<Named>, chosen: readonly number[]): boolean {
  return status !== 'ready' && chosen.some(id => !items.some(({ Id }) => Id === id))
}

type Props = {
  form: EditedAd
  choices: Choices
  control: (field: Field) => Control
  onChange: (patch: Partial<EditedAd>) => void
}

const text = ownAdsText.form

/** The fields, in the order of §2 My ads. */
export function AdFields({ form, choices, control, onChange }: Props) {
  const priceHint = useId()

  return (
    <>
      <Combobox
        {...control('subject')}
        label={text.subject}
        aria-required
        placeholder={text.subjectExample}
        status={choices.subject.status}
        items={choices.subject.items}
        value={choices.subject.value}
        onValueChange={picked => onChange({ subject: toIdOrText(picked) })}
        groupOf={({ group }) => group}
      />
      <Columns least={12} gap={4} align="start" className={styles.pair}>
        <Select
          label={text.duration}
          items={durationsWith(form.duration).map(minutes => ({
            value: String(minutes),
            label: durationInWords(minutes),
          }))}
          value={String(form.duration)}
          onValueChange={minutes => onChange({ duration: Number(minutes) })}
        />
        <TextField
          {...control('price')}
          label={text.price}
          placeholder={text.priceExample}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={priceHint}
          value={form.price}
          onValueChange={price => onChange({ price })}
        />
        <p id={priceHint} className={styles.note}>
          {text.priceHint}
        </p>
      </Columns>
      <Levels
        {...control('cycles')}
        status={choices.cycles.status}
        items={choices.cycles.items}
        chosen={form.cycles}
        onChange={cycles => onChange({ cycles })}
      />
      <TextArea
        {...control('description')}
        label={text.description}
        aria-required
        hint={text.descriptionHint}
        minRows={5}
        dir="auto"
        value={form.description}
        onValueChange={description => onChange({ description })}
      />
    </>
  )
}

/** Returns the offered durations and the chosen one, since an ad may have a duration that is no longer offered. */
function durationsWith(chosen: number): number[] {
  return adDurations.includes(chosen) ? adDurations : [...adDurations, chosen].toSorted((a, b) => a - b)
}

type LevelsProps = Omit<List<Named>, 'error'> & {
  chosen: readonly number[]
  error: string | undefined
  onChange: (chosen: number[]) => void
  /** Receives the first checkbox, which takes the focus when the form is submitted without a level. */
  ref: Ref<HTMLInputElement>
}

function Levels({ items, status, chosen, error, onChange, ref }: LevelsProps) {
  const id = useId()
  const described = descriptionProps(id, { error })['aria-describedby']

  return (
    <Stack as="fieldset" gap={2} aria-describedby={described} aria-busy={status === 'loading' || undefined}>
      <legend className={classes(field.label, styles.legend)}>{text.levels}</legend>
      {/* Above the checkboxes, because the first checkbox takes the focus. */}
      <FieldError id={id}>{error}</FieldError>
      <Columns least={12} fill className={styles.levels}>
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
      </Columns>
      {status === 'loading' && <Skeleton shape="block" height="5.5rem" />}
      {status === 'failed' && <p className={styles.note}>{text.levelsFailed}</p>}
    </Stack>
  )
}
