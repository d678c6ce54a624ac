import { data } from 'react-router'
import { getMains } from '#api/categories.ts'
import type { Named } from '#api/schemas.ts'

/** The data of the not-found page: the groups of subjects; empty when they cannot be read. */
export type NotFoundData = { groups: Named[] }

/** Throws a 404, which renders the not-found page. For loaders whose address leads to nothing. */
export async function notFound(): Promise<never> {
  const groups = await getMains().catch(() => [])
  throw data({ groups } satisfies NotFoundData, { status: 404 })
}
