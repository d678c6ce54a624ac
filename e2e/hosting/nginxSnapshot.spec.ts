import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ask, folderWithData, test } from './host.ts'

test.use({ served: folderWithData })

test('nginx serves each page with its data, whatever the query, and revalidates it', async ({ host }) => {
  const html = async (address: string) => (await ask(host, address)).body.toString()
  const [tutor] = readdirSync(join(folderWithData, 'teacherprofile'))
  for (const address of [
    '/',
    '/Matematica',
    '/Matematica/?utm_source=x',
    '/teacher?page=2',
    `/teacherprofile/${tutor?.replace('.html', '')}`,
  ])
    expect.soft(await html(address), address).toContain(' data-expires="')
  for (const address of ['/Contact', '/teacherprofile/none'])
    expect.soft(await html(address), address).not.toContain(' data-expires="')

  const { headers } = await ask(host, '/Matematica')
  expect.soft(headers['cache-control']).toBe('max-age=0, stale-while-revalidate=600')
  const again = await ask(host, '/Matematica', { headers: { 'If-None-Match': headers.etag } })
  expect.soft(again.status).toBe(304)
})
