import type { LoaderFunctionArgs } from 'react-router'
import { getCycles, getMainsWithSubjects } from '#api/categories.ts'
import { getCities } from '#api/users.ts'
import { getViewer, orLogin } from '#session.ts'
import { later } from '#ui/usePromise.ts'

/** The form is there before its lists. Whose draft it begins with is known: the route asks for a session. */
export async function loader({ request }: LoaderFunctionArgs) {
  const lists = {
    mains: later(orLogin(getMainsWithSubjects(), request)),
    cities: later(orLogin(getCities(), request)),
    cycles: later(orLogin(getCycles(), request)),
  }
  const viewer = await getViewer()
  return { lists, viewerCode: viewer?.UserCode ?? '' }
}

export type NewRequestData = Awaited<ReturnType<typeof loader>>
