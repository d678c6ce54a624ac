import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the text of a template in this folder with its `{{names}}` replaced. A line that consists of a name becomes the
 * lines of the value, with the same indentation; without a value it is removed.
 */
export function fillIn(file: string, values: Record<string, string>): string {
  const valueOf = (name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file} names ${name}, which has no value`)
    return value
  }
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .replace(/^( *)\{\{(\w+)\}\}\n/gm, (_, indent: string, name: string) => indented(valueOf(name), indent))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name))
}

const indented = (text: string, indent: string) =>
  text === '' ? '' : text.replace(/^(?=.)/gm, indent) + '\n'
