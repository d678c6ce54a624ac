import { useMemo } from 'react'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { draftKey, readDraft, saveDraft } from '#storage/drafts.ts'
import { readStored } from '#storage/stored.ts'

/** What a viewer has done, where the server's lists do not say it. Newest last. */
const OwnActions = z.object({
  /** Times of the replies to public requests, in milliseconds, by request code. */
  answers: z.catch(z.record(z.string(), z.number()), {}),
  /** Scores given to tutors, by `UserCode`. */
  scores: z.catch(z.record(z.string(), z.number()), {}),
})
type OwnActions = z.infer<typeof OwnActions>

const none: OwnActions = { answers: {}, scores: {} }

/** The oldest of more are forgotten. */
const kept = 200

/** Stored as a draft, so that signing out and another viewer remove it. */
const keyFor = (viewerCode: string) => draftKey(viewerCode, 'actions')

/** Number of changes by this page: makes the hook below read the storage again. */
const useChanges = create(() => ({ count: 0 }))

function note(viewerCode: string, kind: keyof OwnActions, code: string, value: number): void {
  const actions = readDraft(keyFor(viewerCode), OwnActions) ?? none
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
