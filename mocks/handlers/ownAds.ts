import * as z from 'zod/mini'
import { deleteAd, getOwnAds, OwnAd, saveAd } from '#api/profile.ts'
import { durations } from '#mocks/data/lists.ts'
import type { AdRow } from '#mocks/rows.ts'
import { newCode } from '#mocks/seeding/codes.ts'
import { categories } from '#mocks/seeding/lists.ts'
import { toDate } from '#mocks/wallClock.ts'
import type { World } from '#mocks/world.ts'
import { answerBody, answerViewer } from './answer.ts'
import { notTeacher } from './profile.ts'
import { refuse } from './refuse.ts'

const highestPrice = 10_000

const invalid = 'Cererea este invalidă.'
const notFound = 'Anunțul nu există.'

/** spec §7 Profile: the viewer's own ads. They say nothing of their teacher. */
export const ownAdHandlers = [
  answerViewer(getOwnAds, ({ world, viewer }) =>
    world.ads
      .all()
      .filter(ad => ad.teacher === viewer.UserCode)
      .map(ad => ({ ...ad, Added: toDate(ad.Added), Teacher: null })),
  ),

  answerBody(saveAd, ({ world, viewer }, body) => {
    if (!viewer.IsTeacher) return refuse(403, notTeacher)
    const { data: sent } = z.safeParse(SavedAd, body)
    if (!sent) return refuse(400, invalid)
    const known = sent.Code === undefined ? undefined : world.ads.get(sent.Code)
    if (sent.Code !== undefined && known?.teacher !== viewer.UserCode) return refuse(404, notFound)
    const fields = readAd(world, sent)
    if (typeof fields === 'string') return refuse(400, fields)
    const own = known ?? {
      Code: newCode('ad', world.count('ad')),
      Added: world.now(),
      teacher: viewer.UserCode,
      views: 0,
    }
    world.ads.put({ ...own, ...fields })
  }),

  answerBody(deleteAd, ({ world, viewer }, body) => {
    const { data: sent } = z.safeParse(OwnAd, body)
    if (!sent) return refuse(400, invalid)
    const { Code } = sent
    if (world.ads.get(Code)?.teacher !== viewer.UserCode) return refuse(404, notFound)
    world.ads.remove(Code)
  }),
]

/** A new ad has no code. */
const SavedAd = z.extend(OwnAd, { Code: z.optional(z.string()) })

type AdFields = Omit<AdRow, 'Code' | 'Added' | 'teacher' | 'views'>

/** What was filled in, with the names from the lists; or, by §5, the text of what is wrong. */
function readAd(world: World, sent: z.infer<typeof SavedAd>): AdFields | string {
  const Category = categories.find(({ Id }) => Id === sent.Category.Id)
  const Cycles = world.seed.cycles.filter(({ Id }) => sent.Cycles.some(cycle => cycle.Id === Id))
  const { Price, Description } = sent
  const [Duration, DurationName] = durations.find(([minutes]) => minutes === sent.Duration) ?? []
  if (!Category) return 'Selecteaza o materie!'
  if (!Description?.trim()) return 'Adauga o descriere!'
  if (Cycles.length === 0) return 'Selecteaza cel putin 1 nivel!'
  if (sent.Duration && Duration === undefined) return 'Durata nu este validă.'
  if (Price && !(Price >= 0 && Price <= highestPrice)) return 'Prețul nu este valid.'
  return { Category, Description, Cycles, Duration, DurationName, Price }
}
