import { personas } from './personas.ts'
import type { Person, Seed } from './rows.ts'
import type { WorldSize } from './scenarios.ts'
import { seedAds } from './seeding/ads.ts'
import { cycles, experience, groups, occupations, townCities } from './seeding/lists.ts'
import { seedMessages } from './seeding/messages.ts'
import { seedTutors } from './seeding/tutors.ts'
import { seedVillages } from './seeding/villages.ts'

/** Localities only where towns are not enough. */
const amounts = {
  full: { tutors: 420, ads: 960, villages: 0 },
  empty: { tutors: 0, ads: 0, villages: 0 },
  big: { tutors: 8600, ads: 20_000, villages: 13_000 - townCities.length },
} satisfies Record<WorldSize, unknown>

/** The world of this size, the same bit for bit wherever and whenever it is made. */
export function seedWorld(size: WorldSize): Seed {
  const amount = amounts[size]
  const cities =
    amount.villages > 0 ? [...townCities, ...seedVillages(amount.villages, townCities.length)] : townCities
  const own = seedPersonas()
  const [student, teacher, teacherUnpaid] = own
  const tutors = seedTutors(amount.tutors, cities)
  const owners = [teacher, teacherUnpaid, ...tutors].filter(person => person !== undefined)
  return {
    groups,
    cycles,
    cities,
    experience,
    occupations,
    people: [...own, ...tutors],
    ads: seedAds(amount.ads, owners),
    messages: student && amount.ads > 0 ? seedMessages(student, owners) : [],
    silentAccounts: amount.tutors * 5,
  }
}

/** The personas that have an account, in their order. The one who teaches with a subscription is rated well. */
function seedPersonas(): Person[] {
  return Object.values(personas).flatMap(({ id, profile }) => {
    if (!profile) return []
    return [{ ...profile, ...(id === 'teacher' ? { Rating: 95, reviews: 18 } : { reviews: 0 }) }]
  })
}
