import { expect, test } from 'vitest'
import { drawAvatar } from './avatar.ts'
import { elderHair, hairBehind, hairColours, hairFront, wrinkles } from './data/portraits.ts'

const codes = Array.from({ length: 60 }, (_, index) => `code${index}`)
const draw = (look: string) => codes.map(code => drawAvatar(`portret-m-${look}${code}.jpg`, 110, 110))
const has = (portrait: string, parts: readonly string[]) => parts.some(part => portrait.includes(part))

/** The start of each beard, which no other part of a portrait has. */
const beards = ['M34 48c1 5', 'M43 60c3-4']

test('a young man has hair, none of it grey, and no beard', () => {
  for (const portrait of draw('young-')) {
    expect(has(portrait, hairFront.m.slice(0, -1))).toBe(true)
    expect(has(portrait, hairBehind.m.slice(0, -1))).toBe(true)
    expect(has(portrait, elderHair)).toBe(false)
    expect(has(portrait, beards)).toBe(false)
  }
  expect(draw('').some(portrait => has(portrait, beards))).toBe(true)
})

test('an old person has grey hair and wrinkles, which others do not have', () => {
  for (const portrait of draw('elder-')) {
    expect(has(portrait, elderHair)).toBe(true)
    expect(portrait).toContain(wrinkles)
  }
  for (const portrait of draw('')) {
    expect(has(portrait, hairColours)).toBe(true)
    expect(has(portrait, [wrinkles, ...elderHair])).toBe(false)
  }
})
