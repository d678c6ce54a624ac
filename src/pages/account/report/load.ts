import type { LoaderFunctionArgs } from 'react-router'
import { getBalance, getReport } from '#api/report.ts'
import { now } from '#clock.ts'
import { readPage, readShownPage } from '#domain/pager.ts'
import { getViewer, redirectOnExpiry } from '#session.ts'
import { deferred, whenSettled } from '#data/useDeferred.ts'
import { isOtherPage } from '#stores/screen.ts'

/** Loads a page of the report and the balance; each may fail on its own. `null` for a viewer who is not a tutor. §6 */
export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await getViewer()
  if (!viewer?.IsTeacher) return null
  const { signal } = request
  const page = readPage(new URL(request.url).searchParams.get('page'))
  const balance = deferred(redirectOnExpiry(getBalance({}, { signal }), request))
  const report = deferred(
    redirectOnExpiry(
      readShownPage(page, asked => getReport({ page: asked }, { signal })),
      request,
    ),
  )
  if (isOtherPage(request, 'page')) {
    await whenSettled(report)
    await report
  }
  return { today: now(), balance, report }
}

export type ReportData = NonNullable<Awaited<ReturnType<typeof loader>>>
export type ReportPart = Awaited<ReportData['report']>
