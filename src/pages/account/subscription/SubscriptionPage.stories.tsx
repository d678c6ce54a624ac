import { http, HttpResponse } from 'msw/http'
import { expect, screen as page } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Account/Subscription', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const subscription = (options: Options = {}, query = '') =>
  screen(`/u/abonamentul-meu${query}`, { as: 'teacher', ...options })

/** Invoices with long and with missing values, and an unpaid one. */
const odd = http.get('/api/appoitments/getpaymentforuser/', () =>
  HttpResponse.json([
    {
      PaymentCode: 'a',
      InvoiceNumber: 'F/1',
      Added: '2026-11-19T22:30:00Z',
      ProductName: 'Abonament 1 an',
      Status: 1,
    },
    { PaymentCode: 'b', InvoiceNumber: 'F/2', ProductName: 'Meditatie (1 ora)', Status: 2 },
    { PaymentCode: 'c', InvoiceNumber: 'N'.repeat(80), ProductName: 'Nesfârșit'.repeat(20) },
    { PaymentCode: 'd' },
  ]),
)

export const RoleTutor = meta.story({ ...subscription(), tags: ['test'] })
export const RoleUnpaidTutor = meta.story(subscription({ as: 'teacherUnpaid' }))
export const RoleNewTutor = meta.story(subscription({ as: 'teacherNew' }))
export const RoleStudent = meta.story(subscription({ as: 'student' }))
export const RoleStudentWithoutPayments = meta.story(subscription({ as: 'student', scenario: 'empty' }))
export const StatePending = meta.story(subscription({ pending: true }))
export const StatePartsFailing = meta.story(
  subscription({ faults: { getCurrentPayment: '500', getPayments: '500' } }),
)

export const StateSessionExpired = meta.story(
  subscription({ faults: { getCurrentPayment: '401', getPayments: '401' } }),
)

export const StateOddValuesOnAPhone = meta.story({
  ...subscription({ answers: [odd], viewport: 'phone320' }),
  async play() {
    await shown()
    await page.findByText('Neplătită')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  tags: ['test'],
})
