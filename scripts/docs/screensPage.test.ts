import { expect, test } from 'vitest'
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

test('a screen has the endpoints of its page and of the modules that the page loads later', () => {
  expect(endpointsIn('`report`')).toEqual(['getBalance', 'getReport'])
  expect(endpointsIn('`tutor`')).toContain('book')
  expect(endpointsIn('`terms`')).toBeNull()
  expect(endpointsIn('Shell')).toEqual(['readCurrentProfile'])
})
