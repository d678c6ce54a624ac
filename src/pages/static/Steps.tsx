import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import styles from './Steps.module.css'

type Step = { title: string; text: string; link?: string }

type Props = {
  steps: readonly Step[]
  /** Link targets of the steps, in their order; `undefined` for a step without a link. */
  links: readonly (string | undefined)[]
}

/** A numbered list of steps. */
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
