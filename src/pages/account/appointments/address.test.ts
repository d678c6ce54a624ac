import { expect, test } from 'vitest'
import { type Address, hasSameRows, readAddress, writeAddress } from './address.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))
const start: Address = { page: 1, old: null, chosen: [], isDebug: false }

test('parses an address, and writes it back unchanged', () => {
  for (const [query, address] of [
    ['', {}],
    ['?page=2', { page: 2 }],
    ['?old=1', { old: 1 }],
    ['?page=2&old=3&pay=1002,1009&debug', { page: 2, old: 3, chosen: [1002, 1009], isDebug: true }],
  ] as const) {
    const row = `${query} is parsed, and written back unchanged`
    expect.soft(read(query), row).toEqual({ ...start, ...address })
    expect.soft(writeAddress({ ...start, ...address }), row).toBe(query)
  }
})

test('turns invalid parts of an address into defaults', () => {
  for (const [query, address] of [
    ['?page=0&pay=', {}],
    ['?page=-1', {}],
    ['?page=x&old=x', { old: 1 }],
    ['?old', { old: 1 }],
    ['?old=0', { old: 1 }],
    ['?pay=7,7,x,0,-1,1e3,1.5,8,', { chosen: [7, 8] }],
    ['?pay=1002%2C1009', { chosen: [1002, 1009] }],
    ['?debug=1', { isDebug: true }],
  ] as const)
    expect
      .soft(read(query), `${query} is parsed leniently: invalid parts become defaults`)
      .toEqual({ ...start, ...address })
})

test('two addresses have the same rows when they differ in neither page nor list', () => {
  for (const [one, other, expected] of [
    ['', '?pay=1', true],
    ['?page=2&pay=1', '?page=2&pay=2&debug', true],
    ['', '?page=2', false],
    ['?pay=1', '?old=1&pay=1', false],
  ] as const) {
    const url = (query: string) => new URL(`https://own.invalid/u/appoitments${query}`)
    expect
      .soft(hasSameRows(url(one), url(other)), `${one} and ${other} have the same rows: ${expected}`)
      .toBe(expected)
  }
})
