import * as z from 'zod/mini'
import { DateTime, MaybeDateTime } from './dates.ts'
import { describe } from './describe.ts'
import { change, safeRead, changeByGet } from './endpoint.ts'
import { file } from './file.ts'
import { Flag, Id, list, maybe, NameOnly, paged, sublist } from './schemas.ts'
import { MaybeText, MaybeVerbatim, Text } from './texts.ts'

export const Payment = z.object({
  InvoiceNumber: MaybeText,
  Added: MaybeDateTime,
  ProductName: MaybeText,
  PaymentCode: MaybeVerbatim,
  Product: z.nullish(z.number()),
  Status: z.nullish(z.number()),
})
export type Payment = z.infer<typeof Payment>
describe(
  Payment,
  'A payment inside an appointment. Often only `Status` is sent; 1 means paid. §3 Payment / invoice',
)

export const Invoice = z.extend(Payment, { PaymentCode: z.string() })
export type Invoice = z.infer<typeof Invoice>
describe(
  Invoice,
  'A payment in the list of invoices. `PaymentCode` is required, because it identifies the invoice to download. `Product` is 31, 93 or 365 for a package.',
)

const Party = z.object({
  Id: MaybeVerbatim,
  FirstName: MaybeText,
  LastName: MaybeText,
  ProfileImageUrl: MaybeVerbatim,
  Rating: z.nullish(z.number()),
})
describe(
  Party,
  'The tutor or the student of an appointment. §3 Appointment',
  'Assumption: `Teacher.Id` and `Learner.Id` hold the opaque `UserCode`.',
)

export const Appointment = z.object({
  Id,
  StartDate: DateTime,
  EndDate: DateTime,
  Price: z.nullish(z.number()),
  Category: maybe(NameOnly),
  AcceptedByTeacher: Flag,
  CanJoin: Flag,
  isReadyForRating: Flag,
  Payment: z.nullish(Payment),
  Payments: sublist(Payment),
  Learner: z.nullish(Party),
  Teacher: z.nullish(Party),
})
export type Appointment = z.infer<typeof Appointment>
describe(
  Appointment,
  'A lesson. It is paid when any payment in `Payment` or `Payments` has `Status` 1; the server may send either field. §3 Appointment',
)

export const getAppointments = safeRead('/api/appoitments/getappoitments/{page}', paged(Appointment))
describe(getAppointments, 'Returns one page of all appointments of the viewer; pages count from 1.')

export const getActiveAppointments = safeRead(
  '/api/appoitments/getactiveappoitments/{page}',
  paged(Appointment),
)
describe(getActiveAppointments, 'Returns one page of the appointments that are not past; pages count from 1.')

export const getOldAppointments = safeRead('/api/appoitments/getoldappoitments/{page}', paged(Appointment))
describe(getOldAppointments, 'Returns one page of the past appointments; pages count from 1.')

export const NewAppointment = z.object({ TeacherId: z.string(), StartDate: z.string(), EndDate: z.string() })
export type NewAppointment = z.infer<typeof NewAppointment>
describe(
  NewAppointment,
  'Body of `saveAppointment`, with dates as `2026-11-20T14:00:00`. §3 Appointment, save payload',
  "Assumption: dates of an appointment are sent as Romanian wall-clock time without an offset, and `TeacherId` holds the tutor's `UserCode`.",
)

export const saveAppointment = change('/api/appoitments/SaveAppoitment', NewAppointment)
describe(
  saveAppointment,
  'Books another lesson with the tutor of an earlier one.',
  'Assumption: the spec names no screen for this call; "Programează din nou" uses it.',
)

export const cancelAppointment = changeByGet('/api/appoitments/deleteappoitment/{id}')
describe(cancelAppointment, 'Cancels an appointment. To be called only after the user has confirmed.')

export const acceptAppointment = changeByGet('/api/appoitments/acceptByTeacher/{id}')
describe(
  acceptAppointment,
  'Accepts an appointment as its tutor. To be called only after the user has confirmed.',
)

const ChatMessage = z.object({
  Message: Text,
  Added: MaybeDateTime,
  IsMine: Flag,
  User: z.nullish(z.object({ FirstName: MaybeText, LastName: MaybeText, ProfileImageUrl: MaybeVerbatim })),
})
describe(ChatMessage, 'A chat message during a lesson. §3 Chat message')

export const getChat = safeRead('/api/appoitments/getchatforappoitment/{id}', paged(ChatMessage))
describe(getChat, 'Returns the chat messages of a lesson, by appointment id.')

export const CurrentPayment = z.extend(Payment, { Product: z.number() })
export type CurrentPayment = z.infer<typeof CurrentPayment>
describe(
  CurrentPayment,
  'The payment of the active subscription. It serves only to name the product, so other fields may be missing.',
)

export const getCurrentPayment = safeRead('/api/appoitments/getcurrentpayment/', z.nullable(CurrentPayment))
describe(
  getCurrentPayment,
  'Returns the payment of the active subscription, which names its product; `null` when there is none.',
)

export const getPayments = safeRead(
  '/api/appoitments/getpaymentforuser/',
  z.union([paged(Invoice), list(Invoice)]),
)
describe(getPayments, "Returns the viewer's invoices, as a page or as a plain list.")

export const savePayments = change('/api/appoitments/savepayments', z.array(z.number()))
describe(
  savePayments,
  'Pays for appointments or for a package.',
  'Assumption: the body is a JSON array of numbers, the appointment ids or the one product code; empty is success.',
)

export const downloadInvoice = file('/payment/download/{paymentCode}', {
  type: 'application/pdf',
  signature: '%PDF-',
})
describe(downloadInvoice, 'Downloads an invoice as a PDF.')
