import { useHref } from 'react-router'
import { config } from '#config.ts'
import { loginPath, paths } from '#domain/paths.ts'
import { useViewer } from '#session.ts'
import { homeText } from '#text/home.ts'
import { ButtonAnchor } from '#ui/Button/ButtonAnchor.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import styles from './Calls.module.css'

/** Two calls to action: post a request, and create a tutor's free profile; the latter leads a visitor to login. */
export function Calls() {
  const viewer = useViewer()
  const profile = useHref(paths.profile)
  const { request, tutors } = homeText
  return (
    <div className={styles.calls}>
      <section className={styles.call}>
        <h2 className={styles.heading}>{request.heading}</h2>
        <p>{request.text}</p>
        <ButtonLink to={paths.newRequest}>{request.button}</ButtonLink>
      </section>
      <section className={styles.call} data-for="tutors">
        <h2 className={styles.heading}>{tutors.heading}</h2>
        <p>{tutors.text}</p>
        {viewer ? (
          <ButtonLink variant="secondary" to={paths.profile}>
            {tutors.button}
          </ButtonLink>
        ) : (
          <ButtonAnchor variant="secondary" href={loginPath(config.loginUrl, profile)}>
            {tutors.button}
          </ButtonAnchor>
        )}
      </section>
    </div>
  )
}
