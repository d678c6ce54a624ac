import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The source of all modules that may use a text. */
const sources = ['src', 'mocks', '.storybook', 'vite.config.ts']
  .flatMap(place => (place.endsWith('.ts') ? [place] : filesOf(place)))
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  .map(file => readFileSync(join(root, file), 'utf8'))

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file =>
    join(folder, file),
  )
}

/** Returns a module's source without imports and comments. */
const codeOf = (source: string) =>
  source
    .replace(/^import (type )?[^'"]*? from '[^']*'$/gm, '')
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/**
 * Returns the keys of texts that the code never reads, neither as `.key` nor by destructuring (`{ key } =`);
 * nested keys as `list.title`. An object that is indexed by a value (`names[id]`) or passed on
 * (`counted(days, text.days)`) counts as read, with all its keys.
 */
function unread(texts: object, code: string, isWhole = false): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (!isWhole && !isRead(key, code)) return [key]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return unread(value, code, isWhole || isUsedWhole(key, code)).map(inner => `${key}.${inner}`)
  })
}

function isRead(key: string, code: string): boolean {
  if (!/^\w+$/.test(key)) return false
  return new RegExp(`\\.${key}\\b|\\{[^{}=>;()]*\\b${key}\\b[^{}=>;()]*\\}\\s*=[^>]`).test(code)
}

function isUsedWhole(key: string, code: string): boolean {
  const [, alias = key] = new RegExp(`\\bconst (\\w+) = [\\w.]+\\.${key}$`, 'm').exec(code) ?? []
  return new RegExp(`\\b(${key}|${alias})(\\[|\\)|,|\\}| :)`).test(code)
}

// Not by import.meta.glob: knip would take every export of these modules as used.
test('no module of src/text has an unused text', async () => {
  const dead = await Promise.all(filesOf('src/text').map(unusedTexts))
  expect(dead.flat()).toEqual([])
})

/** Returns the unused texts of a module, e.g. `src/text/home.ts: homeText.title`. */
async function unusedTexts(path: string): Promise<string[]> {
  const texts = (await import(/* @vite-ignore */ join(root, path))) as Record<string, unknown>
  const file = path.split('/').at(-1) ?? ''
  const code = sources
    .filter(source => source.includes(`'#text/${file}'`))
    .map(codeOf)
    .join('\n')
  // Unused exports are not checked here: knip finds them.
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? unread(value, code, isUsedWhole(name, code)).map(key => `${path}: ${name}.${key}`)
      : [],
  )
}

test('finds unused texts at any depth', () => {
  const texts = {
    title: '',
    list: { empty: '', dead: '' },
    days: { one: '', other: '' },
    names: { 31: '' },
    parts: { first: '', second: '' },
    gone: '',
  }
  const code = codeOf(`
    import { text, gone } from '#text/x.ts'
    // text.gone, and a .dead comment
    const list = text.list
    const { first } = text.parts
    show(text.title, list.empty, counted(3, text.days), text.names[id], first)
  `)
  expect(unread(texts, code)).toEqual(['list.dead', 'parts.second', 'gone'])
})
