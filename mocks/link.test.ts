import { expect, test } from 'vitest'
import { createStorage } from '#test/createStorage.ts'
import { expectRows } from '#test/expectRows.ts'
import {
  defaultSettings,
  formatMock,
  formatMockLink,
  latencies,
  type MockSettings,
  parseMock,
  unknownParts,
} from './link.ts'
import { personas } from './personas.ts'
import { scenarios } from './scenarios.ts'
import { storeSettings, takeMockFromLink } from './storedSettings.ts'

test('parses persona, scenario and reset in any order, and ignores unknown parts', () => {
  for (const [text, persona, scenario, reset] of [
    ['student.failing', 'student', 'failing', false],
    ['teacher', 'teacher', 'full', false],
    ['empty', 'visitor', 'empty', false],
    ['TEACHERUNPAID.Slow', 'teacherUnpaid', 'slow', false],
    ['failing.student', 'student', 'failing', false],
    ['student.full.reset', 'student', 'full', true],
    ['reset', 'visitor', 'full', true],
    [' student . big ', 'student', 'big', false],
    ['nobody.big.xyz', 'visitor', 'big', false],
    // A recording opens as the persona that was recorded.
    ['slow-evening', 'student', 'slow-evening', false],
    ['visitor.slow-evening', 'visitor', 'slow-evening', false],
  ] as const)
    expect.soft(parseMock(text), text).toEqual({ persona, scenario, reset })
  for (const text of ['', '.', 'nonsense', 'toString', '__proto__', 'constructor.prototype'])
    expect.soft(parseMock(text), text).toBeUndefined()
})

test('parseMock reads back every choice that formatMock writes', () => {
  for (const { id: persona } of Object.values(personas))
    for (const { id: scenario } of Object.values(scenarios))
      expect(parseMock(formatMock({ persona, scenario }))).toEqual({ persona, scenario, reset: false })
})

type Tab = Pick<Storage, 'getItem' | 'setItem'>

const take = (address: string, tab: Tab | undefined) => {
  const { url, ...choice } = takeMockFromLink(new URL(address, 'http://localhost'), tab)
  return { ...choice, address: url.href.slice('http://localhost'.length) }
}

test('a link sets persona and scenario for the tab, until another link does', () => {
  const tab = createStorage()
  expect(take('/', tab)).toEqual({ ...defaultSettings, reset: false, clock: undefined, address: '/' })
  expect(take('/?mock=student.slow', tab)).toMatchObject({ persona: 'student', scenario: 'slow' })
  expect(take('/u/messages', tab)).toMatchObject({ persona: 'student', scenario: 'slow', reset: false })
  expect(take('/?mock=nonsense', tab)).toMatchObject({ persona: 'student', scenario: 'slow', address: '/' })
  expect(take('/?mock=teacher.reset', tab)).toMatchObject({ persona: 'teacher', reset: true })
  expect(take('/', tab)).toMatchObject({ persona: 'teacher', scenario: 'full', reset: false })
})

test('removes the mock parameters from the address, and only those', () => {
  for (const [address, clean] of [
    ['/teacher?mock=student', '/teacher'],
    ['/teacher?page=2&mock=student&city=-1#top', '/teacher?page=2&city=-1#top'],
    ['/Limba%20engleza/?mock=big&order=3', '/Limba%20engleza/?order=3'],
    ['/u/messages?user=a%2Fb+c&debug&mock=student', '/u/messages?user=a%2Fb+c&debug'],
    ['/?mock=student&mock=teacher', '/'],
    ['/?%6Dock=student', '/'],
    ['/?mocking=1&mock-=2', '/?mocking=1&mock-=2'],
    ['/teacher?mock-latency=0&page=2&mock-faults=getAds:500&mock-clock=1', '/teacher?page=2'],
    ['/?mock-latency=nonsense&mock-clock=&mock-faults', '/'],
  ] as const)
    expect.soft(take(address, undefined).address).toBe(clean)
})

