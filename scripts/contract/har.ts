import * as z from 'zod/mini'
import type { Exchange } from './check.ts'

/** The part that is read of a recording of a browser's network panel (HAR 1.2). */
const Har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({
          method: z.string(),
          url: z.string(),
          postData: z.optional(z.object({ text: z.optional(z.string()) })),
        }),
        response: z.object({
          status: z.number(),
          content: z.object({ text: z.optional(z.string()), encoding: z.optional(z.string()) }),
        }),
      }),
    ),
  }),
})

/** Returns the exchanges of a HAR recording. @throws Error when the text is not one */
export function readHar(text: string): Exchange[] {
  const { log } = z.parse(Har, JSON.parse(text))
  return log.entries.map(({ request, response }) => {
    const { text: body = '', encoding } = response.content
    return {
      method: request.method,
      url: request.url,
      status: response.status,
      sent: request.postData?.text,
      answer: encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : body,
    }
  })
}
