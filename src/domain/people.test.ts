import { expect, test } from 'vitest'
import { displayName, knownAs, nameOf } from './people.ts'

test('shows the initial of the last name to a visitor, and the whole name to a logged-in user', () => {
  for (const [person, toVisitor, toUser] of [
    [{ FirstName: 'Ana', LastName: 'Popescu' }, 'Ana P.', 'Ana Popescu'],
    [{ FirstName: 'Ana', LastName: 'popescu' }, 'Ana P.', 'Ana popescu'],
    [{ FirstName: 'Ștefan', LastName: 'țepeș' }, 'Ștefan Ț.', 'Ștefan țepeș'],
    [{ FirstName: 'Ion', LastName: 'îngerașul' }, 'Ion Î.', 'Ion îngerașul'],
    [{ FirstName: 'Ana' }, 'Ana', 'Ana'],
    [{ FirstName: 'Ana', LastName: '' }, 'Ana', 'Ana'],
    [{ FirstName: 'Ana', LastName: '  ' }, 'Ana', 'Ana'],
    [{ FirstName: null, LastName: 'Popescu' }, 'P.', 'Popescu'],
    [{ FirstName: ' Ana ', LastName: ' Popescu ' }, 'Ana P.', 'Ana Popescu'],
    [{ FirstName: '\u3164', LastName: '\u200BPopescu' }, 'P.', '\u200BPopescu'],
    [{ FirstName: '\u200B', LastName: '\u2060' }, '', ''],
    [{ FirstName: 'Ana', LastName: '😀x' }, 'Ana 😀.', 'Ana 😀x'],
    [{}, '', ''],
  ] as const) {
    expect.soft(displayName(person, false)).toBe(toVisitor)
    expect.soft(displayName(person, true)).toBe(toUser)
  }
})

test('a person without a name is shown with a substitute', () => {
  expect(nameOf({ FirstName: 'Ana', LastName: 'Popescu' })).toBe('Ana Popescu')
  expect(nameOf({ FirstName: ' ', LastName: null })).toBe('Utilizator fara nume')
  expect(nameOf(null)).toBe('Utilizator fara nume')
  for (const name of [' ', '\u200B', '\u3164', '\u00AD\u2060'])
    expect.soft(knownAs(name), JSON.stringify(name)).toBe('Utilizator fara nume')
})
