import type { EndpointEntry } from '#api/endpoints.ts'
import { cycles, experience, groups, occupations, townCities } from '#mocks/seeding/lists.ts'
import { fieldOf, optionFor, type Shape } from '#scripts/contract/shape.ts'
import { isReferenceList, type Kind, kindOfArgument, kindOfField, resolveKind } from './fields.ts'
import { createStandIns, type Originals } from './standIns.ts'

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
  originals: Originals
  /** Names of reference lists, which are kept. */
  names: ReadonlySet<string>
}

/**
 * Replaces all personal data of the calls. Reads all of them before it replaces any, so that a name, a code or
 * a picture gets one stand-in wherever it occurs.
 */
export function scrub(calls: readonly Call[]): Scrubbed {
  const names = new Set(simulatedNames)
  for (const call of calls)
    if (isReferenceList(call.endpoint.name)) walk(call, ({ value }) => (names.add(value), value))

  const values = new Map<string, Kind>()
  const people: { first: string; last: string }[] = []
  for (const call of calls)
    walk(call, ({ kind, value, owner }) => {
      const resolved = resolveKind(kind, value, names)
      if (resolved !== 'keep') values.set(value, resolved)
      if (kind === 'firstName' || kind === 'lastName')
        people.push({ first: textOf(owner['FirstName']), last: textOf(owner['LastName']) })
      return value
    })

  const originals = { values, people }
  const standInOf = createStandIns(originals)
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

/** The names of the reference lists of the mocked back end. */
const simulatedNames = [
  ...townCities.flatMap(({ Name, County }) => [Name, County ?? '']),
  ...groups.flatMap(({ Name, Categories }) => [Name, ...Categories.map(category => category.Name)]),
  ...[...cycles, ...experience, ...occupations].map(({ Name }) => Name),
]

/** Returns a text or number of a response as text; `''` for anything else. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

type Fields = Record<string, unknown>

/** A value of a response or an address: its kind, its path and the object that has it. */
type Leaf = { kind: Kind; path: string; value: string; owner: Fields }

/** Returns the replacement of a value. */
type Visit = (leaf: Leaf) => string

/** Returns a call with each argument, and each text, id and date of the response, replaced by `visit`. */
function walk(call: Call, visit: Visit): Call {
  const { name: endpoint, response } = call.endpoint
  const args = Object.entries(call.args).map(([name, value]): [string, string] => {
    const leaf = {
      kind: kindOfArgument(endpoint, name),
      path: `${endpoint}(${name})`,
      value,
      owner: call.args,
    }
    // An absent argument stays absent.
    return [name, value && visit(leaf)]
  })
  const hasJson = call.json !== undefined && response !== null && response !== 'file'
  const json = hasJson ? walkValue(call.json, fieldOf(response).shape, [endpoint], {}, visit) : undefined
  return { ...call, args: Object.fromEntries(args), json }
}

/**
 * Returns a value, which fits its shape, with the fields of the contract only: even the names of others may be personal
 * data.
 */
function walkValue(value: unknown, shape: Shape, path: string[], owner: Fields, visit: Visit): unknown {
  if (value === null || value === undefined) return null
  const leaf = (kind: Kind) =>
    visit({ kind: kindOfField(path) ?? kind, path: path.join('.'), value: textOf(value), owner })
  switch (shape.kind) {
    case 'object': {
      const fields = value as Fields
      return Object.fromEntries(
        Object.entries(shape.fields)
          .filter(([name]) => fields[name] !== undefined)
          .map(([name, field]) => [
            name,
            walkValue(fields[name], field.shape, [...path, name], fields, visit),
          ]),
      )
    }
    case 'list':
      return (value as unknown[]).map(item => walkValue(item, shape.item, path, owner, visit))
    case 'union':
      return walkValue(value, optionFor(value, shape.options), path, owner, visit)
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
