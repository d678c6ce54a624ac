import { globSync, readFileSync } from 'node:fs'
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

test('docs/openapi.json has each endpoint with its description, and only references to what it has', () => {
  const document = openApi()
  for (const { method, path, name, description } of endpoints) {
    expect(description, name).toMatch(/^[A-Z].*\.$/)
    expect(document.paths[path]?.[method.toLowerCase()], name).toMatchObject({
      operationId: name,
      description,
    })
  }
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(references.length).toBeGreaterThan(90)
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(references))
})

test('lists an assumption about a schema at every endpoint that sends or answers it, and at no other', () => {
  const paths = ['', 'active', 'old'].map(kind => `/api/appoitments/get${kind}appoitments/{page}`)
  const listing = contractPage()
    .split('\n### ')
    .filter(part => part.includes('⚠ `Teacher.Id` and `Learner.Id`'))
  expect(new Set(listing.map(part => /(\/\S+)`/.exec(part)?.[1]))).toEqual(new Set(paths))
})

test('docs/assumptions.md names every file with an assumption, and only files and declarations that exist', () => {
  const table = readFileSync(join(root, 'docs/assumptions.md'), 'utf8')
  const named = [...table.matchAll(/`((?:src|mocks)\/[^`]+)`/g)].map(([, file = '']) => file)
  const files = ['src', 'mocks'].flatMap(folder =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map(file => file.replaceAll('\\', '/')),
  )
  const assuming = files.filter(
    file => !/\.test\./.test(file) && /(\/\/ |['"])Assumption:/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(assuming.length).toBeGreaterThan(15)
  expect(named).toEqual(expect.arrayContaining(assuming))
  expect(files).toEqual(expect.arrayContaining(named))
  // Names in parentheses after a file must be declared in that file.
  for (const [, file = '', names = ''] of table.matchAll(/`((?:src|mocks)\/[^`]+)` \(((?:`\w+`(?:, )?)+)\)/g))
    for (const [, name] of names.matchAll(/`(\w+)`/g))
      expect(readFileSync(join(root, file), 'utf8'), file).toMatch(
        new RegExp(`(const|function|type) ${name}\\b`),
      )
})
