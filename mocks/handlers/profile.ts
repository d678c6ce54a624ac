import * as z from 'zod/mini'
import { read } from '#api/mismatches.ts'
import {
  getAvailability,
  getExperience,
  getOccupations,
  saveAvailability,
  saveCategories,
  saveCity,
  saveCurrentProfile,
  saveCycles,
} from '#api/profile.ts'
import { Profile, readCurrentProfile } from '#api/viewer.ts'
import { MaybeVerbatim } from '#api/texts.ts'
import type { Named } from '#api/schemas.ts'
import { getCities, getStats } from '#api/users.ts'
import type { Person } from '#mocks/rows.ts'
import { categories } from '#mocks/seeding/lists.ts'
import { isSubscribed } from '#mocks/subscriptions.ts'
import { readDay, toDate } from '#mocks/wallClock.ts'
import { answer, answerBody, answerViewer } from './answer.ts'
import { whole } from './pages.ts'
import { refuse } from './refuse.ts'

export const notTeacher = 'Doar profesorii pot face această modificare.'

/** Handlers of §7 Profile, except ads and pictures, which have files of their own. */
export const profileHandlers = [
  answer(readCurrentProfile, ({ world, viewer }) => (viewer ? toProfile(viewer, world.now()) : null), {
    exempt: true,
    isOwn: true,
  }),

  answer(getCities, ({ world }) => world.seed.cities),
  answer(getExperience, ({ world }) => world.seed.experience),
  answer(getOccupations, ({ world }) => world.seed.occupations),

  answer(getStats, ({ world }) => {
    const people = world.people.all()
    return {
      TotalTeacher: people.filter(person => person.IsTeacher).length,
      TotalUser: people.length + world.seed.silentAccounts,
      TotalViews: world.ads.all().reduce((total, ad) => total + ad.views, 0),
    }
  }),

  // The client sends the whole profile; only the fields of its form are saved. §5: the e-mail is not editable.
  answerBody(saveCurrentProfile, ({ world, viewer }, body) => {
    const { value: sent } = read(SentProfile, body)
    if (sent?.UserCode !== viewer.UserCode) return refuse(400, 'Cererea este invalidă.')
    const { Dob: _, ...edited } = sent
    const { Experience, Occupation } = edited
    const { seed } = world
    if (Experience && !hasId(seed.experience, Experience)) return refuse(400, 'Alegeti o experienta')
    if (Occupation && !hasId(seed.occupations, Occupation)) return refuse(400, 'Alegeti o ocpatie')
    world.people.put({ ...viewer, ...edited, Dob: dayIn(body['Dob']) })
  }),

  answerViewer(getAvailability, ({ world, viewer }) => whole(world.weeks.get(viewer.UserCode)?.slots ?? [])),

  answerBody(saveAvailability, ({ world, viewer }, slots) => {
    if (!viewer.IsTeacher) return refuse(403, notTeacher)
    if (!slots.every(({ Day, Time }) => isWithin(Day, 1, 7) && isWithin(Time, 0, 23)))
      return refuse(400, 'Intervalul nu este valid.')
    // Save an hour that is sent twice only once.
    const week = new Map(slots.map(slot => [`${slot.Day} ${slot.Time}`, slot]))
    world.weeks.put({ teacher: viewer.UserCode, slots: [...week.values()] })
  }),

  answerBody(saveCategories, ({ world, viewer }, chosen) => {
    if (!viewer.IsTeacher) return refuse(403, notTeacher)
    if (!chosen.every(one => hasId(categories, one))) return refuse(400, 'Materia nu există.')
    world.people.put({ ...viewer, Categories: chosenOf(categories, chosen) })
  }),

  answerBody(saveCycles, ({ world, viewer }, chosen) => {
    const { cycles } = world.seed
    if (!viewer.IsTeacher) return refuse(403, notTeacher)
    if (!chosen.every(one => hasId(cycles, one))) return refuse(400, 'Nivelul nu există.')
    world.people.put({ ...viewer, Cycles: chosenOf(cycles, chosen) })
  }),

  answerBody(saveCity, ({ world, viewer }, { cityid1, atTeacher, atStudent, isOnline }) => {
    const city = world.seed.cities.find(({ Id }) => Id === cityid1)
    if (cityid1 !== 0 && !city) return refuse(400, 'Orasul nu există.')
    if (!city && !isOnline) return refuse(400, 'Te rog alege un oras sau meditatii online')
    const places = { AtTeacher: atTeacher, AtStudent: atStudent, AlsoOnline: isOnline }
    world.people.put({ ...viewer, ...places, Cities: city ? [city] : [] })
  }),
]

/**
 * The part of a profile that is saved, with its texts as they are sent. The omitted fields are saved by other calls, or
 * changed only by the server.
 */
const SentProfile = z.omit(
  z.extend(Profile, { FirstName: MaybeVerbatim, LastName: MaybeVerbatim, Studies: MaybeVerbatim }),
  {
    Email: true,
    ProfileImageUrl: true,
    Cities: true,
    AlsoOnline: true,
    AtTeacher: true,
    AtStudent: true,
    Categories: true,
    Cycles: true,
    IsTeacher: true,
    Rating: true,
    IsSubscriptionOk: true,
    SubscriptionStartDate: true,
    SubscriptionEndDate: true,
  },
)

function toProfile(viewer: Person, now: string): Profile {
  return {
    ...viewer,
    Dob: toDate(viewer.Dob),
    SubscriptionStartDate: toDate(viewer.SubscriptionStartDate),
    SubscriptionEndDate: toDate(viewer.SubscriptionEndDate),
    IsSubscriptionOk: isSubscribed(viewer, now),
  }
}

function hasId(list: readonly Named[], { Id }: { Id: number }): boolean {
  return list.some(one => one.Id === Id)
}

/** Returns the chosen items of the list, each once, in its order and with its names instead of the sent ones. */
function chosenOf(list: readonly Named[], chosen: { Id: number }[]): Named[] {
  return list.filter(({ Id }) => chosen.some(one => one.Id === Id))
}

/**
 * Returns the day of a sent `Dob` as a wall-clock time. §5: `Dob` is the UTC midnight of its calendar
 * day, so the day is the first ten characters of the text, without any conversion.
 */
function dayIn(sent: unknown): string | undefined {
  const day = typeof sent === 'string' ? readDay(sent.slice(0, 10)) : undefined
  return day && `${day}T00:00:00`
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
