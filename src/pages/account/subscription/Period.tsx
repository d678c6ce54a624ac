import { useId } from 'react'
import { Deferred, LoadFailure } from '#data/Deferred.tsx'
import { useDeferred } from '#data/useDeferred.ts'
import { paths } from '#domain/paths.ts'
import { daysLeftText, periodText, productText } from '#domain/subscription.ts'
import type { Viewer } from '#session.ts'
import { subscriptionText } from '#text/subscription.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import type { SubscriptionData } from './load.ts'
import styles from './SubscriptionPage.module.css'

const { period: text, inactive } = subscriptionText

/** The active period, or the red notice that there is none. §2 Subscription pages */
export function Period({ standing, payment, now, isTeacher }: SubscriptionData) {
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Text id={id} as="h2" size={4}>
        {text.heading}
      </Text>
      <Deferred promise={standing} skeleton={<PeriodSkeleton />} failed={text.failed}>
        {viewer =>
          viewer.IsSubscriptionOk === true ? (
            <Active viewer={viewer} payment={payment} now={now} />
          ) : (
            <Inactive isTeacher={isTeacher} />
          )
        }
      </Deferred>
    </Stack>
  )
}

function Active({ viewer, payment, now }: Pick<SubscriptionData, 'payment' | 'now'> & { viewer: Viewer }) {
  const product = useDeferred(payment)
  const period = periodText(viewer)
  const left = daysLeftText(viewer, now)
  return (
    <Card gap={2} align="start" className={styles.period}>
      <Cluster gap={3} rowGap={2} align="center">
        {product.value === undefined && product.status === 'pending' ? (
          <Text as="span" size={4} aria-busy="true">
            <Skeleton width="10rem" />
          </Text>
        ) : (
          <Text as="h3" size={4} dir="auto">
            {product.value ? productText(product.value) : text.unnamed}
          </Text>
        )}
        <Badge tone="action">{text.active}</Badge>
      </Cluster>
      {period !== '' && <p>{period}</p>}
      {left !== '' && <Text tone="soft">{left}</Text>}
      {product.status === 'failed' && (
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

/** The red notice that no subscription is active; for a student it says that none is needed. §2 Subscription pages */
function Inactive({ isTeacher }: { isTeacher: boolean }) {
  return (
    <Alert
      tone="error"
      isStatic
      title={inactive.title}
      action={
        <ButtonLink variant={isTeacher ? 'primary' : 'secondary'} to={paths.accountPlans}>
          {inactive.link}
        </ButtonLink>
      }
    >
      {isTeacher ? inactive.help : inactive.studentHelp}
    </Alert>
  )
}

export function PeriodSkeleton() {
  return (
    <Card gap={2} align="start" className={styles.period} aria-busy="true">
      <Skeleton width="12rem" height="1.2em" />
      <Skeleton width="min(24rem, 100%)" />
      <Skeleton width="10rem" />
      <Skeleton shape="block" width="14rem" height="2.75rem" />
    </Card>
  )
}
