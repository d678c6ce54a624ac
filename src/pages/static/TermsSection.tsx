import { Fragment } from 'react'
import { Link } from 'react-router'
import type { TermsSection as Section } from '#text/terms.ts'
import styles from './TermsPage.module.css'

type Props = {
  section: Section
  number: number
  /** Becomes a link wherever it occurs in the text. */
  email: string
  /** Target of the link below the section. */
  to: string | undefined
}

/** One numbered section: paragraphs and lists. */
export function TermsSection({ section: { id, title, body, link }, number, email, to }: Props) {
  return (
    <section className={styles.section}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {number}. {title}
      </h2>
      {body.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>
            <WithEmail email={email}>{block}</WithEmail>
          </p>
        ) : (
          <ul key={index}>
            {block.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {link && to && (
        <Link to={to} className={styles.link}>
          {link}
        </Link>
      )}
    </section>
  )
}

function WithEmail({ email, children }: { email: string; children: string }) {
  return children.split(email).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${email}`}>{email}</a>}
      {part}
    </Fragment>
  ))
}
