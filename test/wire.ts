import type { Field, Shape } from '#scripts/docs/shape.ts'

/** Returns a complete JSON value of a shape: all fields present, ids as numbers, one item per list. */
export function sampleOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'id':
    case 'numeric':
    case 'number':
      return 5
    case 'date':
      return '2026-11-20T14:00:00'
    case 'string':
      return 'text'
    case 'boolean':
      return true
    case 'literal':
      return shape.values[0]
    case 'object':
      return mapFields(shape.fields, field => sampleOf(field.shape))
    case 'list':
      return [sampleOf(shape.item)]
    case 'union':
      return sampleOf(shape.options[0]?.shape ?? { kind: 'null' })
    case 'null':
    case 'unknown':
      return null
    case 'record':
      return {}
  }
}

/**
 * Returns JSON values with one deviation each that a real server may send, at any depth. The client must read
 * them all.
 */
export function variationsOf(field: Field): [label: string, value: unknown][] {
  const nothing: [string, unknown][] = field.isNullable ? [['null', null]] : []
  return [...nothing, ...variations(field.shape, '', ['0001-01-01T00:00:00', ''])]
}

/** Returns JSON values with one unreadable optional date each. The client must drop only that date. */
export function withUnreadableDate({ shape }: Field): [label: string, value: unknown][] {
  return variations(shape, '', ['20.11.2026']).filter(([label]) => label.endsWith(' as "20.11.2026"'))
}

/** `dates` are the values of optional dates. */
function variations(shape: Shape, path: string, dates: readonly string[]): [string, unknown][] {
  switch (shape.kind) {
    case 'object': {
      const whole = mapFields(shape.fields, field => sampleOf(field.shape))
      const here: [string, unknown][] = [
        [`${path} with an unknown field`, { ...whole, Unasked: { Deep: [1] } }],
      ]
      for (const [name, field] of Object.entries(shape.fields)) {
        const at = `${path}.${name}`
        const { [name]: _, ...without } = whole
        if (field.isNullable) here.push([`${at} null`, { ...whole, [name]: null }])
        if (field.isOptional) here.push([`${at} missing`, without])
        if (isOptionalDate(field))
          for (const date of dates)
            here.push([`${at} as ${JSON.stringify(date)}`, { ...whole, [name]: date }])
        for (const [label, value] of variations(field.shape, at, dates))
          here.push([label, { ...whole, [name]: value }])
      }
      return here
    }
    case 'list':
      return [
        [`${path} empty`, []],
        ...variations(shape.item, `${path}[]`, dates).map(([label, value]): [string, unknown] => [
          label,
          [value],
        ]),
      ]
    case 'union':
      return shape.options.flatMap(option => [
        [`${path} as ${option.shape.kind}`, sampleOf(option.shape)] satisfies [string, unknown],
        ...variations(option.shape, path, dates),
      ])
    case 'id':
      return [
        [`${path} as text`, '12'],
        [`${path} negative`, -1],
      ]
    case 'numeric':
      return [
        [`${path} as text`, '9'],
        [`${path} as text with decimals`, '8.5'],
      ]
    case 'date':
      return [
        [`${path} with an offset`, '2026-11-20T14:00:00+02:00'],
        [`${path} as an instant`, '2026-11-20T12:00:00.123Z'],
      ]
    default:
      return []
  }
}

/** Returns a JSON value with one field of a wrong type, which the client cannot read. */
export function brokenOf(shape: Shape): unknown {
  if (shape.kind !== 'object') return { Broken: true }
  // Not an optional date: the client would drop only that date.
  const name = Object.keys(shape.fields).find(key => !isOptionalDate(shape.fields[key])) ?? ''
  return { ...mapFields(shape.fields, field => sampleOf(field.shape)), [name]: { Broken: true } }
}

function isOptionalDate(field: Field | undefined): boolean {
  return field?.shape.kind === 'date' && field.isOptional
}

function mapFields<Value>(all: Record<string, Field>, make: (field: Field) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).map(([name, field]) => [name, make(field)]))
}
