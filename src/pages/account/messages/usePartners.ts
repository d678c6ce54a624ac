import { useState } from 'react'
import { getPartners, type Partner } from '#api/messages.ts'
import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import { usePolling } from '#data/usePolling.ts'
import { notePartners } from '#features/accountCounts/note.ts'
import { orLogin } from '#session.ts'
import { type MessagesData, type Lists, pollEvery, splitPartners } from './load.ts'

/** Returns the loader's list, with the conversation partners of the last poll in place of its own. */
export function usePartners({ viewer, lists, conversation }: MessagesData) {
  const { value, error, hasFailed } = useStaleWhileRefetching(lists)
  const [polled, setPolled] = useState<{ since: Lists; partners: Partner[] }>()

  async function poll(signal: AbortSignal) {
    const partners = await orLogin(getPartners({}, { background: true, signal }))
    if (value) setPolled({ since: value, partners: notePartners(viewer, partners, conversation?.code) })
  }
  usePolling(value !== undefined, pollEvery, poll)

  const latest = value && polled?.since === value ? { ...value, partners: polled.partners } : value
  return { groups: latest && splitPartners(latest), error, hasFailed }
}
