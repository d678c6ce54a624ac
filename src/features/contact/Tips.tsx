import Lightbulb from 'lucide-react/icons/lightbulb'
import { contactText } from '#text/contact.ts'
import styles from './Compose.module.css'

/** Advice on writing a reply to a request. §2 Request detail */
export function Tips() {
  const { heading, list } = contactText.tips
  return (
    <section className={styles.tips}>
      <h3 className={styles.heading}>
        <Lightbulb aria-hidden="true" size={18} />
        {heading}
      </h3>
      <ul>
        {list.map(tip => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}
