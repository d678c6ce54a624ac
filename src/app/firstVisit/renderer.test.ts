import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addresses } from '#api/addresses.ts'
import { renderFrame, renderPage } from './renderer.tsx'

const subjects = [
  { Id: 1, Name: 'Fizica' },
  { Id: 2, Name: 'Istorie' },
]

/** Responds like a back end that has one ad of each subject, followed by a broken row. */
async function read(address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://host')
  const id = Number(searchParams.get('categoryid'))
  // The page that is requested first gets its ads last.
  await pause(id === 1 ? 30 : 0)
  if (pathname === addresses.categories.path) return subjects
  if (pathname !== addresses.ads.path) return []
  const Teacher = { UserCode: `u${id}`, FirstName: `Profesor ${id}`, LastName: '', Cities: [] }
  const ad = { Code: `ad${id}`, Price: 50, Category: subjects[id - 1], Teacher }
  return { TotalRows: 2, Entities: [ad, {}] }
}

const namesIn = (html = '') => html.match(/Profesor \d/g)?.filter((name, at, all) => all.indexOf(name) === at)

test('renders several pages at a time, each with its own responses and mismatches', async () => {
  const pages = await Promise.all(
    subjects.map(async ({ Id, Name }) => {
      const mismatches: string[] = []
      const page = await renderPage(`/${Name}`, read, ({ field }) => mismatches.push(field))
      return { Id, page, mismatches }
    }),
  )
  for (const { Id, page, mismatches } of pages) {
    expect(namesIn(page?.frame.body)).toEqual([`Profesor ${Id}`])
    expect(Object.keys(page?.responses ?? {})).toEqual(
      expect.arrayContaining([
        addresses.categories.path,
        expect.stringContaining(`${addresses.ads.path}?categoryid=${Id}&`),
      ]),
    )
    expect(mismatches).toEqual(['[].Code'])
  }
})

test('an unknown subject has no page; a failed read rejects instead', async () => {
  expect(await renderPage('/Alchimie', read)).toBeNull()
  await expect(renderPage('/Fizica', () => Promise.reject(new Error('503')))).rejects.toThrow('503')
})

test('a first frame has the heading of its page, and skeletons', async () => {
  const { head, body } = await renderFrame('/Matematica')
  expect(head).toContain('<title>Meditatii Matematica')
  expect(body).toMatch(/<h1[^>]*>Meditatii Matematica</)
  expect(namesIn(body)).toBeUndefined()
})
