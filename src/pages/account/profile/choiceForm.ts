import * as z from 'zod/mini'
import type { Named } from '#api/schemas.ts'
import type { OptionGroup } from '#ui/MultiSelect/options.ts'

/** The ids of the chosen subjects or levels. */
export type ChoiceForm = { chosen: readonly number[] }

export const ChoiceDraft: z.core.$ZodType<Partial<ChoiceForm>> = z.object({
  chosen: z.exactOptional(z.array(z.number())),
})

/** Returns the groups, and one more for the profile's own items that they no longer offer. */
export function withOthers(groups: readonly OptionGroup[], own: readonly Named[], name: string) {
  const offered = new Set(groups.flatMap(({ Options }) => Options.map(({ Id }) => Id)))
  const others = own.filter(({ Id }) => !offered.has(Id))
  return others.length === 0 ? [...groups] : [...groups, { Name: name, Options: others }]
}

/** Returns the chosen options as the call takes them: each once, in the order of the groups. */
export function chosenIn(groups: readonly OptionGroup[], chosen: readonly number[]): Named[] {
  const ids = new Set(chosen)
  const options = new Map(groups.flatMap(({ Options }) => Options).map(one => [one.Id, one]))
  return [...options.values()].filter(({ Id }) => ids.has(Id)).map(({ Id, Name }) => ({ Id, Name }))
}
