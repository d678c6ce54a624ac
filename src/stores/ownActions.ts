import { useMemo } from 'react'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { draftKey, readDraft, saveDraft } from '#storage/drafts.ts'
import { readStored } from '#storage/stored.ts'

/** The last message of a conversation that the viewer has opened. */
const LastWords = z.object({
  text: z.string(),
  /** In milliseconds. */
  at: z.number(),
  isMy: z.boolean(),
  /** Number of messages in the conversation: when it has more by now, these are no longer the last words. */
  total: z.number(),
  /** File name of the partner's portrait. */
  picture: z.optional(z.string()),
})
export type LastWords = z.infer<typeof LastWords>

/** What a viewer has done and read, where the server's lists do not say it. Newest last. */
const OwnActions = z.object({
  /** Times of the replies to public requests, in milliseconds, by request code. */
  answers: z.catch(z.record(z.string(), z.number()), {}),
  /** Scores given to tutors, by `UserCode`. */
  scores: z.catch(z.record(z.string(), z.number()), {}),
  /** By the partner's code. */
  words: z.catch(z.record(z.string(), LastWords), {}),
})
type OwnActions = z.infer<typeof OwnActions>

const none: OwnActions = { answers: {}, scores: {}, words: {} }

/** The oldest of more are forgotten. */
const kept = 200

/** Stored as a draft, so that signing out and another viewer remove it. */
const keyFor = (viewerCode: string) => draftKey(viewerCode, 'actions')

/** Number of changes by this page: makes the hook below read the storage again. */
const useChanges = create(() => ({ count: 0 }))

function note<Kind extends keyof OwnActions>(
  viewerCode: string,
  kind: Kind,
  code: string,
  value: OwnActions[Kind][string],
): void {
  const actions = readDraft(keyFor(viewerCode), OwnActions) ?? none
  // A poll reports the same last words again.
  if (JSON.stringify(actions[kind][code]) === JSON.stringify(value)) return
  const { [code]: _, ...others } = actions[kind]
  const newest = [...Object.entries(others), [code, value] as const].slice(-kept)
  saveDraft(keyFor(viewerCode), { ...actions, [kind]: Object.fromEntries(newest) })
  useChanges.setState(({ count }) => ({ count: count + 1 }))
}

export function noteAnswer(viewerCode: string, requestCode: string, at: Date): void {
  note(viewerCode, 'answers', requestCode, at.getTime())
}

export function noteScore(viewerCode: string, tutorCode: string, score: number): void {
  note(viewerCode, 'scores', tutorCode, score)
}

export function noteWords(viewerCode: string, partnerCode: string, words: LastWords): void {
  note(viewerCode, 'words', partnerCode, words)
}

/** Returns what the viewer has done from this browser; nothing while the viewer is unknown. */
export function useOwnActions(viewerCode: string | undefined): OwnActions {
  const stored = useChanges(() => (viewerCode === undefined ? null : readStored(keyFor(viewerCode))))
  return useMemo(
    () =>
      stored === null || viewerCode === undefined
        ? none
        : (readDraft(keyFor(viewerCode), OwnActions) ?? none),
    [stored, viewerCode],
  )
}
