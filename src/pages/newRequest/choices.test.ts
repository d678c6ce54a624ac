import { expect, test } from 'vitest'
import { subjectsOf } from './choices.ts'

test('returns the subjects in order with their main category, and a subject of two main categories once', () => {
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
