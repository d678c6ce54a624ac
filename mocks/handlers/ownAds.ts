import * as z from 'zod/mini'
import { read } from '#api/mismatches.ts'
import { deleteAd, getOwnAds, OwnAd, saveAd } from '#api/profile.ts'
import { MaybeVerbatim } from '#api/texts.ts'
import { durations } from '#mocks/data/lists.ts'
import type { AdRow } from '#mocks/rows.ts'
import { newCode } from '#mocks/seeding/codes.ts'
import { categories } from '#mocks/seeding/lists.ts'
import { toDate } from '#mocks/wallClock.ts'
import type { World } from '#mocks/world.ts'
import { isBlank } from '#strings/blank.ts'
import { answerBody, answerViewer } from './answer.ts'
import { notTeacher } from './profile.ts'
import { refuse } from './refuse.ts'

const highestPrice = 10_000

const invalid = 'Cererea este invalidă.'
const notFound = 'Anunțul nu există.'

/** Handlers of §7 Profile for the viewer's own ads. These come without their `Teacher`. */
export const ownAdHandlers = [
  answerViewer(getOwnAds, ({ world, viewer }) =>
    world.ads
      .all()
      .filter(ad => ad.teacher === viewer.UserCode)
      .map(ad => ({ ...ad, Added: toDate(ad.Added), Teacher: null })),
  ),

  answerBody(saveAd, ({ world, viewer }, body) => {
    if (!viewer.IsTeacher) return refuse(403, notTeacher)
    const { value: sent } = read(SavedAd, body)
    if (!sent) return refuse(400, invalid)
    const existing = sent.Code === undefined ? undefined : world.ads.get(sent.Code)
    if (sent.Code !== undefined && existing?.teacher !== viewer.UserCode) return refuse(404, notFound)
    const fields = readAd(world, sent)
    if (typeof fields === 'string') return refuse(400, fields)
    const ad = existing ?? {
      Code: newCode('ad', world.count('ad')),
      Added: world.now(),
      teacher: viewer.UserCode,
      views: 0,
    }
    world.ads.put({ ...ad, ...fields })
  }),

  answerBody(deleteAd, ({ world, viewer }, body) => {
    const { value: sent } = read(OwnAd, body)
    if (!sent) return refuse(400, invalid)
    const { Code } = sent
    if (world.ads.get(Code)?.teacher !== viewer.UserCode) return refuse(404, notFound)
    world.ads.remove(Code)
  }),
]

/** An ad as it is sent to be saved; a new one has no code. Its text is stored as it is. */
const SavedAd = z.extend(OwnAd, { Code: z.optional(z.string()), Description: MaybeVerbatim })

type AdFields = Omit<AdRow, 'Code' | 'Added' | 'teacher' | 'views'>

/** Returns the form's fields, or the error text for the first invalid one (§5). */
function readAd(world: World, sent: z.infer<typeof SavedAd>): AdFields | string {
  const Category = categories.find(({ Id }) => Id === sent.Category.Id)
  const Cycles = world.seed.cycles.filter(({ Id }) => sent.Cycles.some(cycle => cycle.Id === Id))
  const { Price, Description } = sent
  const [Duration, DurationName] = durations.find(([minutes]) => minutes === sent.Duration) ?? []
  if (!Category) return 'Selecteaza o materie!'
  if (isBlank(Description)) return 'Adauga o descriere!'
  if (Cycles.length === 0) return 'Selecteaza cel putin 1 nivel!'
  if (sent.Duration && Duration === undefined) return 'Durata nu este validă.'
  if (Price && !(Price >= 0 && Price <= highestPrice)) return 'Prețul nu este valid.'
  return { Category, Description, Cycles, Duration, DurationName, Price }
}
