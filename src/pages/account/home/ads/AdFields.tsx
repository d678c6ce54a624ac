import { useId } from 'react'
import { adDurations, durationInWords } from '#domain/ownAds.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import type { Control } from '#ui/useControls.ts'
import styles from './AdDialog.module.css'
import type { AdForm, Field } from './adForm.ts'
import type { Choices } from './choices.ts'
import { Levels } from './Levels.tsx'

type Props = {
  form: AdForm
  choices: Choices
  control: (field: Field) => Control
  onChange: (patch: Partial<AdForm>) => void
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
        placeholder={text.subjectExample}
        {...choices.subject}
        onValueChange={item => onChange({ subject: item?.Id ?? null })}
        describe={({ group }) => group}
      />
      <div className={styles.pair}>
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
          onChange={event => onChange({ price: event.target.value })}
        />
        <p id={priceHint} className={styles.note}>
          {text.priceHint}
        </p>
      </div>
      <Levels
        {...control('cycles')}
        {...choices.cycles}
        chosen={form.cycles}
        onChange={cycles => onChange({ cycles })}
      />
      <TextArea
        {...control('description')}
        label={text.description}
        hint={text.descriptionHint}
        minRows={5}
        dir="auto"
        value={form.description}
        onChange={event => onChange({ description: event.target.value })}
      />
    </>
  )
}

/** Returns the offered durations and the chosen one, since an ad may have a duration that is no longer offered. */
function durationsWith(chosen: number): number[] {
  return adDurations.includes(chosen) ? adDurations : [...adDurations, chosen].toSorted((a, b) => a - b)
}
