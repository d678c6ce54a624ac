import type { City } from '#api/users.ts'
import { requestTexts } from '#mocks/data/requests.ts'
import { chance, momentBetween, pick, skewed, startSequence } from '#mocks/random.ts'
import type { Person, RequestRow } from '#mocks/rows.ts'
import { addDays, minutesBefore } from '#mocks/wallClock.ts'
import { drawCodes } from './codes.ts'
import { byName, categories, cycles, townCities } from './lists.ts'

/** §9: days that a request stays open. */
export const requestDurations = [3, 7, 14, 31]

const day = 24 * 60

/** Creates requests of students other than the persona. Every sixth has ended. */
export function seedRequests(count: number, learners: Person[], cities: City[]): RequestRow[] {
  const codes = drawCodes('request', count)
  startSequence('requests')
  return codes.map((RequestCode, index) => {
    const days = pick(requestDurations)
    // A request that started this many minutes ago ends now. One that started earlier has ended, a later one
    // is open.
    const duration = days * day
    const StartDate =
      index % 6 === 5 ? momentBetween(duration + 90 * day, duration + 60) : momentBetween(duration - 60, 30)
    const Category = pick(categories)
    const IsOnline = chance(0.35)
    return {
      RequestCode,
      Description: pick(requestTexts).replaceAll('{materie}', Category.Name),
      Category,
      City: IsOnline ? null : (cities[skewed(cities.length - 1)] ?? null),
      IsOnline,
      StartDate,
      EndDate: addDays(StartDate, days),
      Cycle: pick(cycles),
      learner: pick(learners).UserCode,
    }
  })
}

const usual = {
  Category: byName(categories, 'Matematica'),
  City: byName(townCities, 'Cluj-Napoca'),
  IsOnline: false,
  StartDate: minutesBefore(3 * 24 * 60),
  EndDate: addDays(minutesBefore(3 * 24 * 60), 14),
  Cycle: byName(cycles, 'Bacalaureat'),
}

/** Creates the requests of the catalogue. */
export function seedRequestCases(student: string, learner: string, nameless: string): RequestRow[] {
  return [
    {
      ...usual,
      RequestCode: 'c-own',
      Description: 'Caut un profesor de matematică pentru Bacalaureat, de preferat lângă Mănăștur.',
      learner: student,
    },
    {
      ...usual,
      RequestCode: 'c-own-online',
      Description: 'Conversație în limba engleză, seara, o dată pe săptămână.',
      Category: byName(categories, 'Limba engleza'),
      City: null,
      IsOnline: true,
      learner: student,
    },
    {
      ...usual,
      RequestCode: 'c-online',
      Description: 'Ajutor la programare, numai online.',
      Category: byName(categories, 'Informatica'),
      City: null,
      IsOnline: true,
      learner,
    },
    {
      ...usual,
      RequestCode: 'c-no-city',
      Description: 'Caut un profesor de pian.',
      Category: byName(categories, 'Pian'),
      City: null,
      learner,
    },
    {
      ...usual,
      RequestCode: 'c-ended',
      Description: 'Pregătire pentru simulare, urgent!',
      StartDate: minutesBefore(40 * 24 * 60),
      EndDate: addDays(minutesBefore(40 * 24 * 60), 7),
      learner,
    },
    {
      ...usual,
      RequestCode: 'c-html',
      Description: '<b>Urgent</b> <script>alert("cerere")</script> 🙏 دروس \u202Eסוף',
      learner,
    },
    {
      ...usual,
      RequestCode: 'c-long',
      Description: 'Avem nevoie de cineva cu multă răbdare și cu experiență la clasele mici. '
        .repeat(27)
        .trim(),
      learner,
    },
    { ...usual, RequestCode: 'c-empty', Description: undefined, City: null, Cycle: null, learner: nameless },
  ]
}
