import { expect, test } from 'vitest'
import { getBalance, getReport } from '#api/report.ts'
import { setClock } from '#mocks/clock.ts'
import { lessonIds } from '#mocks/seeding/lessonCases.ts'
import { as, readFrom } from './testing.ts'

test('a held lesson is in the report of its tutor, and its price in the balance until it is paid out', async () => {
  as('teacher')
  const [before, balance] = [await readFrom(getReport, { page: 1 }), await readFrom(getBalance)]
  setClock('2026-11-20T10:00:00')
  const after = await readFrom(getReport, { page: 1 })
  expect(after.TotalRows).toBe(before.TotalRows + 1)
  expect(after.Entities[0]).toMatchObject({
    AppoitmentId: lessonIds.joinable,
    Price: 85,
    Payment: { Status: 1 },
  })
  expect(after.Entities[0]?.PayOutTeacher).toBeUndefined()
  expect(await readFrom(getBalance)).toBe(balance + 85)
  const pages = await Promise.all([1, 2, 3, 4].map(page => readFrom(getReport, { page })))
  const rows = pages.flatMap(page => page.Entities)
  expect(rows).toHaveLength(after.TotalRows)
  for (const share of ['PayOutTeacher', 'PayOutPlatform', 'PayOutTax'] as const)
    expect(new Set(rows.map(row => row[share] !== undefined && row[share] !== null)).size, share).toBe(2)
  setClock('2027-06-01T00:00:00')
  expect(await readFrom(getBalance)).toBe(0)
  as('student')
  expect([await readFrom(getReport, { page: 1 }), await readFrom(getBalance)]).toEqual([
    { TotalRows: 0, Entities: [] },
    0,
  ])
})
