import { create } from 'zustand'
import type { Appointment } from '#api/appointments.ts'
import type { PublicRequest } from '#api/requests.ts'
import type { Ad } from '#api/users.ts'

type Known = { ad?: Ad; request?: PublicRequest; appointments?: readonly Appointment[] }

/** What a list knows of the items whose link was pressed: the next screen shows it until its own data has loaded. */
export const useKnown = create<Known>(() => ({}))

export const keepKnown = (known: Known) => useKnown.setState(known)

export const useKnownAd = (code: string) => useKnown(({ ad }) => (ad?.Code === code ? ad : undefined))

export const useKnownRequest = (code: string) =>
  useKnown(({ request }) => (request?.RequestCode === code ? request : undefined))
