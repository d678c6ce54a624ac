import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { ListFailure } from '#data/ListFailure.tsx'
import { counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { checkRequest, type RequestForm } from '#domain/validation.ts'
import { draftKey } from '#storage/drafts.ts'
import { showToast } from '#stores/toast.ts'
import { useDraft } from '#submit/useDraft.ts'
import type { Failure } from '#submit/submit.ts'
import { FailureAlert, useSubmission } from '#submit/useSubmission.tsx'
import { newRequestText } from '#text/newRequest.ts'
import { uiText } from '#text/ui.ts'
import { unsavedText } from '#text/unsaved.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { choiceOf, toIdOrText } from '#ui/Combobox/matches.ts'
import { Select } from '#ui/Select/Select.tsx'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import { Columns, Stack } from '#ui/layout/layout.tsx'
import { type Control, useControls } from '#ui/useControls.ts'
import {
  type Choices,
  durations,
  type EditedForm,
  type Field,
  type Lists,
  RequestDraft,
  startingForm,
  useChoices,
} from './form.ts'
import styles from './NewRequestPage.module.css'
import { findEarlier, publish, toBody, Wanted } from './publish.ts'

const text = newRequestText

/** The form, saved as a draft per viewer until it is published. §2, §5 */
export function NewRequestForm({ lists, viewerCode }: { lists: Lists; viewerCode: string }) {
  const { search } = useLocation()
  const draft = useDraft(draftKey(viewerCode, 'form:newRequest'), RequestDraft, startingForm(search))
  const form = draft.value
  const [isPublished, setIsPublished] = useState(false)
  const choices = useChoices(lists, form)
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const { subject, city, cycle } = choices
  const chosenSubject = choiceOf(subject.value)
  const filled: RequestForm = {
    ...form,
    subject: chosenSubject?.Id ?? null,
    city: choiceOf(city.value)?.Id ?? null,
    cycle: cycle.value?.Id ?? null,
  }
  const { control, validate } = useControls<Field>(checkRequest(filled))
  const request = useSubmission<string, Failure, Wanted>(draftKey(viewerCode, 'sent:request'), {
    texts: text.submission,
    resume: { schema: Wanted, find: findEarlier },
    onSuccess() {
      draft.forget()
      showToast(text.published)
    },
    onSuccessShown(code) {
      setIsPublished(true)
      void navigate(paths.request(code))
    },
    // The list of requests that is shown instead has the new one.
    onSettledAfterUnmount: () => void revalidate(),
  })
  // Busy until the new screen is rendered.
  const isBusy = request.isPending || isPublished

  function submit(event: FormEvent) {
    event.preventDefault()
    request.clearFailure()
    if (!validate()) return
    // The fields are inert while the submission is pending, and one of them may have the focus.
    button.current?.focus()
    const wanted = {
      body: toBody(filled),
      subject: chosenSubject?.Name ?? '',
      city: form.isOnline ? undefined : choiceOf(city.value)?.Name,
      cycle: cycle.value?.Name,
      viewerCode,
    }
    request.submit(() => publish(wanted), wanted)
  }

  return (
    <Stack aria-label={text.form} as="form" gap={5} onSubmit={submit} noValidate>
      <ListFailure lists={[subject, city, cycle]} title={text.listsFailed}>
        {unsavedText.kept}
      </ListFailure>
      <Stack inert={isBusy} gap={5}>
        <Fields
          form={form}
          choices={choices}
          control={control}
          onChange={patch => {
            request.forgetSent()
            draft.set(latest => ({ ...latest, ...patch }))
          }}
        />
      </Stack>
      <FailureAlert failure={request.failure} texts={text.submission} note={unsavedText.kept} />
      <Button ref={button} type="submit" busy={isBusy} className={styles.publish}>
        {text.publish}
      </Button>
    </Stack>
  )
}

type FieldsProps = {
  form: EditedForm
  choices: Choices
  control: (field: Field) => Control
  onChange: (patch: Partial<EditedForm>) => void
}

const placeholders = { ready: uiText.choose, loading: uiText.loadingList, failed: uiText.failedList }

/** The fields, in the order in which they are validated. §2 New request */
function Fields({ form, choices, control, onChange }: FieldsProps) {
  const { subject, city, cycle } = choices

  return (
    <>
      <Combobox
        {...control('subject')}
        label={text.subject}
        aria-required
        placeholder={text.subjectExample}
        status={subject.status}
        items={subject.items}
        value={subject.value}
        onValueChange={picked => onChange({ subject: toIdOrText(picked) })}
        detailOf={({ group }) => group}
      />
      <Stack gap={1}>
        <Checkbox
          label={text.online}
          checked={form.isOnline}
          onCheckedChange={isOnline => onChange({ isOnline })}
        />
        <Combobox
          {...control('city')}
          label={text.city}
          aria-required={!form.isOnline}
          placeholder={text.cityExample}
          hint={form.isOnline ? text.cityNotNeeded : undefined}
          disabled={form.isOnline}
          status={city.status}
          items={city.items}
          value={city.value}
          onValueChange={picked => onChange({ city: toIdOrText(picked) })}
          detailOf={({ County }) => County}
        />
      </Stack>
      <TextArea
        {...control('description')}
        label={text.text}
        aria-required
        hint={text.textHint}
        minRows={4}
        value={form.description}
        onValueChange={description => onChange({ description })}
      />
      <Columns least={14} gap={5} align="start">
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
          aria-required
          hint={text.cycleHint}
          placeholder={placeholders[cycle.status]}
          items={cycle.items.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
          value={cycle.value ? String(cycle.value.Id) : null}
          onValueChange={id => onChange({ cycle: Number(id) })}
        />
      </Columns>
    </>
  )
}
