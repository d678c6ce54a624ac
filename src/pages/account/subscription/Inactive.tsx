import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { paths } from '#domain/paths.ts'
import { subscriptionText } from '#text/subscription.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import styles from './SubscriptionPage.module.css'

const text = subscriptionText.inactive

/**
 * One of the two red notices: no subscription is active. A student reads that none is needed.
 * §2 Subscription pages
 */
export function Inactive({ isTeacher }: { isTeacher: boolean }) {
  return (
    <div className={styles.inactive}>
      <CircleAlert aria-hidden="true" />
      <div className={styles.inactiveTexts}>
        <p className={styles.inactiveTitle}>{text.title}</p>
        <p>{isTeacher ? text.help : text.studentHelp}</p>
        <div className={styles.action}>
          <ButtonLink variant={isTeacher ? 'primary' : 'secondary'} to={paths.accountPlans}>
            {text.link}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
