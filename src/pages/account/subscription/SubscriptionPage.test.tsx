import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { setServerTime } from '#clock.ts'
import { setClock } from '#mocks/clock.ts'
import type { PersonaId } from '#mocks/personas.ts'
import { answerWith, asked } from '#test/backend.ts'
import { pass, stopTime } from '#test/time.ts'
import { visit } from '#test/visit.tsx'

const address = '/u/abonamentul-meu'
const payments = '/api/appoitments/getpaymentforuser/'

const period = () => within(screen.getByRole('region', { name: 'Abonament' }))
const invoices = () => within(screen.getByRole('region', { name: 'Facturi' }))
const table = () => screen.findByRole('table', { name: 'Facturi' })

async function open(as: PersonaId = 'teacher') {
  const app = visit(address, { as })
  const name = as === 'student' ? 'Plățile mele' : 'Abonamentul meu'
  await screen.findByRole('heading', { level: 1, name })
  return app
}

/** Returns the texts of the cells of each row. */
async function rows(): Promise<string[][]> {
  const [, ...all] = within(await table()).getAllByRole('row')
  return all.map(row => Array.from(row.children, cell => cell.textContent ?? ''))
}

test('shows an active subscription, and its invoices ten per page, whose pages need no request', async () => {
  const { user, router, address: shown } = await open()
  expect(await period().findByText('De la 5 octombrie 2026 până la 5 ianuarie 2027')).toBeVisible()
  expect(await period().findByRole('heading', { level: 3, name: 'Abonament 3 luni' })).toBeVisible()
  expect(period().getByText('Activ')).toBeVisible()
  expect(period().getByText('Au mai rămas 46 de zile.')).toBeVisible()
  expect(period().getByRole('link', { name: 'Prelungește abonamentul' })).toHaveAttribute(
    'href',
    '/u/abonamente',
  )
  expect(screen.queryByText('Nu este activat un abonament.')).toBeNull()
  for (const path of ['getcurrentpayment/', 'getpaymentforuser/'])
    expect(asked.filter(call => call === `GET /api/appoitments/${path}`)).toHaveLength(1)

  const all = await rows()
  expect(all).toHaveLength(10)
  expect(all[0]).toEqual(['MED-2026-000025', '5 octombrie 2026', 'Abonament 3 luni', 'Plătită', 'Descarcă'])
  const calls = asked.length
  await user.click(screen.getByRole('link', { name: 'Pagina 3' }))
  await waitFor(async () => expect(await rows()).toHaveLength(5))
  expect(shown()).toBe(`${address}?page=3`)
  expect(asked.slice(calls)).toEqual([])

  // Without a name, it is named after the code of its product.
  answerWith(http.get('/api/appoitments/getcurrentpayment/', () => HttpResponse.json({ Product: 93 })))
  await router.revalidate()
  expect(await period().findByRole('heading', { level: 3, name: 'Abonament de 3 luni' })).toBeVisible()
  expect(period().queryByText('Numele abonamentului nu s-a putut încărca.')).toBeNull()
})

test.each([
  ['teacherUnpaid', 'Pentru a scrie elevilor și a răspunde solicitărilor aveți nevoie de unul.'],
  ['student', /abonamentul este pentru profesori/],
] as const)('shows a %s that none is active, with a link to the prices', async (persona, help) => {
  await open(persona)
  expect(await period().findByText('Nu este activat un abonament.')).toBeVisible()
  expect(period().getByText(help)).toBeVisible()
  expect(period().getByRole('link', { name: 'Vezi abonamentele' })).toHaveAttribute('href', '/u/abonamente')
})

test('shows that no subscription is active when it has expired since the app was opened', async () => {
  const { user } = visit('/u/profile', { as: 'teacher' })
  const link = await within(screen.getByRole('main')).findByRole('link', { name: 'Abonamentul meu' })
  setClock('2027-01-05T11:00:00')
  await user.click(link)
  expect(await screen.findByText('Nu este activat un abonament.')).toBeVisible()
})

test('is read again on a new day and when the tab is shown again', async () => {
  stopTime()
  await open()
  await period().findByText('Au mai rămas 46 de zile.')
  setClock('2026-11-21T00:00:30')
  setServerTime(new Date('2026-11-21T00:00:30+02:00'))
  await pass(61)
  expect(await period().findByText('Au mai rămas 45 de zile.')).toBeVisible()
  answerWith(http.get(payments, () => HttpResponse.json(null)))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await invoices().findByRole('heading', { name: 'Nu sunt plati' })).toBeVisible()
})

test('only paid invoices can be downloaded; without invoices a student sees a message and a link', async () => {
  const invoice = { InvoiceNumber: 'F/1', Added: '2026-11-19T22:30:00Z', ProductName: 'Meditatie (1 ora)' }
  // A plain array, as the server may send it.
  answerWith(
    http.get(payments, () =>
      HttpResponse.json([
        { ...invoice, PaymentCode: 'a/b', Status: 1 },
        { ...invoice, PaymentCode: 'c', Status: 2, InvoiceNumber: 'F/2' },
        { PaymentCode: 'd', Added: '2026-11-18T10:00:00' },
      ]),
    ),
  )
  const { router } = await open('student')
  expect(await rows()).toEqual([
    ['F/1', '20 noiembrie 2026', 'Meditatie (1 ora)', 'Plătită', 'Descarcă'],
    ['F/2', '20 noiembrie 2026', 'Meditatie (1 ora)', 'Neplătită', ''],
    ['-Fără număr', '18 noiembrie 2026', '-Fără produs', 'Plătită', 'Descarcă'],
  ])
  const links = invoices().getAllByRole('link')
  expect(links.map(link => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Descarcă factura F/1', '/payment/download/a%2Fb'],
    ['Descarcă factura din 18 noiembrie 2026', '/payment/download/d'],
  ])
  answerWith(http.get(payments, () => HttpResponse.json(null)))
  await router.revalidate()
  expect(await invoices().findByRole('heading', { name: 'Nu sunt plati' })).toBeVisible()
  expect(invoices().getByRole('link', { name: 'Vezi programările' })).toHaveAttribute(
    'href',
    '/u/appoitments',
  )
})
