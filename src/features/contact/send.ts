import { getConversation, replyToRequest, sendMessage } from '#api/messages.ts'
import { getRequest } from '#api/requests.ts'
import { now } from '#clock.ts'
import { longDay } from '#domain/dates.ts'
import { messageGate, replyGate } from '#domain/gates.ts'
import { normalizeText } from '#domain/normalizeText.ts'
import { refetchViewer } from '#session.ts'
import type { Recipient } from '#stores/modal.ts'
import { trimText } from '#strings/blank.ts'
import {
  arrivedSince,
  isRefusal,
  type Outcome,
  Refusal,
  submit,
  type Verdict,
  verifyEarlier,
} from '#submit/submit.ts'
import { plansText } from '#text/plans.ts'
import { requestsText } from '#text/requests.ts'

/** The refusal of a message that needs a subscription, which has ended since the dialog was opened. */
export class NoSubscription extends Refusal {}

/** Sends a message or a reply. Never throws. §2, §4 */
export async function send(to: Recipient, text: string): Promise<Outcome> {
  const body = trimText(text)
  const startedAt = now()
  const outcome = await submit(() => post(to, body), { verify: () => findSent(to, body, startedAt) })
  if (outcome.status !== 'failed' || !isRefusal(outcome.error)) return outcome
  // Assumption: no error code says why a message is refused. What is read back is taken as the reason.
  const error = await findRefusal(to).catch(() => null)
  return error ? { status: 'failed', error } : outcome
}

/** Finds out whether a message sent at `startedAt` has arrived. Never throws. */
export const findEarlier = (to: Recipient, text: string, startedAt: Date): Promise<Outcome> =>
  verifyEarlier(startedAt, () => findSent(to, trimText(text), startedAt))

/** Returns why the message was refused: the subscription or the request has ended; `null` when neither has. @throws ApiError */
async function findRefusal({ request }: Recipient): Promise<Refusal | null> {
  const gate = request === undefined ? messageGate : replyGate
  if (gate(await refetchViewer({ background: true })) === 'offer')
    return new NoSubscription(plansText.offerHelp)
  const end = request === undefined ? null : (await getRequest({ id: request }))?.EndDate
  return end && end <= now() ? new Refusal(requestsText.detail.endedOn(longDay(end))) : null
}

function post({ code = '', request }: Recipient, body: string): Promise<void> {
  return request === undefined
    ? sendMessage({ ToUserId: code, Body: body })
    : replyToRequest({ requestId: request, message: body })
}

/** Verifies by the viewer's newest message with this text in the conversation. @throws ApiError */
async function findSent({ code }: Recipient, body: string, startedAt: Date): Promise<Verdict> {
  if (!code) throw new Error('The conversation has no address.')
  const { Entities } = await getConversation({ code, page: 1 })
  // The newest come first (api/messages).
  const text = normalizeText(body)
  const sent = Entities.find(message => message.isMy && normalizeText(message.Body) === text)
  return sent ? arrivedSince(startedAt, sent.Added, undefined) : 'absent'
}
