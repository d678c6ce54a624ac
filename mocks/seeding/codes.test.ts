import { expect, test } from 'vitest'
import { configureMocks } from '#mocks/state.ts'
import { getWorld } from '#mocks/world.ts'
import { drawCodes, newCode } from './codes.ts'

test('codes are six letters or digits, unique, and the same every time', () => {
  const codes = drawCodes('ad', 20_000)
  expect(new Set(codes).size).toBe(20_000)
  for (const code of codes) expect(code).toMatch(/^[\da-z]{6}$/)
  expect(drawCodes('ad', 20_000)).toEqual(codes)
})

test('a new row never gets the code of a seeded one', () => {
  const posted = Array.from({ length: 500 }, (_, n) => newCode('ad', n + 1))
  expect(new Set(posted).size).toBe(500)
  for (const code of posted) expect(code).toMatch(/^z[\da-z]{5}$/)
  configureMocks({ scenario: 'big' })
  const { ads, people, requests, payments } = getWorld().seed
  const seeded = [
    ...ads.map(ad => ad.Code),
    ...people.map(person => person.UserCode),
    ...requests.map(request => request.RequestCode),
    ...payments.map(payment => payment.PaymentCode),
  ]
  expect(seeded.filter(code => code.startsWith('z'))).toEqual([])
})
