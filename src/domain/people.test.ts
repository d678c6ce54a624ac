import { expect, test } from 'vitest'
import { displayName, knownAs, nameOf } from './people.ts'

test.each([
  [{ FirstName: 'Ana', LastName: 'Popescu' }, 'Ana P.', 'Ana Popescu'],
  [{ FirstName: 'Ana', LastName: 'popescu' }, 'Ana P.', 'Ana popescu'],
  [{ FirstName: 'Ștefan', LastName: 'țepeș' }, 'Ștefan Ț.', 'Ștefan țepeș'],
  [{ FirstName: 'Ion', LastName: 'îngerașul' }, 'Ion Î.', 'Ion îngerașul'],
  [{ FirstName: 'Ana' }, 'Ana', 'Ana'],
  [{ FirstName: 'Ana', LastName: '' }, 'Ana', 'Ana'],
  [{ FirstName: 'Ana', LastName: '  ' }, 'Ana', 'Ana'],
  [{ FirstName: null, LastName: 'Popescu' }, 'P.', 'Popescu'],
  [{ FirstName: ' Ana ', LastName: ' Popescu ' }, 'Ana P.', 'Ana Popescu'],
  [{ FirstName: 'Ana', LastName: '😀x' }, 'Ana 😀.', 'Ana 😀x'],
  [{}, '', ''],
])('%j is shown as %j to a visitor and as %j to a logged-in user', (person, toVisitor, toUser) => {
  expect(displayName(person, false)).toBe(toVisitor)
  expect(displayName(person, true)).toBe(toUser)
})

test('a person without a name is shown with a substitute', () => {
  expect(nameOf({ FirstName: 'Ana', LastName: 'Popescu' })).toBe('Ana Popescu')
  expect(nameOf({ FirstName: ' ', LastName: null })).toBe('Utilizator fara nume')
  expect(nameOf(null)).toBe('Utilizator fara nume')
  expect(knownAs(' ')).toBe('Utilizator fara nume')
})
