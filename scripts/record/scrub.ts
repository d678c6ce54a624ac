import type { EndpointEntry } from '#api/endpoints.ts'
import { cycles, experience, groups, occupations, townCities } from '#mocks/seeding/lists.ts'
import { fieldOf, optionFor, type Shape } from '#scripts/docs/shape.ts'
import { isReferenceList, type Kind, kindOfArgument, kindOfField, resolveKind } from './fields.ts'
import { textsIn } from './leaks.ts'
import { createStandIns } from './standIns.ts'

/** A response that fits the contract, with the arguments of its call; `json` is `undefined` when the call failed. */
export type Call = {
  endpoint: EndpointEntry
  args: Record<string, string>
  status: number
  milliseconds: number
  json: unknown
}

/** How often the values of a field or an argument were replaced or kept. Never holds values. */
export type Replacement = { path: string; kind: Kind; values: number; standIns: Set<string> }

export type Scrubbed = {
  calls: Call[]
  replacements: Replacement[]
  /** The values that were replaced, each with its kind. */
  originals: ReadonlyMap<string, Kind>
  /** Names of reference lists, which are kept. */
  names: ReadonlySet<string>
}

/**
 * Replaces all personal data of the calls. Reads all of them before it replaces any, so that a name, a code or
 * a picture gets one stand-in wherever it occurs.
 */
export function scrub(calls: readonly Call[]): Scrubbed {
  const names = new Set(textsIn([townCities, groups, cycles, experience, occupations]))
  for (const call of calls)
    if (isReferenceList(call.endpoint.name)) walk(call, ({ value }) => (names.add(value), value))

  const originals = new Map<string, Kind>()
  for (const call of calls)
    walk(call, ({ kind, value }) => {
      const resolved = resolveKind(kind, value, names)
      if (resolved !== 'keep') originals.set(value, resolved)
      return value
    })

  const standInOf = createStandIns(originals.keys())
  const replacements = new Map<string, Replacement>()
  const scrubbed = calls.map(call =>
    walk(call, ({ kind: listed, path, value }) => {
      const kind = resolveKind(listed, value, names)
      const standIn = kind === 'keep' ? value : standInOf(kind, value)
      const key = `${kind} ${path}`
      const entry = replacements.get(key) ?? { path, kind, values: 0, standIns: new Set() }
      replacements.set(key, { ...entry, values: entry.values + 1, standIns: entry.standIns.add(standIn) })
      return standIn
    }),
  )
  return { calls: scrubbed, replacements: [...replacements.values()], originals, names }
}

/** Returns a text or number of a response as text; `''` for anything else. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

/** A value of a response or an address, with its kind and its path. */
type Leaf = { kind: Kind; path: string; value: string }

/** Returns the replacement of a value. */
type Visit = (leaf: Leaf) => string

/** Returns a call with each argument, and each text, id and date of the response, replaced by `visit`. */
function walk(call: Call, visit: Visit): Call {
  const { name: endpoint, response } = call.endpoint
  const args = Object.entries(call.args).map(([name, value]): [string, string] => {
    const leaf = { kind: kindOfArgument(endpoint, name), path: `${endpoint}(${name})`, value }
    // An absent argument stays absent.
    return [name, value && visit(leaf)]
  })
  const hasJson = call.json !== undefined && response !== null && response !== 'file'
  const json = hasJson ? walkValue(call.json, fieldOf(response).shape, [endpoint], visit) : undefined
  return { ...call, args: Object.fromEntries(args), json }
}

/**
 * Returns a value that fits its shape, with only the fields of the contract: even the names of other fields may be
 * personal data.
 */
function walkValue(value: unknown, shape: Shape, path: string[], visit: Visit): unknown {
  if (value === null || value === undefined) return null
  const leaf = (kind: Kind) =>
    visit({ kind: kindOfField(path) ?? kind, path: path.join('.'), value: textOf(value) })
  switch (shape.kind) {
    case 'object': {
      const fields = value as Record<string, unknown>
      const present = Object.entries(shape.fields).filter(([name]) => fields[name] !== undefined)
      return Object.fromEntries(
        present.map(([name, field]) => [name, walkValue(fields[name], field.shape, [...path, name], visit)]),
      )
    }
    case 'list':
      return (value as unknown[]).map(item => walkValue(item, shape.item, path, visit))
    case 'union':
      return walkValue(value, optionFor(value, shape.options), path, visit)
    case 'string':
      return textOf(value).trim() === '' ? '' : leaf('text')
    case 'id':
      return typeof value === 'number' ? Number(leaf('number')) : leaf('number')
    case 'date':
      return leaf('date')
    case 'number':
    case 'numeric':
    case 'boolean':
      return value
    case 'literal':
      return shape.values.includes(value) ? value : null
    case 'null':
    case 'unknown':
      return null
    case 'record':
      return {}
  }
}
