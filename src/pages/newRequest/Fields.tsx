import { counted } from '#domain/numbers.ts'
import type { RequestForm } from '#domain/validation.ts'
import { newRequestText } from '#text/newRequest.ts'
import { uiText } from '#text/ui.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import type { Control } from '#ui/useControls.ts'
import type { Choices } from './choices.ts'
import { durations, type Field } from './form.ts'
import styles from './NewRequestPage.module.css'

type Props = {
  form: RequestForm
  choices: Choices
  control: (field: Field) => Control
  onChange: (patch: Partial<RequestForm>) => void
}

const text = newRequestText

/** Placeholder of the level select, by the state of its list. */
const placeholders = { ready: uiText.choose, loading: uiText.loadingList, failed: uiText.failedList }

/** The fields, in the order in which they are validated. §2 New request */
export function Fields({ form, choices, control, onChange }: Props) {
  const { subject, city, cycle } = choices

  return (
    <>
      <Combobox
        {...control('subject')}
        label={text.subject}
        placeholder={text.subjectExample}
        {...subject}
        onValueChange={item => onChange({ subject: item?.Id ?? null })}
        describe={({ group }) => group}
      />
      <div className={styles.place}>
        <Checkbox
          label={text.online}
          checked={form.isOnline}
          onCheckedChange={isOnline => onChange({ isOnline })}
        />
        <Combobox
          {...control('city')}
          label={text.city}
          placeholder={text.cityExample}
          hint={form.isOnline ? text.cityNotNeeded : undefined}
          disabled={form.isOnline}
          {...city}
          onValueChange={item => onChange({ city: item?.Id ?? null })}
          describe={({ County }) => County}
        />
      </div>
      <TextArea
        {...control('description')}
        label={text.text}
        hint={text.textHint}
        minRows={4}
        value={form.description}
        onChange={event => onChange({ description: event.target.value })}
      />
      <div className={styles.pair}>
        <Select
          {...control('duration')}
          label={text.duration}
          hint={text.durationHint}
          items={durations.map(days => ({ value: String(days), label: counted(days, text.days) }))}
          value={form.duration === null ? null : String(form.duration)}
          onValueChange={days => onChange({ duration: Number(days) })}
        />
        <Select
          {...control('cycle')}
          label={text.cycle}
          hint={text.cycleHint}
          placeholder={placeholders[cycle.status]}
          items={cycle.items.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
          value={cycle.value ? String(cycle.value.Id) : null}
          onValueChange={id => onChange({ cycle: Number(id) })}
        />
      </div>
    </>
  )
}
