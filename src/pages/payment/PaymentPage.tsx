import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { LoadFailure } from '#data/Deferred.tsx'
import { deferredAnew, useDeferred } from '#data/useDeferred.ts'
import { readPayable } from '#domain/appointment.ts'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { getViewer, redirectOnExpiry } from '#session.ts'
import { paymentText as text } from '#text/payment.ts'
import { BackHeader } from '#ui/BackHeader/BackHeader.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { Checkout, CheckoutSkeleton } from './Checkout.tsx'
import { readReceipt } from './order.ts'
import { Paid } from './Paid.tsx'
import { openCheckout } from './pay.ts'

/** Reads from the address what to pay, and defers whether it can be paid. §2 payment/{id} */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const payable = readPayable(params['id'] ?? '')
  const viewer = await getViewer()
  if (!viewer) throw new Error('The route asks for a session.')
  const payer = { payable, viewer }
  return { payer, checkout: deferredAnew(redirectOnExpiry(openCheckout(payer, request.signal), request)) }
}

type PaymentData = Awaited<ReturnType<typeof loader>>

/** The payment page for lessons or a package, and then its receipt. §2 payment/{id}, §4 Multi-pay */
export function Component() {
  const { payer, checkout } = useLoaderData<PaymentData>()
  const { payable, viewer } = payer
  const receipt = readReceipt(useLocation().state, viewer.UserCode)
  const isPackage = payable.kind === 'package'
  // The list keeps the lessons chosen until they are paid.
  const chosen = isPackage || receipt ? '' : `?pay=${payable.ids.join(',')}`
  return (
    <Page gap={5} top={6}>
      <PageHead title={text.title} noIndex />
      <BackHeader
        to={isPackage ? paths.plans : paths.appointments + chosen}
        back={isPackage ? text.backToPlans : text.backToAppointments}
      >
        {text.title}
      </BackHeader>
      {receipt ? (
        <Paid payer={payer} receipt={receipt} checkout={checkout} />
      ) : (
        <ToPay payer={payer} checkout={checkout} />
      )}
    </Page>
  )
}

function ToPay({ payer, checkout }: PaymentData) {
  const { status, value, error } = useDeferred(checkout)
  // The checkout stays mounted during a refetch: its notice and the focus would be lost. A press reads the server again.
  if (value) return <Checkout payer={payer} loaded={value} />
  if (status === 'failed') return <LoadFailure failed={text.failed} error={error} isStale={false} />
  return <CheckoutSkeleton payer={payer} />
}
