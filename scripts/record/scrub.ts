import { endpoints } from '#api/endpoints.ts'
import { cycles, experience, groups, occupations, townCities } from '#mocks/seeding/lists.ts'
import { compare, type Findings, isHarmless } from '#scripts/contract/compare.ts'
import { fieldOf, type Field, type Shape } from '#scripts/contract/shape.ts'
import { isReferenceList, type Kind, kindOfArgument, kindOfField } from './fields.ts'
import { createStandIns, fixedStandIns, type KnownPerson, type Originals, normalize } from './standIns.ts'

/** A response that fits the contract, with the arguments of its call. */
export type Call = { endpoint: string; args: Record<string, string>; status: number; json: unknown }

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
  const names = referenceNames(calls)
  const found = collect(calls, names)
  const standInOf = createStandIns(found)
  const replacements = new Map<string, Replacement>()

  /** Returns the stand-in of a value that does not meet the condition on which its kind is kept. */
  const fallback = (kind: Kind, value: string) => {
    if (kind === 'date') return standInOf('birthDate', value)
    return standInOf(kind === 'digits' ? 'number' : 'text', value)
  }

  function replace(kind: Kind, path: string, value: string): string {
    const isKept = mayKeep(kind, value, names)
    const counted = isKept ? 'keep' : kind
    const standIn = isKept ? value : kept.has(kind) ? fallback(kind, value) : standInOf(kind, value)
    const key = `${counted} ${path}`
    const entry = replacements.get(key) ?? { path, kind: counted, values: 0, standIns: new Set<string>() }
    entry.values += 1
    entry.standIns.add(standIn)
    replacements.set(key, entry)
    return standIn
  }

  const scrubbed = calls.map(call => ({
    ...call,
    args: mapArgs(call, (kind, path, value) => replace(kind, path, value)),
    json: walkCall(call, ({ kind, path, value }) => replace(kind, path.join('.'), value)),
  }))
  return { calls: scrubbed, replacements: [...replacements.values()], originals: found, names }
}

const kept = new Set<Kind>(['keep', 'reference', 'duration', 'date', 'digits'])

function walkCall({ endpoint, status, json }: Call, visit: Visit): unknown {
  const schema = endpoints.find(({ name }) => name === endpoint)?.response
  if (status >= 300 || !schema || schema === 'file') return undefined
  return walkValue(json, fieldOf(schema).shape, [endpoint], {}, visit)
}

/** Replaces the arguments of a call; an absent one stays absent. */
function mapArgs({ endpoint, args }: Call, replace: (kind: Kind, path: string, value: string) => string) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const replaced = value && replace(kindOfArgument(endpoint, name), `${endpoint}(${name})`, value)
      return [name, replaced]
    }),
  )
}

/** Collects the texts that are going to be replaced, with their words, and the people. */
function collect(calls: readonly Call[], names: ReadonlySet<string>): Originals {
  const values = new Map<string, Kind>()
  const texts = new Set<string>()
  const people: KnownPerson[] = []
  function add(kind: Kind, value: string): string {
    if (mayKeep(kind, value, names)) return value
    values.set(value, kind)
    for (const text of [value, ...value.split(/[^\p{L}\p{N}]+/u)])
      if (normalize(text) !== '') texts.add(normalize(text))
    return value
  }
  for (const call of calls) {
    mapArgs(call, (kind, _, value) => add(kind, value))
    walkCall(call, ({ kind, value, owner }) => {
      if (kind === 'firstName' || kind === 'lastName') people.push(personIn(owner))
      return add(kind, value)
    })
  }
  return { values, texts, people }
}

function personIn({ FirstName, LastName }: Record<string, unknown>): KnownPerson {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { first: text(FirstName), last: text(LastName) }
}

/** Returns the names of all reference lists: those that were recorded, and those of the mocked back end. */
function referenceNames(calls: readonly Call[]): Set<string> {
  const cities = townCities.flatMap(({ Name, County }) => [Name, County ?? ''])
  const subjects = groups.flatMap(({ Name, Categories }) => [{ Name }, ...Categories])
  const lists = [...subjects, ...cycles, ...experience, ...occupations].map(({ Name }) => Name)
  const names = new Set([...cities, ...lists])
  for (const call of calls)
    if (isReferenceList(call.endpoint))
      walkCall(call, ({ value }) => {
        names.add(value)
        return value
      })
  return names
}

const units = /^(\d+|o|de|și|si|jumătate|oră|ora|ore|h|min|minut|minute)$/i
const date = /^\d{4}-\d{1,2}-\d{1,2}(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

function mayKeep(kind: Kind, value: string, names: ReadonlySet<string>): boolean {
  switch (kind) {
    case 'keep':
      return true
    case 'reference':
      return names.has(value)
    case 'duration':
      return value.split(/\s+/).every(word => units.test(word))
    case 'date':
      return date.test(value)
    case 'digits':
      return /^-?\d{1,6}$/.test(value)
    default:
      return value === fixedStandIns[kind]
  }
}

/** A value of a response: its kind, its path and the object that has it. */
type Leaf = { kind: Kind; path: readonly string[]; value: string; owner: Record<string, unknown> }

type Object = Record<string, unknown>

/** Returns the replacement of a value. */
type Visit = (leaf: Leaf) => string

/**
 * Returns a response with the fields of the contract only, each text, id and date replaced by `visit`. Fields
 * that the contract does not have are dropped, since even their names may be personal data. The response must
 * fit the contract.
 */
function walkValue(value: unknown, shape: Shape, path: string[], owner: Object, visit: Visit): unknown {
  if (value === null || value === undefined) return null
  // The response fits the contract, so this is only used for texts and numbers.
  const text = value as string | number
  const leaf = (kind: Kind) => visit({ kind, path, value: String(text), owner })
  switch (shape.kind) {
    case 'object':
      return walkFields(value, shape.fields, path, visit)
    case 'list':
      return (value as unknown[]).map(item => walkValue(item, shape.item, path, owner, visit))
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
  const owner = value as Object
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
