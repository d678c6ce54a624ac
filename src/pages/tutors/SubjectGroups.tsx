import { useState } from 'react'
import { isOpenByDefault, type SubjectGroup } from '#domain/groups.ts'
import { FilterLink } from '#ui/FilterLink/FilterLink.tsx'
import type { FilterProps } from './filterProps.ts'
import styles from './Filters.module.css'

type Props = Pick<FilterProps, 'filters' | 'linkTo'> & { groups: readonly SubjectGroup[] }

/**
 * The subjects by group. `maincategory` in the address is the open group. A group that opens by itself,
 * because of the chosen subject or because it has no id, is closed and opened by local state: the address
 * cannot express that. §2 Tutor list
 */
export function SubjectGroups({ groups, filters, linkTo }: Props) {
  /** By name, whether the user has closed the group; a closed one does not open by itself. */
  const [closed, setClosed] = useState<Record<string, boolean>>({})

  return (
    <ul className={styles.list}>
      {groups.map(group => {
        const { Id, Name, Categories } = group
        const opensByItself = isOpenByDefault(group, filters)
        const open = opensByItself ? !closed[Name] : Id === filters.maincategory
        return (
          <li key={Name}>
            <FilterLink
              look="disclosure"
              to={linkTo({ maincategory: open ? 0 : Id })}
              selected={open}
              preventScrollReset
              onClick={event => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                setClosed({ ...closed, [Name]: open })
                // Local state opens or closes it: the address stays as it is.
                if (opensByItself) event.preventDefault()
              }}
            >
              {Name}
            </FilterLink>
            {open && (
              <ul className={styles.sublist}>
                {Categories.map(subject => {
                  const selected = filters.category === subject.Id
                  return (
                    <li key={subject.Id}>
                      <FilterLink
                        // Without its subject the group would close, and unmount the link that was pressed.
                        to={linkTo(selected ? { category: 0, maincategory: Id } : { category: subject.Id })}
                        selected={selected}
                      >
                        {subject.Name}
                      </FilterLink>
                    </li>
                  )
                })}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
