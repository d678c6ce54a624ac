/** The comments on an endpoint in the source: its docstring, and the unconfirmed assumptions about it. */
export type Comment = { text: string; assumptions: string[] }

type Declaration = { above: string[]; body: string[] }

/**
 * Reads the comments of every declaration in the source. An `// Assumption:` counts where it stands above a declaration or
 * inside it, and for all that uses it: one at a schema is told at each call that sends or answers that schema.
 */
export function readComments(source: string): (name: string) => Comment {
  const declarations = declarationsOf(source)
  return name => {
    const own = declarations.get(name)
    if (!own) throw new Error(`The source declares no ${name}`)
    const used = [...usedBy(name, declarations)].flatMap(one => declarations.get(one) ?? [])
    const assumptions = used.flatMap(({ above, body }) => assumptionsIn([...above, ...body]))
    return { text: textOf(own.above), assumptions: [...new Set(assumptions)] }
  }
}

/** Returns the top-level constants and functions of a source, each with the comment above it and its lines. */
function declarationsOf(source: string): Map<string, Declaration> {
  const found = new Map<string, Declaration>()
  let above: string[] = []
  let current: Declaration | undefined
  for (const line of source.split('\n')) {
    if (/^(\/\/|\/\*\*| \*)/.test(line)) {
      current = undefined
      above.push(line)
      continue
    }
    const name = /^(?:export )?(?:const|(?:async )?function) (\w+)/.exec(line)?.[1]
    if (name !== undefined) {
      current = { above, body: [] }
      found.set(name, current)
    } else if (/^\S/.test(line) && !/^[)}\]]/.test(line)) current = undefined
    above = []
    current?.body.push(line)
  }
  return found
}

/** Returns the names of the declarations that a declaration uses, directly or indirectly, and its own name. */
function usedBy(name: string, declarations: Map<string, Declaration>, seen = new Set<string>()): Set<string> {
  seen.add(name)
  const code = (declarations.get(name)?.body ?? [])
    .map(line => line.replace(/\/\/.*$|'[^']*'|\b\w+:/g, ' '))
    .join(' ')
  for (const word of code.match(/\w+/g) ?? [])
    if (declarations.has(word) && !seen.has(word)) usedBy(word, declarations, seen)
  return seen
}

/** Each `// Assumption:`, with the lines that continue it. */
function assumptionsIn(lines: string[]): string[] {
  const found: string[] = []
  let isInside = false
  for (const line of lines) {
    const comment = /^\s*\/\/ (.*)$/.exec(line)?.[1]
    const begun = comment === undefined ? undefined : /^Assumption: (.*)$/.exec(comment)?.[1]
    if (begun !== undefined) found.push(begun.trim())
    else if (isInside && comment !== undefined) found.push(`${found.pop()} ${comment.trim()}`)
    isInside = comment !== undefined && (begun !== undefined || isInside)
  }
  return found
}

/**
 * Returns a docstring without its asterisks and its `§` reference. Drops sentences with "above" or
 * "below", which make no sense outside the file.
 */
function textOf(above: string[]): string {
  return above
    .filter(line => !line.startsWith('//'))
    .map(line => line.replace(/^\/?\s?\*+\/?\s?|\s*\*\/$/g, ''))
    .join(' ')
    .trim()
    .replace(/\s*§[^.]*\.?$/, '')
    .split(/(?<=\.)\s+(?=[A-Z`"])/)
    .filter(sentence => !/\b(above|below)\b/.test(sentence))
    .join(' ')
    .trim()
}
