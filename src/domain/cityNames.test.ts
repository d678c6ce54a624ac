import { expect, test } from 'vitest'
import { withDistinctNames } from './cityNames.ts'

const names = (cities: Parameters<typeof withDistinctNames>[0]) =>
  withDistinctNames(cities).map(({ Name }) => Name)

test('cities with the same name have their county added, and the order stays', () => {
  const cities = [
    { Id: 1, Name: 'București', County: 'București' },
    { Id: 7, Name: 'Poiana Frumoasă', County: 'Cluj' },
    { Id: 2, Name: 'Cluj-Napoca', County: 'Cluj' },
    { Id: 8, Name: 'Poiana Frumoasă', County: 'Alba' },
  ]
  expect(names(cities)).toEqual([
    'București',
    'Poiana Frumoasă, Cluj',
    'Cluj-Napoca',
    'Poiana Frumoasă, Alba',
  ])
  expect(withDistinctNames(cities).map(({ Id }) => Id)).toEqual([1, 7, 2, 8])
})

test('a city without a county is unchanged, even when another has its name', () => {
  expect(
    names([
      { Id: 7, Name: 'Poiana', County: undefined },
      { Id: 8, Name: 'Poiana', County: 'Alba' },
      { Id: 9, Name: 'Poiana', County: '' },
    ]),
  ).toEqual(['Poiana', 'Poiana, Alba', 'Poiana'])
})

test('the result is cached by list', () => {
  const cities = [{ Id: 1, Name: 'Iași', County: 'Iași' }]
  expect(withDistinctNames(cities)).toBe(withDistinctNames(cities))
})
