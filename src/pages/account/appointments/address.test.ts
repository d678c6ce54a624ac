import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
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
  expectRows(read, [
    ['?page=0&pay=', start],
    ['?page=-1', start],
    ['?page=x&old=x', { ...start, old: 1 }],
    ['?old', { ...start, old: 1 }],
    ['?old=0', { ...start, old: 1 }],
    ['?pay=7,7,x,0,-1,1e3,1.5,8,', { ...start, chosen: [7, 8] }],
    ['?pay=1002%2C1009', { ...start, chosen: [1002, 1009] }],
    ['?debug=1', { ...start, isDebug: true }],
  ])
})

test('two addresses have the same rows when they differ in neither page nor list', () => {
  const url = (query: string) => new URL(`https://own.invalid/u/appoitments${query}`)
  expectRows(hasSameRows, [
    [url(''), url('?pay=1'), true],
    [url('?page=2&pay=1'), url('?page=2&pay=2&debug'), true],
    [url(''), url('?page=2'), false],
    [url('?pay=1'), url('?old=1&pay=1'), false],
  ])
})
