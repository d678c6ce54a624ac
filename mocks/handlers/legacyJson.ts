import { HttpResponse } from 'msw/http'
import { isDotNet, toDotNet } from './dotNet.ts'

/**
 * Returns a response as the legacy server's serializer writes it: every object has a reference number and a
 * column that the client does not use, and an empty list is `null`, unless it is the rows of a page or the
 * whole answer. The client must ignore these fields, and send them back where it sends a whole model.
 */
export function legacyJson(answer: unknown): Response {
  let count = 0
  const isOld = isDotNet()
  const text = JSON.stringify(answer, (name, value: unknown) => {
    if (Array.isArray(value)) return value.length === 0 && name !== 'Entities' && name !== '' ? null : value
    if (typeof value !== 'object' || value === null) return isOld ? toDotNet(name, value) : value
    count += 1
    return { $id: String(count), ...value, Modified: null }
  })
  return new HttpResponse(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}
