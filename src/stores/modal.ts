import { create } from 'zustand'
import type { LessonProgress, TicketLesson } from '#domain/appointment.ts'

/**
 * The recipient of a message, with the name as this viewer may see it. For a reply to a public request, `request` is
 * its code, and `code` may be unknown. `answered` is the newest message of the conversation, unless the viewer wrote
 * it. `button` is the name of the button that opened the dialog, if that is not the draft's name.
 */
export type Recipient = {
  code: string | undefined
  name: string
  request?: string
  conversation?: { answered: string | null }
  button?: string
}

/** Returns the name of the draft for this recipient; a reply to a request has a separate draft. */
export function draftName({ code, request }: Recipient): string {
  return request === undefined ? (code ?? '') : `request:${request}`
}

/** The tutor to rate. `lesson` is the lesson from which the dialog was opened, as its ticket shows it. */
export type Rated = {
  code: string
  name: string
  lesson?: TicketLesson & { progress: LessonProgress }
}

/** Returns the name of the form that rates a tutor, opened from a lesson or from their page. Without a lesson it names the draft, too. */
export const ratingForm = (tutorCode: string, lesson?: { StartDate: Date }) =>
  ['rating', tutorCode, ...(lesson ? [lesson.StartDate.getTime()] : [])].join(':')

/** The dialogs that are not part of one page; app/ModalHost renders the open one. */
export type Modal =
  | { kind: 'compose'; to: Recipient }
  | { kind: 'plans' }
  | { kind: 'rating'; of: Rated }
  | { kind: 'navigation' }
  | { kind: 'account' }

/** §4: a modal is open or closed; at most one is open. */
export const useModal = create<{ open: Modal | null }>(() => ({ open: null }))

export function openModal(modal: Modal): void {
  useModal.setState({ open: modal })
}

export function closeModal(): void {
  useModal.setState({ open: null })
}
