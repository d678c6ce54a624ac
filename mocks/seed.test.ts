import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Seed } from './rows.ts'
import { resetMocks } from './reset.ts'
import { seedWorld } from './seed.ts'
import { configureMocks } from './state.ts'
import { getWorld } from './world.ts'

const full = seedWorld('full')
configureMocks({ scenario: 'big' })
// Shared with other test files, because creating this seed takes over a second.
const big = getWorld().seed
resetMocks()

test('the full world is the same in another time zone, and when other worlds were seeded before', async () => {
  const TZ = 'America/New_York'
  const script = `import { hash } from 'node:crypto'
    import { seedWorld } from '${new URL('seed.ts', import.meta.url).href}'
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    process.stdout.write(timeZone + ' ' + hash('sha1', JSON.stringify(seedWorld('full'))))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ },
  })
  expect(stdout).toBe(`${TZ} ${hash('sha1', JSON.stringify(seedWorld('full')))}`)
})

test('the worlds have the sizes that docs/qa.md promises', () => {
  const empty = seedWorld('empty')
  const sizes = ({ ads, cities, people, messages }: Seed) => [
    ads.length,
    cities.length,
    people.filter(({ IsTeacher }) => IsTeacher).length,
    messages.length > 0,
  ]
  expect(sizes(full)).toEqual([960, 320, 423, true])
  expect(sizes(big)).toEqual([20_000, 13_000, 8603, true])
  expect(sizes(empty)).toEqual([0, 320, 3, false])
  expect(empty.groups).toEqual(full.groups)
})

test.each([
  ['full', full],
  ['big', big],
] as const)(
  'in the %s world every id is unique, and every person that a row names has an account',
  (_, seed) => {
    const keys: Record<string, (string | number)[]> = {
      people: seed.people.map(({ UserCode }) => UserCode),
      ads: seed.ads.map(({ Code }) => Code),
      requests: seed.requests.map(({ RequestCode }) => RequestCode),
      payments: seed.payments.map(({ PaymentCode }) => PaymentCode),
      invoices: seed.payments.map(({ InvoiceNumber }) => InvoiceNumber),
      weeks: seed.weeks.map(({ teacher }) => teacher),
      messages: seed.messages.map(({ id }) => id),
      reads: seed.reads.map(({ id }) => id),
      ratings: seed.ratings.map(({ id }) => id),
      chat: seed.chat.map(({ id }) => id),
      lessons: seed.appointments.map(({ Id }) => Id),
      cities: seed.cities.map(({ Id }) => Id),
      groups: seed.groups.map(({ Id }) => Id),
      subjects: seed.groups.flatMap(({ Categories }) => Categories.map(({ Id }) => Id)),
    }
    for (const [table, ids] of Object.entries(keys)) expect.soft(new Set(ids).size, table).toBe(ids.length)
    const accounts = new Set(keys['people'])
    const named = [
      ...seed.ads.map(({ teacher }) => teacher),
      ...seed.requests.map(({ learner }) => learner),
      ...seed.messages.flatMap(({ from, to }) => [from, to]),
      ...seed.appointments.flatMap(({ teacher, learner }) => [teacher, learner]),
      ...seed.payments.map(({ payer }) => payer),
      ...seed.ratings.flatMap(({ teacher, student }) => [teacher, student]),
    ]
    expect(named.filter(code => !accounts.has(code))).toEqual([])
  },
)

test('no e-mail address or phone number can belong to a real person', () => {
  for (const { Email, PhoneNumber } of full.people) {
    expect(Email ?? 'x@example.com').toMatch(/@example\.(com|net|org)$/)
    expect(PhoneNumber ?? '0700 000 000').toMatch(/^0700 \d{3} \d{3}$/)
  }
})
