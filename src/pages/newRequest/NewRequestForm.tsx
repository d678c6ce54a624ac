import { type FormEvent, useRef, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { type Failed, type Outcome, toldElsewhere } from '#domain/attempt.ts'
import { paths } from '#domain/paths.ts'
import { checkRequest, type Problem, type RequestForm } from '#domain/validation.ts'
import { goToLogin } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import { useChange } from '#stores/underWay.ts'
import { newRequestText } from '#text/newRequest.ts'
import { Button } from '#ui/Button/Button.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { useControls } from '#ui/useControls.ts'
import { useChoices } from './choices.ts'
import { Fields } from './Fields.tsx'
import { type Field, formatForm, isBroken, parseForm } from './form.ts'
import type { NewRequestData } from './load.ts'
import styles from './NewRequestPage.module.css'
import { publish, toBody } from './publish.ts'

type Props = { lists: NewRequestData['lists']; viewerCode: string }

const text = newRequestText
const draft = 'form:newRequest'

/**
 * What is filled in is kept per viewer until it is published: login, a reload and a failure lose nothing. Rules are
 * checked when it is sent; the first broken one is said beside its field. §2, §5
 */
export function NewRequestForm({ lists, viewerCode }: Props) {
  const [form, setForm] = useState(() => parseForm(readDraft(viewerCode, draft)))
  const [problem, setProblem] = useState<Problem<Field> | null>(null)
  const [failure, setFailure] = useState<Failed | null>(null)
  const [isPublished, setIsPublished] = useState(false)
  const choices = useChoices(lists, form)
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const here = useHref(useLocation())

  const { subject, city, cycle } = choices
  const filled: RequestForm = {
    ...form,
    subject: subject.value?.Id ?? null,
    city: city.value?.Id ?? null,
    cycle: cycle.value?.Id ?? null,
  }
  const { control, elementOf } = useControls((field: Field) =>
    problem?.field === field && isBroken(field, filled) ? problem.text : undefined,
  )
  const request = useChange<Outcome<string>>(`request ${viewerCode}`, { onEnd: finish, onEndElsewhere: tell })
  // Still busy until the new screen is there.
  const isSending = request.isUnderWay || isPublished
  const hasFailedLists = [subject, city, cycle].some(({ status }) => status === 'failed')

  function change(patch: Partial<RequestForm>) {
    const changed = { ...form, ...patch }
    setForm(changed)
    keepDraft(viewerCode, draft, formatForm(changed))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const broken = checkRequest(filled)
    setProblem(broken)
    setFailure(null)
    if (broken) return elementOf(broken.field)?.focus()
    // What is on its way to the server is what stands in the form: its fields are out of reach, and the focus is not.
    button.current?.focus()
    const wanted = { body: toBody(filled), subject: subject.value?.Name ?? '', viewerCode }
    request.start(() => publish(wanted))
  }

  function finish(outcome: Outcome<string>) {
    if (outcome.kind === 'done') {
      tell(outcome)
      setIsPublished(true)
      return void navigate(paths.request(outcome.value))
    }
    setFailure(outcome)
    if (outcome.kind === 'expired') goToLogin(here)
  }

  /** Who has gone on to another screen meanwhile hears of it there, and stays there. */
  function tell(outcome: Outcome<string>) {
    if (outcome.kind !== 'done')
      return showAlert(toldElsewhere(outcome, text.notPublished, text.unknown), 'error')
    keepDraft(viewerCode, draft, '')
    showAlert(text.published)
  }

  return (
    <form aria-label={text.form} className={styles.form} onSubmit={submit} noValidate>
      {hasFailedLists && <RetryAlert title={text.listsFailed}>{text.kept}</RetryAlert>}
      <div inert={isSending} className={styles.fields}>
        <Fields form={form} choices={choices} control={control} onChange={change} />
      </div>
      <FailedAlert failed={failure} expired={text.expired} note={text.kept} />
      <Button ref={button} type="submit" busy={isSending} className={styles.publish}>
        {text.publish}
      </Button>
    </form>
  )
}
