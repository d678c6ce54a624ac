import { useState } from 'react'
import { opensItself, type SubjectGroup } from '#domain/groups.ts'
import { FilterLink } from '#ui/FilterLink/FilterLink.tsx'
import type { FilterProps } from './filterProps.ts'
import styles from './Filters.module.css'

type Props = Pick<FilterProps, 'filters' | 'linkTo'> & { groups: readonly SubjectGroup[] }

/**
 * The subjects by group. `maincategory` of the address is the group that is open; the one that is open by itself, because
 * of the chosen subject, is closed and opened here, since the address has no word for that. §2 Tutor list
 */
export function SubjectGroups({ groups, filters, linkTo }: Props) {
  /** By their names, the groups that were closed by hand: they do not open by themselves. */
  const [closed, setClosed] = useState<Record<string, boolean>>({})

  return (
    <ul className={styles.list}>
      {groups.map(group => {
        const { Id, Name, Categories } = group
        const isOwnDoing = opensItself(group, filters)
        const open = isOwnDoing ? !closed[Name] : Id === filters.maincategory
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
                // The address stays as it is.
                if (isOwnDoing) event.preventDefault()
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
                        // Without its subject the group would close, and take away the link that was pressed.
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
