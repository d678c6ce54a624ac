import * as z from 'zod/mini'
import type { Query } from '#api/addresses.ts'
import { schemaDescriptions } from '#api/describe.ts'
import { type EndpointEntry, endpoints, namedSchemas } from '#api/endpoints.ts'
import { partsOf } from '#api/schemas.ts'
import { MaybeText } from '#api/texts.ts'

type Schema = z.core.$ZodType
export type JsonSchema = z.core.JSONSchema.BaseSchema

const orNull = (schema: JsonSchema) => ({ anyOf: [schema, { type: 'null' as const }] })

/** Returns the JSON Schema of a schema as it goes over the wire, with references to the named schemas. */
export function jsonSchemaOf(schema: Schema, names: ReadonlyMap<Schema, string> = new Map()): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: schemaDescriptions,
    override({ zodSchema, jsonSchema }) {
      const name = names.get(zodSchema)
      const parts = partsOf(zodSchema)
      if (name === undefined && !parts) return
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
      if (name !== undefined) jsonSchema.$ref = `#/components/schemas/${name}`
      else if (parts) Object.assign(jsonSchema, jsonOfParts(parts.kind, jsonSchemaOf(itemOf(parts), names)))
    },
  })
  return json
}

/** Returns the schema of an item; the client treats a reference without a name as missing. */
function itemOf({ kind, item }: NonNullable<ReturnType<typeof partsOf>>): Schema {
  return kind === 'reference' ? z.extend(item as z.ZodMiniObject, { Name: MaybeText }) : item
}

/** Returns the JSON Schema of a list, a page or a reference, whose codec hides the schema of its items. */
function jsonOfParts(kind: 'list' | 'page' | 'reference', item: JsonSchema): JsonSchema {
  if (kind === 'reference') return orNull(item)
  const rows = orNull({ type: 'array', items: item })
  if (kind === 'list') return rows
  const properties = { TotalRows: { type: 'number' as const }, Entities: rows }
  return orNull({ type: 'object', properties, required: ['TotalRows'] })
}

/** The part of an OpenAPI 3.1 document that tests read. */
type OpenApi = {
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, JsonSchema> }
}

/** Returns the whole contract as an OpenAPI 3.1 document. */
export function openApi(): OpenApi & Record<string, unknown> {
  const schemas = [...namedSchemas].map(([schema, name]) => {
    const others = new Map(namedSchemas)
    others.delete(schema)
    return [name, jsonSchemaOf(schema, others)] as const
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meditații: the calls of the app',
      version: '1.0.0',
      description:
        'The calls that the app makes, with the shapes that it can read: fields it does not know are ignored. `x-assumption` is what is unconfirmed about the back end; a call with `x-changes-state` is sent once. Generated from src/api by `npm run docs`.',
    },
    tags: [...new Set(endpoints.map(({ section }) => section))].map(name => ({ name })),
    paths: Object.fromEntries(
      endpoints.map(endpoint => [endpoint.path, { [endpoint.method.toLowerCase()]: operationOf(endpoint) }]),
    ),
    components: { schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))) },
  }
}

function operationOf(endpoint: EndpointEntry): object {
  const { name, section, path, query, body, isChange, description, assumption } = endpoint
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) =>
    parameterOf(parameter, 'path', null),
  )
  const inQuery = Object.entries(query).map(([parameter, own]) => parameterOf(parameter, 'query', own))
  return {
    operationId: name,
    tags: [section],
    description,
    ...(assumption !== undefined && { 'x-assumption': assumption }),
    ...(isChange && { 'x-changes-state': true }),
    parameters: [...inPath, ...inQuery],
    ...(body !== null && { requestBody: { required: true, content: bodyOf(body) } }),
    responses: { 200: { description: 'Success', ...responseOf(endpoint) } },
  }
}

function parameterOf(name: string, place: 'path' | 'query', own: Query[string]): object {
  const hasDefault = own !== null && own !== undefined
  const schema = hasDefault ? { type: typeof own, default: own } : { type: ['string', 'number'] }
  return { name, in: place, required: own === null, schema }
}

function bodyOf(body: Schema | 'form'): object {
  if (body === 'form') return { 'multipart/form-data': { schema: { type: 'object' } } }
  return { 'application/json': { schema: jsonSchemaOf(body, namedSchemas) } }
}

function responseOf({ response }: EndpointEntry): object {
  if (response === null) return {}
  if (response === 'file') return { content: { '*/*': {} } }
  return { content: { 'application/json': { schema: jsonSchemaOf(response, namedSchemas) } } }
}
