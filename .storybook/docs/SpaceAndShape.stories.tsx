import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Page, Section, TokenName, pageParameters } from './Page.tsx'
import { inPixels } from './parseTokens.ts'
import { groupsOf } from './tokens.ts'
import styles from './docs.module.css'

const meta = preview.meta({ title: 'Foundations/Space and shape' })

const spaces = groupsOf('space')
const shapes = groupsOf('shape')

export const SpaceAndShape = meta.story({
  parameters: pageParameters,
  render: () => (
    <Page title="Space and shape" lead="Distances, widths, rounded corners and the one shadow.">
      {spaces.map(({ purpose, tokens }) => (
        <Section key={purpose} title={purpose}>
          {tokens.map(({ name, value }) => (
            <div key={name} className={styles.row}>
              <TokenName name={name} />
              <div>
                <div className={styles.length}>
                  <div className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
                </div>
                <code>{inPixels(value)}</code>
              </div>
            </div>
          ))}
        </Section>
      ))}
      {shapes.map(({ purpose, tokens }) => (
        <Section key={purpose} title={purpose}>
          <div className={styles.grid}>
            {tokens.map(({ name, value }) => (
              <div key={name}>
                <div
                  className={styles.box}
                  style={{ [name.startsWith('shadow') ? 'boxShadow' : 'borderRadius']: `var(--${name})` }}
                />
                <p>
                  <TokenName name={name} />
                </p>
                <code>{value}</code>
              </div>
            ))}
          </div>
        </Section>
      ))}
    </Page>
  ),
  async play({ canvas }) {
    for (const { name } of [...spaces, ...shapes].flatMap(({ tokens }) => tokens))
      await expect(canvas.getByText(`--${name}`)).toBeVisible()
  },
})
