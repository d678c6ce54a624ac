import { http, HttpResponse } from 'msw/http'
import { screen as page, spyOn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Invoice', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const path = '/payment/download/:code'

/** The page of the tutor's newest invoice. Viewing the story saves no file. */
const invoice = (options: Options = {}) => ({
  ...screen('/payment/download/robdnw', { as: 'teacher', ...options }),
  beforeEach: saveNothing,
})

function saveNothing(): void {
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
}

/**
 * Sends a part of the file, then stalls. The client counts a chunk when the next one arrives, and chunks that are
 * sent at once may arrive as one.
 */
const stuck = (headers: Record<string, string>) =>
  http.get(path, () => {
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(48_000))
        await new Promise(resolve => setTimeout(resolve, 200))
        controller.enqueue(new Uint8Array(1000))
      },
    })
    return new HttpResponse(body, { headers: { 'Content-Type': 'application/pdf', ...headers } })
  })

const halfWay = (options: Options = {}) => ({
  ...invoice({ answers: [stuck({ 'Content-Length': '120000' })], ...options }),
  async play() {
    await shown()
    await page.findByText('48 kB din 120 kB')
  },
})

const longNames = http.get('/api/appoitments/getpaymentforuser/', () =>
  HttpResponse.json([
    { PaymentCode: 'robdnw', InvoiceNumber: '2026'.repeat(30), ProductName: 'Nesfârșit'.repeat(20) },
  ]),
)

export const StateSaved = meta.story({ ...invoice({ viewport: 'desktop' }), tags: ['test'] })
export const StateLongNamesOnANarrowPhone = meta.story(
  invoice({ viewport: 'phone320', answers: [longNames] }),
)
export const StatePending = meta.story(invoice({ pending: true, viewport: 'phone390' }))
export const StateHalfWay = meta.story({ ...halfWay(), tags: ['test'] })
export const StateOfUnknownSize = meta.story(invoice({ answers: [stuck({})] }))
export const StateFailing = meta.story(invoice({ faults: { downloadInvoice: '500' } }))
export const StateMissing = meta.story(invoice({ faults: { downloadInvoice: '404' } }))
export const StateSessionExpired = meta.story(
  invoice({ viewport: 'phone390', faults: { downloadInvoice: '401' } }),
)
