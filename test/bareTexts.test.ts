import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BareTexts } from './bareTexts.ts'

/** A component with the body `content`, where `value` changes between renders. */
const component = (content: string) => `
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { homeText } from '#text/home.ts'
type Props = { value: string; number: number; flag: boolean; node: ReactNode; icon: ReactElement | null; names: string[] }
export function Sample({ value, number, flag, node, icon, names }: Props) {
  const { stats } = homeText
  const text = homeText.search
  return ${content}
}
export const used = [Check, homeText]
`

const bare: Record<string, string> = {
  'a text that comes and goes': "<p><b />{flag && 'a'}</p>",
  'one of two texts': "<p><b />{flag ? 'a' : 'b'}</p>",
  'a text or an element': "<p><b />{flag ? 'a' : <i />}</p>",
  'a changing text beside an element': '<p>{value}<b /></p>',
  'a changing number beside a text': '<p>{number} ales</p>',
  'a template beside an element': '<p>{`${value}!`}<b /></p>',
  'the result of a call': '<p>{value.trim()}<b /></p>',
  'a node of the caller': '<p><b />{node}</p>',
  'a node of the caller after `&&`': '<p><b />{flag && node}</p>',
  'texts of an array': '<p>{names.map(name => name)}</p>',
  'a text after an element that comes and goes': '<p>{flag && <b />} a</p>',
  'a text after a component, which may render nothing at first': '<p><Check /> {text.label}</p>',
  'a text in a fragment': '<>a<b /></>',
  'a text alone in a fragment': '<p><b />{flag && <>{text.label}</>}</p>',
  'texts among the children of a component': '<Check>{value}<b /></Check>',
  'a text as a component': 'value',
}

const safe: Record<string, string> = {
  'an only text': '<p>{value}</p>',
  'an only text that comes and goes': "<p>{flag && 'a'}</p>",
  'an only text of a component': '<Check>{value}</Check>',
  'a changing text in an element of its own': '<p><b /><span>{value}</span></p>',
  'an unchanged text beside elements': '<p>a <b /> b {flag && <i />}</p>',
  'an unchanged text of src/text': '<p>{text.label}<b />{stats.users}</p>',
  'elements that come and go': '<p>{flag && <b />}{value && <b />}{icon}{names.map(() => <i />)}</p>',
  'elements in a fragment': '<><b />{flag && <i />}</>',
}

const cases = Object.entries({ ...bare, ...safe })
const path = (index: number) => `src/sample${index}.tsx`

test('no text of a page is a text node that React changes, removes or inserts before', () => {
  const project = new BareTexts()
  onTestFinished(() => project.close())
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
    .map(file => join('src', file))
  expect(files.flatMap(file => project.in(file))).toEqual([])
})

test('finds each kind of bare text, and accepts texts that a translated page can have', () => {
  const sources = cases.map(([, content], index) => [path(index), component(content)] as const)
  const config = {
    extends: './tsconfig.json',
    include: [],
    files: ['src/env.d.ts', ...sources.map(([file]) => file)],
  }
  const project = new BareTexts(
    { ...Object.fromEntries(sources), 'tsconfig.samples.json': JSON.stringify(config) },
    'tsconfig.samples.json',
  )
  onTestFinished(() => project.close())
  const found = cases.filter((_, index) => project.in(path(index)).length > 0)
  expect(found.map(([name]) => name)).toEqual(Object.keys(bare))
})
