import { now } from '#clock.ts'
import { isoDay } from '#domain/dates.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import type { Choice } from './bookLesson.ts'

const nameOf = (teacherCode: string) => `booking:${teacherCode}`

/** The name under which the booking of a lesson with this tutor is pending (stores/underWay). */
export const bookingName = (viewerCode: string, teacherCode: string) => `booking ${viewerCode} ${teacherCode}`

/** Keeps what was chosen while it is pending, and over a login. */
export function keepChoice(viewerCode: string, teacherCode: string, { day, hour }: Choice): void {
  keepDraft(viewerCode, nameOf(teacherCode), `${day} ${hour}`)
}

export function forgetChoice(viewerCode: string, teacherCode: string): void {
  keepDraft(viewerCode, nameOf(teacherCode), '')
}

/** What was kept; `null` when there is nothing, or it is of a day that has passed. */
export function readChoice(viewerCode: string, teacherCode: string): Choice | null {
  const text = readDraft(viewerCode, nameOf(teacherCode))
  const [, day = '', hour = ''] = /^(\d{4}-\d\d-\d\d) (\d{1,2})$/.exec(text) ?? []
  return day !== '' && day >= isoDay(now()) ? { day, hour: Number(hour) } : null
}
