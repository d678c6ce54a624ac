import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { type Appointment, getActiveAppointments, getOldAppointments } from '#api/appointments.ts'
import type { Paged } from '#api/schemas.ts'
import { requireProfile } from '#api/viewer.ts'
import { type Pager, pageSize, readRows, readShownPage } from '#domain/pager.ts'
import { storeLessons } from '#features/accountCounts/accountCounts.ts'
import { getViewer, redirectOnExpiry } from '#session.ts'
import { whenSettled, deferred } from '#data/useDeferred.ts'
import { isOtherPage } from '#stores/screen.ts'
import { hasSameRows, readAddress } from './address.ts'

type ReadPage = (page: number) => Promise<Paged<Appointment>>

export type ListPage = { rows: Appointment[]; pager: Pager }

/**
 * Loads the active list and the old one; each may fail on its own. The old one is `null` while it is closed, except for a
 * student, to whom the switch says how many of its lessons wait for a score. §2 Appointments
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const { page, old, chosen } = readAddress(new URL(request.url).searchParams)
  const viewer = requireProfile(await getViewer())
  const readActive: ReadPage = number => getActiveAppointments({ page: number }, { signal })
  const readOld: ReadPage = number => getOldAppointments({ page: number }, { signal })

  const active = deferred(redirectOnExpiry(readShownPage(page, readActive), request))
  const store = storeLessons(viewer)
  active.then(
    ({ rows, pager }) => store({ Entities: rows, TotalRows: pager.totalItems }),
    () => {},
  )
  const oldList: Promise<ListPage | null> = deferred(
    old === null && viewer.IsTeacher
      ? Promise.resolve(null)
      : redirectOnExpiry(readOldPage(old ?? 1, readOld), request),
  )
  const chosenOnOtherPages = deferred(
    redirectOnExpiry(
      active.then(shown => readChosenOnOtherPages(chosen, shown, readActive)),
      request,
    ),
  )
  // The screen renders once the open list has settled; until then a refetch leaves the stale one.
  await Promise.all([whenSettled(active), old !== null && whenSettled(oldList)])
  if (isOtherPage(request, 'page')) await active
  if (old !== null && isOtherPage(request, 'old')) await oldList
  return { viewer, active, chosenOnOtherPages, old: oldList }
}

export type AppointmentsData = Awaited<ReturnType<typeof loader>>

/** Returns the chosen appointments on other pages of the active list: their prices are part of the total. */
async function readChosenOnOtherPages(
  chosen: readonly number[],
  { rows, pager }: ListPage,
  read: ReadPage,
): Promise<Appointment[]> {
  const missing = chosen.filter(id => !rows.some(({ Id }) => Id === id))
  if (missing.length === 0 || pager.totalPages <= 1) return []
  const hasAll = (all: readonly Appointment[]) => missing.every(id => all.some(({ Id }) => Id === id))
  const all = await readRows(read, hasAll)
  return all.filter(({ Id }) => missing.includes(Id))
}

/** Skips the reload after a choice for payment, which changes the address but not the lists. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isChoice = hasSameRows(currentUrl, nextUrl) && currentUrl.search !== nextUrl.search
  return isChoice ? false : defaultShouldRevalidate
}

const longPage = 100

// Assumption: a page of old appointments has 10 by the specification; a server that sends more on page 1 sends 100.
/** Reads a page of the old list. Page 1 is always read too: its length tells the page size. @throws ApiError */
export async function readOldPage(page: number, read: ReadPage) {
  const first = read(1)
  const requested = page === 1 ? first : read(page)
  // Await both together: when one rejects, the rejection of the other must not be unhandled.
  const [{ Entities }] = await Promise.all([first, requested])
  const size = Entities.length > pageSize ? longPage : pageSize
  return readShownPage(
    page,
    number => (number === 1 ? first : number === page ? requested : read(number)),
    size,
  )
}
