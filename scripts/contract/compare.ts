import { isNoDate } from '#api/dates.ts'
import type { Field, Shape } from './shape.ts'

/** A difference from the contract. Holds only the field's path, never its value, which may be personal data. */
export type Difference =
  /** A field that the contract does not have. */
  | { kind: 'unknown'; field: string }
  /** A required field that is absent. */
  | { kind: 'missing'; field: string }
  | { kind: 'wrong'; field: string; expected: string; got: string }

/** The differences found so far, each once: the rows of a list share one path. */
export type Findings = Difference[]

/** Returns true when the client can read the JSON in spite of the difference: it ignores unknown fields. */
export const isHarmless = ({ kind }: Difference) => kind === 'unknown'

export function add(findings: Findings, difference: Difference): void {
  const text = describe(difference)
  if (!findings.some(one => one.kind === difference.kind && describe(one) === text)) findings.push(difference)
}

/** Returns the field of a difference and, for a wrong one, its types: `Dob: expected date, got string`. */
export function describe(difference: Difference): string {
  if (difference.kind !== 'wrong') return difference.field
  return `${difference.field}: expected ${difference.expected}, got ${difference.got}`
}

/** Adds the differences between a value and its field to the findings. Items of a list share one path, `[]`. */
export function compare(value: unknown, field: Field, findings: Findings, path = ''): void {
  if (value === undefined) {
    if (!field.isOptional) add(findings, { kind: 'missing', field: path })
    return
  }
  if (value === null || (field.shape.kind === 'date' && isNoDate(value))) {
    if (!field.isNullable) add(findings, wrong(path, field.shape, 'null'))
    return
  }
  compareShape(value, field.shape, findings, path)
}

function compareShape(value: unknown, shape: Shape, findings: Findings, path: string): void {
  switch (shape.kind) {
    case 'object':
      if (isObject(value)) return compareFields(value, shape.fields, findings, path)
      break
    case 'list':
      if (Array.isArray(value)) return compareItems(value, shape.item, findings, path)
      break
    case 'union': {
      const perOption = shape.options.map(option => {
        const own: Findings = []
        compare(value, option, own, path)
        return own
      })
      // Only the option that fits best is reported. An option with wrong fields beats one of an entirely
      // different type.
      const isOtherType = (own: Findings) =>
        own.some(({ kind, field }) => kind === 'wrong' && field === (path || 'answer'))
      const rank = (own: Findings) => badness(own) + (isOtherType(own) ? 1e6 : 0)
      const best = perOption.toSorted((one, other) => rank(one) - rank(other))[0]
      for (const difference of best ?? []) add(findings, difference)
      return
    }
    case 'unknown':
      return
    default:
      if (isScalar(value, shape)) return
  }
  add(findings, wrong(path, shape, typeOf(value)))
}

function wrong(path: string, shape: Shape, got: string): Difference {
  return { kind: 'wrong', field: path || 'answer', expected: nameOf(shape), got }
}

function compareFields(
  value: Record<string, unknown>,
  fields: Record<string, Field>,
  findings: Findings,
  path: string,
): void {
  for (const name of Object.keys(value))
    if (!(name in fields)) add(findings, { kind: 'unknown', field: join(path, printableName(name)) })
  for (const [name, field] of Object.entries(fields)) compare(value[name], field, findings, join(path, name))
}

function compareItems(rows: unknown[], item: Shape, findings: Findings, path: string): void {
  const field = { shape: item, isOptional: false, isNullable: false }
  for (const row of rows) compare(row, field, findings, `${path}[]`)
}

function isScalar(value: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'id':
      return typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
    case 'numeric':
      return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    case 'literal':
      return shape.values.includes(value)
    case 'record':
      return isObject(value)
    default:
      return typeof value === shape.kind
  }
}

const weights = { wrong: 100, missing: 10, unknown: 1 }
const badness = (findings: Findings) => findings.reduce((sum, { kind }) => sum + weights[kind], 0)
const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** Returns a shape's kind in the words of the contract. */
export function nameOf(shape: Shape): string {
  switch (shape.kind) {
    case 'id':
    case 'numeric':
      return 'number or numeric text'
    case 'list':
      return `list of ${nameOf(shape.item)}`
    case 'literal':
      return shape.values.map(value => JSON.stringify(value)).join(' or ')
    case 'union':
      return [...new Set(shape.options.map(option => nameOf(option.shape)))].join(' or ')
    default:
      return shape.kind
  }
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns the name of a field that the contract does not have, for a report. A key that is not named like a field (letters,
 * then at most two digits; `$id` and the like) is `*`: in an object keyed by e-mail address or by a person's code it is personal data.
 */
const printableName = (name: string) => (/^\$?[A-Za-z_]{1,40}\d{0,2}$/.test(name) ? name : '*')
