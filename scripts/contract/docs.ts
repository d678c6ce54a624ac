import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { root } from '../run.ts'
import { type Comment, readComments } from './comments.ts'
import { nameOf } from './compare.ts'
import { type Field, fieldOf, type Shape } from './shape.ts'

/** Returns the text of docs/contract.md, from the registry of endpoints and the comments on each endpoint. */
export function contractPage(): string {
  const sections = Map.groupBy(endpoints, ({ section }) => section)
  const commentOf = readComments(sourceOf())
  const parts = [...sections].map(([section, calls]) => {
    const entries = calls.map(call => entry(call, commentOf(call.name)))
    return `## ${section}\n\n${entries.join('\n\n')}`
  })
  return `${header}\n\n${parts.join('\n\n')}\n`
}

const header = `# The contract

The ${endpoints.length} calls that the app makes, with the shapes it can read. Generated from \`src/api\` by
\`npm run docs\`; a check fails when it is stale. ⚠ marks what nobody has confirmed about the back end: the worklist of the
team in front of it, together with \`docs/assumptions.md\`. \`docs/contract-check.md\` tells how to compare a back end with it.

- \`?\`: may be missing or \`null\`; a list may be \`null\`; fields nobody asked for are ignored.
- \`id\`: a whole number, or the same as a text (\`12\`, \`"12"\`). Codes are any text.
- \`date\`: a text. Without an offset, \`2026-11-20T14:00:00\` (also with \`.123\`), it is what clocks in Romania show; with
  \`Z\` or an offset an instant.
- An answer that may be \`null\` may be empty as well.

Paths, casing, misspellings and trailing slashes are sent exactly as written.`

function entry(call: EndpointEntry, comment: Comment): string {
  const names = Object.entries(call.query).map(([name, own]) => (own === null ? name : `${name}=${own}`))
  const query = names.length > 0 ? `?${names.join('&')}` : ''
  const lines = [
    `### \`${call.method} ${call.path}${query}\``,
    [comment.text, call.isChange && call.method === 'GET' ? '**Changes state: sent once.**' : '']
      .filter(Boolean)
      .join(' '),
    ...comment.assumptions.map(text => `⚠ ${text}`),
    [
      `- Function: \`${call.name}\``,
      call.body === null
        ? ''
        : `- Sends: ${call.body === 'form' ? 'a multipart form' : write(fieldOf(call.body))}`,
      `- Answers: ${answerOf(call)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ]
  return lines.filter(Boolean).join('\n\n')
}

function answerOf({ answer }: EndpointEntry): string {
  if (answer === null) return 'nothing'
  return answer === 'file' ? 'a file' : write(fieldOf(answer))
}

function write({ shape, isNullable }: Field): string {
  const text = writeShape(shape)
  return isNullable && shape.kind !== 'union' ? `${text} or \`null\`` : text
}

function writeShape(shape: Shape): string {
  const inner = inline(shape)
  return `\`${inner}\``
}

/** Returns a shape on one line, e.g. `{ Id, Name: string, County?: string }`. */
function inline(shape: Shape): string {
  switch (shape.kind) {
    case 'object':
      return `{ ${Object.entries(shape.fields)
        .map(
          ([name, field]) =>
            `${name}${field.isOptional || field.isNullable ? '?' : ''}: ${inline(field.shape)}`,
        )
        .join(', ')} }`
    case 'list':
      return `[${inline(shape.item)}]`
    case 'page':
      return `{ TotalRows: number, Entities: [${inline(shape.item)}] }`
    case 'union':
      return shape.options.map(option => inline(option.shape)).join(' | ')
    case 'id':
      return 'id'
    case 'record':
      return 'the whole object'
    default:
      return nameOf(shape)
  }
}

/** Files of src/api that send calls or list them; they have no endpoints or schemas to document. */
const infrastructure = /^(client|endpoints?|file)\.ts$|\.test\./

/** Returns the source of all endpoints, and of the building blocks of their schemas. */
function sourceOf(): string {
  const folder = join(root, 'src/api')
  const files = readdirSync(folder).filter(file => !infrastructure.test(file))
  return files.map(file => readFileSync(join(folder, file), 'utf8')).join('\n')
}
