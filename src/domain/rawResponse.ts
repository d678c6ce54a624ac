import type { Named } from '#api/schemas.ts'

// Some models are sent back whole: the raw response with only the edits applied. Unknown fields, ids as text
// and `null`s stay as the server sent them. §5 `Dob`

/** Returns the fields of a raw response; none when it is not an object. */
export function fieldsOf(source: unknown): Record<string, unknown> {
  return { ...(typeof source === 'object' ? source : null) }
}

/** Returns `Id` and `Name`, with an id as text or number like the first id in `parts`, fields of a raw response. */
export function namedLike(parts: readonly unknown[], { Id, Name }: Named) {
  const sent = parts.flat().find(hasId)
  return { Id: typeof sent?.Id === 'string' ? String(Id) : Id, Name }
}

export function hasId(value: unknown): value is { Id: unknown } {
  return typeof value === 'object' && value !== null && 'Id' in value
}
