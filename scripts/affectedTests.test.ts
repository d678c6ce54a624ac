import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { affectedJourneys, namedFolders, namedJourneys } from './affectedJourneys.ts'
import { affectedTests, readImports } from './affectedTests.ts'
import { root } from './run.ts'

const imports = readImports()
const affected = (file: string) => affectedTests([file], imports)

describe('the tests that a change can break', () => {
  test('of a card: its own, and those of the pages that show it', () => {
    expect(affected('src/features/ads/AdCard.tsx')).toEqual(
      expect.arrayContaining([
        'src/features/ads/AdCard.test.tsx',
        'src/pages/home/PopularAds.test.tsx',
        'src/pages/tutors/TutorsPage.stories.tsx',
        'src/pages/tutors/TutorsPage.test.tsx',
      ]),
    )
  })

  test('of a page: those beside it, and no other page', () => {
    const tests = affected('src/pages/account/messages/Conversation.tsx')
    expect(tests).toContain('src/pages/account/messages/MessagesPage.test.tsx')
    expect(tests.filter(file => !file.startsWith('src/pages/account/messages/'))).toEqual([])
  })

  test('of a rule: its unit test, and those of the pages that follow it', () => {
    const tests = affected('src/domain/gates.ts')
    expect(tests).toContain('src/domain/gates.test.ts')
    expect(tests).toContain('src/pages/tutor/Contact.test.tsx')
    expect(tests).not.toContain('src/domain/pager.test.ts')
  })

  test('of styles: what shows them', () => {
    expect(affected('src/ui/Button/Button.module.css')).toContain('src/ui/Button/Button.stories.tsx')
  })

  test('of a test: itself', () => {
    expect(affected('src/domain/pager.test.ts')).toEqual(['src/domain/pager.test.ts'])
  })
})

describe('the journeys that a change can break', () => {
  const all = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.spec.ts'))
    .map(file => `e2e/${file.replaceAll('\\', '/')}`)

  test('every journey is named by a folder, and none is named that is gone', () => {
    expect([...namedJourneys].toSorted()).toEqual(all.toSorted())
  })

  test.each(namedFolders)('%s is there', folder => {
    expect(existsSync(join(root, folder))).toBe(true)
  })

  test('of a page: its own', () => {
    expect(affectedJourneys(['src/pages/tutors/Filters.tsx'])).toContain('e2e/app/filters.spec.ts')
    expect(affectedJourneys(['src/pages/tutors/Filters.tsx'])).not.toContain('e2e/app/booking.spec.ts')
  })

  test('of a journey: itself', () => {
    expect(affectedJourneys(['e2e/app/scroll.spec.ts'])).toEqual(['e2e/app/scroll.spec.ts'])
  })
})
