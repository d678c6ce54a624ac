import type { ItemList, ListItem } from 'schema-dts'
import type { Ad } from '#api/users.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'

/**
 * Returns a page of the list as schema.org data: the tutors in their order, each with the address of their
 * page. The names are those that a visitor reads. `address` makes a path of the app absolute.
 */
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
