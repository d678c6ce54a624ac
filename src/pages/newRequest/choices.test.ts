import { expect, test } from 'vitest'
import { subjectsOf } from './choices.ts'

test('subjects come with their main category, in order; one that is in two of them comes once', () => {
  const mains = [
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
  expect(subjectsOf(mains)).toEqual([
    { Id: 1, Name: 'Matematica', main: 'Științe exacte' },
    { Id: 2, Name: 'Fizică', main: 'Științe exacte' },
    { Id: 9, Name: 'Simulare', main: 'Examene' },
  ])
  expect(subjectsOf([])).toEqual([])
})
