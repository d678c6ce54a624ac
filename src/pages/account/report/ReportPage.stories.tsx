import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Account/Report', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const report = (options: Options = {}, query = '') =>
  screen(`/u/appoitment-report${query}`, { as: 'teacher', ...options })

const first = '/api/report/getteacherappoitmentreport/1'

/** Rows with long and with missing values. */
const odd = http.get(first, () =>
  HttpResponse.json({
    TotalRows: 4,
    Entities: [
      {
        AppoitmentId: 1,
        StartDate: '2026-11-20T08:00:00',
        EndDate: '2026-11-20T09:00:00',
        Price: 1234.5,
        Learner: { FirstName: 'Elena-Cătălina', LastName: 'Constantinescu-Brătescu' },
        Payment: { Status: 1, InvoiceNumber: 'MED-2026-1234567890' },
        PayOutTeacher: '2026-11-20T00:30:00',
      },
      { AppoitmentId: 2, StartDate: '2026-11-19T08:00:00', Price: 0, Learner: { FirstName: ' ' } },
      { AppoitmentId: 3, Learner: { FirstName: 'Nesfârșit'.repeat(20) } },
      { AppoitmentId: 4, Learner: { FirstName: 'عربي 🦄', LastName: '<b>x</b>' } },
    ],
  }),
)

export const RoleTutor = meta.story({ ...report(), tags: ['test'] })
export const StatePending = meta.story(report({ pending: true }))
export const StateEmpty = meta.story(report({ scenario: 'empty' }))
export const RoleStudent = meta.story(report({ as: 'student' }))

export const StateOddValuesOnAPhone = meta.story({
  ...report({ answers: [odd], viewport: 'phone320' }),
  async play() {
    await shown()
    await page.findByText('<b>x</b>', { exact: false })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  tags: ['test'],
})

export const StatePartsFailing = meta.story(report({ faults: { getReport: '500', getBalance: '500' } }))

export const StateSessionExpired = meta.story(report({ faults: { getReport: '401', getBalance: '401' } }))

let reads = 0

/** The table has loaded, but the export fails. */
export const StateFailingExport = meta.story({
  ...report({
    answers: [http.get(first, () => ((reads += 1) > 1 ? new HttpResponse('{') : undefined))],
  }),
  async play() {
    await shown()
    await userEvent.click(page.getByRole('button', { name: 'Descarcă CSV' }))
    await expect(await page.findByText('Raportul nu s-a putut descărca.')).toBeVisible()
  },
  beforeEach() {
    reads = 0
  },
})
