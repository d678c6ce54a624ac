import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { leastPrice } from '#domain/plans.ts'
import { useViewer } from '#session.ts'
import { howItWorksText } from '#text/howItWorks.ts'
import { classes } from '#ui/classes.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import styles from './HowItWorksPage.module.css'
import { StaticPage } from './StaticPage.tsx'
import stepStyles from './Steps.module.css'

const tutorLinks = [paths.profile, paths.account, paths.availability, paths.appointments, paths.report]
const { learners, request, tutors, subscription } = howItWorksText

/** The page that explains the platform to learners and to tutors; steps link to their screens. §1, §2 */
export function Component() {
  const isStudent = useViewer()?.IsTeacher === false
  return (
    <StaticPage
      title={howItWorksText.title}
      description={howItWorksText.description}
      path={paths.howItWorks}
      lead={howItWorksText.lead}
    >
      <Stack as="section" gap={6} className={styles.section} aria-labelledby="elevi">
        <Text id="elevi" tabIndex={-1} as="h2" size={5}>
          {learners.heading}
        </Text>
        <Steps steps={learners.steps} links={[paths.tutors, paths.messages, paths.appointments]} />
        <Text tone="soft" reading>
          {learners.cancel}
        </Text>
        <Stack gap={3} className={styles.panel}>
          <Text as="h3" size={4}>
            {request.heading}
          </Text>
          <p>{request.text}</p>
          <Cluster as="p" gap={3} rowGap={2} className={styles.actions}>
            <ButtonLink to={paths.newRequest}>{request.add}</ButtonLink>
            <ButtonLink to={paths.requests} variant="quiet">
              {request.list}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Stack>
      <Stack as="section" gap={6} className={styles.section} aria-labelledby="profesori">
        <Text id="profesori" tabIndex={-1} as="h2" size={5}>
          {tutors.heading}
        </Text>
        <Steps steps={tutors.steps} links={isStudent ? [] : tutorLinks} />
        <Stack gap={3} className={styles.panel} data-for="tutors">
          <Text as="h3" size={4}>
            {subscription.heading}
          </Text>
          <p>{subscription.text(lei(leastPrice()))}</p>
          <Cluster as="p" gap={3} rowGap={2} className={styles.actions}>
            <ButtonLink to={paths.plans} variant="secondary">
              {subscription.link}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Stack>
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
            <Text as="h3" size={4}>
              {title}
            </Text>
            <p className={stepStyles.text}>{text}</p>
            {link && to && (
              <Link to={to} className={classes('touchTarget', stepStyles.link)}>
                <span>{link}</span>
                <ArrowRight size={18} />
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
