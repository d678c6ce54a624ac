import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Everything that may show a text, without its imports and comments. */
const sources = ['src', 'mocks', '.storybook', 'vite.config.ts']
  .flatMap(place => (place.endsWith('.ts') ? [place] : filesOf(place)))
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  .map(file => readFileSync(join(root, file), 'utf8'))

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file =>
    join(folder, file),
  )
}

const codeOf = (source: string) =>
  source
    .replace(/^import (type )?[^'"]*? from '[^']*'$/gm, '')
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/**
 * The keys of the texts, nested ones as `list.title`, that the code reads nowhere: neither `.key` nor taken apart as
 * `{ key } =`. What is chosen by a value (`names[id]`) or handed on whole (`counted(days, text.days)`) counts as read, with
 * all that is in it.
 */
function unread(texts: object, code: string, isWhole = false): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (!isWhole && !isRead(key, code)) return [key]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return unread(value, code, isWhole || isTakenWhole(key, code)).map(inner => `${key}.${inner}`)
  })
}

function isRead(key: string, code: string): boolean {
  if (!/^\w+$/.test(key)) return false
  return new RegExp(`\\.${key}\\b|\\{[^{}=>;()]*\\b${key}\\b[^{}=>;()]*\\}\\s*=[^>]`).test(code)
}

function isTakenWhole(key: string, code: string): boolean {
  const [, alias = key] = new RegExp(`\\bconst (\\w+) = [\\w.]+\\.${key}$`, 'm').exec(code) ?? []
  return new RegExp(`\\b(${key}|${alias})(\\[|\\)|,|\\}| :)`).test(code)
}

const modules = import.meta.glob<Record<string, unknown>>('../src/text/*.ts', { eager: true })

test.each(Object.entries(modules))('%s has no text that nothing shows', (path, texts) => {
  const file = path.split('/').at(-1) ?? ''
  const code = sources
    .filter(source => source.includes(`'#text/${file}'`))
    .map(codeOf)
    .join('\n')
  // An export that nothing imports is knip's to find.
  const keys = Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? unread(value, code, isTakenWhole(name, code)).map(key => `${name}.${key}`)
      : [],
  )
  expect(keys).toEqual([])
})

test('a dead text is found, wherever it stands', () => {
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
