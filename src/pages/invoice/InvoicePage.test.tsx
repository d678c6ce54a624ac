import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { configureMocks } from '#mocks/state.ts'
import { answerWith, hold } from '#test/backend.ts'
import { families, ownTimeouts } from '#test/families.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { forgetApp } from '#test/mount.tsx'
import { visit } from '#test/visit.tsx'

// The tutor's newest invoice.
const address = '/payment/download/robdnw'
const path = '/payment/download/:code'
const payments = '/api/appoitments/getpaymentforuser/'

/** The files that the page saved, and the requests for the file that it sent. */
let saved: { name: string; content: Blob | undefined }[]
let requests: Request[]

beforeEach(() => {
  saved = []
  requests = []
  let content: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    if (file instanceof Blob) content = file
    return 'blob:invoice'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
  answerWith(http.get(path, ({ request }) => void requests.push(request)))
})

/** The beginning of a PDF, of 1,000 bytes. */
const part = new TextEncoder().encode('%PDF-'.padEnd(1000))

/** Answers the download with a stream. Returns its writer, with which the test sends chunk after chunk. */
function answerSlowly(headers: Record<string, string>) {
  const parts = new TransformStream<Uint8Array, Uint8Array>()
  const writer = parts.writable.getWriter()
  answerWith(
    http.get(
      path,
      () => new HttpResponse(parts.readable, { headers: { 'Content-Type': 'application/pdf', ...headers } }),
      { once: true },
    ),
  )
  return writer
}

const again = { name: 'Descarcă din nou' }
const retry = { name: 'Încearcă din nou' }
const done = () => screen.findByText('Factura a fost salvată')
const names = () => saved.map(({ name }) => name)

test('saves the invoice under its number, shows its product and date, and saves it again on press', async () => {
  const { user } = visit(address, { as: 'teacher' })
  expect((await done()).closest('[role=status]')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Factura MED-2026-000025' })).toBeVisible()
  expect(screen.getByText('Abonament 3 luni')).toBeVisible()
  expect(screen.getByText('5 octombrie 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Înapoi la facturi' })).toHaveAttribute(
    'href',
    '/u/abonamentul-meu',
  )
  expect(names()).toEqual(['factura-MED-2026-000025.pdf'])
  expect(await saved[0]?.content?.text()).toMatch(/^%PDF-1\.4/)
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([`GET ${address}`])
  expect(requests[0]?.headers.get('accept')).toBe('application/pdf')

  await user.dblClick(screen.getByRole('button', again))
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(await screen.findByRole('button', again)).toHaveFocus()
  expect(requests).toHaveLength(2)
})

test('shows the downloaded and the total size during the download', async () => {
  const writer = answerSlowly({ 'Content-Length': '400000' })
  visit(address, { as: 'teacher' })
  // Chunks that arrive close together are reported as one, and a chunk is reported when the next has arrived.
  await waitFor(async () => {
    await writer.write(part)
    expect(screen.getByText(/^\d kB din 400 kB$/)).toBeVisible()
  })
  const bar = screen.getByRole('progressbar', { name: 'Descărcarea facturii' })
  expect(bar).toHaveAttribute('value', expect.stringMatching(/^\d000$/))
  expect(bar).toHaveAttribute('max', '400000')
  // Only the start is announced, not each chunk.
  const live = screen.getByText('Se descarcă…', { selector: '[aria-live=polite]' })
  expect(live).not.toHaveTextContent('kB')
  expect(saved).toEqual([])
  await writer.close()
  await done()
  expect(saved).toHaveLength(1)
  expect(screen.queryByRole('progressbar')).toBeNull()
  // It stays mounted: a region that appears with its text is not announced.
  expect(live).toBeEmptyDOMElement()
  expect(live).toBeInTheDocument()
})

test('shows an indeterminate progress bar when the size is unknown', async () => {
  const writer = answerSlowly({})
  visit(address, { as: 'teacher' })
  const bar = await screen.findByRole('progressbar')
  for (let piece = 0; piece < 3; piece++) await writer.write(part)
  expect(bar).not.toHaveAttribute('value')
  expect(screen.queryByText(/kB/)).toBeNull()
  await writer.close()
  await done()
  expect(saved[0]?.content?.size).toBe(3000)
})

