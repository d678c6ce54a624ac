import * as z from 'zod/mini'
import type { Exchange } from './check.ts'

const Header = z.object({ name: z.string(), value: z.string() })

/** The part that is read of a recording of a browser's network panel (HAR 1.2). */
const Har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z.optional(z.string()),
        time: z.optional(z.number()),
        request: z.object({
          method: z.string(),
          url: z.string(),
          headers: z.optional(z.array(Header)),
          postData: z.optional(z.object({ text: z.optional(z.string()) })),
        }),
        response: z.object({
          status: z.number(),
          headers: z.optional(z.array(Header)),
          content: z.object({
            text: z.optional(z.string()),
            encoding: z.optional(z.string()),
            mimeType: z.optional(z.string()),
            size: z.optional(z.number()),
          }),
        }),
      }),
    ),
  }),
})

type Entry = z.infer<typeof Har>['log']['entries'][number]

function parseHar(text: string): z.infer<typeof Har> {
  const { data, error } = z.safeParse(Har, JSON.parse(text))
  if (error) throw new Error(`The file is no HAR recording of a browser:\n${z.prettifyError(error)}`)
  return data
}

/**
 * Returns the exchanges of a HAR recording, without page loads: the page of an invoice has the address of its file.
 * @throws Error when the text is not one
 */
export function readHar(text: string): Exchange[] {
  const { log } = parseHar(text)
  return log.entries.filter(isCall).map(entry => {
    const time = timeOf(entry)
    return {
      method: entry.request.method,
      url: entry.request.url,
      // A browser took the body from its cache, and the recording has it.
      status: entry.response.status === 304 ? 200 : entry.response.status,
      sent: entry.request.postData?.text,
      answer: bodyOf(entry),
      contentType: mediaType(entry.response.content.mimeType),
      ...(entry.time === undefined ? {} : { milliseconds: entry.time }),
      ...(time && { time }),
    }
  })
}

/** Returns whether a request is one of a script or a picture: a page load accepts HTML. */
function isCall({ request: { headers = [] } }: Entry): boolean {
  return !headers.some(({ name, value }) => name.toLowerCase() === 'accept' && value.includes('text/html'))
}

/** Returns the body; `undefined` when the recording lacks it although there was one. */
function bodyOf({ response: { content } }: Entry): string | undefined {
  const { text, encoding, size = 0 } = content
  // -1: the page was left before the body was read.
  if (text === undefined) return size === 0 ? '' : undefined
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
}

function timeOf({ response, startedDateTime }: Entry): Date | undefined {
  const stated = response.headers?.find(({ name }) => name.toLowerCase() === 'date')?.value
  const time = new Date(stated ?? startedDateTime ?? Number.NaN)
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** Returns a content type without its parameters: `text/html; charset=utf-8` is `text/html`. */
export function mediaType(contentType: string | null | undefined): string | undefined {
  return contentType?.split(';')[0]?.trim().toLowerCase()
}
