import { expect, test } from 'vitest'
import { subjectsOf } from './subjects.ts'

test('returns the subjects in order with their group, and a subject of two groups once', () => {
  const groups = [
    {
      Name: 'Științe exacte',
      Categories: [
        { Id: 1, Name: 'Matematica' },
        { Id: 2, Name: 'Fizică' },
      ],
    },
    { Name: 'Fără nimic', Categories: [] },
    {
      Name: 'Examene',
      Categories: [
        { Id: 1, Name: 'Matematica' },
        { Id: 9, Name: 'Simulare' },
      ],
    },
  ]
  expect(subjectsOf(groups)).toEqual([
    { Id: 1, Name: 'Matematica', group: 'Științe exacte' },
    { Id: 2, Name: 'Fizică', group: 'Științe exacte' },
    { Id: 9, Name: 'Simulare', group: 'Examene' },
  ])
  expect(subjectsOf([])).toEqual([])
})
