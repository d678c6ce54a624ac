import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { getCurrentPayment, getPayments } from '#api/appointments.ts'
import { requireProfile } from '#api/viewer.ts'
import { now } from '#clock.ts'
import { invoicesOf } from '#domain/subscription.ts'
import { getViewer, redirectOnExpiry, requireViewer } from '#session.ts'
import { deferred } from '#data/useDeferred.ts'

/** Loads the subscription, its name and the invoices; each may fail on its own. §2 Subscription pages */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const { IsTeacher } = requireProfile(await getViewer())
  const part = <Value>(read: Promise<Value>) => deferred(redirectOnExpiry(read, request))
  return {
    isTeacher: IsTeacher,
    now: now(),
    standing: part(requireViewer()),
    payment: part(getCurrentPayment({}, { signal })),
    invoices: part(getPayments({}, { signal }).then(invoicesOf)),
  }
}

/** Skips the reload on a change of the page: all invoices load at once, and the client divides them into pages. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search
}

export type SubscriptionData = Awaited<ReturnType<typeof loader>>
