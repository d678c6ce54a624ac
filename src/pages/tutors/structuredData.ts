import type { ItemList, ListItem } from 'schema-dts'
import type { Ad } from '#api/users.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'

/** Returns the tutors of the list as schema.org data, named as for a visitor. `address` makes a path absolute. */
export function structuredData(ads: readonly Ad[], address: (path: string) => string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: ads.map(({ Code, Teacher }, index): ListItem => {
      const name = displayName(Teacher, false)
      return {
        '@type': 'ListItem',
        position: index + 1,
        ...(name && { name }),
        url: address(paths.tutor(Code)),
      }
    }),
  }
}
