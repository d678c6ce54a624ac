import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Page, Section, TokenName, pageParameters } from './Page.tsx'
import { inPixels } from './parseTokens.ts'
import { groupsOf } from './tokens.ts'
import styles from './docs.module.css'

const meta = preview.meta({ title: 'Foundations/Type' })

const type = groupsOf('type').flatMap(({ tokens }) => tokens)
const named = (prefix: string) => type.filter(({ name }) => name.startsWith(prefix))

const specimen = 'Științe, limbi și muzică: țelul însuși își află învățăcelul'

export const Type = meta.story({
  parameters: pageParameters,
  render: () => (
    <Page
      title="Type"
      lead="Headings have a family of their own, and text is the system’s. The larger sizes grow with the width of the window."
    >
      <Section title="Families">
        {named('font-').map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <TokenName name={name} />
            <div>
              <p style={{ fontFamily: `var(--${name})`, fontSize: 'var(--size-5)' }}>{specimen}</p>
              <code>{value}</code>
            </div>
          </div>
        ))}
      </Section>
      <Section title="Sizes">
        {named('size-').map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <TokenName name={name} />
            <div>
              <p style={{ font: `650 var(--${name}) / var(--leading-tight) var(--font-heading)` }}>
                Găsiți profesorul potrivit
              </p>
              <p style={{ fontSize: `var(--${name})` }}>{specimen}</p>
              <code>{inPixels(value)}</code>
            </div>
          </div>
        ))}
      </Section>
      <Section title="Line heights">
        {named('leading-').map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <TokenName name={name} />
            <div>
              <p style={{ lineHeight: `var(--${name})`, maxInlineSize: '24rem' }}>
                {specimen}. {specimen}.
              </p>
              <code>{value}</code>
            </div>
          </div>
        ))}
      </Section>
    </Page>
  ),
  async play({ canvas }) {
    for (const { name } of type) await expect(canvas.getByText(`--${name}`)).toBeVisible()
  },
})
