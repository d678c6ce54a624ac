import type * as z from 'zod/mini'
import { ApiError } from './apiError.ts'
import { report } from './hooks.ts'
import { read } from './misfits.ts'

/**
 * Parses the text of a response with a schema, and reports what differs from the contract. `onRaw` receives the
 * JSON before the schema is applied. @throws ApiError of kind `shape`
 */
export function parse<Schema extends z.core.$ZodType>(
  endpoint: string,
  schema: Schema,
  text: string,
  onRaw?: (answer: unknown) => void,
): z.output<Schema> {
  let answer: unknown = null
  try {
    if (text.trim() !== '') answer = JSON.parse(text)
  } catch (cause) {
    report(endpoint, [{ field: 'answer', expected: 'JSON', got: 'malformed text' }])
    throw new ApiError('shape', endpoint, { cause })
  }
  onRaw?.(answer)
  const reading = read(schema, answer)
  report(endpoint, reading.misfits)
  if ('broken' in reading) throw new ApiError('shape', endpoint)
  return reading.value
}

/**
 * Returns whether the response is an HTML page, i.e. the server has redirected to the login page. An empty
 * text is not a page, whatever its content type.
 */
export function isHtml(contentType: string, content: string | Blob): boolean {
  if (contentType.includes('text/html')) return typeof content !== 'string' || content.trim() !== ''
  return typeof content === 'string' && /^\s*<(!doctype|html)/i.test(content)
}
