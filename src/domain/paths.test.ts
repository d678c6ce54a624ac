import { describe, expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { readPayable } from './appointment.ts'
import { dropsCycle, loginPath, paths, safeReturnUrl, searchPath } from './paths.ts'

describe('home search', () => {
  test('a search leads to the address of its subject with the city and the level', () => {
    expectRows(searchPath, [
      [{ subject: 'Matematica', city: 12, cycle: 3 }, '/Matematica/?city=12&cycle=3'],
      [{ subject: 'Matematica', city: 12, cycle: null }, '/Matematica/?city=12'],
      [{ subject: 'Matematica', city: -1, cycle: 3 }, '/Matematica/?city=-1&cycle=3'],
      [{ subject: 'Matematica', city: null, cycle: 3 }, '/Matematica/'],
      [{ subject: 'Matematica', city: 12, cycle: 0 }, '/Matematica/?city=12'],
      [{ subject: 'Matematica', city: 0, cycle: 3 }, '/Matematica/?city=0&cycle=3'],
      [{ subject: 'Matematica', city: -2, cycle: 3 }, '/Matematica/'],
      [{ subject: 'Limba engleza', city: null, cycle: null }, '/Limba%20engleza/'],
      [{ subject: 'C++ / C#', city: null, cycle: null }, '/C%2B%2B%20%2F%20C%23/'],
      [{ subject: null, city: null, cycle: null }, '/teacher/'],
      [{ subject: null, city: 12, cycle: 3 }, '/teacher/?city=12&cycle=3'],
    ])
  })

  test('tells when the level is ignored because no city is chosen', () => {
    expectRows(dropsCycle, [
      [{ subject: null, city: null, cycle: 3 }, true],
      [{ subject: null, city: -1, cycle: 3 }, false],
      [{ subject: null, city: 0, cycle: 3 }, false],
      [{ subject: null, city: -2, cycle: 3 }, true],
      [{ subject: null, city: null, cycle: null }, false],
    ])
  })
})

test('codes and names are escaped in addresses', () => {
  expect(paths.tutor('a/b?c')).toBe('/teacherprofile/a%2Fb%3Fc')
  expect(paths.subject('Limba romana')).toBe('/Limba%20romana')
})

test.each([
  [[1002], '/payment/1002'],
  [[1002, 1009], '/payment/1002,1009'],
  [[31], '/payment/31,'],
  [[365], '/payment/365,'],
  [[31, 93], '/payment/31,93'],
])('the lessons %j are paid at %s, which is not read as a package', (ids, path) => {
  expect(paths.payment(ids)).toBe(path)
  expect(readPayable(path.replace('/payment/', '')).kind).toBe('appointments')
})

describe('safe return address', () => {
  test('keeps an address of the app', () => {
    expectRows(safeReturnUrl, [
      ['/', '/'],
      ['/u/profile', '/u/profile'],
      ['/Matematica/?city=12&page=2', '/Matematica/?city=12&page=2'],
      ['/a#b', '/a#b'],
      ['/a?next=https://evil.example', '/a?next=https://evil.example'],
    ])
  })

  test('turns any other address into /', () => {
    for (const text of [
      null,
      '',
      'u/profile',
      'https://evil.example/',
      'HTTPS://evil.example',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/.//evil.example',
      '/..//evil.example',
      '/u/..//evil.example',
      '/%2e//evil.example',
      '/%2E%2e/\\evil.example',
      '/./\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '\t//evil.example',
      ' //evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'http:evil.example',
      'mailto:a@b.c',
      '@evil.example',
    ])
      expect.soft(safeReturnUrl(text), `turns ${JSON.stringify(text)} into /`).toBe('/')
  })
})

test('adds the return address to the address of the login', () => {
  expectRows(loginPath, [
    ['/Account/Login', '/u/profile', '/Account/Login?returnUrl=%2Fu%2Fprofile'],
    ['/Account/Login', '/teacher?city=-1', '/Account/Login?returnUrl=%2Fteacher%3Fcity%3D-1'],
    ['https://id.example/in?x=1', '/u', 'https://id.example/in?x=1&returnUrl=%2Fu'],
    ['/Account/Login', '//evil.example', '/Account/Login?returnUrl=%2F'],
  ])
})
