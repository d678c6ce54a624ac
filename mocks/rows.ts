import type { Named } from '#api/schemas.ts'
import type { Profile } from '#api/viewer.ts'
import type { Ad, City, Slot } from '#api/users.ts'

// Rows are plain JSON: what was changed is stored as text. Their dates are the server's own, wall-clock texts
// (wallClock.ts); handlers convert them. A name in PascalCase goes out as it is, one in lower case never does.

/** A subject group with the id that `maincategory` carries in the URL. */
export type Group = { Id: number; Name: string; Categories: Named[] }

/** What the server works out at each answer, or keeps as a date. */
type Computed = 'IsSubscriptionOk' | 'Rating' | 'Dob' | 'SubscriptionStartDate' | 'SubscriptionEndDate'

/** What a person fills in, or pays for. */
export type Account = Omit<Profile, Computed> & {
  Dob?: string | undefined
  /** Active until its end; both or neither. */
  SubscriptionStartDate?: string | undefined
  SubscriptionEndDate?: string | undefined
}

/** Everybody with an account: what the server knows, of which each answer tells a part. */
export type Person = Account & {
  /** Percentage, as the width of the stars: ten times the average note. Missing: nobody has rated yet. */
  Rating?: number | undefined
  /** How many have rated; order 2 sorts by it. */
  reviews: number
}

/** An ad refers to its teacher by code; answers join the two. */
export type AdRow = Omit<Ad, 'Teacher' | 'Added'> & {
  Added?: string | null | undefined
  teacher: string
  /** Order 1 sorts by it. */
  views: number
}

/** A public request. Its city is `null` online, and where the learner named none. */
export type RequestRow = {
  RequestCode: string
  Description: string | undefined
  Category: Named
  City: City | null
  IsOnline: boolean
  StartDate: string
  /** From then on it is closed: listed no more and not to be answered. */
  EndDate: string
  Cycle: Named | null
  learner: string
}

/** `added` orders a conversation; of two in the same minute the later row is the later message. */
export type MessageRow = { id: string; from: string; to: string; body: string; added: string }

/** How many of a partner's messages somebody has seen. */
export type ReadRow = { id: string; count: number }

/** A tutor's week: the hours at which a lesson may start. */
export type WeekRow = { teacher: string; slots: (Slot & { Day: number })[] }

/** One lesson of one hour. */
export type AppointmentRow = {
  Id: number
  StartDate: string
  EndDate: string
  Price: number | null
  Category: { Name: string } | null
  AcceptedByTeacher: boolean
  teacher: string
  learner: string
  /** Codes of its payments, failed ones too. */
  payments: string[]
  isCancelled?: boolean
}

/** A payment and its invoice: for a subscription (`Product`) or for lessons. */
export type PaymentRow = {
  PaymentCode: string
  InvoiceNumber: string
  Added: string
  ProductName: string
  Product: number | null
  /** 1 is paid. */
  Status: number
  payer: string
}

/** One person rates one tutor once, which the key says. */
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

/** A number the world counts by: the last id given out, the reveals of a phone number, the clock's shift. */
export type CountRow = { name: string; count: number }

/** A world as it was before anybody changed anything. */
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
  /** Accounts that no screen lists: students and parents who never wrote. */
  silentAccounts: number
}

/** The key of a rating: a student rates a tutor once. */
export const ratingId = (teacher: string, student: string) => `${teacher} ${student}`
