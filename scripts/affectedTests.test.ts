import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { affectedJourneys, namedFolders, namedJourneys } from './affectedJourneys.ts'
import { affectedTests, readImports } from './affectedTests.ts'
import { root } from './run.ts'

const imports = readImports()
const affected = (file: string) => affectedTests([file], imports)

describe('affectedTests', () => {
  test('returns, for a card, its own tests and those of the pages that show it', () => {
    expect(affected('src/features/ads/AdCard.tsx')).toEqual(
      expect.arrayContaining([
        'src/features/ads/AdCard.test.tsx',
        'src/pages/home/PopularAds.test.tsx',
        'src/pages/tutors/TutorsPage.stories.tsx',
        'src/pages/tutors/TutorsPage.test.tsx',
      ]),
    )
  })

  test('returns, for a page, the tests beside it and none of another page', () => {
    const tests = affected('src/pages/account/messages/Conversation.tsx')
    expect(tests).toContain('src/pages/account/messages/MessagesPage.test.tsx')
    expect(tests.filter(file => !file.startsWith('src/pages/account/messages/'))).toEqual([])
  })

  test('returns, for a domain rule, its unit test and the tests of the pages that use it', () => {
    const tests = affected('src/domain/gates.ts')
    expect(tests).toContain('src/domain/gates.test.ts')
    expect(tests).toContain('src/pages/tutor/Contact.test.tsx')
    expect(tests).not.toContain('src/domain/pager.test.ts')
  })

  test('returns, for a stylesheet, the stories of its component', () => {
    expect(affected('src/ui/Button/Button.module.css')).toContain('src/ui/Button/Button.stories.tsx')
  })

  test('returns a changed test itself', () => {
    expect(affected('src/domain/pager.test.ts')).toEqual(['src/domain/pager.test.ts'])
  })
})

describe('affectedJourneys', () => {
  const all = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.spec.ts'))
    .map(file => `e2e/${file.replaceAll('\\', '/')}`)

  test('has every journey in its table, and no journey that does not exist', () => {
    expect([...namedJourneys].toSorted()).toEqual(all.toSorted())
  })

  test('every folder in its table exists', () => {
    for (const folder of namedFolders)
      expect
        .soft(existsSync(join(root, folder)), `has the folder ${folder} in its table, which exists`)
        .toBe(true)
  })

  test('returns the journeys of a changed page', () => {
    expect(affectedJourneys(['src/pages/tutors/Filters.tsx'])).toContain('e2e/app/filters.spec.ts')
    expect(affectedJourneys(['src/pages/tutors/Filters.tsx'])).not.toContain('e2e/app/booking.spec.ts')
  })

  test('returns a changed journey itself', () => {
    expect(affectedJourneys(['e2e/app/scroll.spec.ts'])).toEqual(['e2e/app/scroll.spec.ts'])
  })
})
