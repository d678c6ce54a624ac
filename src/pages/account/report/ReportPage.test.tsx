import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { setServerTime } from '#clock.ts'
import { setClock } from '#mocks/clock.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { pass, stopTime } from '#test/time.ts'
import { visit } from '#test/visit.tsx'

const address = '/u/appoitment-report'
const first = '/api/report/getteacherappoitmentreport/1'
const balancePath = '/api/report/getbalance/'

const heading = () => screen.findByRole('heading', { level: 1, name: 'Raport meditatii - 20 noiembrie 2026' })
const table = () => screen.findByRole('table', { name: 'Ședințe' })
const balance = () => within(screen.getByRole('region', { name: 'Sold' }))
const reportCalls = () => asked.filter(call => call.includes('/api/report/'))

async function open(query = '') {
  const app = visit(address + query, { as: 'teacher' })
  await heading()
  return app
}

const lesson = (fields: object = {}) => ({
  AppoitmentId: 1,
  StartDate: '2026-11-19T22:30:00Z',
  EndDate: '2026-11-19T23:30:00Z',
  Price: 49.5,
  Learner: { FirstName: 'Ana', LastName: 'Pop' },
  Payment: { Status: 1, InvoiceNumber: 'F-1' },
  PayOutTeacher: '2026-11-20T00:30:00',
  PayOutPlatform: null,
  PayOutTax: null,
  ...fields,
})

function answerReport(...Entities: object[]): void {
  answerWith(http.get(first, () => HttpResponse.json({ TotalRows: Entities.length, Entities })))
}

async function columnNames(): Promise<(string | null)[]> {
  return within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
}

/** Returns the text of each cell of a row, as a screen reader reads it. */
async function rowOf(name: RegExp): Promise<(string | null)[]> {
  const row = within(await table()).getByRole('row', { name })
  return Array.from(row.children, cell => cell.textContent)
}

test('shows the balance, the lessons with their dates, and the sum of the page, which stays until the next has loaded', async () => {
  const { user, address: shown } = await open()
  expect(await balance().findByText('255,00 RON')).toBeVisible()
  const rows = within(await table()).getAllByRole('row')
  expect(rows).toHaveLength(1 + 10 + 1)
  expect(screen.getByRole('row', { name: /^Total pe pagină/ }).textContent).toBe('Total pe pagină850,00 RON')
  expect(screen.getByText(/^36 de ședințe, pagina 1 din 4\./)).toBeVisible()
  expect(reportCalls().toSorted()).toEqual([`GET ${balancePath}`, `GET ${first}`])
  expect(document.title).toBe('Raport meditatii – Meditații')

  const release = hold('/api/report/getteacherappoitmentreport/2')
  await user.click(screen.getByRole('link', { name: 'Pagina urmatoare' }))
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByText(/pagina 1 din 4/)).toBeVisible()
  expect(balance().getByText('255,00 RON')).toBeVisible()
  release()
  expect(await screen.findByText(/pagina 2 din 4/)).toBeVisible()
  expect(shown()).toBe(`${address}?page=2`)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

// Kaliningrad has no summer time, so its clocks differ from Romania's in summer only.
test('a row shows Romanian days and hours, with a note when the zone of the browser differs, and a placeholder for each missing value', async () => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  zone.mockReturnValue({ ...options, timeZone: 'Europe/Kaliningrad' })
  const noted = () => screen.queryByText(/Orele sunt afișate în ora României\./)
  answerReport(
    lesson({ PayOutPlatform: '2026-11-20T00:30:00', PayOutTax: '2026-11-20T00:30:00' }),
    lesson({
      AppoitmentId: 2,
      StartDate: null,
      EndDate: null,
      Price: 0,
      Learner: { FirstName: ' ', LastName: null },
      Payment: null,
      PayOutTeacher: null,
    }),
  )
  const { router } = await open()
  expect(await columnNames()).toEqual([
    'Ședință',
    'Elev',
    'Preț',
    'Factură',
    'Plătit dvs. pe',
    'Plătit platformei pe',
    'Taxe plătite pe',
  ])
  const [day, ...cells] = await rowOf(/^20 noiembrie 2026/)
  expect(day).toBe('20 noiembrie 2026 00:30–01:30')
  const paidOn = '20 noiembrie 2026'
  expect(cells).toEqual(['Ana Pop', '49,50 RON', 'F-1', paidOn, paidOn, paidOn])
  expect(await rowOf(/^Dată necunoscută/)).toEqual([
    '-Dată necunoscută',
    'Utilizator fara nume',
    '-Fără preț',
    '-Fără factură',
    '-Încă nu',
    '-Încă nu',
    '-Încă nu',
  ])
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toBe('Total49,50 RON')
  expect(noted()).toBeNull()
  expect(screen.queryByText(/nu v-au fost încă plătiți/)).toBeNull()
  const summer = { StartDate: '2026-07-02T10:00:00', EndDate: '2026-07-02T11:00:00' }
  answerReport(lesson(), lesson({ AppoitmentId: 2, ...summer }))
  await router.revalidate()
  await waitFor(() => expect(noted()).toBeVisible())
})

