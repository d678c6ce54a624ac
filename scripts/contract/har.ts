import type { Entry, Har } from 'har-format'
import type { Exchange } from './check.ts'

/**
 * Returns the exchanges of a HAR recording, without page loads: the page of an invoice has the address of its file.
 * @throws Error when the text is not one
 */
export function readHar(text: string): Exchange[] {
  const { log } = JSON.parse(text) as Partial<Har>
  if (!Array.isArray(log?.entries))
    throw new Error('The file is no HAR recording of a browser: it has no log.')
  return log.entries.filter(isCall).map(entry => ({
    method: entry.request.method,
    url: entry.request.url,
    // A browser took the body from its cache, and the recording has it.
    status: entry.response.status === 304 ? 200 : entry.response.status,
    sent: entry.request.postData?.text,
    answer: bodyOf(entry),
    contentType: mediaType(entry.response.content.mimeType),
    milliseconds: entry.time,
    time: new Date(headerOf(entry.response, 'date') ?? entry.startedDateTime),
  }))
}

/** Returns whether a request is one of a script or a picture: a page load accepts HTML. */
const isCall = ({ request }: Entry) => !headerOf(request, 'accept')?.includes('text/html')

function headerOf({ headers }: Entry['request'] | Entry['response'], wanted: string): string | undefined {
  return headers.find(({ name }) => name.toLowerCase() === wanted)?.value
}

/** Returns the body; `undefined` when the recording lacks it although there was one. */
function bodyOf({ response: { content } }: Entry): string | undefined {
  const { text, encoding, size } = content
  // -1: the page was left before the body was read.
  if (text === undefined) return size === 0 ? '' : undefined
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
}

/** Returns a content type without its parameters: `text/html; charset=utf-8` is `text/html`. */
export function mediaType(contentType: string | null | undefined): string | undefined {
  return contentType?.split(';')[0]?.trim().toLowerCase()
}
