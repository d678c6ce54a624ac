import type { LoaderFunctionArgs } from 'react-router'
import { getRequests } from '#api/requests.ts'
import { readShownPage } from '#domain/pager.ts'
import { readRequestFilters } from '#domain/requestFilters.ts'

/** Loads the page of requests that the address asks for. @throws ApiError */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const filters = readRequestFilters(new URL(request.url).searchParams)
  const { rows, pager } = await readShownPage(filters.page, page =>
    getRequests({ ...filters, page }, { signal }),
  )
  return { requests: rows, pager }
}

export type RequestList = Awaited<ReturnType<typeof loader>>
