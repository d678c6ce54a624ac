import { expect, test } from 'vitest'
import { createStorage } from '#test/createStorage.ts'
import { createWorld } from './world.ts'

const message = { id: 'one', from: 's3d8q1', to: 'm4t7k2', body: 'Bună!', added: '2026-11-20T10:00:00' }

test('two tabs see the changes of each other', () => {
  const store = createStorage()
  const [here, there] = [createWorld('full', store), createWorld('full', store)]
  expect(there.messages.get('one')).toBeUndefined()
  here.messages.put(message)
  expect(there.messages.get('one')).toEqual(message)
  there.messages.put({ ...message, id: 'two' })
  expect(
    here.messages
      .all()
      .map(row => row.id)
      .slice(-2),
  ).toEqual(['one', 'two'])
  there.reset()
  expect(here.messages.all()).toBe(here.seed.messages)
})

test('a replaced row keeps its position, a removed row is missing, and a reset restores both', () => {
  const world = createWorld('full', createStorage())
  const [first, second] = world.seed.ads
  if (!first || !second) throw new Error('No ads')
  world.ads.put({ ...second, Price: 77 })
  world.ads.remove(first.Code)
  expect(world.ads.get(first.Code)).toBeUndefined()
  expect(world.ads.all()[0]).toEqual({ ...second, Price: 77 })
  expect(world.ads.all()).toHaveLength(world.seed.ads.length - 1)
  world.reset()
  expect(world.ads.all()).toBe(world.seed.ads)
})

test('clock and counters survive a reload, are shared by tabs, and are dropped by a reset', () => {
  const store = createStorage()
  const [here, there] = [createWorld('full', store), createWorld('full', store)]
  expect(here.now()).toBe('2026-11-20T09:00:00')
  here.setClock('2026-11-21T10:30:00')
  expect([here.count('ad'), there.count('ad'), here.count('ad')]).toEqual([1, 2, 3])
  expect([there.now(), createWorld('full', store).now()]).toEqual([
    '2026-11-21T10:30:00',
    '2026-11-21T10:30:00',
  ])
  expect(createWorld('empty', store).now()).toBe('2026-11-20T09:00:00')
  there.reset()
  expect([here.now(), here.count('ad')]).toEqual(['2026-11-20T09:00:00', 1])
})

test('unreadable stored text counts as no change, and with a full storage a change lasts as long as the page', () => {
  const store = createStorage()
  store.setItem('meditatii.mock.world.full', '{"messages": 3')
  const world = createWorld('full', {
    getItem: key => store.getItem(key),
    removeItem: key => store.removeItem(key),
    setItem() {
      throw new Error('QuotaExceededError')
    },
  })
  expect(world.messages.all()).toEqual(world.seed.messages)
  world.messages.put(message)
  expect(world.messages.get('one')).toEqual(message)
})
