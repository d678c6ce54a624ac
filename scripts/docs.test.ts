import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { contractPage } from './docs/contractPage.ts'
import { openApi } from './docs/openApi.ts'
import { writtenDocs } from './docs.ts'
import { formatted, root } from './run.ts'

test.each(Object.entries(writtenDocs))('%s is up to date with `npm run docs`', async (file, page) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(await formatted(file, page()))
})

test('docs/openapi.json has every endpoint, and all of its references resolve', () => {
  const document = openApi()
  for (const { method, path, name } of endpoints)
    expect(document.paths[path]?.[method.toLowerCase()], name).toMatchObject({ operationId: name })
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining([...references].map(([, name]) => name)),
  )
})

test('lists an assumption about a schema at exactly the endpoints that send or return it', () => {
  const paths = ['', 'active', 'old'].map(kind => `/api/appoitments/get${kind}appoitments/{page}`)
  const listing = contractPage()
    .split('\n### ')
    .filter(part => part.includes('⚠ `Teacher.Id` and `Learner.Id`'))
  expect(new Set(listing.map(part => /(\/\S+)`/.exec(part)?.[1]))).toEqual(new Set(paths))
})
