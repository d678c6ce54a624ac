import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { isOpenByDefault, joinGroups, withDistinctNames } from './load.ts'

const maths = { Name: 'Științe exacte', Categories: [{ Id: 7, Name: 'Matematica' }] }
const arts = { Name: 'Arte', Categories: [] }

test('a group has the id of the main category with the same name, whatever its case and diacritics', () => {
  const mains = [{ Id: 3, Name: 'Stiinte Exacte' }]
  expect(joinGroups([maths, arts], mains)).toEqual([
    { Id: 3, ...maths },
    { Id: 0, ...arts },
  ])
})

test('a group is open by default with the chosen subject in it while none is named, or without an id', () => {
  const [withId, withoutId] = [
    { Id: 3, ...maths },
    { Id: 0, ...arts },
  ]
  expectRows(isOpenByDefault, [
    [withId, { maincategory: 0, category: 7 }, true],
    [withId, { maincategory: 0, category: 8 }, false],
    [withId, { maincategory: 0, category: 0 }, false],
    [withId, { maincategory: 3, category: 7 }, false],
    [withId, { maincategory: 4, category: 7 }, false],
    [withoutId, { maincategory: 0, category: 0 }, true],
    [withoutId, { maincategory: 3, category: 7 }, true],
  ])
})

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
