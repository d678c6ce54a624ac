import { expect, test } from 'vitest'
import { type Address, hasSameRows, readAddress, writeAddress } from './address.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))
const start: Address = { page: 1, old: null, chosen: [], isDebug: false }

test.each<[string, Partial<Address>]>([
  ['', {}],
  ['?page=2', { page: 2 }],
  ['?old=1', { old: 1 }],
  ['?page=2&old=3&pay=1002,1009&debug', { page: 2, old: 3, chosen: [1002, 1009], isDebug: true }],
])('%s is parsed, and written back unchanged', (query, address) => {
  expect(read(query)).toEqual({ ...start, ...address })
  expect(writeAddress({ ...start, ...address })).toBe(query)
})

test.each<[string, Partial<Address>]>([
  ['?page=0&pay=', {}],
  ['?page=-1', {}],
  ['?page=x&old=x', { old: 1 }],
  ['?old', { old: 1 }],
  ['?old=0', { old: 1 }],
  ['?pay=7,7,x,0,-1,1e3,1.5,8,', { chosen: [7, 8] }],
  ['?pay=1002%2C1009', { chosen: [1002, 1009] }],
  ['?debug=1', { isDebug: true }],
])('%s is parsed leniently: invalid parts become defaults', (query, address) => {
  expect(read(query)).toEqual({ ...start, ...address })
})

test.each([
  ['', '?pay=1', true],
  ['?page=2&pay=1', '?page=2&pay=2&debug', true],
  ['', '?page=2', false],
  ['?pay=1', '?old=1&pay=1', false],
])('%s and %s have the same rows: %s', (one, other, expected) => {
  const url = (query: string) => new URL(`https://own.invalid/u/appoitments${query}`)
  expect(hasSameRows(url(one), url(other))).toBe(expected)
})
