import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { plans } from '#domain/plans.ts'
import { howItWorksText } from '#text/howItWorks.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import styles from './HowItWorksPage.module.css'
import { StaticPage } from './StaticPage.tsx'
import stepStyles from './Steps.module.css'

const { learners, request, tutors, subscription } = howItWorksText

/** The price of the cheapest package. §9 */
const leastPrice = lei(Math.min(...plans.map(({ price }) => price)))

/** The page that explains the platform to learners and to tutors; steps link to their screens. §1, §2 */
export function Component() {
  return (
    <StaticPage
      title={howItWorksText.title}
      description={howItWorksText.description}
      path={paths.howItWorks}
      lead={howItWorksText.lead}
    >
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

type Step = { title: string; text: string; link?: string }

type Props = {
  steps: readonly Step[]
  /** Link targets of the steps, in their order; `undefined` for a step without a link. */
  links: readonly (string | undefined)[]
}

/** A numbered list of steps. */
function Steps({ steps, links }: Props) {
  return (
    <ol className={stepStyles.steps}>
      {steps.map(({ title, text, link }, index) => {
        const to = links[index]
        return (
          <li key={title} className={stepStyles.step}>
            <h3 className={stepStyles.title}>{title}</h3>
            <p className={stepStyles.text}>{text}</p>
            {link && to && (
              <Link to={to} className={stepStyles.link}>
                {link}
                <ArrowRight aria-hidden="true" size={18} />
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
