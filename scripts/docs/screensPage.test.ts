import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { root } from '../run.ts'
import { screensPage } from './screensPage.ts'

const page = screensPage()

/** Returns the endpoints in the row that begins with this cell. */
const endpointsIn = (cell: string) =>
  page
    .split('\n')
    .find(line => line.startsWith(`| ${cell} `))
    ?.split('|')
    .at(-2)
    ?.match(/\w+/g)

test('the endpoints listed as unused are those that no module outside src/api names', () => {
  const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/^api\b|\.(test|stories)\./.test(file))
    .map(file => readFileSync(join(root, 'src', file), 'utf8'))
    .join('\n')
  const api =
    readFileSync(join(root, 'src/api/viewer.ts'), 'utf8') +
    readFileSync(join(root, 'src/api/portraits.ts'), 'utf8')
  const unused = endpoints.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(code + api))
  const [, listed = ''] = page.split('## Unused')
  expect(listed.match(/(?<=`)\w+(?=`)/g)?.toSorted()).toEqual(unused.map(({ name }) => name).toSorted())
})

test('a screen has the endpoints of its page and of the modules that the page loads later', () => {
  expect(endpointsIn('`report`')).toEqual(['getBalance', 'getReport'])
  expect(endpointsIn('`tutor`')).toContain('book')
  expect(endpointsIn('`terms`')).toBeNull()
  expect(endpointsIn('Shell')).toEqual(['readCurrentProfile'])
})
