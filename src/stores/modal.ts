import { create } from 'zustand'
import type { LessonProgress } from '#domain/appointment.ts'
import type { TicketLesson } from '#domain/appointment.ts'

/**
 * The recipient of a message: the code, and the name as this viewer may see it. `request` is the code of the
 * public request to which the message replies; the server then finds the recipient by it, and `code` may be
 * unknown. `conversation` is known where the conversation is open and has messages: `answered` is its newest
 * message, unless the viewer wrote that one.
 */
export type Partner = {
  code: string | undefined
  name: string
  request?: string
  conversation?: { answered: string | null }
}

/** The tutor whom a rating is about; `lesson` is the one from which it was opened, as its ticket shows it. */
export type Rated = {
  code: string
  name: string
  lesson?: TicketLesson & { progress: LessonProgress }
}

/** The dialogs that are not part of one page; app/ModalHost renders the open one. */
export type Modal =
  | { kind: 'compose'; to: Partner }
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
