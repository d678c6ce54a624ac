import { HttpResponse } from 'msw/http'

/**
 * The answer as the legacy server's serializer writes it: every object with a reference number and a column that nobody
 * asked for, and `null` for an empty list, but for the rows of a page. The client must read past all of that, and send it
 * back where it sends a whole model.
 */
export function legacyJson(answer: unknown): Response {
  let count = 0
  const text = JSON.stringify(answer, (name, value: unknown) => {
    if (Array.isArray(value)) return value.length === 0 && name !== 'Entities' && name !== '' ? null : value
    if (typeof value !== 'object' || value === null) return value
    count += 1
    return { $id: String(count), ...value, Modified: null }
  })
  return new HttpResponse(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}
