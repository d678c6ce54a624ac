import { getConversation, replyToRequest, sendMessage } from '#api/messages.ts'
import { now } from '#clock.ts'
import { normalizeText } from '#domain/normalizeText.ts'
import type { Recipient } from '#stores/modal.ts'
import { trimText } from '#strings/blank.ts'
import { arrivedIf, type Outcome, submit } from '#submit/submit.ts'

export function send(to: Recipient, text: string): Promise<Outcome> {
  const body = trimText(text)
  const startedAt = now()
  return submit(() => post(to, body), {
    verify: async () => arrivedIf(await hasArrived(to, body, startedAt)),
  })
}

function post({ code = '', request }: Recipient, body: string): Promise<void> {
  return request === undefined
    ? sendMessage({ ToUserId: code, Body: body })
    : replyToRequest({ requestId: request, message: body })
}

/** Milliseconds by which the server's clock may be behind `now()`. */
const clockTolerance = 5 * 60_000

async function hasArrived({ code }: Recipient, body: string, startedAt: Date): Promise<boolean> {
  if (!code) throw new Error('The conversation has no address.')
  const { Entities } = await getConversation({ code, page: 1 })
  // The newest come first (api/messages). Assumption: the newest own message with this text is the one just sent.
  const lastOwn = Entities.find(message => message.isMy)
  const isNew = !lastOwn?.Added || lastOwn.Added.getTime() >= startedAt.getTime() - clockTolerance
  return isNew && normalizeText(lastOwn?.Body) === normalizeText(body)
}
