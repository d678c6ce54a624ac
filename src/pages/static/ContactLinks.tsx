import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { contactPageText as text } from '#text/contactPage.ts'
import styles from './ContactLinks.module.css'

type Props = {
  /** `""` when there is none. */
  email: string
  /** Formatted for reading; `""` when there is none. */
  phone: string
}

/** The e-mail address and the phone number of the platform, as links; a sentence when it has neither. */
export function ContactLinks({ email, phone }: Props) {
  if (!email && !phone) return <p>{text.noWays}</p>
  return (
    <dl className={styles.ways}>
      {email && (
        <div className={styles.way}>
          <dt className={styles.kind}>
            <Mail aria-hidden="true" />
            {text.email}
          </dt>
          <dd>
            <a href={`mailto:${email}`} className={styles.address}>
              {email}
            </a>
          </dd>
        </div>
      )}
      {phone && (
        <div className={styles.way}>
          <dt className={styles.kind}>
            <Phone aria-hidden="true" />
            {text.phone}
          </dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.address}>
              {phone}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
