import * as z from 'zod/mini'
import type { Exchange } from './check.ts'

/** What a recording of a browser's network panel holds of each call (HAR 1.2). */
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

/** The calls of a recording. @throws Error when it is none */
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
