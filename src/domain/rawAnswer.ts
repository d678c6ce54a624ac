import type { Named } from '#api/schemas.ts'

// A model that is sent back whole is the raw answer with only the edits over it: unknown fields, ids as text and `null`s
// stay as the server sent them. contract: SaveCurrentProfile

/** Returns the fields of a raw answer; none when it is no object. */
export function fieldsOf(source: unknown): Record<string, unknown> {
  return { ...(typeof source === 'object' ? source : null) }
}

/** Returns a thing with its id as text or number, as the first of these parts of a raw answer that has an id writes it. */
export function namedLike(parts: readonly unknown[], { Id, Name }: Named) {
  const sent = parts.flat().find(hasId)
  return { Id: typeof sent?.Id === 'string' ? String(Id) : Id, Name }
}

export function hasId(value: unknown): value is { Id: unknown } {
  return typeof value === 'object' && value !== null && 'Id' in value
}
