import { Link } from 'react-router'
import { config } from '#config.ts'
import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { plans } from '#domain/plans.ts'
import { plansText } from '#text/plans.ts'
import { type TermsSection as Section, termsSections, termsText as text } from '#text/terms.ts'
import { classes } from '#ui/classes.ts'
import { keepTogether } from '#ui/keepTogether.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { StaticPage } from './StaticPage.tsx'
import styles from './TermsPage.module.css'

const { brand } = config

/** The packages, as in the price list. §9 */
const packages = plans.map(
  ({ code, price }) => `${plansText.names[code]}: ${lei(price)}. ${plansText.billed[code]}.`,
)

const sections = termsSections({ brand, packages })

/** Link targets by the id of the section. */
const links: Record<string, string> = { abonament: paths.plans, lege: paths.contact }

/** Terms and conditions: numbered sections, and a table of contents that leads to them. */
export function Component() {
  return (
    <StaticPage
      title={text.title}
      description={text.description(brand)}
      path={paths.terms}
      lead={text.lead(brand)}
    >
      <Stack gap={12} className={styles.columns}>
        <nav aria-labelledby="cuprins" className={styles.contents}>
          <Text as="h2" size={4} id="cuprins" className={styles.contentsHeading}>
            {text.contents}
          </Text>
          <ol className={styles.list}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={{ hash: id }} className={classes('touchTarget', styles.link)}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <Stack gap={10} reading>
          {sections.map((section, index) => (
            <TermsSection key={section.id} section={section} number={index + 1} to={links[section.id]} />
          ))}
        </Stack>
      </Stack>
    </StaticPage>
  )
}

type Props = {
  section: Section
  number: number
  /** Target of the link below the section. */
  to: string | undefined
}

/** One numbered section: paragraphs and lists. */
function TermsSection({ section: { id, title, body, link }, number, to }: Props) {
  return (
    <Stack as="section" gap={3} className={styles.section}>
      <Text id={id} tabIndex={-1} as="h2" size={5}>
        {`${number}. ${title}`}
      </Text>
      {body.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>{keepTogether(block)}</p>
        ) : (
          <ul key={index}>
            {block.map(point => (
              <li key={point}>{keepTogether(point)}</li>
            ))}
          </ul>
        ),
      )}
      {link && to && (
        <Link to={to} className={classes('touchTarget', styles.link)}>
          {link}
        </Link>
      )}
    </Stack>
  )
}
