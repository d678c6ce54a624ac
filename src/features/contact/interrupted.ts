import * as z from 'zod/mini'
import { now } from '#clock.ts'
import { config } from '#config.ts'
import { draftKey, readDraft, removeDraft, saveDraft } from '#storage/drafts.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { withForm } from '#submit/formAsked.ts'

/** The message that a tutor could not write without a subscription: the address that opens it again, and when. */
const Interrupted = z.object({ address: z.string(), at: z.number() })

/** Milliseconds for which it is offered after a payment. */
const offeredFor = 24 * 3_600_000

const keyFor = (viewerCode: string) => draftKey(viewerCode, 'interrupted')

export function noteInterrupted(viewerCode: string, button: string): void {
  const address = withForm(usePendingAddress.getState().shown, button)
  // Without the base path, which links add themselves.
  saveDraft(keyFor(viewerCode), { address: `/${address.slice(config.basePath.length)}`, at: now().getTime() })
}

export function forgetInterrupted(viewerCode: string): void {
  removeDraft(keyFor(viewerCode))
}

/** Returns the address of the message that a subscription makes possible; `undefined` when there is none. */
export function readInterrupted(viewerCode: string): string | undefined {
  const interrupted = readDraft(keyFor(viewerCode), Interrupted)
  return interrupted && now().getTime() - interrupted.at < offeredFor ? interrupted.address : undefined
}
