import { Link } from 'react-router'
import { config } from '#config.ts'
import { paths } from '#domain/paths.ts'
import { contactPageText as text } from '#text/contactPage.ts'
import styles from './ContactPage.module.css'
import { Questions } from './Questions.tsx'
import { StaticPage } from './StaticPage.tsx'
import { ContactLinks } from './ContactLinks.tsx'

const { email, phone } = config.contact

/** The contact page: e-mail and phone, topics with a prepared e-mail each, and frequent questions. §2 */
export function Component() {
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
