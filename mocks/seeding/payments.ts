import type { PaymentRow, Person } from '#mocks/rows.ts'
import { productOf, products, type SoldProduct } from '#mocks/subscriptions.ts'
import { addMonths } from '#mocks/wallClock.ts'
import { invoiceCodes } from './cases.ts'
import { drawCodes } from './codes.ts'

type Sold = Pick<PaymentRow, 'Added' | 'ProductName' | 'Product' | 'payer'> &
  Partial<Pick<PaymentRow, 'PaymentCode' | 'Status'>>

/** Turns sales into payments with an opaque code each, and numbers the invoices in the order of the sales. */
export function toPayments(kind: 'subscription' | 'lesson', sold: Sold[], firstIndex: number): PaymentRow[] {
  const codes = drawCodes(kind, sold.length)
  return sold.map((one, place) => ({
    PaymentCode: codes[place] ?? '',
    InvoiceNumber: invoiceNumber(one.Added, firstIndex + place),
    Status: 1,
    ...one,
  }))
}

export const invoiceNumber = (added: string, index: number) =>
  `MED-${added.slice(0, 4)}-${String(index + 1).padStart(6, '0')}`

/** Returns one active package for each tutor with a subscription, sold on the day the subscription started. */
export function soldPackages(tutors: Person[]): Sold[] {
  return tutors.flatMap(({ UserCode, SubscriptionStartDate }) =>
    SubscriptionStartDate ? [soldPackage(UserCode, SubscriptionStartDate, productOf(UserCode))] : [],
  )
}

/** Returns the packages of `teacher`: `count` months without a gap, then three months that are still active. */
export function soldHistory(teacher: Person, count: number): Sold[] {
  const { UserCode, SubscriptionStartDate } = teacher
  const [month, quarter] = products
  if (!SubscriptionStartDate) return []
  let start = SubscriptionStartDate
  const earlier = Array.from({ length: count }, () => {
    start = addMonths(start, -month.months)
    return soldPackage(UserCode, start, month)
  })
  const running = soldPackage(UserCode, SubscriptionStartDate, quarter)
  return [...earlier.toReversed(), { ...running, PaymentCode: invoiceCodes.subscription }]
}

function soldPackage(payer: string, Added: string, { code, name }: SoldProduct): Sold {
  return { Added, ProductName: name, Product: code, payer }
}

export const soldLesson = (payer: string, Added: string, Status: number): Sold => ({
  Added,
  ProductName: lessonProduct,
  Product: null,
  Status,
  payer,
})

export const lessonProduct = 'Meditatie (1 ora)'
