import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, type Path, useLocation, useNavigate, useParams } from 'react-router'
import {
  changeFilters,
  countFilters,
  type NarrowingName,
  narrowingNames,
  noFilters,
  online,
  restoreFilters,
  type TutorFilters,
  writeFilters,
} from '#domain/filters.ts'
import type { Named } from '#api/schemas.ts'
import { lazyPart } from '#data/lazyPart.tsx'
import { useIsListPending } from '#data/useIsListPending.ts'
import { filtersNow, useFilters } from '#stores/filters.ts'
import { hideToastOf, showToast } from '#stores/toast.ts'
import { betweenFacts } from '#strings/betweenFacts.ts'
import { tutorsText } from '#text/tutors.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Chip } from '#ui/Chip/Chip.tsx'
import { classes } from '#ui/classes.ts'
import { FilterLink } from '#ui/FilterLink/FilterLink.tsx'
import type { Elements } from '#ui/elements.ts'
import { opensElsewhere } from '#ui/opensElsewhere.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { CityFilter } from './CityFilter.tsx'
import styles from './Filters.module.css'
import { isOpenByDefault, type SubjectGroup, type TutorList } from './load.ts'

type LinkTo = (patch: Partial<TutorFilters>) => Partial<Path>

/**
 * Returns a function that takes a change of the pending filters and returns its link target. The target contains the
 * path, because the router would resolve a bare query against a next screen that has loaded but not rendered.
 *
 * Only components that show a filter call it, not the page: a press renders all callers before the mark paints.
 */
export function useLinkTo(): LinkTo {
  const { pathname } = useLocation()
  const filters = useFilters()
  return patch => linkFrom(pathname, filters, patch)
}

/** Returns `linkTo` for handlers: it changes the current filters, even before hydration has rendered them. */
export function useLinkNow(): LinkTo {
  const { pathname } = useLocation()
  return patch => linkFrom(pathname, filtersNow(pathname), patch)
}

const linkFrom = (pathname: string, filters: TutorFilters, patch: Partial<TutorFilters>) => ({
  pathname,
  search: writeFilters(changeFilters(filters, patch)),
})

/** `list` is missing in the page's first frame. */
type Props = { list: TutorList | undefined }

/** The left filters: each row is a link to the list with that filter, or without it when it is active. §2 */
export function Filters({ list }: Props) {
  const isSubject = useParams()['category'] !== undefined
  const filters = useFilters()
  const linkTo = useLinkTo()
  const toggle = (name: NarrowingName, value: number) =>
    linkTo({ [name]: filters[name] === value ? noFilters[name] : value })

  return (
    <Stack gap={6} className={styles.filters}>
      {!isSubject && list?.groups.length !== 0 && (
        <section>
          <h2 className={styles.heading}>{tutorsText.groups}</h2>
          {list ? <SubjectGroups groups={list.groups} /> : <RowSkeletons />}
        </section>
      )}
      <section>
        <h2 className={styles.heading}>{tutorsText.level}</h2>
        {list ? (
          <Stack as="ul" className={styles.columns}>
            {list.cycles.map(({ Id, Name }) => (
              <li key={Id}>
                <FilterLink to={toggle('cycle', Id)} selected={filters.cycle === Id}>
                  {Name}
                </FilterLink>
              </li>
            ))}
          </Stack>
        ) : (
          <RowSkeletons inColumns />
        )}
      </section>
      <section>
        <h2 className={styles.heading}>{tutorsText.place}</h2>
        <FilterLink look="check" to={toggle('city', online)} selected={filters.city === online}>
          {tutorsText.online}
        </FilterLink>
        {list ? (
          <CityFilter cities={list.cities} chosen={filters.city} linkTo={id => toggle('city', id)} />
        ) : (
          <RowSkeletons inColumns />
        )}
      </section>
    </Stack>
  )
}

/** Skeletons of the rows of a list: groups one below the other, other lists in two columns. */
function RowSkeletons({ inColumns = false }: { inColumns?: boolean }) {
  return (
    <div className={classes(styles.skeletons, inColumns ? styles.columns : undefined)}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  )
}

/**
 * The subjects by group. `maincategory` in the address is the open group. A group that opens by itself,
 * because of the chosen subject or because it has no id, is closed and opened by local state: the address
 * cannot express that. §2 Tutor list
 */
