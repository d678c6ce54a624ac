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

const toRow = (
  id: string,
  learner: string,
  Description: string | undefined,
  patch: Partial<RequestRow> = {},
): RequestRow => ({ ...usual, RequestCode: `c-${id}`, Description, learner, ...patch })

const online = (subject: string) => ({ Category: byName(categories, subject), City: null, IsOnline: true })

export function seedRequestCases(student: string, learner: string, nameless: string): RequestRow[] {
  const ended = { StartDate: minutesBefore(40 * day), EndDate: addDays(minutesBefore(40 * day), 7) }
  const long = 'Avem nevoie de cineva cu multă răbdare și cu experiență la clasele mici. '.repeat(27).trim()
  return [
    toRow('own', student, 'Caut un profesor de matematică pentru Bacalaureat, de preferat lângă Mănăștur.'),
    toRow(
      'own-online',
      student,
      'Conversație în limba engleză, seara, o dată pe săptămână.',
      online('Limba engleza'),
    ),
    toRow('online', learner, 'Ajutor la programare, numai online.', online('Informatica')),
    toRow('no-city', learner, 'Caut un profesor de pian.', { ...online('Pian'), IsOnline: false }),
    toRow('ended', learner, 'Pregătire pentru simulare, urgent!', ended),
    toRow('html', learner, '<b>Urgent</b> <script>alert("cerere")</script> 🙏 دروس \u202Eסוף'),
    toRow('long', learner, long),
    toRow('empty', nameless, undefined, { City: null, Cycle: null }),
  ]
}
