import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { config } from '#config.ts'
import { longDay } from '#domain/dates.ts'
import { accessibilityPath, paths } from '#domain/paths.ts'
import { accessibilityText as text, criteria, type Limit, limits } from '#text/accessibility.ts'
import { shellText } from '#text/shell.ts'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './AccessibilityPage.module.css'
import { StaticPage } from './StaticPage.tsx'

type Props = {
  statement: NonNullable<typeof config.accessibility>
  /** Default: those of the app. */
  known?: readonly Limit[]
}

/** The route's component, in builds with the setting `VITE_ACCESSIBILITY`. */
export function Component() {
  return config.accessibility && <AccessibilityStatement statement={config.accessibility} />
}

/** The accessibility statement: sections and wording of the model statement (Implementing Decision (EU) 2018/1523). */
export function AccessibilityStatement({ statement, known = limits }: Props) {
  const { email, phone, reviewed, limits: others = [] } = statement
  const { brand } = config
  const law = statement.law ?? text.law
  const isPartial = known.length + others.length > 0
  return (
    <StaticPage
      title={text.title}
      description={text.description(brand)}
      path={accessibilityPath}
      lead={text.commitment(statement.operator, brand, law)}
    >
      <Stack gap={10} reading>
        <p>{text.scope(brand)}</p>
        <Section heading={text.status.heading}>
          <p>{isPartial ? text.status.partial(brand) : text.status.full(brand)}</p>
          <p>{text.status.count(criteria.met, criteria.notApplicable)}</p>
        </Section>
        {isPartial && (
          <Section heading={text.limits.heading}>
            <p>{text.limits.help}</p>
            <ul className={styles.list}>
              {known.map(limit => (
                <li key={limit.text}>
                  {text.limits.criteria(limit.criteria)} {limit.text}
                </li>
              ))}
              {others.map(limit => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </Section>
        )}
        <Section heading={text.preparation.heading}>
          <p>
            {text.preparation.date(inWords(statement.date))} {text.preparation.method}
          </p>
          {reviewed && <p>{text.preparation.reviewed(inWords(reviewed))}</p>}
        </Section>
        <Section heading={text.feedback.heading}>
          <p>{text.feedback.help}</p>
          <p>
            {text.feedback.email} <a href={`mailto:${email}`}>{email}</a>
          </p>
          {phone && (
            <p>
              {text.feedback.phone} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </p>
          )}
          <p>
            {text.feedback.others} <Link to={paths.contact}>{shellText.contact}</Link>.
          </p>
        </Section>
        <Section heading={text.enforcement.heading}>
          <p>{text.enforcement.help(statement.authority)}</p>
        </Section>
      </Stack>
    </StaticPage>
  )
}

type SectionProps = { heading: string; children: ReactNode }

function Section({ heading, children }: SectionProps) {
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" size={5}>
        {heading}
      </Text>
      {children}
    </Stack>
  )
}

/** Returns a day of the settings (`yyyy-MM-dd`) in words. */
const inWords = (day: string) => longDay(new Date(`${day}T12:00:00Z`))
