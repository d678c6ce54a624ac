import { useId } from 'react'
import { contactText } from '#text/contact.ts'
import styles from './Compose.module.css'

/** The message that is answered: on a phone the dialog covers it in the conversation. A long one scrolls. */
export function Answered({ body }: { body: string }) {
  const id = useId()
  return (
    <div className={styles.answered}>
      <p id={id} className={styles.caption}>
        {contactText.answered}
      </p>
      <blockquote
        role="region"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className={styles.quote}
        dir="auto"
      >
        {body}
      </blockquote>
    </div>
  )
}
