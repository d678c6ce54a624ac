import { expect, test } from 'vitest'
import { keepPlaces, promisesIn } from './snapshot.ts'

const page = (...rows: object[]) => ({ TotalRows: rows.length, Entities: rows })

test('the latest rows replace the shown rows in place; no row appears or disappears while the user reads', () => {
  const shown = page({ Code: 'a', price: 1 }, { Code: 'b', price: 1 }, { Code: 'gone', price: 1 })
  const latest = page({ Code: 'new', price: 2 }, { Code: 'b', price: 2 }, { Code: 'a', price: 2 })
  expect(keepPlaces(shown, latest)).toEqual({
    TotalRows: 3,
    Entities: [
      { Code: 'a', price: 2 },
      { Code: 'b', price: 2 },
      { Code: 'gone', price: 1 },
    ],
  })
})

test('the latest response replaces an empty page, and a value that is not a page of rows', () => {
  for (const [shown, latest] of [
    [page(), page({ Code: 'a' })],
    [[1], [2]],
    [{ Code: 'a' }, null],
  ])
    expect.soft(keepPlaces(shown, latest)).toBe(latest)
})

test('finds the promises in the data of loaders, in their order', () => {
  const [a, b, c] = [Promise.resolve(1), Promise.resolve(2), Promise.resolve(3)]
  expect(
    promisesIn({ '0': { lists: { a, b }, rows: [1], day: new Date() }, '1': { c, none: null } }),
  ).toEqual([a, b, c])
})
