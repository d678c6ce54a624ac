import * as z from 'zod/mini'
import { getState } from './state.ts'

/** A mismatch between a response and its schema, without the value, which may be personal data. */
export type Mismatch = { field: string; expected: string; got: string }

export function drop(mismatches: Mismatch[]): void {
  getState().dropped.push(...mismatches)
}

type Reading<Value> =
  { value: Value; mismatches: Mismatch[] } | { value?: never; mismatches: Mismatch[]; broken: true }

/** Parses a response with its schema. Returns the mismatches, and the value or `broken` if it does not fit. */
export function read<Schema extends z.core.$ZodType>(
  schema: Schema,
  json: unknown,
): Reading<z.output<Schema>> {
  getState().dropped = []
  const result = parse(schema, json, '')
  const mismatches = getState().dropped
  if (result.success) return { value: result.data, mismatches }
  return { broken: true, mismatches: [...mismatches, ...toMismatches(result.error.issues, json, '')] }
}

/** Returns the issue of an unreadable date that is optional in its object. */
export const lostDate = (input: unknown) =>
  ({ code: 'custom', message: 'date', params: { isLost: true }, input }) as const

const isLost = (issue: z.core.$ZodIssue) => issue.code === 'custom' && issue.params?.['isLost'] === true

/**
 * Parses a value. An unreadable optional date is reported with its field, and the value is parsed without it. `root` is the
 * prefix of the fields.
 */
export function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown, root: string) {
  const before = getState().dropped.length
  const result = z.safeParse(schema, value)
  const lost = result.error?.issues.flatMap(nearest).filter(isLost)
  if (!lost || lost.length === 0) return result
  // Parsing again drops the same rows again.
  getState().dropped.length = before
  drop(toMismatches(lost, value, root))
  return z.safeParse(
    schema,
    without(
      value,
      lost.map(({ path }) => path),
    ),
  )
}

/** Returns a copy of a JSON value without the fields at these paths. */
function without(value: unknown, paths: readonly PropertyKey[][]): unknown {
  const copy: unknown = structuredClone(value)
  for (const path of paths) {
    let parent = copy
    for (const key of path.slice(0, -1)) parent = Reflect.get(Object(parent), key)
    Reflect.deleteProperty(Object(parent), path.at(-1) ?? '')
  }
  return copy
}

/** Returns the mismatches that a schema has found in `row`; `root` is the prefix of their fields. */
export function toMismatches(issues: z.core.$ZodIssue[], row: unknown, root: string): Mismatch[] {
  return issues.flatMap(nearest).map(issue => ({
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
  // The message of a check names what it expects.
  return issue.code === 'custom' || issue.code === 'invalid_format' ? issue.message : issue.code
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