describe('a download when a call fails or stalls', () => {
  ownTimeouts()

  // An expired session stands for every failure, as in test/accountFaults.test.tsx.
  test('shows an error, redirects to login when the session has expired, and a retry saves the invoice', async () => {
    setFault('downloadInvoice', '401')
    const { user } = visit(address, { as: 'teacher' })
    expect((await screen.findByText(families['401'])).closest('[role=alert]')).toBeVisible()
    expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fpayment%2Fdownload%2Frobdnw'])
    expect(saved).toEqual([])
    clearFaults()
    await user.click(screen.getByRole('button', retry))
    await done()
    expect(names()).toEqual(['factura-MED-2026-000025.pdf'])
    expect(screen.getByRole('button', again)).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('names the file by its payment code when the invoice number is still pending after 2 s', async () => {
    hold(payments)
    visit(address, { as: 'teacher' })
    await waitFor(() => expect(requests).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(3000)
    await done()
    expect(names()).toEqual(['factura-robdnw.pdf'])
  })
})

test.each(['nimic', 'dcya5r'])('shows a link back but no retry for an unknown invoice %s', async code => {
  // The second code belongs to a student's invoice.
  visit(`/payment/download/${code}`, { as: 'teacher' })
  expect(await screen.findByText('Nu există o astfel de factură')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Factură' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Înapoi la facturi' })).toBeVisible()
  expect(screen.queryByRole('button', retry)).toBeNull()
  expect(saved).toEqual([])
})

test('saves the file under the payment code when the details of the invoice cannot be read', async () => {
  setFault('getPayments', '500')
  visit(address, { as: 'teacher' })
  await done()
  expect(names()).toEqual(['factura-robdnw.pdf'])
  expect(screen.getByRole('heading', { level: 1, name: 'Factură' })).toBeVisible()
  expect(screen.queryByText('Produs')).toBeNull()
  clearFaults()
})

test('saves the file once under StrictMode, which runs effects twice', async () => {
  visit(address, { as: 'teacher', strict: true })
  await done()
  expect(saved).toHaveLength(1)
})

test('Back to a saved invoice does not save it again, and leads to the same page of the list', async () => {
  const { user, router, address: shown } = visit('/u/abonamentul-meu?page=2', { as: 'teacher' })
  await user.click((await screen.findAllByRole('link', { name: /^Descarcă factura/ }))[0] as HTMLElement)
  await done()
  const back = { name: 'Înapoi la facturi' }
  await user.click(screen.getByRole('link', back))
  await waitFor(() => expect(shown()).toBe('/u/abonamentul-meu?page=2'))
  await router.navigate(-1)
  await done()
  expect(await screen.findByText(names()[0] ?? '')).toBeVisible()
  expect(screen.getByRole('link', back)).toHaveAttribute('href', '/u/abonamentul-meu?page=2')
  expect(requests).toHaveLength(1)
  await user.click(screen.getByRole('button', again))
  await waitFor(() => expect(saved).toHaveLength(2))
})

test('a saved invoice is not shown to another viewer who signs in in the same tab', async () => {
  const { router } = visit('/u/abonamentul-meu', { as: 'teacher' })
  await screen.findAllByRole('link', { name: /^Descarcă factura/ })
  await router.navigate(address)
  await done()
  await router.navigate('/u/abonamentul-meu')
  // As in the document that the sign-in loads.
  forgetApp()
  configureMocks({ persona: 'teacherUnpaid' })
  await router.navigate(-1)
  expect(await screen.findByText('Nu există o astfel de factură')).toBeVisible()
})

test('aborts the download when the user leaves, and saves the file when they come back', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  const writer = answerSlowly({})
  const { user, router } = visit(address, { as: 'teacher' })
  await writer.write(part)
  await user.click(await screen.findByRole('link', { name: 'Înapoi la facturi' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  const download = sent.mock.calls
    .map(([request]) => request)
    .find(request => request instanceof Request && request.url.endsWith(address))
  await waitFor(() => expect(download).toHaveProperty('signal.aborted', true))
  void writer.close()
  await router.navigate(-1)
  await done()
  // The file of the second visit.
  expect(names()).toEqual(['factura-MED-2026-000025.pdf'])
  expect(await saved[0]?.content?.text()).toMatch(/^%PDF/)
})