test('a column without any value is omitted, and a sentence tells that the tutor is not paid yet', async () => {
  answerReport(lesson({ PayOutTeacher: null }))
  await open()
  expect(await columnNames()).toEqual(['Ședință', 'Elev', 'Preț', 'Factură'])
  expect(screen.getByText(/Banii pentru ședințele de mai jos nu v-au fost încă plătiți\./)).toBeVisible()
})

test('without lessons there are a message and a link, but no buttons to save or print', async () => {
  answerReport()
  await open()
  expect(await screen.findByRole('heading', { name: 'Nu sunt informatii.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vezi programările' })).toHaveAttribute('href', '/u/appoitments')
  expect(screen.queryByRole('button', { name: 'Descarcă CSV' })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a student sees that the report is for tutors, and no request for it is sent', async () => {
  visit(address, { as: 'student' })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Raportul este pentru profesori.' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vezi programările' })).toHaveAttribute('href', '/u/appoitments')
  expect(reportCalls()).toEqual([])
})

test('the export runs once, saves all pages as a CSV file that spreadsheets can open, and shows failures beside its button', async () => {
  const button = () => screen.getByRole('button', { name: 'Descarcă CSV' })
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:report'
  })
  const { user } = await open('?page=3')
  await table()
  setFault('getReport', 'malformed')
  await user.click(button())
  expect(await screen.findByText('Raportul nu s-a putut descărca.')).toBeVisible()
  expect(button()).toHaveFocus()
  setFault('getReport', '401')
  await user.click(button())
  expect(
    await screen.findByText('Sesiunea a expirat. Autentificați-vă pentru a descărca raportul.'),
  ).toBeVisible()
  expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fu%2Fappoitment-report%3Fpage%3D3'])

  clearFaults()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const release = hold(first)
  asked.length = 0
  await user.dblClick(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText(/^Sesiunea a expirat/)).toBeNull()
  release()
  expect(await screen.findByText('Raportul a fost descărcat.')).toBeVisible()
  expect(reportCalls()).toEqual(
    [1, 2, 3, 4].map(page => `GET /api/report/getteacherappoitmentreport/${page}`),
  )
  expect(names).toEqual(['raport-meditatii-2026-11-20.csv'])
  const bytes = new Uint8Array(await (files[0] as Blob).arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  expect(lines).toHaveLength(1 + 36 + 1)
  expect(lines[0]).toBe(
    'Data;De la;Până la;Elev;Preț (RON);Factură;Plătit dvs. pe;Plătit platformei pe;Taxe plătite pe',
  )
  expect(lines[1]).toBe('2026-11-13;10:00;11:00;Ioana Dumitrescu;85,00;MED-2026-000320;;;')
})

test('another page of the list does not stop the export', async () => {
  const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await open()
  await table()
  const release = hold(first)
  await user.click(screen.getByRole('button', { name: 'Descarcă CSV' }))
  await user.click(screen.getByRole('link', { name: 'Pagina urmatoare' }))
  await screen.findByText(/pagina 2 din 4/)
  release()
  expect(await screen.findByText('Raportul a fost descărcat.')).toBeVisible()
  expect(file).toHaveBeenCalledOnce()
})

test('the heading follows the day while the page stays open, and the report is read again when the tab is shown again', async () => {
  stopTime()
  await open()
  setClock('2026-11-21T00:00:30')
  setServerTime(new Date('2026-11-21T00:00:30+02:00'))
  await pass(61)
  const next = { level: 1, name: 'Raport meditatii - 21 noiembrie 2026' }
  expect(await screen.findByRole('heading', next)).toBeVisible()
  answerReport()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('heading', { name: 'Nu sunt informatii.' })).toBeVisible()
})

test('prints the report in black on white, without the navigation, links and buttons around it', async () => {
  const media = (name: string) => cdp().send('Emulation.setEmulatedMedia', { media: name })
  onTestFinished(async () => void (await media('')))
  document.documentElement.dataset['theme'] = 'dark'
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await open()
  await table()
  await user.click(screen.getByRole('button', { name: 'Tipărește' }))
  expect(print).toHaveBeenCalledOnce()
  await media('print')
  expect(await heading()).toBeVisible()
  expect(await table()).toBeVisible()
  for (const role of ['navigation', 'contentinfo', 'link', 'button'])
    expect(screen.queryAllByRole(role), role).toEqual([])
  const { color, backgroundColor } = getComputedStyle(document.body)
  expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  const head = document.querySelector('thead')
  expect(head && getComputedStyle(head).display).toBe('table-header-group')
})
