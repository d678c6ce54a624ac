import * as z from 'zod/mini'
import { DateTime } from './dates.ts'
import { change, read, changeByGet } from './endpoint.ts'
import { file } from './file.ts'
import { Flag, Id, list, maybe, NameOnly, paged, Text } from './schemas.ts'

/** A payment inside an appointment. Often only `Status` is sent; 1 means paid. §3 Payment / invoice */
export const Payment = z.object({
  InvoiceNumber: Text,
  Added: z.nullish(DateTime),
  ProductName: Text,
  PaymentCode: Text,
  Product: z.nullish(z.number()),
  Status: z.nullish(z.number()),
})
export type Payment = z.infer<typeof Payment>

/**
 * A payment in the list of invoices. `PaymentCode` is required, because it identifies the invoice to
 * download. `Product` is 31, 93 or 365 for a package.
 */
export const Invoice = z.extend(Payment, { PaymentCode: z.string() })
export type Invoice = z.infer<typeof Invoice>

// Assumption: `Teacher.Id` and `Learner.Id` hold the opaque `UserCode`.
/** The tutor or the student of an appointment. §3 Appointment */
const Party = z.object({
  Id: Text,
  FirstName: Text,
  LastName: Text,
  ProfileImageUrl: Text,
  Rating: z.nullish(z.number()),
})

/**
 * A lesson. It is paid when any payment in `Payment` or `Payments` has `Status` 1; the server may send either
 * field. §3 Appointment
 */
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
  Payments: list(Payment),
  Learner: z.nullish(Party),
  Teacher: z.nullish(Party),
})
export type Appointment = z.infer<typeof Appointment>

/** Returns one page of all appointments of the viewer; pages count from 1. §7 Appointments and payments */
export const getAppointments = read('/api/appoitments/getappoitments/{page}', paged(Appointment))

/**
 * Returns one page of the appointments that are not past; pages count from 1.
 * §7 Appointments and payments
 */
export const getActiveAppointments = read('/api/appoitments/getactiveappoitments/{page}', paged(Appointment))

/** Returns one page of the past appointments; pages count from 1. §7 Appointments and payments */
export const getOldAppointments = read('/api/appoitments/getoldappoitments/{page}', paged(Appointment))

// Assumption: dates of an appointment are sent as Romanian wall-clock time without an offset, and `TeacherId` holds the
// tutor's `UserCode`.
/** Body of `saveAppointment`, with dates as `2026-11-20T14:00:00`. §3 Appointment, save payload */
export const NewAppointment = z.object({ TeacherId: z.string(), StartDate: z.string(), EndDate: z.string() })
export type NewAppointment = z.infer<typeof NewAppointment>

// Assumption: the spec names no screen for it; "Programează din nou" uses it.
/** Books another lesson with the tutor of an earlier one. §7 Appointments and payments */
export const saveAppointment = change('/api/appoitments/SaveAppoitment', NewAppointment)

/** Cancels an appointment. To be called only after the user has confirmed. §7 Appointments and payments */
export const cancelAppointment = changeByGet('/api/appoitments/deleteappoitment/{id}', null)

/**
 * Accepts an appointment as its tutor. To be called only after the user has confirmed.
 * §7 Appointments and payments
 */
export const acceptAppointment = changeByGet('/api/appoitments/acceptByTeacher/{id}', null)

/** §3 Chat message during a lesson. */
const ChatMessage = z.object({
  Message: z.string(),
  Added: z.nullish(DateTime),
  IsMine: Flag,
  User: z.nullish(z.object({ FirstName: Text, LastName: Text, ProfileImageUrl: Text })),
})

/** Returns the chat messages of a lesson, by appointment id. §7 Appointments and payments */
export const getChat = read('/api/appoitments/getchatforappoitment/{id}', paged(ChatMessage))

/** The payment of the active subscription. It serves only to name the product, so other fields may be missing. */
export const CurrentPayment = z.extend(Payment, { Product: z.number() })
export type CurrentPayment = z.infer<typeof CurrentPayment>

/**
 * Returns the payment of the active subscription, which names its product; `null` when there is none.
 * §7 Appointments and payments
 */
export const getCurrentPayment = read('/api/appoitments/getcurrentpayment/', z.nullable(CurrentPayment))

/** Returns the viewer's invoices, as a page or as a plain list. §7 Appointments and payments */
export const getPayments = read(
  '/api/appoitments/getpaymentforuser/',
  z.union([paged(Invoice), list(Invoice)]),
)

// Assumption: the body is a JSON array of numbers, the appointment ids or the one product code; empty is success.
/** Pays for appointments or for a package. §7 Appointments and payments */
export const savePayments = change('/api/appoitments/savepayments', z.array(z.number()))

/** Downloads an invoice as a PDF. §2 Payment */
export const downloadInvoice = file('/payment/download/{paymentCode}', 'application/pdf')
