import { describe, expect, test } from 'vitest'
import { fixedPaths } from '#domain/paths.ts'
import { framePath, preparedPageAt } from './pages.ts'
import { firstReads, isFilteredList } from './earlyReads.ts'

const reads = (path: string, query = '') => firstReads(path, new URLSearchParams(query))
const names = (path: string) => reads(path).map(([name]) => name)

describe('the page at an address', () => {
  test('is the one of its route, or the list of a subject', () => {
    for (const [path, page, argument] of [
      ['/', 'home', undefined],
      ['/teacher', 'tutors', undefined],
      ['/Teacher', 'tutors', undefined],
      ['/Limba engleza', 'tutors', 'Limba engleza'],
      ['/C++', 'tutors', 'C++'],
      ['/teacherprofile/ae31oi', 'tutor', 'ae31oi'],
      ['/solicitare-de-meditatii', 'requests', undefined],
      ['/abonamente', 'plans', undefined],
      ['/contact', 'contact', undefined],
      ['/termeni-si-conditii', 'terms', undefined],
    ] as const)
      expect.soft(preparedPageAt(path), `${path} shows the page ${page}`).toEqual({ page, argument })
  })

  test('is undefined where the page needs a session or has no early reads', () => {
    for (const path of [
      '/u',
      '/u/profile',
      '/adauga-solicitare-noua',
      '/solicitare-de-meditatii/c-online',
      '/payment/31',
      '/a/b/c',
    ])
      expect.soft(preparedPageAt(path), `${path} has no prepared page`).toBeUndefined()
  })
})

test('no address of a screen is taken for a subject', () => {
  for (const path of Object.values(fixedPaths))
    expect
      .soft(preparedPageAt(path)?.argument, `${path}, the address of a screen, is not taken for a subject`)
      .toBeUndefined()
})

describe('the reads sent early', () => {
  test('home: the popular ads, the profile, and the lists of the pickers', () => {
    expect(reads('/')).toEqual([
      ['ads', { order: 1, page: 1 }],
      ['currentProfile'],
      ['categories'],
      ['cities'],
      ['cycles'],
    ])
  })

  test('all tutors: the ads with the valid filters of the address', () => {
    expect(reads('/teacher', 'category=3&city=-1&cycle=x&order=3&page=2')[0]).toEqual([
      'ads',
      { categoryid: 3, cityid: -1, order: 3, page: 2 },
    ])
    expect(names('/teacher')).toEqual(['ads', 'currentProfile', 'cities', 'cycles', 'groups', 'mains'])
  })

  test("a subject: the list of subjects, but not the ads, which need the subject's id", () => {
    expect(names('/Matematica')).toEqual(['categories', 'currentProfile', 'cities', 'cycles'])
  })

  test("a tutor's page: the ad, but not the call that counts the view", () => {
    expect(reads('/teacherprofile/ae31oi')).toEqual([['adByCode', { adid: 'ae31oi' }], ['currentProfile']])
  })

  test('the requests: their list with the filters of the address', () => {
    expect(reads('/solicitare-de-meditatii', 'subject=pian&page=7')[0]).toEqual([
      'requests',
      { subject: 'pian', city: '', page: 7 },
    ])
  })

  test('any other page: only the profile', () => {
    for (const path of ['/Contact', '/u/profile', '/payment/31', '/room/7'])
      expect.soft(reads(path), `${path}: only the profile`).toEqual([['currentProfile']])
  })
})

test('framePath is the decoded path below the base path', () => {
  for (const [pathname, base, path] of [
    ['/', '/', '/'],
    ['/Matematica', '/', '/Matematica'],
    ['/Matematica/', '/', '/Matematica'],
    ['/Limba%20engleza', '/', '/Limba engleza'],
    ['/qa/teacher', '/qa/', '/teacher'],
    ['/qa/', '/qa/', '/'],
    ['/QA/teacher', '/qa/', '/teacher'],
    ['/%E0%A4%A', '/', '/%E0%A4%A'],
  ] as const)
    expect
      .soft(framePath(pathname, base), `framePath of ${pathname} with the base path ${base} is ${path}`)
      .toBe(path)
})

test('a query shows other data than a snapshot if the page reads filters, an order or a page number from the query', () => {
  for (const [path, query, isFiltered] of [
    ['/Matematica', 'city=-1', true],
    ['/teacher', 'page=2', true],
    ['/teacher', 'order=1', true],
    ['/solicitare-de-meditatii', 'subject=pian', true],
    ['/Matematica', 'utm_source=x&gclid=y', false],
    ['/Matematica', 'city=x&order=9&page=1', false],
    ['/solicitare-de-meditatii', 'subject=%20&page=1', false],
    ['/teacher', 'utm_source=x&page=2', true],
    ['/', 'page=2', false],
    ['/teacherprofile/ae31oi', 'book=2026-11-20T10', false],
  ] as const)
    expect.soft(isFilteredList(path, new URLSearchParams(query)), `${path}?${query}`).toBe(isFiltered)
})
