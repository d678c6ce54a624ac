import type { Indexer, IndexInput } from 'storybook/internal/types'

/**
 * What distinguishes a story from the others of its component: the first word of its export name, e.g.
 * `StateEmpty`. In the order of the sidebar: a screen opens as its usual viewer sees it.
 */
const axes = ['Role', 'State', 'Width', 'Interaction'] as const

/**
 * Returns a story's name for display, "State: Session expired", from the name that Storybook derives from the
 * export name, "State Session Expired". The names of pages have no axis.
 */
export function displayName(name: string): string {
  const [axis, ...words] = name.split(' ')
  return axisOf(name) < 0 ? sentence(name) : `${axis}: ${sentence(words.join(' '))}`
}

const sentence = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()

/** Returns the position of the name's axis, or -1. */
function axisOf(name: string): number {
  return axes.findIndex(axis => name.startsWith(`${axis} `))
}

/**
 * Returns the indexer with display names and with the stories of a file sorted by axis. Adds a documentation
 * page to each component of the kit and to each screen.
 */
export function withStoryNames(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(fileName, options) {
      const inputs = await indexer.createIndex(fileName, options)
      return inputs
        .toSorted((one, other) => axisOf(one.name ?? '') - axisOf(other.name ?? ''))
        .map(input => ({
          ...input,
          ...(input.name && { name: displayName(input.name) }),
          tags: [...docsTags(input), ...(input.tags ?? [])],
        }))
    },
  }
}

const docsTags = ({ title }: IndexInput) => (/^(Kit|Screens)\//.test(title ?? '') ? ['autodocs'] : [])
