import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { plans } from '#domain/plans.ts'
import { howItWorksText as text } from '#text/howItWorks.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import styles from './HowItWorksPage.module.css'
import { StaticPage } from './StaticPage.tsx'
import { Steps } from './Steps.tsx'

const { learners, request, tutors, subscription } = text

/** The price of the cheapest package. §9 */
const leastPrice = lei(Math.min(...plans.map(({ price }) => price)))

/** The page that explains the platform to learners and to tutors; steps link to their screens. §1, §2 */
export function Component() {
  return (
    <StaticPage title={text.title} description={text.description} path={paths.howItWorks} lead={text.lead}>
      <section className={styles.section} aria-labelledby="elevi">
        <h2 id="elevi" tabIndex={-1} className={styles.heading}>
          {learners.heading}
        </h2>
        <Steps steps={learners.steps} links={[paths.tutors, paths.messages, paths.appointments]} />
        <p className={styles.note}>{learners.cancel}</p>
        <div className={styles.panel}>
          <h3 className={styles.panelHeading}>{request.heading}</h3>
          <p>{request.text}</p>
          <p className={styles.actions}>
            <ButtonLink to={paths.newRequest}>{request.add}</ButtonLink>
            <ButtonLink to={paths.requests} variant="quiet">
              {request.list}
            </ButtonLink>
          </p>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="profesori">
        <h2 id="profesori" tabIndex={-1} className={styles.heading}>
          {tutors.heading}
        </h2>
        <Steps
          steps={tutors.steps}
          links={[paths.profile, paths.account, undefined, paths.appointments, paths.report]}
        />
        <div className={styles.panel} data-for="tutors">
          <h3 className={styles.panelHeading}>{subscription.heading}</h3>
          <p>{subscription.text(leastPrice)}</p>
          <p className={styles.actions}>
            <ButtonLink to={paths.plans} variant="secondary">
              {subscription.link}
            </ButtonLink>
          </p>
        </div>
      </section>
    </StaticPage>
  )
}
