import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { root } from '../run.ts'
import { nameOf } from './compare.ts'
import { type Field, fieldOf, type Shape } from './shape.ts'

/** docs/contract.md, from the registry and the comments beside each endpoint. */
export function contractPage(): string {
  const sections = Map.groupBy(endpoints, ({ section }) => section)
  const source = sourceOf()
  const parts = [...sections].map(([section, calls]) => {
    const entries = calls.map(call => entry(call, commentOf(source, call.name)))
    return `## ${section}\n\n${entries.join('\n\n')}`
  })
  return `${header}\n\n${parts.join('\n\n')}\n`
}

const header = `# The contract

The ${endpoints.length} calls that the app makes, with the shapes it can read. Generated from \`src/api\` by
\`npm run docs\`; a check fails when it is stale. \`?\` marks what may be missing or \`null\`; a list may be
\`null\`; fields nobody asked for are ignored. ⚠ marks what nobody has confirmed about the back end: the worklist of the
team in front of it, together with \`docs/assumptions.md\`.

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

/** One line of a shape: `{ Id, Name: string, County?: string }`. */
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

type Comment = { text: string; assumptions: string[] }

function sourceOf(): string {
  const files = ['users', 'profile', 'categories', 'messages', 'appointments', 'report']
  return files.map(file => readFileSync(join(root, `src/api/${file}.ts`), 'utf8')).join('\n')
}

/** The docstring above the endpoint, and the assumptions above that. */
function commentOf(source: string, name: string): Comment {
  const lines = source
    .slice(0, source.indexOf(`export const ${name} =`))
    .split('\n')
    .slice(0, -1)
  const block: string[] = []
  while (/^(\/\/|\/\*\*| \*)/.test(lines.at(-1) ?? '')) block.unshift(lines.pop() ?? '')
  const assumptions = block
    .filter(line => line.startsWith('// Assumption:'))
    .map(line => line.slice(14).trim())
  const text = block
    .filter(line => !line.startsWith('//'))
    .map(line => line.replace(/^\/?\s?\*+\/?\s?|\s*\*\/$/g, ''))
    .join(' ')
    .trim()
  return { text: text.replace(/\s*spec §[^.]*\.?$/, '').trim(), assumptions }
}
