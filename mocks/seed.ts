import { codeOf, type PersonaId, personas } from './personas.ts'
import type { Person, Seed } from './rows.ts'
import type { WorldSize } from './scenarios.ts'
import { seedAds } from './seeding/ads.ts'
import { caseCode, plantCases, plantLearner } from './seeding/cases.ts'
import { seedChat } from './seeding/chat.ts'
import { completeFirstPages } from './seeding/firstPages.ts'
import { seedLearners } from './seeding/learners.ts'
import { seedLessons } from './seeding/lessons.ts'
import { cycles, experience, groups, occupations, townCities } from './seeding/lists.ts'
import { seedConversation, seedMessages, seedOddMessages, seedReads } from './seeding/messages.ts'
import { withLateOmission, withOmission } from './seeding/omissions.ts'
import { soldHistory, soldPackages, toPayments } from './seeding/payments.ts'
import { seedRatings, withRating } from './seeding/ratings.ts'
import { seedRequestCases, seedRequests } from './seeding/requests.ts'
import { seedTutors } from './seeding/tutors.ts'
import { seedVillages } from './seeding/villages.ts'
import { seedWeeks } from './seeding/weeks.ts'

/** Numbers of rows in a world. Villages fill up the localities of the big world to 13,000. */
const amounts = {
  full: { tutors: 420, ads: 960, reviews: 80, requests: 60, villages: 0 },
  big: { tutors: 8600, ads: 20_000, reviews: 12, requests: 600, villages: 13_000 - townCities.length },
} satisfies Partial<Record<WorldSize, unknown>>

const learnerCount = 120

/** Creates the seed of a world of this size, the same on every machine and at every time. */
export function seedWorld(size: WorldSize): Seed {
  return size === 'empty' ? seedEmpty() : seedInhabited(amounts[size])
}

const lists = { groups, cycles, experience, occupations }

/** Creates the empty world: the reference lists and the personas, with the subscription of `teacher`. */
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
  const own = seedPersonas().map(withTargetRating)
  const student = personOf(own, 'student')
  const teacher = personOf(own, 'teacher')
  const teacherUnpaid = personOf(own, 'teacherUnpaid')
  const complete = seedTutors(amount.tutors, cities, amount.reviews)
  const drawnAds = seedAds(amount.ads, [teacher, teacherUnpaid, ...complete.map(withOmission)])
  const seeded = complete.map(withLateOmission)
  // Plant the cases after tutors and ads are created, so that a new case changes no other random choice.
  const planted = plantCases(seeded, completeFirstPages(drawnAds, seeded), cities)
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
    ...seedConversation(student, named('no-name'), 4, 'nameless-tutor', 500),
    ...seedConversation(student, named('long-name'), 3, 'long-name', 9000),
    ...seedConversation(nameless, teacher, 6, 'nameless-learner', 300),
    ...others
      .slice(0, 3)
      .flatMap((learner, index) => seedConversation(learner, teacher, 5, `learner${index}`, 70)),
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

function seedPersonas(): Person[] {
  return Object.values(personas).flatMap(({ profile }) => (profile ? [{ ...profile, reviews: 0 }] : []))
}

/** Sets the number of ratings that a tutor persona gets, and the percentage to which they average. */
function withTargetRating(person: Person): Person {
  if (person.UserCode === codeOf('teacher')) return { ...person, Rating: 95, reviews: 18 }
  if (person.UserCode === codeOf('teacherUnpaid')) return { ...person, Rating: 80, reviews: 5 }
  return person.IsTeacher ? { ...person, Rating: 0 } : person
}

/** Returns the account of a persona. @throws Error when it has none, which is a mistake in the mocks themselves */
function personOf(people: Person[], id: PersonaId): Person {
  const found = people.find(person => person.UserCode === codeOf(id))
  if (!found) throw new Error(`The persona ${id} has no account`)
  return found
}
