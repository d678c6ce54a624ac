import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { connectClient } from '#api/client.ts'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { readMessages, splitPartners } from './load.ts'

const reported: unknown[] = []
const server = startNodeBackend()
beforeEach(() => {
  reported.length = 0
  connectClient({ onMismatch: report => reported.push(report) })
})

const readOf = (answer: object | null) => {
  server.use(http.get('*/api/messages/getmessagesbymentorcode/a/1', () => HttpResponse.json(answer)))
  return readMessages('a', 1, new AbortController())
}

test('a message that does not fit the schema is null in its place, and is reported once', async () => {
  const { total, rows } = await readOf({
    TotalRows: 130,
    Entities: [
      { Body: 'trei', isMy: true },
      { Body: 7 },
      null,
      { Body: 'unu', Added: '2026-11-20T08:00:00' },
    ],
  })
  expect(total).toBe(130)
  expect(rows.map(row => row?.Body ?? null)).toEqual(['trei', null, null, 'unu'])
  expect(rows[3]).toMatchObject({ isMy: false, Added: new Date('2026-11-20T06:00:00Z') })
  expect(reported).toHaveLength(2)
})

test.each([null, { TotalRows: 0, Entities: null }])('%j is a page without messages', async answer => {
  expect(await readOf(answer)).toEqual({ total: 0, rows: [] })
})

test('every partner is listed as having messages when the server sends no counts', () => {
  const partner = { Code: 'a', Name: 'Ana' }
  expect(splitPartners({ partners: [partner], mentors: [] })).toEqual({ partners: [partner], others: [] })
})
