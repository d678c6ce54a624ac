import type * as z from 'zod/mini'
import { DateTime, MaybeDateTime } from '#api/dates.ts'
import { Id, Numeric } from '#api/schemas.ts'
import { type JsonSchema, jsonSchemaOf } from './openApi.ts'

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

/** Building blocks of schemas that have a kind of their own. */
const blocks = new Map<z.core.$ZodType, string>([
  [Id, 'id'],
  [Numeric, 'numeric'],
  [DateTime, 'date'],
  [MaybeDateTime, 'maybeDate'],
])

/** Describes a schema as data. */
export function fieldOf(schema: z.core.$ZodType): Field {
  return toField(jsonSchemaOf(schema, blocks))
}

/** @throws Error for a kind of JSON Schema that no endpoint uses yet */
function toField(json: JsonSchema, isOptional = false): Field {
  const only = (shape: Shape, isNullable = false): Field => ({ shape, isOptional, isNullable })
  const block = json.$ref?.split('/').at(-1)
  if (block === 'maybeDate') return only({ kind: 'date' }, true)
  if (block === 'id' || block === 'numeric' || block === 'date') return only({ kind: block })
  const anyOf = Array.isArray(json.type) ? json.type.map(type => ({ type })) : json.anyOf
  if (anyOf) {
    const options = anyOf.map(option => toField(option))
    const isNullable = options.some(option => option.isNullable)
    const [value, ...others] = options.filter(({ shape }) => shape.kind !== 'null')
    if (value && others.length === 0) return only(value.shape, isNullable)
    return only({ kind: 'union', options }, isNullable)
  }
  const values = json.enum ?? (json.const === undefined ? undefined : [json.const])
  if (values) return only({ kind: 'literal', values })
  switch (json.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return only({ kind: json.type }, json.type === 'null')
    case 'array':
      return only({ kind: 'list', item: toField(json.items as JsonSchema).shape })
    case 'object': {
      if (!json.properties) return only({ kind: 'record' })
      const fields = Object.entries(json.properties).map(([name, field]) => [
        name,
        toField(field as JsonSchema, !json.required?.includes(name)),
      ])
      return only({ kind: 'object', fields: Object.fromEntries(fields) })
    }
    default:
      throw new Error(`No shape is known for ${JSON.stringify(json)}`)
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
