import * as z from 'zod/mini'
import { describe } from './describe.ts'
import { drop, parse, toMismatches } from './mismatches.ts'
import { readText, Text } from './texts.ts'

// Compiled parsers need `new Function`, which a strict content security policy forbids.
z.config({ jitless: true })

/**
 * The building blocks of the endpoints' schemas. Conversions are two-way codecs: the client decodes with them
 * and the mock back end encodes with the same ones, so fixtures cannot drift from the contract.
 */

export const Id = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+$/, 'number or numeric text'))]),
  z.number(),
  {
    decode: Number,
    encode: String,
  },
)
describe(
  Id,
  'An id: the server sends `12` or `"12"`, the app uses a number. In filters -1 and 0 have special meanings.',
)

export const Numeric = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/, 'number or numeric text'))]),
  z.number(),
  { decode: Number, encode: String },
)
describe(Numeric, 'A number that the server sends as `9` or `"9"`; it is sent as text.')

export const Named = z.object({ Id, Name: Text })
export type Named = z.infer<typeof Named>
describe(Named, 'An entry of a reference list: category, cycle, experience or occupation.')

export const NameOnly = z.object({ Name: Text })
describe(NameOnly, 'An entry of a reference list, sent with its name only.')

/** Returns the schema of a reference that is missing when it is absent, `null`, nameless or has the Id 0. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Item extends z.core.$ZodType>(item: Item) {
  const noneAsNull = z.codec(z.unknown(), z.unknown(), {
    decode: value => (isNone(value) ? null : value),
    encode: value => value,
  })
  return remember(z.optional(z.pipe(noneAsNull, z.nullish(item))), 'reference', item)
}

/** Returns whether a reference counts as missing. */
function isNone(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { Id: id, Name: name }: { Id?: unknown; Name?: unknown } = value
  const isNameless =
    name === undefined || name === null || (typeof name === 'string' && readText(name) === '')
  return isNameless || id === 0 || id === '0'
}

/** A boolean; `null` and absent read as `false`. */
export const Flag = z.codec(z.nullish(z.boolean()), z.boolean(), {
  decode: value => value ?? false,
  encode: value => value,
})

type Kind = 'list' | 'page' | 'reference'

/** The kind and the item of the schemas made by `list`, `paged` and `maybe`, for code that inspects schemas. */
const parts = new WeakMap<object, { kind: Kind; item: z.core.$ZodType }>()

/** Returns kind and item of a schema made by `list`, `paged` or `maybe`; otherwise `undefined`. */
export function partsOf(schema: z.core.$ZodType) {
  return parts.get(schema)
}

function remember<Schema extends z.core.$ZodType>(schema: Schema, kind: Kind, item: z.core.$ZodType): Schema {
  parts.set(schema, { kind, item })
  return schema
}

/**
 * Returns the schema of a response that is a list. Broken items are dropped and reported once each; `null` and absent mean
 * empty. When all items are broken, the list is broken too: otherwise it would look like an empty one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends z.core.$ZodType>(item: Item) {
  return listOf(item, true)
}

/** Returns the schema of a list within an object. It may lose all its items: the object is still worth showing. */
/* @__NO_SIDE_EFFECTS__ */
export function sublist<Item extends z.core.$ZodType>(item: Item) {
  return listOf(item, false)
}

/* @__NO_SIDE_EFFECTS__ */
function listOf<Item extends z.core.$ZodType>(item: Item, needsOne: boolean) {
  const schema = z.codec(z.nullish(z.array(z.unknown())), z.array(z.custom<z.output<Item>>()), {
    decode(rows, context) {
      const items = (rows ?? []).flatMap(row => {
        const result = parse(item, row, '[]')
        if (result.success) return [result.data]
        // One broken item is one report, however many of its fields are wrong.
        drop(toMismatches(result.error.issues, row, '[]').slice(0, 1))
        return []
      })
      if (needsOne && items.length === 0 && rows && rows.length > 0)
        context.issues.push({ code: 'custom', message: 'a readable row', input: rows })
      return items
    },
    encode: rows => rows.map(row => z.encode(item, row)),
  })
  return remember(schema, 'list', item)
}

/** Returns the schema of one page of rows, `{ TotalRows, Entities }`; `null` reads as no rows. */
/* @__NO_SIDE_EFFECTS__ */
export function paged<Item extends z.core.$ZodType>(item: Item) {
  const Page = z.object({ TotalRows: z.number(), Entities: list(item) })
  const schema = z.codec(z.nullable(Page), z.custom<Paged<z.output<Item>>>(), {
    decode: page => page ?? { TotalRows: 0, Entities: [] },
    encode: page => page,
  })
  return remember(schema, 'page', item)
}

export type Paged<Item> = { TotalRows: number; Entities: Item[] }
