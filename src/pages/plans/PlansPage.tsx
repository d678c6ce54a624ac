import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarX from 'lucide-react/icons/calendar-x'
import { matchPath, useLocation } from 'react-router'
import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { plans } from '#domain/plans.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { BenefitsCarousel } from '#features/plans/BenefitsCarousel.tsx'
import { Packages } from '#features/plans/Packages.tsx'
import { plansPageText as text, plansText } from '#text/plans.ts'
import styles from './PlansPage.module.css'
import { SubscriptionBox } from './SubscriptionBox.tsx'

const leastPrice = lei(Math.min(...plans.map(({ price }) => price)))

const crumbs = [{ name: plansText.offerTitle, path: paths.plans }]

/**
 * The subscription page: the packages, their benefits, and a box about the viewer's own subscription. It is
 * also a screen of the user area, where it is not indexed: search engines get the public address only. §2, §9
 */
export function Component() {
  const isInside = matchPath(paths.accountPlans, useLocation().pathname) !== null
  return (
    <div className={styles.page} data-inside={isInside || undefined}>
      <PageHead
        title={plansText.offerTitle}
        description={text.description(leastPrice)}
        path={paths.plans}
        noIndex={isInside}
        {...(!isInside && { crumbs })}
      />
      <header className={styles.header}>
        <div className={styles.intro}>
          <h1 className={styles.title}>{plansText.offerTitle}</h1>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <SubscriptionBox />
      </header>
      <section className={styles.section}>
        <h2>{text.packages}</h2>
        <Packages />
        <ul className={styles.promises}>
          <li>
            <CalendarX aria-hidden="true" />
            {plansText.cancelAnytime}
          </li>
          <li>
            <BadgeCheck aria-hidden="true" />
            {plansText.moneyBack}
          </li>
        </ul>
      </section>
      <BenefitsCarousel />
      <section className={styles.section}>
        <h2>{text.factsHeading}</h2>
        <ul className={styles.facts}>
          {text.facts.map(({ title, text: fact }) => (
            <li key={title} className={styles.fact}>
              <h3 className={styles.factTitle}>{title}</h3>
              <p>{fact}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
