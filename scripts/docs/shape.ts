import type * as z from 'zod/mini'
import { DateTime, MaybeDateTime } from '#api/dates.ts'
import { Id, Numeric, partsOf } from '#api/schemas.ts'

/** The JSON that a schema expects, described as data. */
export type Shape =
  | { kind: 'id' | 'numeric' | 'date' | 'string' | 'number' | 'boolean' | 'unknown' | 'null' }
  | { kind: 'literal'; values: unknown[] }
  | { kind: 'object'; fields: Record<string, Field> }
  | { kind: 'list'; item: Shape }
  | { kind: 'union'; options: Field[] }
  | { kind: 'record' }

/** `isOptional`: may be missing. `isNullable`: may be `null`. */
export type Field = { shape: Shape; isOptional: boolean; isNullable: boolean }

const required = (shape: Shape): Field => ({ shape, isOptional: false, isNullable: false })
const free = (shape: Shape): Field => ({ shape, isOptional: true, isNullable: true })

type Schema = z.core.$ZodType

/** Building blocks of schemas that have a kind of their own. */
const known = new Map<Schema, Field>([
  [Id, required({ kind: 'id' })],
  [Numeric, required({ kind: 'numeric' })],
  [DateTime, required({ kind: 'date' })],
  [MaybeDateTime, free({ kind: 'date' })],
])

/** Describes a schema as data. @throws Error for a kind of schema that no endpoint uses yet: add it to `plain` */
export function fieldOf(schema: Schema): Field {
  const block = known.get(schema)
  if (block) return block
  const parts = partsOf(schema)
  // A list may be missing or null.
  if (parts?.kind === 'list') return free({ kind: 'list', item: fieldOf(parts.item).shape })
  return parts?.kind === 'reference' ? free(referenceTo(fieldOf(parts.item).shape)) : plain(schema)
}

/** Makes the name optional: the client treats a reference without a name as missing. */
function referenceTo(shape: Shape): Shape {
  if (shape.kind !== 'object') return shape
  return { ...shape, fields: { ...shape.fields, Name: free({ kind: 'string' }) } }
}

function plain(schema: Schema): Field {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'unknown':
    case 'null':
      return { ...required({ kind: def.type }), isNullable: def.type === 'unknown' || def.type === 'null' }
    case 'literal':
      return required({ kind: 'literal', values: [...def.values] })
    case 'nullable':
      return { ...fieldOf(def.innerType), isNullable: true }
    case 'optional':
      return { ...fieldOf(def.innerType), isOptional: true }
    case 'pipe':
      return fieldOf(def.in)
    case 'array':
      return required({ kind: 'list', item: fieldOf(def.element).shape })
    case 'record':
      return required({ kind: 'record' })
    case 'object':
      return required({
        kind: 'object',
        fields: Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, fieldOf(field)])),
      })
    case 'union': {
      const options = def.options.map(option => fieldOf(option))
      return {
        ...required({ kind: 'union', options }),
        isNullable: options.some(({ isNullable }) => isNullable),
      }
    }
    default:
      throw new Error(`No shape is known for a schema of type ${def.type}`)
  }
}

/** Returns the option of a union that fits a JSON value best: the option of the same kind that has most of its fields. */
export function optionFor(value: unknown, options: readonly Field[]): Shape {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value
  const unknownFields = (shape: Shape) =>
    shape.kind === 'object' ? Object.keys(Object(value)).filter(name => !(name in shape.fields)).length : 0
  const shapes = options.map(option => option.shape).filter(shape => shape.kind === kind)
  return shapes.toSorted((one, other) => unknownFields(one) - unknownFields(other))[0] ?? { kind: 'unknown' }
}
