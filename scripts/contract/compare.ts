import type { Field, Shape } from './shape.ts'

/** How JSON differs from the contract. Holds only paths, never values, which may be personal data. */
export type Findings = {
  /** Fields that the contract does not have: the client ignores them, the report lists them. */
  unknown: Set<string>
  /** Required fields that are absent. */
  missing: Set<string>
  /** `field: expected …, got …` */
  wrong: Set<string>
}

export const noFindings = (): Findings => ({ unknown: new Set(), missing: new Set(), wrong: new Set() })

/** Returns true when the client can read the JSON: unknown fields do not matter. */
export const isFit = ({ missing, wrong }: Findings) => missing.size === 0 && wrong.size === 0

/** Adds the differences between a value and its field to the findings. Items of a list share one path, `[]`. */
export function compare(value: unknown, field: Field, findings: Findings, path = ''): void {
  if (value === undefined) {
    if (!field.isOptional) findings.missing.add(path)
    return
  }
  if (value === null) {
    if (!field.isNullable)
      findings.wrong.add(`${path || 'answer'}: expected ${nameOf(field.shape)}, got null`)
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
    case 'page':
      if (isObject(value)) {
        const list = {
          shape: { kind: 'list', item: shape.item } as const,
          isOptional: true,
          isNullable: true,
        }
        const total = { shape: { kind: 'number' } as const, isOptional: false, isNullable: false }
        return compareFields(value, { TotalRows: total, Entities: list }, findings, path)
      }
      break
    case 'union': {
      const perOption = shape.options.map(option => {
        const own = noFindings()
        compare(value, option, own, path)
        return own
      })
      // Only the option that fits best is reported. An option with wrong fields beats one of an entirely
      // different type.
      const root = `${path || 'answer'}: `
      const isOtherType = ({ wrong }: Findings) => [...wrong].some(one => one.startsWith(root))
      const rank = (one: Findings) => badness(one) + (isOtherType(one) ? 1e6 : 0)
      const best = perOption.toSorted((a, b) => rank(a) - rank(b))[0]
      if (best)
        for (const kind of ['unknown', 'missing', 'wrong'] as const)
          for (const one of best[kind]) findings[kind].add(one)
      return
    }
    case 'unknown':
      return
    default:
      if (isScalar(value, shape)) return
  }
  findings.wrong.add(`${path || 'answer'}: expected ${nameOf(shape)}, got ${typeOf(value)}`)
}

function compareFields(
  value: Record<string, unknown>,
  fields: Record<string, Field>,
  findings: Findings,
  path: string,
): void {
  for (const name of Object.keys(value)) if (!(name in fields)) findings.unknown.add(join(path, name))
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

const badness = ({ missing, wrong, unknown }: Findings) => wrong.size * 100 + missing.size * 10 + unknown.size
const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** Returns a shape's kind in the words of the contract. */
export function nameOf(shape: Shape): string {
  switch (shape.kind) {
    case 'id':
    case 'numeric':
      return 'number or numeric text'
    case 'list':
      return `list of ${nameOf(shape.item)}`
    case 'page':
      return `page of ${nameOf(shape.item)}`
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
