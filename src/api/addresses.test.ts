import { expect, test } from 'vitest'
import { fill } from './addresses.ts'

test('a parameter with a default is always sent, one without only when it is given', () => {
  const address = { path: '/api/x', query: { city: '', page: 0, reviews: undefined } } as const
  expect(fill(address, {}).searchParams).toEqual({ city: '', page: 0 })
  expect(Object.keys(fill(address, {}).searchParams)).toEqual(['city', 'page'])
  expect(fill(address, { page: 2, reviews: 1 }).searchParams).toEqual({ city: '', page: 2, reviews: 1 })
})
