import { describe, expect, test } from 'vitest'
import { readConfig } from './settings.ts'

test('missing settings have their defaults', () => {
  expect(readConfig({})).toEqual({
    brand: 'Meditații',
    siteUrl: '',
    xsrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
    loginUrl: '/Account/Login',
    logoutUrl: '',
    contact: { email: '', phone: '' },
    stats: false,
    firstFreeDays: 7,
    decodesEntities: true,
    adBanner: false,
    report: { url: '', build: '' },
    basePath: '/',
    legacyScreens: [],
  })
})

test('settings replace the defaults, and a build with mocks has sign-in pages under its base path', () => {
  expect(
    readConfig({
      VITE_BRAND: 'Profi',
      VITE_STATS: 'true',
      VITE_FIRST_FREE_DAYS: '0',
      VITE_SITE_URL: 'https://x.ro/',
    }),
  ).toMatchObject({
    brand: 'Profi',
    stats: true,
    firstFreeDays: 0,
    siteUrl: 'https://x.ro',
  })
  expect(
    readConfig({ VITE_CONTACT_EMAIL: 'ajutor@profi.ro', VITE_CONTACT_PHONE: '+40 (21) 555-01.23' }).contact,
  ).toEqual({ email: 'ajutor@profi.ro', phone: '+40 (21) 555-01.23' })
  expect(readConfig({ VITE_BUILD_ID: 'c1' }).report).toEqual({ url: '', build: '' })
  const url = 'https://reports.example.ro/app'
  expect(readConfig({ VITE_REPORT_URL: url, VITE_BUILD_ID: 'c1' }).report).toEqual({ url, build: 'c1' })
  expect(readConfig({ VITE_CONTACT_EMAIL: '', VITE_CONTACT_PHONE: '' }).contact).toEqual({
    email: '',
    phone: '',
  })
  expect(readConfig({ MOCKS: true, BASE_URL: '/qa/' })).toMatchObject({
    loginUrl: '/qa/Account/Login',
    logoutUrl: '/qa/Account/LogOff',
    contact: { email: 'contact@example.com' },
  })
  expect(readConfig({ BASE_URL: '/app/' })).toMatchObject({ loginUrl: '/Account/Login', logoutUrl: '' })
  expect(readConfig({ VITE_HTML_ENTITIES: 'false' }).decodesEntities).toBe(false)
  expect(readConfig({ VITE_SCREENS: '-checkout' }).legacyScreens).toEqual(['payment', 'invoice'])
})

describe('the accessibility statement', () => {
  const statement = {
    operator: 'Profi SRL',
    email: 'a@profi.ro',
    date: '2026-11-23',
    authority: 'Autoritatea X',
  }
  const read = (value: object) => readConfig({ VITE_ACCESSIBILITY: JSON.stringify(value) }).accessibility

  test('is off by default, and has a sample operator in a build with mocks', () => {
    expect(readConfig({ VITE_ACCESSIBILITY: '' }).accessibility).toBeUndefined()
    expect(readConfig({ MOCKS: true }).accessibility?.operator).toBe('Exemplu SRL')
  })

  test('is JSON with the facts of the operator', () => {
    expect(read(statement)).toEqual(statement)
    const whole = {
      ...statement,
      phone: '021 555 01',
      reviewed: '2027-01-05',
      law: 'Legea X',
      authorityUrl: 'https://x.ro/',
      limits: ['X'],
    }
    expect(read(whole)).toEqual(whole)
  })

  test.each([
    ['operator', undefined],
    ['operator', ''],
    ['email', 'accesibil'],
    ['date', '23.11.2026'],
    ['authority', undefined],
    ['authorityUrl', 'javascript:alert(1)'],
    ['phone', 'secretariat'],
    ['limits', 'X'],
  ])('with %s=%s is refused with an error that names the field', (field, value) => {
    expect(() => read({ ...statement, [field]: value })).toThrow(`VITE_ACCESSIBILITY.${field}`)
  })

  test('with an unknown field is refused', () => {
    expect(() => read({ ...statement, telefon: '1' })).toThrow('telefon')
  })
})

test.each([
  ['VITE_ACCESSIBILITY', 'true'],
  ['VITE_ACCESSIBILITY', '{operator}'],
  ['VITE_STATS', 'yes'],
  ['VITE_FIRST_FREE_DAYS', '-1'],
  ['VITE_FIRST_FREE_DAYS', '30'],
  ['VITE_HTML_ENTITIES', '0'],
  ['VITE_AD_BANNER', '1'],
  ['VITE_SITE_URL', 'example'],
  ['VITE_CONTACT_EMAIL', 'contact'],
  ['VITE_CONTACT_PHONE', 'secretariat'],
  ['VITE_SCREENS', 'all,-plata'],
])('%s=%s is refused with an error that names the setting', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('a setting that does not exist fails the build, with the name that was meant', () => {
  expect(() => readConfig({ VITE_SITE_ULR: 'https://x.ro' })).toThrow(
    'Wrong setting: VITE_SITE_ULR does not exist. Did you mean VITE_SITE_URL?',
  )
  expect(() => readConfig({ VITE_QQ: '1' })).toThrow('Wrong setting: VITE_QQ does not exist.')
})
