import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarX from 'lucide-react/icons/calendar-x'
import { matchPath, useLocation } from 'react-router'
import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { leastPrice } from '#domain/plans.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { BenefitsCarousel } from '#features/plans/BenefitsCarousel.tsx'
import { Packages } from '#features/plans/Packages.tsx'
import { plansPageText as text, plansText } from '#text/plans.ts'
import { Cluster, Columns, Page, Stack, Text } from '#ui/layout/layout.tsx'
import styles from './PlansPage.module.css'
import { SubscriptionBox } from './SubscriptionBox.tsx'

const crumbs = [{ name: plansText.offerTitle, path: paths.plans }]

/** The subscription page, public (§2, §9) and in the user area, where it is not indexed. */
export function Component() {
  const isInside = matchPath(paths.accountPlans, useLocation().pathname) !== null
  return (
    <Page gap={12} className={styles.page} data-inside={isInside || undefined}>
      <PageHead
        title={plansText.offerTitle}
        description={text.description(lei(leastPrice()))}
        path={paths.plans}
        noIndex={isInside}
        crumbs={isInside ? undefined : crumbs}
      />
      <Stack as="header" gap={10} rowGap={6} className={styles.header}>
        <Stack gap={3}>
          <Text as="h1" size={6} className={styles.title}>
            {plansText.offerTitle}
          </Text>
          <Text size={4} tone="soft" className={styles.lead}>
            {text.lead}
          </Text>
        </Stack>
        <SubscriptionBox />
      </Stack>
      <Stack as="section" gap={5}>
        <h2>{text.packages}</h2>
        <Packages />
        <Cluster as="ul" gap={6} rowGap={2} tone="soft" className={styles.promises}>
          <li>
            <CalendarX />
            <span>{plansText.cancelAnytime}</span>
          </li>
          <li>
            <BadgeCheck />
            <span>{plansText.moneyBack}</span>
          </li>
        </Cluster>
      </Stack>
      <BenefitsCarousel />
      <Stack as="section" gap={5}>
        <h2>{text.factsHeading}</h2>
        <Columns as="ul" least={20} gap={10} rowGap={6}>
          {text.facts.map(({ title, text: fact }) => (
            <Stack key={title} as="li" gap={1} tone="soft">
              <Text as="h3" tone="ink" size={4}>
                {title}
              </Text>
              <p>{fact}</p>
            </Stack>
          ))}
        </Columns>
      </Stack>
    </Page>
  )
}
