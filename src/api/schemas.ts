import * as z from 'zod/mini'

// Compiled parsers need `new Function`, which a strict content security policy forbids.
z.config({ jitless: true })

/**
 * The building blocks of the wire's shapes. Conversions are two-way codecs: the client decodes with them, the mock
 * back end encodes with the same ones, so a fixture cannot drift from the contract.
 */

/** An id as the server sends it, `12` or `"12"`, is a number here; -1 and 0 have meanings of their own in filters. */
export const Id = z.codec(z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]), z.number(), {
  decode: Number,
  encode: String,
})

/** A number as the server sends it, `9` or `"9"`; it goes out as text. */
export const Numeric = z.codec(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.number(),
  { decode: Number, encode: String },
)

/** Something chosen from a list: category, cycle, experience, occupation. */
export const Named = z.object({ Id, Name: z.string() })
export type Named = z.infer<typeof Named>

/** The same where only the name is sent. */
export const NameOnly = z.object({ Name: z.string() })

/** A reference that may be missing, in any of the server's ways: absent, `null`, with the Id 0, or without a name. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Item extends z.core.$ZodType>(item: Item) {
  const noneAsNull = z.codec(z.unknown(), z.unknown(), {
    decode: value => (isNone(value) ? null : value),
    encode: value => value,
  })
  return remember(z.optional(z.pipe(noneAsNull, z.nullish(item))), 'reference', item)
}

function isNone(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { Id: id, Name: name }: { Id?: unknown; Name?: unknown } = value
  const isNameless = name === undefined || name === null || (typeof name === 'string' && name.trim() === '')
  return isNameless || id === 0 || id === '0'
}

/** `null` and absent read as no. */
export const Flag = z.codec(z.nullish(z.boolean()), z.boolean(), {
  decode: value => value ?? false,
  encode: value => value,
})

/** A text that may be missing; `null` and absent read as `undefined`. */
export const Text = z.codec(z.nullish(z.string()), z.optional(z.string()), {
  decode: value => value ?? undefined,
  encode: value => value ?? null,
})

/** What did not fit: where, what was expected, what came. Never the value, which may be personal data. */
export type Misfit = { field: string; expected: string; got: string }

/** Parsing is synchronous, so the items dropped by the schema that is reading right now are collected here. */
let dropped: Misfit[] = []

type Kind = 'list' | 'page' | 'reference'

/** What a list, a page or a reference is made of, for whoever reads schemas: the documentation, the drift check, generated tests. */
const parts = new WeakMap<object, { kind: Kind; item: z.core.$ZodType }>()

/** The items of a schema made by `list`, `paged` or `maybe`; of any other `undefined`. */
export function partsOf(schema: z.core.$ZodType) {
  return parts.get(schema)
}

function remember<Schema extends z.core.$ZodType>(schema: Schema, kind: Kind, item: z.core.$ZodType): Schema {
  parts.set(schema, { kind, item })
  return schema
}

/** A list whose broken items are dropped, each reported once; `null` and absent read as empty. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends z.core.$ZodType>(item: Item) {
  const schema = z.codec(z.nullish(z.array(z.unknown())), z.array(z.custom<z.output<Item>>()), {
    decode(rows) {
      return (rows ?? []).flatMap(row => {
        const result = z.safeParse(item, row)
        if (result.success) return [result.data]
        // One broken item is one report, however many of its fields are wrong.
        dropped.push(...toMisfits(result.error, row, '[]').slice(0, 1))
        return []
      })
    },
    encode: rows => rows.map(row => z.encode(item, row)),
  })
  return remember(schema, 'list', item)
}

/** One page of rows: `{ TotalRows, Entities }`; `null` reads as no rows. */
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

type Reading<Value> = { value: Value; misfits: Misfit[] } | { value?: never; misfits: Misfit[]; broken: true }

/** Reads an answer with its schema: the value, or `broken` when the whole does not fit, and what was dropped or broken. */
export function read<Schema extends z.core.$ZodType>(
  schema: Schema,
  answer: unknown,
): Reading<z.output<Schema>> {
  dropped = []
  const result = z.safeParse(schema, answer)
  const misfits = dropped
  dropped = []
  if (result.success) return { value: result.data, misfits }
  return { broken: true, misfits: [...misfits, ...toMisfits(result.error, answer, '')] }
}

function toMisfits(error: z.core.$ZodError, row: unknown, root: string): Misfit[] {
  return error.issues.flatMap(nearest).map(issue => ({
    field: [root, ...issue.path.map(String)].filter(part => part !== '').join('.') || 'answer',
    expected: expectation(issue),
    got: typeAt(row, issue.path),
  }))
}

/** Of an answer that may have several shapes, the fields of the one that nearly fits; of two, the one named last. */
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
