import { Link } from 'react-router'
import type { TermsSection as Section } from '#text/terms.ts'
import { keepTogether } from '#ui/keepTogether.tsx'
import styles from './TermsPage.module.css'

type Props = {
  section: Section
  number: number
  /** Target of the link below the section. */
  to: string | undefined
}

/** One numbered section: paragraphs and lists. */
export function TermsSection({ section: { id, title, body, link }, number, to }: Props) {
  return (
    <section className={styles.section}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {number}. {title}
      </h2>
      {body.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>{keepTogether(block)}</p>
        ) : (
          <ul key={index}>
            {block.map(point => (
              <li key={point}>{keepTogether(point)}</li>
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
