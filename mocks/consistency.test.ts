import { describe, expect, test } from 'vitest'
import { codeOf, type PersonaId } from './personas.ts'
import { seedWorld } from './seed.ts'
import { lessonIds } from './seeding/lessonCases.ts'
import { products } from './subscriptions.ts'
import { addMinutes, hourOf, isWallClock, weekdayOf, worldStart } from './wallClock.ts'

describe.each(['full', 'empty'] as const)('in the %s world', size => {
  const seed = seedWorld(size)
  const person = new Map(seed.people.map(one => [one.UserCode, one]))
  const payment = new Map(seed.payments.map(one => [one.PaymentCode, one]))

  test('ids and codes are unique in every table', () => {
    const keys = {
      requests: seed.requests.map(one => one.RequestCode),
      messages: seed.messages.map(one => one.id),
      reads: seed.reads.map(one => one.id),
      weeks: seed.weeks.map(one => one.teacher),
      appointments: seed.appointments.map(one => one.Id),
      payments: seed.payments.map(one => one.PaymentCode),
      invoices: seed.payments.map(one => one.InvoiceNumber),
      ratings: seed.ratings.map(one => one.id),
      chat: seed.chat.map(one => one.id),
    }
    for (const [table, ids] of Object.entries(keys))
      expect(new Set<unknown>(ids).size, table).toBe(ids.length)
  })

  test('every person that a row refers to has an account', () => {
    const named = [
      ...seed.requests.map(one => one.learner),
      ...seed.messages.flatMap(one => [one.from, one.to]),
      ...seed.weeks.map(one => one.teacher),
      ...seed.appointments.flatMap(one => [one.teacher, one.learner]),
      ...seed.payments.map(one => one.payer),
      ...seed.ratings.flatMap(one => [one.teacher, one.student]),
    ]
    expect(named.filter(code => !person.has(code))).toEqual([])
  })

  test("a lesson lies in its tutor's weekly hours, lasts one hour, and overlaps no other lesson of its parties", () => {
    const slots = new Set(
      seed.weeks.flatMap(week => week.slots.map(slot => `${week.teacher} ${slot.Day} ${slot.Time}`)),
    )
    for (const { Id, teacher, learner, StartDate, EndDate } of seed.appointments) {
      expect(slots, String(Id)).toContain(`${teacher} ${weekdayOf(StartDate)} ${hourOf(StartDate)}`)
      expect(EndDate).toBe(addMinutes(StartDate, 60))
      expect([person.get(teacher)?.IsTeacher, person.get(learner)?.IsTeacher]).toEqual([true, false])
      expect(products.map(({ code }) => code as number)).not.toContain(Id)
    }
    for (const party of ['teacher', 'learner'] as const) {
      const hours = seed.appointments.map(lesson => `${lesson[party]} ${lesson.StartDate}`)
      expect(new Set(hours).size, party).toBe(hours.length)
    }
  })

  test('a lesson with payments is accepted and billed to its learner, and every lesson payment belongs to one lesson', () => {
    const used = seed.appointments.flatMap(lesson => {
      if (lesson.payments.length > 0) expect(lesson.AcceptedByTeacher).toBe(true)
      for (const code of lesson.payments)
        expect(payment.get(code)).toMatchObject({ payer: lesson.learner, Product: null })
      return lesson.payments
    })
    const forLessons = seed.payments.filter(one => one.Product === null).map(one => one.PaymentCode)
    expect(used.toSorted()).toEqual(forLessons.toSorted())
  })

  test('every subscription is active and has its payment, and of the tutor personas only `teacher` has one', () => {
    const paid = new Set(
      seed.payments.filter(one => one.Product !== null).map(one => `${one.payer} ${one.Added}`),
    )
    for (const { UserCode, SubscriptionStartDate: start, SubscriptionEndDate: end } of seed.people) {
      expect(Boolean(start)).toBe(Boolean(end))
      if (!start || !end) continue
      expect(paid, UserCode).toContain(`${UserCode} ${start}`)
      expect(start < worldStart && worldStart < end).toBe(true)
    }
    const subscribed = (id: PersonaId) => Boolean(person.get(codeOf(id))?.SubscriptionEndDate)
    expect([subscribed('teacher'), subscribed('teacherUnpaid'), subscribed('teacherNew')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('ratings are whole numbers from 0 to 10, and the percentage of a tutor is their average, and 0 or missing without any', () => {
    const ratings = Map.groupBy(seed.ratings, rating => rating.teacher)
    for (const { Rating } of seed.ratings)
      expect([Number.isInteger(Rating), Rating >= 0, Rating <= 10]).not.toContain(false)
    for (const { UserCode, Rating, reviews } of seed.people) {
      const own = ratings.get(UserCode)?.map(one => one.Rating) ?? []
      expect(own.length).toBe(reviews)
      const average = Math.round((own.reduce((a, b) => a + b, 0) / (own.length || 1)) * 10)
      expect(Rating ?? 0).toBe(average)
    }
  })

  test('ads, requests, messages, payments, ratings and chat are dated no later than the start of the world', () => {
    const past = [
      ...seed.ads.flatMap(one => one.Added ?? []),
      ...seed.requests.map(one => one.StartDate),
      ...seed.messages.map(one => one.added),
      ...seed.payments.map(one => one.Added),
      ...seed.ratings.map(one => one.Added),
      ...seed.chat.map(one => one.added),
    ]
    expect(past.filter(date => !isWallClock(date) || date > worldStart)).toEqual([])
  })

  test('every chat line is written by a party of its lesson', () => {
    const lessons = new Map(seed.appointments.map(lesson => [lesson.Id, lesson]))
    for (const { appointment, from } of seed.chat) {
      const { teacher, learner } = lessons.get(appointment) ?? {}
      expect([teacher, learner]).toContain(from)
    }
  })
})

test('every lesson that the catalogue names is seeded', () => {
  const { appointments } = seedWorld('full')
  const ids = appointments.map(lesson => lesson.Id)
  for (const id of Object.values(lessonIds)) expect(ids).toContain(id)
})
