import { useHref } from 'react-router'
import { paths } from '#domain/paths.ts'
import { paymentText as text } from '#text/payment.ts'
import styles from './PaymentPage.module.css'

/** In a new tab: what is about to be paid stays where it is. */
export function Terms() {
  const terms = useHref(paths.terms)
  return (
    <p className={styles.soft}>
      {text.terms}{' '}
      <a href={terms} target="_blank" rel="noreferrer">
        {text.termsLink}
        <span className="visuallyHidden"> {text.newTab}</span>
      </a>
      .
    </p>
  )
}
