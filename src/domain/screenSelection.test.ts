import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { legacyScreensFor, screenGroups, screenNames } from './screenSelection.ts'
import type { ScreenName } from './screens.ts'

const allBut = (...left: ScreenName[]) => screenNames.filter(name => !left.includes(name))

test('a selection leaves the other screens to the legacy UI', () => {
  expectRows(legacyScreensFor, [
    ['', []],
    [' , ', []],
    ['all', []],
    ['list', allBut('tutors', 'subject')],
    ['static, tutor', allBut('contact', 'howItWorks', 'terms', 'tutor')],
    ['-checkout', ['payment', 'invoice']],
    ['all,-checkout,invoice', ['payment']],
    [
      'userArea,-messages',
      allBut('account', 'profile', 'appointments', 'report', 'accountPlans', 'subscription'),
    ],
  ])
})

test.each(['payments', '-room,plati', 'toString', 'list;tutor'])(
  'the selection "%s" is refused with the list of known names',
  selection => {
    expect(() => legacyScreensFor(selection)).toThrow(
      /no screen or group ".+"\. Groups: all, list, .+\. Screens: home, tutors, .+, notFound\./,
    )
  },
)

test('no group has the name of a screen', () => {
  expect(Object.keys(screenGroups).filter(name => screenNames.some(screen => screen === name))).toEqual([])
})
