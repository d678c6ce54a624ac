import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import styles from './Steps.module.css'

type Step = { title: string; text: string; link?: string }

type Props = {
  steps: readonly Step[]
  /** Where the steps lead, in their order; some lead nowhere. */
  links: readonly (string | undefined)[]
}

/** What is done one after the other, numbered. */
export function Steps({ steps, links }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, link }, index) => {
        const to = links[index]
        return (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            {link && to && (
              <Link to={to} className={styles.link}>
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
