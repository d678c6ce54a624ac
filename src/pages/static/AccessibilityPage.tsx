import { Link } from 'react-router'
import { config } from '#config.ts'
import { longDay } from '#domain/dates.ts'
import { accessibilityPath, paths } from '#domain/paths.ts'
import { accessibilityText as text, criteria, type Limit, limits } from '#text/accessibility.ts'
import { shellText } from '#text/shell.ts'
import type { Elements } from '#ui/elements.ts'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './AccessibilityPage.module.css'
import { StaticPage } from './StaticPage.tsx'

type Props = {
  statement: NonNullable<typeof config.accessibility>
  /** Default: the limits of the app. */
  known?: readonly Limit[]
  /** Whether the legacy UI serves a part of the site. Default: as configured. */
  hasLegacy?: boolean
}

/** The route's component, in builds with the setting `VITE_ACCESSIBILITY`. */
export function Component() {
  return config.accessibility && <AccessibilityStatement statement={config.accessibility} />
}

/** The accessibility statement: sections and wording of the model statement (Implementing Decision (EU) 2018/1523). */
export function AccessibilityStatement({
  statement,
  known = limits,
  hasLegacy = config.legacyScreens.length > 0,
}: Props) {
  const { email, phone, reviewed, authority, authorityUrl } = statement
  const { brand, siteUrl } = config
  const law = statement.law ?? text.law
  const all: readonly Limit[] = [
    ...known,
    ...(hasLegacy ? [{ kind: 'unchecked' as const, text: text.limits.legacy }] : []),
    ...(statement.limits ?? []).map(limit => ({ kind: 'other' as const, text: limit })),
  ]
  const isPartial = all.length > 0
  return (
    <StaticPage
      title={text.title}
      description={text.description(brand)}
      path={accessibilityPath}
      lead={text.commitment(statement.operator, brand, law)}
    >
      <Stack gap={10} reading>
        <p>{text.scope(siteUrl ? `${brand} (${siteUrl})` : brand)}</p>
        <Section heading={text.status.heading}>
          <p>{isPartial ? text.status.partial(brand) : text.status.full(brand)}</p>
          <p>{text.status.count(criteria.met, criteria.notApplicable)}</p>
        </Section>
        {isPartial && (
          <Section heading={text.limits.heading}>
            <p>{text.limits.help}</p>
            {kinds.map(kind => (
              <Limits key={kind} kind={kind} all={all} />
            ))}
          </Section>
        )}
        <Section heading={text.preparation.heading}>
          <p>{`${text.preparation.date(inWords(statement.date))} ${text.preparation.method}`}</p>
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
            {text.feedback.others} <Link to={paths.contact}>{shellText.contact}</Link>
            <span>.</span>
          </p>
        </Section>
        <Section heading={text.enforcement.heading}>
          <p>{`${text.enforcement.help} ${authority}`}</p>
          {authorityUrl && (
            <p>
              <a href={authorityUrl}>{text.enforcement.link}</a>
            </p>
          )}
        </Section>
      </Stack>
    </StaticPage>
  )
}

/** In the order of the page. */
const kinds: readonly Limit['kind'][] = ['thirdParty', 'unchecked', 'other']

type LimitsProps = { kind: Limit['kind']; all: readonly Limit[] }

function Limits({ kind, all }: LimitsProps) {
  const shown = all.filter(limit => limit.kind === kind)
  if (shown.length === 0) return null
  return (
    <>
      <Text as="h3" size={4}>
        {text.limits.kinds[kind]}
      </Text>
      <ul className={styles.list}>
        {shown.map(limit => (
          <li key={limit.text}>
            {limit.criteria ? `${text.limits.criteria(limit.criteria)} ${limit.text}` : limit.text}
          </li>
        ))}
      </ul>
    </>
  )
}

type SectionProps = { heading: string; children: Elements }

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
