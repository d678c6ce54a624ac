import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId } from 'react'
import { Deferred, LoadFailure } from '#data/Deferred.tsx'
import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import { paths } from '#domain/paths.ts'
import { daysLeftText, periodText, productText } from '#domain/subscription.ts'
import type { Viewer } from '#session.ts'
import { subscriptionText } from '#text/subscription.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import type { SubscriptionData } from './load.ts'
import styles from './SubscriptionPage.module.css'

const { period: text, inactive } = subscriptionText

/** The active period, or the red notice that there is none. §2 Subscription pages */
export function Period({ standing, payment, now, isTeacher }: SubscriptionData) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {text.heading}
      </h2>
      <Deferred promise={standing} skeleton={<PeriodSkeleton />} failed={text.failed}>
        {viewer =>
          viewer.IsSubscriptionOk === true ? (
            <Active viewer={viewer} payment={payment} now={now} />
          ) : (
            <Inactive isTeacher={isTeacher} />
          )
        }
      </Deferred>
    </section>
  )
}

type ActiveProps = Pick<SubscriptionData, 'payment' | 'now'> & { viewer: Viewer }

function Active({ viewer, payment, now }: ActiveProps) {
  const product = useStaleWhileRefetching(payment)
  const period = periodText(viewer)
  const left = daysLeftText(viewer, now)
  return (
    <Card className={styles.period}>
      <div className={styles.product}>
        {product.value === undefined && !product.hasFailed ? (
          <span className={styles.productName} aria-busy="true">
            <Skeleton width="10rem" />
          </span>
        ) : (
          <h3 className={styles.productName} dir="auto">
            {product.value ? productText(product.value) : text.unnamed}
          </h3>
        )}
        <Badge tone="action">{text.active}</Badge>
      </div>
      {period !== '' && <p>{period}</p>}
      {left !== '' && <p className={styles.soft}>{left}</p>}
      {product.hasFailed && (
        <LoadFailure
          failed={text.productFailed}
          error={product.error}
          isStale={product.value !== undefined}
        />
      )}
      <div className={styles.action}>
        <ButtonLink variant="secondary" to={paths.accountPlans}>
          {text.prolong}
        </ButtonLink>
      </div>
    </Card>
  )
}

/**
 * One of the two red notices: no subscription is active. A student reads that none is needed.
 * §2 Subscription pages
 */
function Inactive({ isTeacher }: { isTeacher: boolean }) {
  return (
    <div className={styles.inactive}>
      <CircleAlert aria-hidden="true" />
      <div className={styles.inactiveTexts}>
        <p className={styles.inactiveTitle}>{inactive.title}</p>
        <p>{isTeacher ? inactive.help : inactive.studentHelp}</p>
        <div className={styles.action}>
          <ButtonLink variant={isTeacher ? 'primary' : 'secondary'} to={paths.accountPlans}>
            {inactive.link}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** Skeleton in the shape of an active period. */
export function PeriodSkeleton() {
  return (
    <Card className={styles.period} aria-busy="true">
      <Skeleton width="12rem" height="1.2em" />
      <Skeleton width="min(24rem, 100%)" />
      <Skeleton width="10rem" />
      <Skeleton shape="block" width="14rem" height="2.75rem" />
    </Card>
  )
}
