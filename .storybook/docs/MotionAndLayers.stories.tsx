import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Page, Section, TokenName, pageParameters } from './Page.tsx'
import { groupsOf } from './tokens.ts'
import styles from './docs.module.css'

const meta = preview.meta({ title: 'Foundations/Motion and layers' })

const motion = groupsOf('motion')
const layers = groupsOf('layer')

export const MotionAndLayers = meta.story({
  parameters: pageParameters,
  render: () => (
    <Page
      title="Motion and layers"
      lead="Animations are short, and are turned off for people who prefer reduced motion."
    >
      {motion.map(({ purpose, tokens }) => (
        <Section key={purpose} title={purpose}>
          <p>Point at a row to see its motion.</p>
          {tokens.map(({ name, value }) => (
            <div key={name} className={styles.row}>
              <TokenName name={name} />
              <div>
                <div className={styles.dot} style={motionOf(name, value)} />
                <code>{value}</code>
              </div>
            </div>
          ))}
        </Section>
      ))}
      {layers.map(({ purpose, tokens }) => (
        <Section key={purpose} title={purpose}>
          {tokens
            .toSorted((one, other) => Number(other.value) - Number(one.value))
            .map(({ name, value }) => (
              <div key={name} className={styles.row}>
                <TokenName name={name} />
                <code>{value}</code>
              </div>
            ))}
        </Section>
      ))}
    </Page>
  ),
  async play({ canvas }) {
    for (const { name } of [...motion, ...layers].flatMap(({ tokens }) => tokens))
      await expect(canvas.getByText(`--${name}`)).toBeVisible()
  },
})

/** Shows a duration with linear timing, and an easing curve over one second. */
const motionOf = (name: string, value: string) =>
  value.endsWith('ms')
    ? { transitionDuration: `var(--${name})` }
    : { transitionDuration: '1s', transitionTimingFunction: `var(--${name})` }
