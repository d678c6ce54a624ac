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

test('docs/contract.md has one heading for each endpoint', async () => {
  const page = await formatted('docs/contract.md', contractPage())
  for (const { method, path } of endpoints) {
    const heading = new RegExp(`^### \`${method} ${path.replace(/[{}?.]/g, '\\$&')}[?\`]`, 'gm')
    expect(page.match(heading), `${method} ${path}`).toHaveLength(1)
  }
})

/** Returns the entry of one endpoint in docs/contract.md. */
function entryOf(path: string): string {
  return (
    contractPage()
      .split('\n### ')
      .find(part => part.includes(`${path}\``)) ?? ''
  )
}

test.each([
  ['/api/messages/getmessagesbymentorcode/{code}/{page}', 'newest page'],
  ['/api/messages/SaveNewMessage', 'ToUserId'],
  ['/api/messages/getlistofuserswithmessage', 'number of messages'],
  ['/api/messages/listofmentors', 'number of messages'],
  ['/api/appoitments/SaveAppoitment', 'wall-clock'],
  ['/api/appoitments/SaveAppoitment', 'no screen'],
  ['/api/appoitments/savepayments', 'array of numbers'],
])('%s is marked with the unconfirmed assumption "%s"', (path, assumption) => {
  expect(entryOf(path)).toMatch(new RegExp(`^⚠ .*${assumption}`, 'm'))
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
