import type { LoaderFunctionArgs } from 'react-router'
import { getCycles, getMainsWithSubjects } from '#api/categories.ts'
import { getCities } from '#api/users.ts'
import { subjectsOf } from '#domain/subjects.ts'
import { getViewer, orLogin } from '#session.ts'
import { deferred } from '#data/usePromise.ts'

/**
 * Defers the lists, so that the form renders before them. Waits for the viewer, whose draft the form
 * restores; the route requires a session.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const lists = {
    subjects: deferred(orLogin(getMainsWithSubjects().then(subjectsOf), request)),
    cities: deferred(orLogin(getCities(), request)),
    cycles: deferred(orLogin(getCycles(), request)),
  }
  const viewer = await getViewer()
  return { lists, viewerCode: viewer?.UserCode ?? '' }
}

export type NewRequestData = Awaited<ReturnType<typeof loader>>
