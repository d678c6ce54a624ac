import type { Named } from '#api/schemas.ts'
import type { Profile } from '#api/profile.ts'
import type { Ad, City } from '#api/users.ts'

/** A subject group with the id that `maincategory` carries in the URL. */
export type Group = { Id: number; Name: string; Categories: Named[] }

/** Everybody with an account: what the server knows, of which each answer tells a part. */
export type Person = Profile & {
  /** Percentage, as the width of the stars; missing: nobody has rated yet. */
  Rating?: number
  /** How many have rated; order 2 sorts by it. */
  reviews: number
}

/** An ad refers to its teacher by code; answers join the two. */
export type AdRow = Omit<Ad, 'Teacher'> & {
  teacher: string
  /** Order 1 sorts by it. */
  views: number
}

export type MessageRow = { id: string; from: string; to: string; body: string; added: string }

/** A world as it was before anybody changed anything. */
export type Seed = {
  groups: Group[]
  cycles: Named[]
  cities: City[]
  experience: Named[]
  occupations: Named[]
  people: Person[]
  ads: AdRow[]
  messages: MessageRow[]
  /** Accounts that no screen lists: students and parents who never wrote. */
  silentAccounts: number
}
