import { expect, test } from 'vitest'
import { inLayer, scopedName } from './cssModules.ts'

test('a CSS module is in the layer of its folder, in the order in which layers override each other', () => {
  const layerOf = (path: string) => inLayer('.a {}', path).replace('@layer reset, kit, feature, page; ', '')
  expect(layerOf('/project/src/ui/Card/Card.module.css')).toBe('@layer kit { .a {} }')
  expect(layerOf('/project/src/features/ads/AdCard.module.css')).toBe('@layer feature { .a {} }')
  expect(layerOf('/src/ui/src/pages/home/HomePage.module.css')).toBe('@layer page { .a {} }')
  expect(layerOf('C:/project/src/app/Header.module.css')).toBe('@layer page { .a {} }')
  expect(() => inLayer('.a {}', '/project/src/data/List.module.css')).toThrow('src/data')
})

test('a class name is scoped differently in each file', () => {
  const names = ['.close { color: red }', '.close { color: blue }'].map(css => scopedName('close', '', css))
  expect(names[0]).toMatch(/^close_[\w-]{4}$/)
  expect(new Set(names).size).toBe(2)
})
