import {
  getCategories,
  getCycles,
  getGroups,
  getMains,
  getMainsWithSubjects,
  getSubjectsOf,
} from '#api/categories.ts'
import { categories } from '#mocks/seeding/lists.ts'
import { answer } from './answer.ts'
import { toNumber } from './pages.ts'

export const categoryHandlers = [
  // Exempt from `failing`: the page of a subject requests its ads only after this list, and would fail twice.
  answer(getCategories, () => categories, { exempt: true }),
  answer(getGroups, ({ world }) => world.seed.groups),
  answer(getMains, ({ world }) => world.seed.groups),
  answer(getMainsWithSubjects, ({ world }) => world.seed.groups),
  answer(getSubjectsOf, ({ world, args }) => {
    const group = world.seed.groups.find(({ Id }) => Id === toNumber(args.id))
    return group?.Categories ?? []
  }),
  answer(getCycles, ({ world }) => world.seed.cycles),
]
