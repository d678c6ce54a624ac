import * as z from 'zod/mini'
import type { Definition } from './endpoint.ts'

/** The descriptions of schemas, as `z.toJSONSchema` writes them. */
export const schemaDescriptions = /* @__PURE__ */ z.registry<{
  description: string
  'x-assumption'?: string
}>()

/** Has the same prefix as the assumptions in comments, so that one search finds all of them. */
type Assumption = `Assumption: ${string}`

/** Describes an endpoint or a schema for the documents. Free of side effects: a production build drops each call. */
/* @__NO_SIDE_EFFECTS__ */
export function describe(
  subject: z.core.$ZodType | { definition: Definition },
  description: string,
  labelled?: Assumption,
): void {
  const assumption = labelled?.replace(/^Assumption: /, '')
  if ('definition' in subject)
    Object.assign(subject.definition, { description, ...(assumption && { assumption }) })
  else schemaDescriptions.add(subject, { description, ...(assumption && { 'x-assumption': assumption }) })
}
