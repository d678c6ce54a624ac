import { data } from 'react-router'
import { getMains } from '#api/categories.ts'
import type { Named } from '#api/schemas.ts'

/** What the not-found page can offer: the groups of subjects, none when they cannot be had. */
export type NotFoundData = { groups: Named[] }

/** Thrown by a loader whose address names nothing: the not-found page, with links to the groups. */
export async function notFound(): Promise<never> {
  const groups = await getMains().catch(() => [])
  throw data({ groups } satisfies NotFoundData, { status: 404 })
}
