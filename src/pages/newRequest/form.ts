import { checkRequest, type RequestForm } from '#domain/validation.ts'

export type Field = Exclude<keyof RequestForm, 'isOnline'>

/** §9: days that a request is open. */
export const durations = [3, 7, 14, 31]

/** §9: 14 days unless told. */
export const emptyForm: RequestForm = {
  subject: null,
  isOnline: false,
  city: null,
  description: '',
  duration: 14,
  cycle: null,
}

/** Nothing is wrong with it. */
const fine: RequestForm = { subject: 1, isOnline: false, city: 1, description: '-', duration: 14, cycle: 1 }

/** Whether this field alone breaks its rule: what is said beside it goes when it is mended. */
export function isBroken(field: Field, form: RequestForm): boolean {
  return checkRequest({ ...fine, isOnline: form.isOnline, [field]: form[field] }) !== null
}

/** The form as its draft keeps it; an untouched one is none. */
export function formatForm(form: RequestForm): string {
  const text = JSON.stringify(form)
  return text === JSON.stringify(emptyForm) ? '' : text
}

/** What a draft holds; garbage counts as untouched. A duration that is offered no more is not chosen. */
export function parseForm(draft: string): RequestForm {
  const kept = parse(draft)
  const { duration } = kept
  return {
    subject: idOf(kept['subject']),
    isOnline: kept['isOnline'] === true,
    city: idOf(kept['city']),
    description: typeof kept['description'] === 'string' ? kept['description'] : '',
    duration:
      duration === undefined ? emptyForm.duration : (durations.find(days => days === duration) ?? null),
    cycle: idOf(kept['cycle']),
  }
}

function parse(draft: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(draft)
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

function idOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null
}
