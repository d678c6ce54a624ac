import { getConversation, Message } from '#api/messages.ts'
import { read } from '#api/mismatches.ts'

/** A page as the server sends it, newest first; `null` stands for a message that does not fit its schema. */
export type Page = { total: number; rows: (Message | null)[] }

type Options = { signal: AbortSignal; background?: boolean }

/**
 * Reads a page of a conversation in which each message has its place. The call itself drops (and reports)
 * messages that do not fit the schema, which would shift the places of all others. @throws ApiError
 */
export async function readMessages(code: string, page: number, options: Options): Promise<Page> {
  let rows: unknown[] = []
  const { TotalRows } = await getConversation(
    { code, page },
    { ...options, onRaw: answer => (rows = rowsOf(answer)) },
  )
  return { total: TotalRows, rows: rows.map(row => read(Message, row).value ?? null) }
}

function rowsOf(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null || !('Entities' in answer)) return []
  return Array.isArray(answer.Entities) ? answer.Entities : []
}
