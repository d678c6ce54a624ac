import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { answerWith, asked } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

// When a filter, an order or a page cannot be loaded, the address and the filters go back, and the old list stays, dimmed,
// below a note with a retry. One test for each screen with such a list.

const unchanged = 'Lista cerută nu s-a putut încărca; o vedeți pe cea dinainte.'
const retry = () => screen.getByRole('button', { name: 'Încearcă din nou' })
const note = () => screen.findByText(unchanged)
const outdated = () => document.querySelector('main [data-outdated]')

async function expectGivenUp(app: ReturnType<typeof visit>, address: string) {
  expect(await note()).toBeVisible()
  expect(app.address()).toBe(address)
  expect(outdated()).not.toBeNull()
}

async function expectRetried(app: ReturnType<typeof visit>, address: string) {
  clearFaults()
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy', 'true'))
  await app.user.click(retry())
  await waitFor(() => expect(app.address()).toBe(address))
  await waitFor(() => expect(screen.queryByText(unchanged)).toBeNull())
  expect(outdated()).toBeNull()
}

test('a filter of the tutor list goes back when its list cannot be loaded, and the retry applies it', async () => {
  const app = visit('/Matematica')
  const filters = within(await screen.findByRole('complementary', { name: 'Filtre' }))
  const online = await filters.findByRole('link', { name: 'Online' })
  const titles = () => screen.getAllByRole('article').map(card => card.textContent)
  const before = titles()
  setFault('getAds', '500')
  await app.user.click(online)
  await expectGivenUp(app, '/Matematica')
  expect(online).not.toHaveAttribute('aria-current', 'true')
  expect(titles()).toEqual(before)

  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy', 'true'))
  await app.user.click(retry())
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy', 'true'))
  await expectGivenUp(app, '/Matematica')

  await expectRetried(app, '/Matematica?city=-1')
  expect(filters.getByRole('link', { name: 'Online' })).toHaveAttribute('aria-current', 'true')
})

test('a subject goes back when its list cannot be loaded, also after its group was opened', async () => {
  const app = visit('/teacher')
  const filters = within(await screen.findByRole('complementary', { name: 'Filtre' }))
  await app.user.click(await filters.findByRole('link', { name: 'Muzică' }))
  const subject = await filters.findByRole('link', { name: 'Pian' })
  const opened = app.address()
  setFault('getAds', '500')
  await app.user.click(subject)
  await expectGivenUp(app, opened)
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy', 'true'))
  await expectGivenUp(app, opened)
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
})

test.each([
  ['/matematica/', 'getAds', 'Pagina urmatoare'],
  ['/Solicitare-de-meditatii', 'getRequests', 'Pagina urmatoare'],
  ['/solicitare-de-meditatii/?city=Cluj', 'getRequests', 'Resetează filtrele'],
  ['/u/appoitment-report/', 'getReport', 'Pagina urmatoare'],
] as const)(
  'the list at %s stays when %s fails, however its address is spelled',
  async (address, read, name) => {
    const app = visit(address, { as: 'teacher' })
    const link = await screen.findByRole('link', { name })
    setFault(read, '500')
    await app.user.click(link)
    await expectGivenUp(app, address)
  },
)

test('the note about a filter that could not be loaded disappears when another filter loads', async () => {
  const app = visit('/Matematica')
  const filters = within(await screen.findByRole('complementary', { name: 'Filtre' }))
  setFault('getAds', '500')
  await app.user.click(await filters.findByRole('link', { name: 'Online' }))
  await note()
  clearFaults()
  await app.user.click(screen.getByRole('link', { name: 'Pagina urmatoare' }))
  await waitFor(() => expect(app.address()).toBe('/Matematica?page=2'))
  expect(screen.queryByText(unchanged)).toBeNull()
})

test('a list whose refetch was interrupted by a filter is read again when the filter cannot be loaded', async () => {
  const app = visit('/Matematica')
  const filters = within(await screen.findByRole('complementary', { name: 'Filtre' }))
  const online = await filters.findByRole('link', { name: 'Online' })
  const readAds = '/api/users/getusersdescription'
  answerWith(
    http.get(readAds, () => new Promise<never>(() => {}), { once: true }),
    http.get(readAds, ({ request }) =>
      request.url.includes('cityid=-1')
        ? new HttpResponse(null, { status: 500 })
        : HttpResponse.json({ TotalRows: 0, Entities: [] }),
    ),
  )
  asked.length = 0
  void app.router.revalidate()
  await waitFor(() => expect(asked.join()).toContain(readAds))
  await app.user.click(online)
  await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]))
  await expectGivenUp(app, '/Matematica')
})

test.each(['/solicitare-de-meditatii', '/solicitare-de-meditatii/'])(
  'the text filters of the requests at %s keep what was typed when their list cannot be loaded',
  async address => {
    const app = visit(address)
    const subject = await screen.findByRole('textbox', { name: 'Materie' })
    await screen.findAllByRole('article')
    setFault('getRequests', '500')
    await app.user.type(subject, 'fizica')
    await app.user.click(screen.getByRole('button', { name: 'Filtrează' }))
    await expectGivenUp(app, address)
    expect(subject).toHaveValue('fizica')
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
    await expectRetried(app, `${address}?subject=fizica`)
  },
)

test('the report stays on its page when another page cannot be loaded', async () => {
  const app = visit('/u/appoitment-report', { as: 'teacher' })
  const table = await screen.findByRole('table')
  const firstRow = within(table).getAllByRole('row')[1]?.textContent
  setFault('getReport', '500')
  await app.user.click(screen.getByRole('link', { name: 'Pagina urmatoare' }))
  await expectGivenUp(app, '/u/appoitment-report')
  expect(within(screen.getByRole('table')).getAllByRole('row')[1]).toHaveTextContent(firstRow ?? '')
  await expectRetried(app, '/u/appoitment-report?page=2')
})

test('the appointments stay on their page when another page cannot be loaded', async () => {
  const Entities = Array.from({ length: 10 }, (_, index) => ({
    Id: 50 + index,
    StartDate: `2026-12-${10 + index}T10:00:00`,
    EndDate: `2026-12-${10 + index}T11:00:00`,
  }))
  answerWith(
    http.get('/api/appoitments/getactiveappoitments/1', () => HttpResponse.json({ TotalRows: 12, Entities })),
  )
  const app = visit('/u/appoitments', { as: 'student' })
  const list = await screen.findByRole('region', { name: 'Programări active' })
  setFault('getActiveAppointments', '500')
  await app.user.click(screen.getByRole('link', { name: 'Pagina 2' }))
  await expectGivenUp(app, '/u/appoitments')
  expect(within(list).getAllByRole('article')).toHaveLength(10)
  await expectRetried(app, '/u/appoitments?page=2')
})
