import { expect, test } from 'vitest'
import { isOpen, joinGroups } from './groups.ts'

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
  [{ maincategory: 3, category: 0 }, true],
  [{ maincategory: 4, category: 7 }, false],
  [{ maincategory: 0, category: 7 }, true],
  [{ maincategory: 0, category: 8 }, false],
  [{ maincategory: 0, category: 0 }, false],
])('with %j the group stands open: %s', (filters, open) => {
  expect(isOpen({ Id: 3, ...maths }, filters)).toBe(open)
})
