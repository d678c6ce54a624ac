import { getConversation, replyToRequest, sendMessage } from '#api/messages.ts'
import { now } from '#clock.ts'
import { attempt, type Outcome } from '#domain/attempt.ts'
import { words } from '#domain/words.ts'
import type { Partner } from '#stores/modal.ts'
import { contactText } from '#text/contact.ts'

/** Under which name the text is kept until it is sent: a reply apart from other messages to the same person. */
export function draftName({ code, request }: Partner): string {
  return request === undefined ? (code ?? '') : `request:${request}`
}

/** `field` belongs beside the text. */
export type SendOutcome = Outcome<void> | { kind: 'field'; text: string }

/** Sends the text to the partner. Never throws. */
export async function send(to: Partner, text: string): Promise<SendOutcome> {
  const body = text.trim()
  if (body === '') return { kind: 'field', text: contactText.required }
  const startedAt = now()
  return attempt(() => post(to, body), {
    find: async () => ((await hasArrived(to, body, startedAt)) ? { value: undefined } : null),
    notArrived: contactText.checkedNotSent,
    unknown: contactText.unknown,
  })
}

function post({ code = '', request }: Partner, body: string): Promise<void> {
  return request === undefined
    ? sendMessage({ ToUserId: code, Body: body })
    : replyToRequest({ requestId: request, message: body })
}

/** Milliseconds by which the server's clock may be behind what we take it for. */
const clockTolerance = 5 * 60_000

/** A message that timed out may have arrived: the conversation tells. @throws when it cannot be read */
async function hasArrived({ code }: Partner, body: string, startedAt: Date): Promise<boolean> {
  if (!code) throw new Error('The conversation has no address.')
  const { Entities } = await getConversation({ code, page: 1 })
  // The newest come first (api/messages). Assumption: the newest own message with this text is the one just sent.
  const lastOwn = Entities.find(message => message.isMy)
  const isNew = !lastOwn?.Added || lastOwn.Added.getTime() >= startedAt.getTime() - clockTolerance
  return isNew && words(lastOwn?.Body) === words(body)
}
