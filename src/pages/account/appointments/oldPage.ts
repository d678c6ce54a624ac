import type { Appointment } from '#api/appointments.ts'
import type { Paged } from '#api/schemas.ts'
import { pageSize, readShownPage } from '#domain/pager.ts'

export type ReadPage = (page: number) => Promise<Paged<Appointment>>

const longPage = 100

// Assumption: a page of old appointments has 10 by the specification; a server that sends more on page 1 sends 100.
/** Reads a page of the old list. Page 1 is always read too: its length tells the page size. @throws ApiError */
export async function readOldPage(page: number, read: ReadPage) {
  const first = read(1)
  const asked = page === 1 ? first : read(page)
  // Await both together: when one rejects, the rejection of the other must not be unhandled.
  const [{ Entities }] = await Promise.all([first, asked])
  const size = Entities.length > pageSize ? longPage : pageSize
  return readShownPage(page, number => (number === 1 ? first : number === page ? asked : read(number)), size)
}