test('a link works when the storage is blocked, and stored settings are read back', () => {
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
  const tab = createStorage()
  storeSettings(tab, { ...defaultSettings, persona: 'teacher', scenario: 'big' })
  expect(take('/', tab)).toMatchObject({ persona: 'teacher', scenario: 'big' })
})

test('a link also sets latency, faults and clock; all of them but the clock are stored for the tab', () => {
  const tab = createStorage()
  const link = '/?mock=student.full&mock-latency=2000&mock-clock=90&mock-faults=getAds:500,getCities:html'
  const settings = {
    persona: 'student',
    scenario: 'full',
    latency: 2000,
    faults: { getAds: '500', getCities: 'html' },
  }
  expect(take(link, tab)).toEqual({ ...settings, reset: false, clock: 90, address: '/' })
  expect(take('/', tab)).toEqual({ ...settings, reset: false, clock: undefined, address: '/' })
  expect(take('/?mock-faults=', tab)).toMatchObject({ ...settings, faults: {} })
  expect(take('/?mock-latency=never', tab)).toMatchObject({ persona: 'student', latency: 'never' })
  expect(take('/?mock-clock=-30', tab)).toMatchObject({ persona: 'student', latency: 'never', clock: -30 })
  expect(take('/?mock=student', tab)).toMatchObject({ latency: undefined, faults: {}, clock: undefined })
  expect(take('/', tab)).toMatchObject({ persona: 'student', latency: undefined, faults: {} })
})

test('each part of a link that means nothing is reported, with the name that was meant', () => {
  const reported = (query: string) =>
    unknownParts(new URLSearchParams(query)).map(({ part, meant }) => `${part} → ${meant ?? '?'}`)
  expectRows(reported, [
    ['mock=student.sloow', ['sloow → slow']],
    ['mock=studnt', ['studnt → student']],
    ['mock-faults=getAdz:500,getCities:boom', ['getAdz → getAds', 'boom → ?']],
    ['mock-faults=getAds:40', ['40 → 400']],
    [
      'mock-fault=getAds:500&mock-latency=fast&mock-clock=soon',
      ['mock-fault → mock-faults', 'fast → ?', 'soon → ?'],
    ],
    ['mock=Student.full.reset&mock-latency=never&mock-clock=-30&mock-faults=GETADS:lostX1,&page=2&mock=', []],
  ])
})

test('ignores invalid parameters', () => {
  const queries =
    'mock-latency=fast&mock-latency=-5&mock-clock=1e3&mock-clock=99999999&mock-faults=getAds&mock-latency'
  for (const query of queries.split('&'))
    expect
      .soft(take(`/?${query}`, createStorage()), query)
      .toEqual({ ...defaultSettings, reset: false, clock: undefined, address: '/' })
})

const faultsInLinks: MockSettings['faults'][] = [{}, { getAds: 'shape', profileImage: '404' }]

test('a link gives the settings it was made from, whatever the settings of the tab that opens it', () => {
  const otherTab = 'mock=teacherUnpaid.slow&mock-latency=300&mock-clock=90&mock-faults=getCities:html'
  const base: MockSettings = { persona: 'teacher', scenario: 'big', latency: undefined, faults: {} }
  for (const latency of [...latencies, undefined])
    for (const clock of [0, 90, -1440])
      for (const faults of faultsInLinks) {
        const settings = { ...base, latency, faults }
        const tab = createStorage()
        take(`/?${otherTab}`, tab)
        const opened = take(`/?page=2&${formatMockLink(settings, clock)}`, tab)
        expect(opened).toEqual({ ...settings, reset: false, clock, address: '/?page=2' })
      }
  // The link has the clock even when it is at the start, because each browser stores its own clock.
  expect(formatMockLink(base, 0)).toBe('mock=teacher.big&mock-clock=0')
  expect(formatMockLink(base)).toBe('mock=teacher.big')
})
