import type { Entry, Har } from 'har-format'
import type { Exchange } from './check.ts'

/**
 * Returns the exchanges of a HAR recording. Skips page loads, because the page of an invoice and its file have the same
 * address. @throws Error when the text is not a HAR recording
 */
export function readHar(text: string): Exchange[] {
  const { log } = JSON.parse(text) as Partial<Har>
  if (!Array.isArray(log?.entries))
    throw new Error('The file is no HAR recording of a browser: it has no log.')
  const calls = log.entries.filter(({ request }) => !headerOf(request, 'accept')?.includes('text/html'))
  return calls.map(({ request, response, time, startedDateTime }) => ({
    method: request.method,
    url: request.url,
    // On a 304 the browser took the body from its cache; the recording contains that body.
    status: response.status === 304 ? 200 : response.status,
    sent: request.postData?.text,
    answer: bodyOf(response),
    contentType: mediaType(response.content.mimeType),
    milliseconds: time,
    time: new Date(headerOf(response, 'date') ?? startedDateTime),
  }))
}

const headerOf = ({ headers }: Entry['request'] | Entry['response'], wanted: string) =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value

/** Returns the body; `undefined` when there was one, but the recording lacks it. */
function bodyOf({ content: { text, encoding, size } }: Entry['response']): string | undefined {
  // The size is -1 when the page was left before the body was read.
  if (text === undefined) return size === 0 ? '' : undefined
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
}

/** Returns a content type without its parameters: `text/html; charset=utf-8` is `text/html`. */
export function mediaType(contentType: string | null | undefined): string | undefined {
  return contentType?.split(';')[0]?.trim().toLowerCase()
}
