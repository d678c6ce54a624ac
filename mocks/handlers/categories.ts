import { CategoryGroup } from '#api/categories.ts'
import { list, Named } from '#api/schemas.ts'
import { categories } from '#mocks/seeding/lists.ts'
import { answerGet } from './answer.ts'

/** spec §7 Categories and cycles. */
export const categoryHandlers = [
  // Spared by `failing`: a subject's page asks for its ads only once it knows the subject, and would fail twice.
  answerGet('/api/categories/getall', list(Named), () => categories, { exempt: true }),
  answerGet('/api/categories/getallgroupped', list(CategoryGroup), ({ world }) => world.seed.groups),
  answerGet('/api/categories/getmains', list(Named), ({ world }) => world.seed.groups),
  answerGet('/api/cycle/getall', list(Named), ({ world }) => world.seed.cycles),
]
