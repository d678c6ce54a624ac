import { useLoaderData, useLocation } from 'react-router'
import { describeError } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { paymentText as text } from '#text/payment.ts'
import { BackHeader } from '#ui/BackHeader/BackHeader.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { usePromise } from '#data/usePromise.ts'
import { Checkout } from './Checkout.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import type { PaymentData } from './load.ts'
import { Paid } from './Paid.tsx'
import styles from './PaymentPage.module.css'
import { readReceipt } from './receipt.ts'

export { loader } from './load.ts'

/** The payment page for lessons or a package, and then its receipt. §2 payment/{id}, §4 Multi-pay */
export function Component() {
  const data = useLoaderData<PaymentData>()
  const { pathname, state } = useLocation()
  const receipt = readReceipt(state, data.viewer.UserCode)
  const { payable } = data
  const isPackage = payable.kind === 'package'
  // The list keeps the lessons chosen until they are paid.
  const chosen = isPackage || receipt ? '' : `?pay=${payable.ids.join(',')}`
  return (
    <div className={styles.page}>
      <PageHead title={text.title} noIndex />
      <BackHeader
        to={isPackage ? paths.plans : paths.appointments + chosen}
        back={isPackage ? text.backToPlans : text.backToAppointments}
      >
        {text.title}
      </BackHeader>
      {receipt ? <Paid receipt={receipt} asked={data.asked} /> : <ToPay key={pathname} {...data} />}
    </div>
  )
}

function ToPay({ viewer, payable, asked }: PaymentData) {
  const state = usePromise(asked)
  if (state.status === 'pending') return <CheckoutSkeleton kind={payable.kind} />
  if (state.status === 'failed')
    return <RetryAlert title={text.failed}>{describeError(state.error).help}</RetryAlert>
  return <Checkout payable={payable} viewer={viewer} asked={state.value} />
}
