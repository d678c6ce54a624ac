import { compare, type Findings, isHarmless } from '#scripts/contract/compare.ts'
import type { Field, Shape } from '#scripts/contract/shape.ts'
import { type Kind, kindOfField } from './fields.ts'

/** A value of a response: its kind, its path and the object that has it. */
type Leaf = { kind: Kind; path: readonly string[]; value: string; owner: Record<string, unknown> }

/** Returns the replacement of a value. */
export type Visit = (leaf: Leaf) => string

/**
 * Returns a response with the fields of the contract only, each text, id and date replaced by `visit`. Fields
 * that the contract does not have are dropped, since even their names may be personal data. The response must
 * fit the contract.
 */
export function walk(value: unknown, field: Field, endpoint: string, visit: Visit): unknown {
  return walkValue(value, field.shape, [endpoint], {}, visit)
}

type Object = Record<string, unknown>

function walkValue(value: unknown, shape: Shape, path: string[], owner: Object, visit: Visit): unknown {
  if (value === null || value === undefined) return null
  // The response fits the contract, so this is only used for texts and numbers.
  const text = value as string | number
  const leaf = (kind: Kind) => visit({ kind, path, value: String(text), owner })
  switch (shape.kind) {
    case 'object':
      return walkFields(value, shape.fields, path, visit)
    case 'list':
      return asList(value).map(item => walkValue(item, shape.item, path, owner, visit))
    case 'page': {
      const { TotalRows, Entities } = asObject(value)
      const rows = Entities
        ? walkValue(Entities, { kind: 'list', item: shape.item }, path, owner, visit)
        : null
      return { TotalRows: Number(TotalRows), Entities: rows }
    }
    case 'union':
      return walkValue(value, fittingOption(value, shape.options), path, owner, visit)
    case 'string':
      return String(text).trim() === '' ? '' : leaf(kindOfField(path) ?? 'text')
    case 'id': {
      const id = leaf(kindOfField(path) ?? 'number')
      return typeof value === 'number' ? Number(id) : id
    }
    case 'date':
      return leaf(kindOfField(path) ?? 'date')
    case 'number':
    case 'numeric':
    case 'boolean':
    case 'literal':
      return value
    case 'null':
    case 'unknown':
      return null
    case 'record':
      return {}
  }
}

function walkFields(value: unknown, fields: Record<string, Field>, path: string[], visit: Visit): Object {
  const owner = asObject(value)
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => owner[name] !== undefined)
      .map(([name, { shape }]) => [name, walkValue(owner[name], shape, [...path, name], owner, visit)]),
  )
}

/** Returns the first option of a union that the value fits. */
function fittingOption(value: unknown, options: readonly Field[]): Shape {
  const option = options.find(one => {
    const findings: Findings = []
    compare(value, one, findings)
    return findings.every(isHarmless)
  })
  return option?.shape ?? { kind: 'null' }
}

const asObject = (value: unknown) => value as Object
const asList = (value: unknown) => value as unknown[]
