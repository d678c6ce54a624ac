import * as z from 'zod/mini'

/** A mismatch between a response and its schema, without the value, which may be personal data. */
export type Mismatch = { field: string; expected: string; got: string }

/** The items dropped by the current `read`. One variable is enough, because parsing is synchronous. */
let dropped: Mismatch[] = []

export function drop(mismatches: Mismatch[]): void {
  dropped.push(...mismatches)
}

type Reading<Value> =
  { value: Value; mismatches: Mismatch[] } | { value?: never; mismatches: Mismatch[]; broken: true }

/** Parses a response with its schema. Returns the mismatches, and the value or `broken` if it does not fit. */
export function read<Schema extends z.core.$ZodType>(
  schema: Schema,
  json: unknown,
): Reading<z.output<Schema>> {
  dropped = []
  const result = z.safeParse(schema, json)
  const mismatches = dropped
  dropped = []
  if (result.success) return { value: result.data, mismatches }
  return { broken: true, mismatches: [...mismatches, ...toMismatches(result.error, json, '')] }
}

/** Returns the mismatches that a schema has found in `row`; `root` is the prefix of their fields. */
export function toMismatches(error: z.core.$ZodError, row: unknown, root: string): Mismatch[] {
  return error.issues.flatMap(nearest).map(issue => ({
    field: [root, ...issue.path.map(String)].filter(part => part !== '').join('.') || 'answer',
    expected: expectation(issue),
    got: typeAt(row, issue.path),
  }))
}

/** Returns the issues of the closest option of a union: the last whose issues all concern fields. */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const shape = issue.errors.findLast(issues => issues.every(({ path }) => path.length > 0))
  if (!shape) return [issue]
  return shape.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(nearest)
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_union') {
    const expected = issue.errors.flat().map(expectation)
    return [...new Set(expected)].join(' or ')
  }
  return issue.code === 'invalid_format' ? issue.format : issue.code
}

function typeAt(value: unknown, path: readonly PropertyKey[]): string {
  let found: unknown = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null) break
    found = Reflect.get(found, key)
  }
  if (found === null) return 'null'
  return Array.isArray(found) ? 'array' : typeof found
}
