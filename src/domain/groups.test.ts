import { expect, test } from 'vitest'
import { joinGroups, opensItself } from './groups.ts'

const maths = { Name: 'Științe exacte', Categories: [{ Id: 7, Name: 'Matematica' }] }
const arts = { Name: 'Arte', Categories: [] }

test('groups take the id of the main category of their name, whatever its diacritics', () => {
  const mains = [{ Id: 3, Name: 'Stiinte Exacte' }]
  expect(joinGroups([maths, arts], mains)).toEqual([
    { Id: 3, ...maths },
    { Id: 0, ...arts },
  ])
})

test.each([
  [{ maincategory: 0, category: 7 }, true],
  [{ maincategory: 0, category: 8 }, false],
  [{ maincategory: 0, category: 0 }, false],
  [{ maincategory: 3, category: 7 }, false],
  [{ maincategory: 4, category: 7 }, false],
])('with %j the group opens itself: %s', (filters, opens) => {
  expect(opensItself({ Id: 3, ...maths }, filters)).toBe(opens)
})

test('a group that no address can name opens itself, whatever the address', () => {
  expect(opensItself({ Id: 0, ...arts }, { maincategory: 0, category: 0 })).toBe(true)
  expect(opensItself({ Id: 0, ...arts }, { maincategory: 3, category: 7 })).toBe(true)
})
