import { expect, test } from 'vitest'
import { tellApart } from './cityNames.ts'

const names = (cities: Parameters<typeof tellApart>[0]) => tellApart(cities).map(({ Name }) => Name)

test('cities that share their name have their county with it, in the order of the list', () => {
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
  expect(tellApart(cities).map(({ Id }) => Id)).toEqual([1, 7, 2, 8])
})

test('without a county there is nothing to tell them apart by', () => {
  expect(
    names([
      { Id: 7, Name: 'Poiana', County: undefined },
      { Id: 8, Name: 'Poiana', County: 'Alba' },
      { Id: 9, Name: 'Poiana', County: '' },
    ]),
  ).toEqual(['Poiana', 'Poiana, Alba', 'Poiana'])
})

test('a list is looked through once', () => {
  const cities = [{ Id: 1, Name: 'Iași', County: 'Iași' }]
  expect(tellApart(cities)).toBe(tellApart(cities))
})
