import type { Named } from '#api/schemas.ts'
import type { Profile } from '#api/viewer.ts'
import type { Ad, City, Slot } from '#api/users.ts'

// Rows are plain JSON, since changes are stored as text. Their dates are wall-clock texts as the server
// writes them (wallClock.ts); handlers convert them. A field in PascalCase is sent to the client, one in
// lower case never is.

/** A group of subjects. `Id` is the value of `maincategory` in the URL. */
export type Group = { Id: number; Name: string; Categories: Named[] }

/** Fields of a profile that rows do not have, or have in another type: computed for each response, or dates. */
type NotStored = 'IsSubscriptionOk' | 'Rating' | 'Dob' | 'SubscriptionStartDate' | 'SubscriptionEndDate'

/** The data that a user fills in, and their subscription. */
export type Account = Omit<Profile, NotStored> & {
  Dob?: string
  /** The subscription is active until its end date. Both dates are set, or neither. */
  SubscriptionStartDate?: string
  SubscriptionEndDate?: string
}

/** A user with an account: everything that the server knows. Each response has a part of it. */
export type Person = Account & {
  /**
   * Percentage, used as the width of the stars: ten times the average rating. 0 for a tutor without ratings, as the
   * server sends it; missing for students, and in the edge case in which all optional fields are missing.
   */
  Rating?: number
  /** Number of ratings; order 2 sorts by it. */
  reviews: number
}

/** An ad. It refers to its tutor by code; handlers join the two. */
export type AdRow = Omit<Ad, 'Teacher' | 'Added'> & {
  Added?: string | null
  teacher: string
  /** Number of views; order 1 sorts by it. */
  views: number
}

/** A public request. Its city is `null` when it is online or the student named no city. */
export type RequestRow = {
  RequestCode: string
  Description: string | undefined
  Category: Named
  City: City | null
  IsOnline: boolean
  StartDate: string
  /** From this time on the request is closed: it is not listed and cannot be answered. */
  EndDate: string
  Cycle: Named | null
  learner: string
}

/** A message. Of two with the same `added` the later row is the later message. */
export type MessageRow = { id: string; from: string; to: string; body: string; added: string }

/** The number of a partner's messages that a user has read. */
export type ReadRow = { id: string; count: number }

/** The weekly schedule of a tutor: the hours at which a lesson may start. */
export type WeekRow = { teacher: string; slots: (Slot & { Day: number })[] }

/** A lesson, which lasts one hour. */
export type AppointmentRow = {
  Id: number
  StartDate: string
  EndDate: string
  Price: number | null
  Category: { Name: string } | null
  AcceptedByTeacher: boolean
  teacher: string
  learner: string
  /** Codes of its payments, including failed ones. */
  payments: string[]
  isCancelled?: boolean
}

/** A payment and its invoice, for a subscription (`Product` is its code) or for a lesson (`Product` is `null`). */
export type PaymentRow = {
  PaymentCode: string
  InvoiceNumber: string
  Added: string
  ProductName: string
  Product: number | null
  /** 1 is paid, anything else failed. */
  Status: number
  payer: string
}

/** A rating from 0 to 10. Its id is `ratingId`, so that a student can rate a tutor only once. */
export type RatingRow = {
  id: string
  teacher: string
  student: string
  Rating: number
  RatingText: string | undefined
  Added: string
}

export type ChatRow = { id: string; appointment: number; from: string; message: string; added: string }

/** An uploaded picture, as a data URL. */
export type ImageRow = { fileName: string; url: string }

/** A counter of the world: the last id given out, the reveals of a phone number, or the shift of the clock. */
export type CountRow = { name: string; count: number }

/** The data of a world before any change. */
export type Seed = {
  groups: Group[]
  cycles: Named[]
  cities: City[]
  experience: Named[]
  occupations: Named[]
  people: Person[]
  ads: AdRow[]
  requests: RequestRow[]
  messages: MessageRow[]
  reads: ReadRow[]
  weeks: WeekRow[]
  appointments: AppointmentRow[]
  payments: PaymentRow[]
  ratings: RatingRow[]
  chat: ChatRow[]
  /** Number of accounts without rows: students and parents that only the statistics count. */
  silentAccounts: number
}

/** Returns the id of a rating: a student can rate a tutor only once. */
export const ratingId = (teacher: string, student: string) => `${teacher} ${student}`
