import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings the defaults hold', () => {
  expect(readConfig({})).toEqual({
    brand: 'Meditații',
    siteUrl: '',
    xsrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
    loginUrl: '/Account/Login',
    logoutUrl: '',
    stats: false,
    adBanner: false,
    basePath: '/',
  })
})

test('settings are read; a mocked run has sign-in pages under its own base path', () => {
  expect(
    readConfig({ VITE_BRAND: 'Profi', VITE_STATS: 'true', VITE_SITE_URL: 'https://x.ro/' }),
  ).toMatchObject({
    brand: 'Profi',
    stats: true,
    siteUrl: 'https://x.ro',
  })
  expect(readConfig({ MOCKS: true, BASE_URL: '/qa/' })).toMatchObject({
    loginUrl: '/qa/Account/Login',
    logoutUrl: '/qa/Account/LogOff',
  })
  expect(readConfig({ BASE_URL: '/app/' })).toMatchObject({ loginUrl: '/Account/Login', logoutUrl: '' })
})

test.each([
  ['VITE_STATS', 'yes'],
  ['VITE_AD_BANNER', '1'],
  ['VITE_SITE_URL', 'example'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
