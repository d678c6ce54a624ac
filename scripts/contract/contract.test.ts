import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { createMockServer } from '#mocks/server.ts'
import { formatted, root } from '../run.ts'
import { checkExchanges, report } from './check.ts'
import { contractPage } from './docs.ts'
import { readHar } from './har.ts'
import { callBackend } from './live.ts'
import { writtenDocs } from './writtenDocs.ts'

test.each(Object.entries(writtenDocs))('%s is what `npm run docs` writes', async (file, page) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(await formatted(file, page()))
})

test('the contract page has every call once', async () => {
  const page = await formatted('docs/contract.md', contractPage())
  for (const { method, path } of endpoints) {
    const heading = new RegExp(`^### \`${method} ${path.replace(/[{}?.]/g, '\\$&')}[?\`]`, 'gm')
    expect(page.match(heading), `${method} ${path}`).toHaveLength(1)
  }
})

/** A recording: three endpoints fit, four are doctored, one call failed and is passed over. */
const entry = (
  method: string,
  path: string,
  answer: unknown,
  extra: { status?: number; sent?: unknown } = {},
) => ({
  request: {
    method,
    url: `https://backend.example${path}`,
    ...(extra.sent === undefined
      ? {}
      : { postData: { mimeType: 'application/json', text: JSON.stringify(extra.sent) } }),
  },
  response: {
    status: extra.status ?? 200,
    content: { text: typeof answer === 'string' ? answer : JSON.stringify(answer) },
  },
})

const teacher = { UserCode: 'secret-code', Cities: null, AlsoOnline: null, FirstName: 'Secret' }
const ad = { Code: 'a', Category: { Id: '7', Name: 'M' }, Cycles: [], Teacher: teacher }

const recording = JSON.stringify({
  log: {
    entries: [
      entry('GET', '/api/users/getusersdescription?categoryid=0', { TotalRows: 1, Entities: [ad] }),
      entry('GET', '/api/users/GETCITIES', [{ Id: 1, Name: 'Iași', County: null }]),
      entry('GET', '/api/users/getbalance-of-another', {}),
      entry('POST', '/api/messages/SaveNewMessage', '', { sent: { ToUserId: 'x', Body: 'secret text' } }),
      // Planted: an unknown field, a missing one, a wrong type, a text instead of JSON, a broken body.
      entry('GET', '/api/cycle/getall', [{ Id: 1, Name: 'V-VIII', Sort: 4 }, { Id: 2 }]),
      entry('GET', '/api/users/GetStats', { TotalTeacher: 'secret', TotalUser: 2, TotalViews: 3 }),
      entry('GET', '/api/report/getbalance/', '<html>'),
      entry('POST', '/api/messages/saveMessageForRequest', '', { sent: { requestId: 5, message: 'secret' } }),
      entry('GET', '/api/users/getadbycode?adid=a', { ...ad, Teacher: { ...teacher, Dob: 'soon' } }),
      entry('GET', '/api/categories/getall', { error: 'boom' }, { status: 500 }),
    ],
  },
})

test('a doctored recording gives exactly the planted findings, and no values', () => {
  const { text, isFit } = report(checkExchanges(readHar(recording)))
  const lines = text.split('\n').filter(line => !line.startsWith('not seen'))
  expect(isFit).toBe(false)
  expect(lines).toEqual([
    'fit       GET /api/users/GetCities (1 seen)',
    'MISFIT    GET /api/users/GetStats (1 seen)',
    '            answer, wrong types: TotalTeacher: expected number, got string',
    'MISFIT    GET /api/users/getadbycode (1 seen)',
    '            answer, wrong types: Teacher.Dob: expected date, got string',
    'fit       GET /api/users/getusersdescription (1 seen)',
    'MISFIT    GET /api/cycle/getall (1 seen)',
    '            answer, unknown fields: [].Sort',
    '            answer, missing fields: [].Name',
    'fit       POST /api/messages/SaveNewMessage (1 seen)',
    'MISFIT    POST /api/messages/saveMessageForRequest (1 seen)',
    '            sent, wrong types: requestId: expected string, got number',
    'MISFIT    GET /api/report/getbalance/ (1 seen)',
    '            answer, wrong types: answer: expected JSON, got other text',
    '',
    '3 fit, 5 do not, 49 not seen',
  ])
  expect(text).not.toContain('ecret')
})

test('base64 answers are read, and a file that is no recording is refused', () => {
  const content = { text: Buffer.from('42').toString('base64'), encoding: 'base64' }
  const entries = [
    { request: { method: 'GET', url: 'https://b.example/x' }, response: { status: 200, content } },
  ]
  expect(readHar(JSON.stringify({ log: { entries } }))[0]?.answer).toBe('42')
  expect(() => readHar('{}')).toThrow('log')
})

test('every safe read of a back end is called, and the simulated one fits', async () => {
  const server = createMockServer({ latency: 0 }).listen(0)
  await once(server, 'listening')
  try {
    const base = `http://localhost:${(server.address() as AddressInfo).port}`
    const exchanges = await callBackend(base, 'mock=mock%3Dstudent.full')
    const { text, isFit } = report(checkExchanges(exchanges))
    expect(isFit).toBe(true)
    // All but two that want the numeric id of a person, which no answer tells.
    expect(text).toContain('34 fit, 0 do not, 23 not seen')
    expect(exchanges.every(({ method }) => method === 'GET')).toBe(true)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
