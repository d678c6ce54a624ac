import ChevronDown from 'lucide-react/icons/chevron-down'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { Link } from 'react-router'
import { config } from '#config.ts'
import { paths } from '#domain/paths.ts'
import { contactPageText as text } from '#text/contactPage.ts'
import { keepTogether } from '#ui/keepTogether.tsx'
import ways from './ContactLinks.module.css'
import styles from './ContactPage.module.css'
import questionStyles from './Questions.module.css'
import { StaticPage } from './StaticPage.tsx'

/** The contact page: e-mail and phone, topics with a prepared e-mail each, and frequent questions. §2 */
export function Component() {
  const { email, phone } = config.contact
  return (
    <StaticPage title={text.title} description={text.description} path={paths.contact} lead={text.lead}>
      <section className={styles.section} aria-label={text.ways}>
        <ContactLinks email={email} phone={phone} />
        <p className={styles.note}>
          {text.lessons.text} <Link to={paths.messages}>{text.lessons.link}</Link>.
        </p>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{text.topicsHeading}</h2>
        <ul className={styles.topics}>
          {text.topics.map(({ title, text: help, subject, link }) => (
            <li key={title} className={styles.topic}>
              <h3 className={styles.topicTitle}>{title}</h3>
              <p>{help}</p>
              {email && (
                <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className={styles.write}>
                  {link}
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{text.questionsHeading}</h2>
        <Questions questions={text.questions} />
      </section>
    </StaticPage>
  )
}

type LinksProps = {
  /** `""` when there is none. */
  email: string
  /** Formatted for reading; `""` when there is none. */
  phone: string
}

/** The e-mail address and the phone number of the platform, as links; a sentence when it has neither. */
export function ContactLinks({ email, phone }: LinksProps) {
  if (!email && !phone) return <p>{text.noWays}</p>
  return (
    <dl className={ways.ways}>
      {email && (
        <div className={ways.way}>
          <dt className={ways.kind}>
            <Mail aria-hidden="true" />
            {text.email}
          </dt>
          <dd>
            <a href={`mailto:${email}`} className={ways.address}>
              {email}
            </a>
          </dd>
        </div>
      )}
      {phone && (
        <div className={ways.way}>
          <dt className={ways.kind}>
            <Phone aria-hidden="true" />
            {text.phone}
          </dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={ways.address}>
              {phone}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

type QuestionsProps = { questions: readonly { question: string; answer: string }[] }

/** Frequent questions; each answer opens under its question. */
function Questions({ questions }: QuestionsProps) {
  return (
    <div className={questionStyles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={questionStyles.item}>
          <summary className={questionStyles.question}>
            {question}
            <ChevronDown className={questionStyles.mark} aria-hidden="true" />
          </summary>
          <p className={questionStyles.answer}>{keepTogether(answer)}</p>
        </details>
      ))}
    </div>
  )
}
