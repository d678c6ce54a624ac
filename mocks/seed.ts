import { personas } from './personas.ts'
import type { Person, Seed } from './rows.ts'
import type { WorldSize } from './scenarios.ts'
import { seedAds } from './seeding/ads.ts'
import { caseCode, plantCases, plantLearner } from './seeding/cases.ts'
import { seedChat } from './seeding/chat.ts'
import { seedLearners } from './seeding/learners.ts'
import { seedLessons } from './seeding/lessons.ts'
import { cycles, experience, groups, occupations, townCities } from './seeding/lists.ts'
import { converse, seedMessages, seedOddMessages, seedReads } from './seeding/messages.ts'
import { soldHistory, soldPackages, toPayments } from './seeding/payments.ts'
import { seedRatings, withRating } from './seeding/ratings.ts'
import { seedRequestCases, seedRequests } from './seeding/requests.ts'
import { seedTutors } from './seeding/tutors.ts'
import { seedVillages } from './seeding/villages.ts'
import { seedWeeks } from './seeding/weeks.ts'

/** Localities only where towns are not enough. */
const amounts = {
  full: { tutors: 420, ads: 960, reviews: 80, requests: 60, villages: 0 },
  big: { tutors: 8600, ads: 20_000, reviews: 12, requests: 600, villages: 13_000 - townCities.length },
} satisfies Partial<Record<WorldSize, unknown>>

const learnerCount = 120

/** The world of this size, the same bit for bit wherever and whenever it is made. */
export function seedWorld(size: WorldSize): Seed {
  return size === 'empty' ? seedEmpty() : seedInhabited(amounts[size])
}

const lists = { groups, cycles, experience, occupations }

/** The personas, who have done nothing yet but for the teacher's subscription, and the lists. */
function seedEmpty(): Seed {
  const people = seedPersonas()
  return {
    ...lists,
    cities: townCities,
    people,
    ads: [],
    requests: [],
    messages: [],
    reads: [],
    weeks: [],
    appointments: [],
    payments: toPayments('subscription', soldHistory(personOf(people, 'teacher'), 0), 0),
    ratings: [],
    chat: [],
    silentAccounts: 0,
  }
}

function seedInhabited(amount: (typeof amounts)['full']): Seed {
  const villages = amount.villages > 0 ? seedVillages(amount.villages, townCities.length) : []
  const cities = villages.length > 0 ? [...townCities, ...villages] : townCities
  const own = seedPersonas().map(known)
  const student = personOf(own, 'student')
  const teacher = personOf(own, 'teacher')
  const teacherUnpaid = personOf(own, 'teacherUnpaid')
  const seeded = seedTutors(amount.tutors, cities, amount.reviews)
  // The cases come last, so that nothing is chosen anew because of them.
  const planted = plantCases(seeded, seedAds(amount.ads, [teacher, teacherUnpaid, ...seeded]), cities)
  const { tutors, ads } = planted
  const learners = plantLearner(seedLearners(learnerCount, cities))
  const teachers = [teacher, teacherUnpaid, ...tutors]
  const ratings = seedRatings(teachers, learners, new Map([[teacherUnpaid.UserCode, student]]))
  const ratingsOf = Map.groupBy(ratings, rating => rating.teacher)
  const people = [...own, ...tutors, ...learners].map(person =>
    withRating(person, ratingsOf.get(person.UserCode) ?? []),
  )

  const weeks = seedWeeks(teachers)
  const subscriptions = toPayments('subscription', [...soldHistory(teacher, 24), ...soldPackages(tutors)], 0)
  const [nameless = student, ...others] = learners
  const cast = { student, teacher, teacherUnpaid, nameless, learners, tutors }
  const lessons = seedLessons(cast, { ads, weeks, ratings, firstPayment: subscriptions.length })

  const named = (id: string) => tutors.find(tutor => tutor.UserCode === caseCode(id)) ?? teacher
  const messages = [
    ...seedMessages(student, teachers),
    ...seedOddMessages(student, named('html')),
    ...converse(student, named('no-name'), 4, 'nameless-tutor', 500),
    ...converse(student, named('long-name'), 3, 'long-name', 9000),
    ...converse(nameless, teacher, 6, 'nameless-learner', 300),
    ...others.slice(0, 3).flatMap((learner, index) => converse(learner, teacher, 5, `learner${index}`, 70)),
  ]
  const [asking = student] = others
  return {
    ...lists,
    cities,
    people,
    ads,
    requests: [
      ...seedRequests(amount.requests, others, cities),
      ...seedRequestCases(student.UserCode, asking.UserCode, nameless.UserCode),
    ],
    messages,
    reads: seedReads(messages, [nameless.UserCode, caseCode('no-name')]),
    weeks,
    appointments: lessons.appointments,
    payments: [...subscriptions, ...lessons.payments],
    ratings,
    chat: seedChat(lessons.appointments),
    silentAccounts: amount.tutors * 5 - learners.length,
  }
}

/** The personas that have an account, in their order. */
function seedPersonas(): Person[] {
  return Object.values(personas).flatMap(({ profile }) => (profile ? [{ ...profile, reviews: 0 }] : []))
}

/** Those who teach are known by their notes: the one with a subscription is rated well. */
function known(person: Person): Person {
  if (person.UserCode === personas.teacher.profile?.UserCode) return { ...person, Rating: 95, reviews: 18 }
  if (person.UserCode === personas.teacherUnpaid.profile?.UserCode)
    return { ...person, Rating: 80, reviews: 5 }
  return person
}

/** @throws Error when the persona has no account: a slip in the mocks themselves */
function personOf(people: Person[], id: keyof typeof personas): Person {
  const found = people.find(person => person.UserCode === personas[id].profile?.UserCode)
  if (!found) throw new Error(`The persona ${id} has no account`)
  return found
}
