/** When a component of the kit is the right one. */
export type Usage = {
  when: string
  dos?: string[]
  /** Mistakes that are likely. */
  donts?: string[]
}

/** Returns the parameters of a component's stories with its usage. */
export const usage = (value: Usage) => ({ usage: value })

/**
 * Returns the parameters of a story that the documentation shows in a frame of its own: because it covers the
 * page, or because its `play` leads to its state.
 */
export const inFrame = (height: string) => ({ docs: { story: { inline: false, height } } })

/** Returns the usage of a component of the kit. @throws Error when its stories have none */
export function usageOf(parameters: Record<string, unknown>): Usage {
  const value = parameters['usage']
  if (!isUsage(value)) throw new Error('Say in `usage` when the component is the right one.')
  return value
}

/** Fails the story of a component of the kit whose documentation does not say when to use it. */
export function expectUsage(story: { title: string; parameters: Record<string, unknown> }): void {
  if (story.title.startsWith('Kit/')) usageOf(story.parameters)
}

function isUsage(value: unknown): value is Usage {
  return typeof value === 'object' && value !== null && 'when' in value
}
