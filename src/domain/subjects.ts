import type { Named } from '#api/schemas.ts'

/** A subject with the first group, or main category, that it belongs to. */
export type Subject = Named & { group?: string }

type Group = { Name: string; Categories: readonly Named[] }

/** Returns the subjects of all groups, in order. A subject of several groups comes once, with the first. */
export function subjectsOf(groups: readonly Group[]): Subject[] {
  const subjects = new Map<number, Subject>()
  for (const group of groups)
    for (const { Id, Name } of group.Categories)
      if (!subjects.has(Id)) subjects.set(Id, { Id, Name, group: group.Name })
  return [...subjects.values()]
}
