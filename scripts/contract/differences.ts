import * as z from 'zod/mini'
import { toMismatches } from '#api/mismatches.ts'
import { maybe, partsOf } from '#api/schemas.ts'

type Schema = z.core.$ZodType
type Issue = z.core.$ZodIssue

/** A difference from the contract: a field's path and types, never its value, which may be personal data. */
export type Difference = {
  where: 'answer' | 'sent'
  /** `unknown`: a field that the contract does not have, which the client ignores. `missing`: a required field. */
  kind: 'unknown' | 'missing' | 'wrong'
  field: string
  expected: string
  got: string
  /** Why the difference is known, from the allow-list. */
  reason?: string
}

/** Returns the differences of a text from the JSON of a schema; `null` allows any text. The rows of a list share one path. */
export function differencesIn(where: Difference['where'], schema: Schema | null, text: string): Difference[] {
  const root = where === 'sent' ? 'body' : 'answer'
  if (schema === null) return []
  const json = parse(text)
  if (json === undefined) return [{ where, kind: 'wrong', field: root, expected: 'JSON', got: 'other text' }]
  const issues = z.safeParse(strict(schema), json).error?.issues ?? []
  return issues.flatMap(closest).flatMap(issue =>
    toMismatches([issue], json, '').map(({ expected, got }): Difference => {
      const kind = isUnknownField(issue) ? 'unknown' : got === 'undefined' ? 'missing' : 'wrong'
      return { where, kind, field: fieldOf(issue) || root, expected, got }
    }),
  )
}

/** Parses a text as JSON. Returns `undefined` when it is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** No value fits: so an object with it as its `catchall` has an issue for each field that the contract does not have. */
const unknownField = z.custom(() => false, 'nothing')

const isUnknownField = ({ code, message }: Issue) => code === 'custom' && message === 'nothing'

/**
 * Returns a schema that has an issue for everything that the client's schema does not read. The client's drops the broken
 * rows of a list, and ignores fields that it does not have.
 */
function strict(schema: Schema): Schema {
  const parts = partsOf(schema)
  if (parts?.kind === 'list') return z.nullish(z.array(strict(parts.item)))
  if (parts?.kind === 'reference') return maybe(strict(parts.item))
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, strict(field)])
      return z.catchall(z.object(Object.fromEntries(fields) as z.core.$ZodShape), unknownField)
    }
    case 'array':
      return z.array(strict(def.element))
    case 'optional':
      return z.optional(strict(def.innerType))
    case 'nullable':
      return z.nullable(strict(def.innerType))
    case 'union':
      return z.union(def.options.map(strict))
    default:
      // The conversion of a page hides its object. The other conversions are those of a single value.
      return parts && def.type === 'pipe' ? strict(def.in) : schema
  }
}

/** Returns the issues of the option of a union that fits best: one that the client reads, or else has the fewest issues. */
function closest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  // An issue without a path says that the value has another type, so this option was not meant.
  const options = issue.errors
    .filter(issues => issues.every(({ path }) => path.length > 0))
    .map(issues => issues.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(closest))
    .toSorted((one, other) => one.length - other.length)
  return options.find(issues => issues.every(isUnknownField)) ?? options[0] ?? [issue]
}

/** Returns the path of an issue, `Entities[].Teacher.Dob`. */
function fieldOf(issue: Issue): string {
  const names = issue.path.map(String)
  if (isUnknownField(issue)) names.push(printableName(names.pop() ?? ''))
  return names.join('.').replaceAll(/(^|\.)\d+(?=\.|$)/g, '[]')
}

/**
 * Returns the name of a field that the contract does not have, for a report. A key that is not named like a field (letters,
 * then at most two digits; `$id` and the like) becomes `*`: in an object keyed by e-mail address or by a person's code, the
 * key is personal data.
 */
const printableName = (name: string) => (/^\$?[A-Za-z_]{1,40}\d{0,2}$/.test(name) ? name : '*')
