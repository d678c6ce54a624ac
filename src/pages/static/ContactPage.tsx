import ChevronDown from 'lucide-react/icons/chevron-down'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { Link } from 'react-router'
import { config } from '#config.ts'
import { paths } from '#domain/paths.ts'
import { contactPageText as text } from '#text/contactPage.ts'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import { keepTogether } from '#ui/keepTogether.tsx'
import { Columns, Stack, Text } from '#ui/layout/layout.tsx'
import ways from './ContactLinks.module.css'
import styles from './ContactPage.module.css'
import questionStyles from './Questions.module.css'
import { StaticPage } from './StaticPage.tsx'

/** The contact page: e-mail and phone, topics with a prepared e-mail each, and frequent questions. §2 */
export function Component() {
  const { email, phone } = config.contact
  return (
    <StaticPage title={text.title} description={text.description} path={paths.contact} lead={text.lead}>
      <Stack as="section" gap={5} aria-label={text.ways}>
        <ContactLinks email={email} phone={phone} />
        <Text tone="soft" reading>
          {text.lessons.text} <Link to={paths.messages}>{text.lessons.link}</Link>
          <span>.</span>
        </Text>
      </Stack>
      <Stack as="section" gap={5}>
        <Text as="h2" size={5}>
          {text.topicsHeading}
        </Text>
        <Columns as="ul" least={20} gap={4}>
          {text.topics.map(({ title, text: help, subject, link }) => (
            <Card key={title} as="li" gap={2} className={styles.topic}>
              <Text as="h3" size={4}>
                {title}
              </Text>
              <Text tone="soft">{help}</Text>
              {email && (
                <a
                  href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
                  className={classes('touchTarget', styles.write)}
                >
                  {link}
                </a>
              )}
            </Card>
          ))}
        </Columns>
      </Stack>
      <Stack as="section" gap={5}>
        <Text as="h2" size={5}>
          {text.questionsHeading}
        </Text>
        <Questions questions={text.questions} />
      </Stack>
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
  const links = [
    { kind: text.email, icon: <Mail />, href: `mailto:${email}`, shown: email },
    {
      kind: text.phone,
      icon: <Phone />,
      href: `tel:${phone.replace(/[^+\d]/g, '')}`,
      shown: phone,
    },
  ].filter(({ shown }) => shown !== '')
  return (
    <Columns as="dl" least={20} fill gap={4}>
      {links.map(({ kind, icon, href, shown }) => (
        <Stack key={kind} gap={1} className={ways.way}>
          <dt className={ways.kind}>
            {icon}
            <span>{kind}</span>
          </dt>
          <dd>
            <a href={href} className={classes('touchTarget', ways.address)}>
              {shown}
            </a>
          </dd>
        </Stack>
      ))}
    </Columns>
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
            <span>{question}</span>
            <ChevronDown className={questionStyles.mark} />
          </summary>
          <p className={questionStyles.answer}>{keepTogether(answer)}</p>
        </details>
      ))}
    </div>
  )
}