function SubjectGroups({ groups }: { groups: readonly SubjectGroup[] }) {
  const filters = useFilters()
  const linkTo = useLinkTo()
  /** Whether the user has closed a group, by its name. A closed group does not open by itself. */
  const [closed, setClosed] = useState<Record<string, boolean>>({})

  return (
    <Stack as="ul">
      {groups.map(group => {
        const { Id, Name, Categories } = group
        const opensByItself = isOpenByDefault(group, filters)
        const open = opensByItself ? !closed[Name] : Id === filters.maincategory
        // A closed group still shows the chosen subject, so that it can be removed.
        const shown = open ? Categories : Categories.filter(subject => subject.Id === filters.category)
        return (
          <li key={Name}>
            <FilterLink
              look="disclosure"
              to={linkTo({ maincategory: open ? 0 : Id })}
              selected={open}
              preventScrollReset
              onClick={event => {
                if (opensElsewhere(event)) return
                setClosed({ ...closed, [Name]: open })
                // Local state opens or closes it: the address stays as it is.
                if (opensByItself) event.preventDefault()
              }}
            >
              {Name}
            </FilterLink>
            {shown.length > 0 && (
              <ul className={styles.sublist}>
                {shown.map(subject => {
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
    </Stack>
  )
}

/** Finds the name of each filter's value; `undefined` for a value that the lists do not have. */
const findName: Record<NarrowingName, (value: number, list: TutorList) => string | undefined> = {
  category: (id, { groups }) =>
    nameOf(
      groups.flatMap(group => group.Categories),
      id,
    ),
  city: (id, { cities }) => (id === online ? tutorsText.online : nameOf(cities, id)),
  cycle: (id, { cycles }) => nameOf(cycles, id),
}

const nameOf = (rows: readonly Named[], id: number) => rows.find(({ Id }) => Id === id)?.Name

/** Returns the active filters whose value the lists have. */
function activeFilters(filters: TutorFilters, list: TutorList) {
  return narrowingNames.flatMap(filter => {
    const value = filters[filter]
    const name = value === noFilters[filter] ? undefined : findName[filter](value, list)
    return name === undefined ? [] : [{ filter, value, name }]
  })
}

/** What the list is filtered by, and the currency of its prices: ' · București · Clasele V-VIII · prețuri în lei'. */
export function FilteredBy({ list }: { list: TutorList }) {
  const filters = useFilters()
  const names = activeFilters(filters, list).map(({ name }) => name)
  return <span>{[...names, tutorsText.currency].map(part => betweenFacts + part).join('')}</span>
}

/** Key of the toast that offers to undo: the list hides it when it unmounts. */
export const undoToast = 'undo filters'

/** The active filters, each with a link that removes it, and a link that resets all. §2 */
export function ActiveFilters({ list }: { list: TutorList }) {
  const filters = useFilters()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const removal = useRef<[before: TutorFilters, after: TutorFilters]>(null)

  // Syncs with the toast: nothing is left to put back once the filter is chosen again, or kept because its list failed.
  useEffect(() => {
    if (!removal.current) return
    const restored = { ...restoreFilters(...removal.current, filters), page: filters.page }
    if (writeFilters(restored) === writeFilters(filters)) hideToastOf(undoToast)
  }, [filters])

  const chips = activeFilters(filters, list)
  const isFiltered = writeFilters({ ...filters, page: noFilters.page }) !== ''
  if (!isFiltered) return null

  function offerUndo(removed: string, patch: Partial<TutorFilters>, event: MouseEvent) {
    if (opensElsewhere(event)) return
    const after = changeFilters(filters, patch)
    removal.current = [filters, after]
    showToast(removed, 'success', undoToast, {
      label: tutorsText.undo,
      onPress: () =>
        void navigate(linkFrom(pathname, restoreFilters(filters, after, filtersNow(pathname)), {})),
    })
  }

  return (
    <>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={tutorsText.active}>
          {chips.map(({ filter, value, name }) => (
            <li key={filter}>
              <Chip
                to={linkTo({ [filter]: noFilters[filter] })}
                onClick={event => offerUndo(tutorsText.removed(name), { [filter]: noFilters[filter] }, event)}
              >
                {value === online ? name : tutorsText.chips[filter](name)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Link
        to={linkTo(noFilters)}
        onClick={event => offerUndo(tutorsText.wasReset, noFilters, event)}
        className={classes('touchTarget', styles.reset)}
      >
        {tutorsText.reset}
      </Link>
    </>
  )
}

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx').then(module => module.FilterSheet), {
  onMissing: ({ onClose }) => onClose(),
})

/** The button that opens the filters in a sheet, under 600 px. It shows the number of active filters. §9 */
export function FilterButton({ total, children }: { total: number | undefined; children: Elements }) {
  const count = countFilters(useFilters())
  const isPending = useIsListPending()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        className={styles.sheetButton}
        icon={<SlidersHorizontal />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {tutorsText.filtersActive(count)}
      </Button>
      {isOpen && (
        <FilterSheet total={isPending ? undefined : total} onClose={() => setIsOpen(false)}>
          {children}
        </FilterSheet>
      )}
    </>
  )
}
