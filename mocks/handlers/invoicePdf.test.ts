import { expect, test } from 'vitest'
import { getWorld } from '#mocks/world.ts'
import { invoicePdf } from './invoicePdf.ts'

/** The teacher's newest invoice. */
function made(changes: { FirstName?: string; LastName?: string; Email?: string | undefined } = {}) {
  const payment = getWorld().payments.get('robdnw')
  const payer = getWorld().people.get('m4t7k2')
  if (!payment || !payer) throw new Error('The world has no such invoice')
  return invoicePdf(payment, { ...payer, ...changes })
}

const hostile = { FirstName: 'Ș('.repeat(300), LastName: '🦄\\)'.repeat(50), Email: 'x'.repeat(400) }

test.each([{}, hostile, { FirstName: '', LastName: '', Email: undefined }])(
  'every object of the file is where its table says, and every stream as long as it says (%#)',
  async changes => {
    const file = await made(changes).text()
    expect(file).toMatch(/^%PDF-1\.4\n[\n -~]+%%EOF\n$/)
    const [, start = ''] = /startxref\n(\d+)\n/.exec(file) ?? []
    const table = file.slice(Number(start))
    const [, size = ''] = /^xref\n0 (\d+)\n0000000000 65535 f \n/.exec(table) ?? []
    const entries = [...table.matchAll(/(\d{10}) 00000 n \n/g)].map(([, place]) => Number(place))
    expect(entries).toHaveLength(Number(size) - 1)
    for (const [index, place] of entries.entries())
      expect(file.slice(place, place + 10)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
    for (const [, length, content] of file.matchAll(/Length (\d+) >>\nstream\n([^]*?)\nendstream/g))
      expect(content).toHaveLength(Number(length))
    for (const [, object = ''] of file.matchAll(/ (\d+) 0 R/g))
      expect(Number(object)).toBeLessThan(Number(size))
  },
)

test('says which invoice, when, for what and for whom, and that it is no real one', async () => {
  const file = await made().text()
  for (const text of ['MED-2026-000025', '5 octombrie 2026', 'Abonament 3 luni', 'Document simulat'])
    expect(file).toContain(`(${text})`)
  expect(file).toContain('(Mihai Ionescu)')
  expect(file).toContain('(mihai.ionescu@example.com)')
  expect(await made().text()).toBe(file)
})

test('is sent as a file to keep to oneself', async () => {
  const response = made()
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-length': String((await response.clone().arrayBuffer()).byteLength),
    'content-disposition': 'attachment; filename="factura-MED-2026-000025.pdf"',
    'cache-control': 'private, no-store',
  })
})
