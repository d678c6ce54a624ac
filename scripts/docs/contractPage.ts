import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { jsonSchemaOf } from './openApi.ts'
import { type Field, fieldOf, type Shape } from './shape.ts'

/** Returns the text of docs/contract.md, from the registry of endpoints. */
export function contractPage(): string {
  const sections = Map.groupBy(endpoints, ({ section }) => section)
  const parts = [...sections].map(([section, calls]) => `## ${section}\n\n${calls.map(entry).join('\n\n')}`)
  return `${header}\n\n${parts.join('\n\n')}\n`
}

const header = `# The contract

The ${endpoints.length} calls that the app makes, with the shapes it can read. Generated from \`src/api\` by
\`npm run docs\`; a check fails when it is stale. ⚠ marks what is unconfirmed about the back end: the worklist of the
team in front of it, together with \`docs/assumptions.md\`. \`docs/contract-check.md\` tells how to compare a back end with it.

- \`?\`: may be missing or \`null\`; a list may be \`null\`; unknown fields are ignored.
- \`id\`: a whole number, or the same as a text (\`12\`, \`"12"\`). Codes are any text.
- \`date\`: a text. Without an offset, \`2026-11-20T14:00:00\` (also with \`.123\`), it is the time on clocks in Romania; with
  \`Z\` or an offset an instant.
- An answer that may be \`null\` may be empty as well.

Paths, casing, misspellings and trailing slashes are sent exactly as written.`

function entry(call: EndpointEntry): string {
  const names = Object.entries(call.query).map(([name, own]) => {
    if (own === undefined) return `[${name}]`
    return own === null ? name : `${name}=${own}`
  })
  const query = names.length > 0 ? `?${names.join('&')}` : ''
  const lines = [
    `### \`${call.method} ${call.path}${query}\``,
    [call.description, call.isChange && call.method === 'GET' ? '**Changes state: sent once.**' : '']
      .filter(Boolean)
      .join(' '),
    ...assumptionsOf(call).map(text => `⚠ ${text}`),
    [
      `- Function: \`${call.name}\``,
      call.body === null
        ? ''
        : `- Sends: ${call.body === 'form' ? 'a multipart form' : write(fieldOf(call.body))}`,
      `- Answers: ${responseOf(call)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ]
  return lines.filter(Boolean).join('\n\n')
}

function responseOf({ response }: EndpointEntry): string {
  if (response === null) return 'nothing'
  return response === 'file' ? 'a file' : write(fieldOf(response))
}

function write({ shape, isNullable }: Field): string {
  const text = `\`${inline(shape)}\``
  return isNullable && shape.kind !== 'union' ? `${text} or \`null\`` : text
}

/** Returns a shape on one line, e.g. `{ Id, Name: string, County?: string }`. */
function inline(shape: Shape): string {
  switch (shape.kind) {
    case 'object':
      return `{ ${Object.entries(shape.fields).map(inlineField).join(', ')} }`
    case 'list':
      return `[${inline(shape.item)}]`
    case 'union':
      return shape.options.map(option => inline(option.shape)).join(' | ')
    case 'numeric':
      return 'number or numeric text'
    case 'literal':
      return shape.values.map(value => JSON.stringify(value)).join(' or ')
    case 'record':
      return 'the whole object'
    default:
      return shape.kind
  }
}

function inlineField([name, { shape, isOptional, isNullable }]: [string, Field]): string {
  return `${name}${isOptional || isNullable ? '?' : ''}: ${inline(shape)}`
}

/** Returns the unconfirmed assumptions about a call, and about the schemas of its body and response. */
function assumptionsOf({ assumption, body, response }: EndpointEntry): string[] {
  const schemas = [body, response].flatMap(schema => (typeof schema === 'object' && schema ? schema : []))
  const found = schemas.flatMap(schema => assumptionsIn(jsonSchemaOf(schema)))
  return [...new Set([...(assumption === undefined ? [] : [assumption]), ...found])]
}

function assumptionsIn(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]: [string, unknown]) =>
    key === 'x-assumption' && typeof value === 'string' ? [value] : assumptionsIn(value),
  )
}
