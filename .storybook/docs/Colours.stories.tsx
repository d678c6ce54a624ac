import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Contrast } from '#storybook/contrast.ts'
import type { Theme } from '#storybook/theme.ts'
import { contrastsOf, isOnABackground, type Pair } from './contrast.ts'
import { Page, Section, TokenName, pageParameters } from './Page.tsx'
import type { Token } from './parseTokens.ts'
import { colourIn, groupsOf } from './tokens.ts'
import styles from './docs.module.css'

const meta = preview.meta({ title: 'Foundations/Colours' })

const themes: Theme[] = ['light', 'dark']

export const Colours = meta.story({
  parameters: pageParameters,
  render: () => (
    <Page
      title="Colours"
      lead="Each colour has a value for the light and one for the dark theme. The numbers are its contrast with the backgrounds on which it is used: at least 4.5 for text, and at least 3 for icons and the edges of controls."
    >
      {groupsOf('colour').map(({ purpose, tokens }) => (
        <Section key={purpose} title={purpose}>
          {tokens.map(token => (
            <Colour key={token.name} token={token} contrast="normal" />
          ))}
        </Section>
      ))}
      <Section title="For people who ask for more contrast">
        <p>
          With the system's setting (<code>prefers-contrast: more</code>) text keeps a contrast of at least 7,
          and every line 3.
        </p>
        {groupsOf('colour')
          .flatMap(({ tokens }) => tokens)
          .filter(({ name }) => isOnABackground(name))
          .map(token => (
            <Colour key={token.name} token={token} contrast="more" />
          ))}
      </Section>
    </Page>
  ),
  async play({ canvas, canvasElement }) {
    for (const { name } of groupsOf('colour').flatMap(group => group.tokens))
      await expect(canvas.getAllByText(`--${name}`)[0]).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-too-low]')).toHaveLength(0)
  },
})

function Colour({ token: { name }, contrast }: { token: Token; contrast: Contrast }) {
  return (
    <div className={styles.colour}>
      <TokenName name={name} />
      {themes.map(theme => (
        <div
          key={theme}
          className={styles.themed}
          style={{
            background: colourIn(theme, contrast, 'paper'),
            color: colourIn(theme, contrast, 'ink'),
          }}
        >
          <div className={styles.swatch} style={{ background: colourIn(theme, contrast, name) }} />
          <div>
            {theme === 'light' ? 'Light' : 'Dark'} <code>{colourIn(theme, contrast, name)}</code>
            <Contrasts pairs={contrastsOf(name, contrast, other => colourIn(theme, contrast, other))} />
          </div>
        </div>
      ))}
    </div>
  )
}

function Contrasts({ pairs }: { pairs: Pair[] }) {
  if (pairs.length === 0) return null
  return (
    <ul className={styles.contrasts}>
      {pairs.map(({ on, ratio, minimum }) => (
        <li key={on} data-too-low={ratio < minimum || undefined}>
          <strong>{(Math.floor(ratio * 10) / 10).toFixed(1)}</strong> on {on}
        </li>
      ))}
    </ul>
  )
}
