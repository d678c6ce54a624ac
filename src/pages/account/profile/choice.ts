import type { Named } from '#api/schemas.ts'
import type { OptionGroup } from '#ui/MultiSelect/options.ts'

/** Ids joined by commas, in the order of the numbers: the same choice is the same text. */
export type ChoiceForm = { chosen: string }

export function toChoiceForm(chosen: readonly { Id: number }[]): ChoiceForm {
  return { chosen: formatIds(chosen.map(({ Id }) => Id)) }
}

export function formatIds(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join(',')
}

function parseIds(chosen: string): number[] {
  return chosen.split(',').flatMap(id => (/^-?\d+$/.test(id) ? [Number(id)] : []))
}

/** The groups with what the profile has chosen and they do not offer any more: it is kept until it is taken back. */
export function withOthers(groups: readonly OptionGroup[], own: readonly Named[], name: string) {
  const offered = new Set(groups.flatMap(({ Options }) => Options.map(({ Id }) => Id)))
  const others = own.filter(({ Id }) => !offered.has(Id))
  return others.length === 0 ? [...groups] : [...groups, { Name: name, Options: others }]
}

/** What the server is sent: each once, in the order of the lists, with its name. */
export function chosenIn(groups: readonly OptionGroup[], chosen: string): Named[] {
  const ids = new Set(parseIds(chosen))
  const options = new Map(groups.flatMap(({ Options }) => Options).map(one => [one.Id, one]))
  return [...options.values()].filter(({ Id }) => ids.has(Id)).map(({ Id, Name }) => ({ Id, Name }))
}
