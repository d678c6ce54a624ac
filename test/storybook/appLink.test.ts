import { expect, test } from 'vitest'
import { createAppLink, type StoryState } from '#storybook/appLink/appLink.ts'
import { defaultSettings } from '#mocks/link.ts'

const appUrl = new URL('https://app.invalid/demo/')

const state: StoryState = { ...defaultSettings, address: '/teacher', hasAnswers: false }

const href = (changes: Partial<StoryState>) => createAppLink({ ...state, ...changes }, appUrl).href

test("a story's link has its address, persona, scenario, latency, faults and clock", () => {
  expect(href({})).toBe('https://app.invalid/demo/teacher?mock=visitor.full&mock-clock=0')
  expect(
    href({
      address: '/teacher?city=-1',
      persona: 'student',
      scenario: 'failing',
      latency: 'never',
      faults: { getAds: '500' },
    }),
  ).toBe(
    'https://app.invalid/demo/teacher?city=-1&mock=student.failing&mock-latency=never&mock-clock=0&mock-faults=getAds:500',
  )
})

test('the link works for an address that reads as a URL of its own', () => {
  expect(href({ address: '/a:b' })).toMatch('https://app.invalid/demo/a:b?')
})

test('the tooltip says when the app shows less than the story', () => {
  expect(createAppLink(state, appUrl).hint).not.toMatch('cannot')
  expect(createAppLink({ ...state, hasAnswers: true }, appUrl).hint).toMatch('cannot express the responses')
})
