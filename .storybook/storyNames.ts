import type { Indexer, IndexInput } from 'storybook/internal/types'

/**
 * What distinguishes a story from the others of its component: the first word of its export name, e.g.
 * `StateEmpty`. In the order of the sidebar: a screen opens as its usual viewer sees it.
 */
const axes = ['Role', 'State', 'Width', 'Interaction']

/** Returns the position of the axis of a story's name, which Storybook derives from the export name, or -1. */
export const axisOf = (name = '') => axes.indexOf(name.split(' ')[0] ?? '')

/**
 * Returns the indexer with the stories of a file sorted by axis. Adds a documentation page to each component of the
 * kit, feature and screen.
 */
export const withAxes = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(fileName, options) {
    const inputs = await indexer.createIndex(fileName, options)
    return inputs
      .toSorted((one, other) => axisOf(one.name) - axisOf(other.name))
      .map(input => ({ ...input, tags: [...docsTags(input), ...(input.tags ?? [])] }))
  },
})

const docsTags = ({ title }: IndexInput) =>
  /^(Kit|Features|Screens)\//.test(title ?? '') ? ['autodocs'] : []
