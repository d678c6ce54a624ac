import {
  downloadInvoice,
  getCurrentPayment,
  getPayments,
  type Invoice,
  savePayments,
} from '#api/appointments.ts'
import { isPaid, isPast } from '#mocks/lessons.ts'
import type { AppointmentRow, PaymentRow, Person } from '#mocks/rows.ts'
import { newCode } from '#mocks/seeding/codes.ts'
import { invoiceNumber, lessonProduct } from '#mocks/seeding/payments.ts'
import { extend, isSubscribed, products, type SoldProduct } from '#mocks/subscriptions.ts'
import { toDate } from '#mocks/wallClock.ts'
import type { World } from '#mocks/world.ts'
import { answerBody, answerViewer } from './answer.ts'
import { invoicePdf } from './invoicePdf.ts'
import { compare, whole } from './pages.ts'
import { refuse } from './refuse.ts'

export const paymentHandlers = [
  answerViewer(getCurrentPayment, ({ world, viewer }) => {
    if (!isSubscribed(viewer, world.now())) return null
    for (const { Product, ...latest } of paymentsOf(world, viewer))
      if (Product !== null) return { ...latest, Product, Added: toDate(latest.Added) }
    return null
  }),

  answerViewer(getPayments, ({ world, viewer }) => whole(paymentsOf(world, viewer).map(toPayment))),

  // §4 Multi-pay: a single product code buys a subscription, anything else is a list of lesson ids.
  answerBody(savePayments, ({ world, viewer }, ids) => {
    const [only] = ids
    const product = ids.length === 1 ? products.find(({ code }) => code === only) : undefined
    return product ? buy(world, viewer, product) : payLessons(world, viewer, ids)
  }),

  // Only the payer gets the invoice, and a failed payment has none.
  answerViewer(downloadInvoice, ({ world, viewer, args }) => {
    const payment = world.payments.get(args.paymentCode)
    if (!payment || payment.payer !== viewer.UserCode || payment.Status !== 1)
      return refuse(404, 'Factura nu există.')
    return invoicePdf(payment)
  }),
]

function buy(world: World, viewer: Person, product: SoldProduct): void {
  bill(world, viewer, product.name, product.code)
  world.people.put(extend(viewer, product, world.now()))
}

/** Pays all of the lessons, or none of them when one cannot be paid. */
function payLessons(world: World, viewer: Person, ids: number[]): Response | void {
  if (ids.length === 0 || new Set(ids).size < ids.length) return refuse(400, 'Nu este nimic de plată.')
  const lessons: AppointmentRow[] = []
  for (const id of ids) {
    const lesson = world.appointments.get(String(id))
    if (!lesson) return refuse(400, 'Programarea nu există.')
    if (lesson.learner !== viewer.UserCode) return refuse(404, 'Programarea nu există.')
    if (lesson.isCancelled) return refuse(409, 'Programarea a fost anulată.')
    if (isPaid(world, lesson)) return refuse(409, 'Programarea a fost deja plătită.')
    if (!lesson.AcceptedByTeacher) return refuse(409, 'Programarea nu a fost încă acceptată.')
    if (isPast(world, lesson)) return refuse(409, 'Programarea a trecut.')
    lessons.push(lesson)
  }
  for (const lesson of lessons) {
    const code = bill(world, viewer, lessonProduct, null)
    world.appointments.put({ ...lesson, payments: [...lesson.payments, code] })
  }
}

function bill(world: World, viewer: Person, ProductName: string, Product: number | null): string {
  const number = world.count('payment')
  const payment: PaymentRow = {
    PaymentCode: newCode('payment', number),
    InvoiceNumber: invoiceNumber(world.now(), world.seed.payments.length + number - 1),
    Added: world.now(),
    ProductName,
    Product,
    Status: 1,
    payer: viewer.UserCode,
  }
  world.payments.put(payment)
  return payment.PaymentCode
}

function paymentsOf(world: World, { UserCode }: Person): PaymentRow[] {
  return world.payments
    .all()
    .filter(payment => payment.payer === UserCode)
    .toReversed()
    .toSorted((a, b) => compare(b.Added, a.Added))
}

export function toPayment(payment: PaymentRow): Invoice {
  return { ...payment, Added: toDate(payment.Added) }
}
