import { getConversation, sendMessage } from '#api/messages.ts'
import { describeError, isApiError } from '#domain/errors.ts'
import { contactText } from '#text/contact.ts'

/** How sending ended: `field` belongs beside the text, `problem` above the buttons. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'field'; text: string }
  | { kind: 'problem'; title: string; help?: string }
  | { kind: 'expired' }

/** Sends the text to the partner. Never throws: each failure is an outcome, and the text stays where it was typed. */
export async function send(partnerCode: string, text: string): Promise<Outcome> {
  const body = text.trim()
  if (body === '') return { kind: 'field', text: contactText.required }
  const startedAt = Date.now()
  try {
    await sendMessage({ ToUserId: partnerCode, Body: body })
    return { kind: 'sent' }
  } catch (error) {
    if (isApiError(error) && error.kind === 'session') return { kind: 'expired' }
    if (isApiError(error) && error.kind === 'timeout') return afterTimeout(partnerCode, body, startedAt)
    return { kind: 'problem', ...describeError(error) }
  }
}

/** Milliseconds by which the server's clock may be behind this one. */
const clockTolerance = 5 * 60_000

/** A change that timed out may have arrived: the conversation tells, before a second try is offered. */
async function afterTimeout(partnerCode: string, body: string, startedAt: number): Promise<Outcome> {
  try {
    const { Entities } = await getConversation({ code: partnerCode, page: 1 })
    // Assumption: the newest page comes first, so the newest own message with this text is the one just sent.
    const lastOwn = Entities.find(message => message.isMy)
    const isNew = !lastOwn?.Added || lastOwn.Added.getTime() >= startedAt - clockTolerance
    if (lastOwn?.Body === body && isNew) return { kind: 'sent' }
    return { kind: 'problem', title: contactText.checkedNotSent }
  } catch {
    return { kind: 'problem', title: contactText.unknown }
  }
}
