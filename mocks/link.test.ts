import { expect, test } from 'vitest'
import { formatMock, keepChoice, parseMock, takeMockFromLink } from './link.ts'
import { personas } from './personas.ts'
import { scenarios } from './scenarios.ts'

test.each([
  ['student.failing', 'student', 'failing', false],
  ['teacher', 'teacher', 'full', false],
  ['empty', 'visitor', 'empty', false],
  ['TEACHERUNPAID.Slow', 'teacherUnpaid', 'slow', false],
  ['failing.student', 'student', 'failing', false],
  ['student.full.reset', 'student', 'full', true],
  ['reset', 'visitor', 'full', true],
  ['student.reset', 'student', 'full', true],
  [' student . big ', 'student', 'big', false],
  ['student.nonsense', 'student', 'full', false],
  ['nobody.big.xyz', 'visitor', 'big', false],
] as const)('%s', (text, persona, scenario, reset) => {
  expect(parseMock(text)).toEqual({ persona, scenario, reset })
})

test.each(['', '.', 'nonsense', 'toString', '__proto__', 'a.b.c.d', '%E0%A4%A', 'constructor.prototype'])(
  '"%s" asks for nothing',
  text => expect(parseMock(text)).toBeUndefined(),
)

test('every choice can be written and read back', () => {
  for (const { id: persona } of Object.values(personas))
    for (const { id: scenario } of Object.values(scenarios))
      expect(parseMock(formatMock({ persona, scenario }))).toEqual({ persona, scenario, reset: false })
})

type Tab = Pick<Storage, 'getItem' | 'setItem'>

function createTab(): Tab {
  const rows = new Map<string, string>()
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  }
}

const take = (address: string, tab: Tab | undefined) => {
  const { url, ...choice } = takeMockFromLink(new URL(address, 'http://localhost'), tab)
  return { ...choice, address: url.href.slice('http://localhost'.length) }
}

test('a link chooses for the tab, until another does', () => {
  const tab = createTab()
  expect(take('/', tab)).toEqual({ persona: 'visitor', scenario: 'full', reset: false, address: '/' })
  expect(take('/?mock=student.slow', tab)).toMatchObject({ persona: 'student', scenario: 'slow' })
  expect(take('/u/messages', tab)).toMatchObject({ persona: 'student', scenario: 'slow', reset: false })
  expect(take('/?mock=nonsense', tab)).toMatchObject({ persona: 'student', scenario: 'slow', address: '/' })
  expect(take('/?mock=teacher.reset', tab)).toMatchObject({ persona: 'teacher', reset: true })
  expect(take('/', tab)).toMatchObject({ persona: 'teacher', scenario: 'full', reset: false })
})

test.each([
  ['/teacher?mock=student', '/teacher'],
  ['/teacher?page=2&mock=student&city=-1#top', '/teacher?page=2&city=-1#top'],
  ['/Limba%20engleza/?mock=big&order=3', '/Limba%20engleza/?order=3'],
  ['/u/messages?user=a%2Fb+c&debug&mock=student', '/u/messages?user=a%2Fb+c&debug'],
  ['/?mock=student&mock=teacher', '/'],
  ['/?%6Dock=student', '/'],
  ['/?mocking=1', '/?mocking=1'],
])('%s leaves the address %s', (address, clean) => {
  expect(take(address, undefined).address).toBe(clean)
})

test('a storage that is blocked or holds garbage does no harm', () => {
  const blocked = {
    getItem(): string {
      throw new Error('SecurityError')
    },
    setItem(): void {
      throw new Error('SecurityError')
    },
  }
  expect(take('/?mock=student', blocked)).toMatchObject({ persona: 'student' })
  expect(take('/', blocked)).toMatchObject({ persona: 'visitor' })
  const tab = createTab()
  keepChoice(tab, { persona: 'teacher', scenario: 'big' })
  expect(take('/', tab)).toMatchObject({ persona: 'teacher', scenario: 'big' })
})
