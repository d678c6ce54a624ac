import type { CSSProperties, ReactNode } from 'react'
import { expect } from 'storybook/test'
import { icons } from 'virtual:in-use'
import type { SubjectFamily } from '#domain/subjectFamily.ts'
import preview from '#storybook/preview.tsx'
import type { Theme } from '#storybook/theme.ts'
import { Notebook } from '#ui/Notebook/Notebook.tsx'
import { Columns, Page, Stack, Text } from '#ui/layout/layout.tsx'
import { type Contrast, contrastsOf, isOnABackground } from './contrast.ts'
import { inPixels, type Token } from './parseTokens.ts'
import { colourIn, groupsOf } from './tokens.ts'
import styles from './docs.module.css'

const meta = preview.meta({
  title: 'Foundations',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

type FoundationProps = { title: string; lead: ReactNode; children: ReactNode }

const Foundation = ({ title, lead, children }: FoundationProps) => (
  <Page as="main" top={6} gap={8}>
    <h1>{title}</h1>
    <Text tone="soft" reading>
      {lead}
    </Text>
    {children}
  </Page>
)

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={3}>
    <h2>{title}</h2>
    {children}
  </Stack>
)

/** The tokens of some kinds, by purpose, each with what it looks like. */
const Tokens = ({ kinds }: { kinds: Token['kind'][] }) =>
  groupsOf(...kinds).map(([purpose, tokens]) => (
    <Section key={purpose} title={purpose}>
      {tokens.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <code>--{name}</code>
          <div>
            {specimenOf(name, value)}
            <code>{inPixels(value)}</code>
          </div>
        </div>
      ))}
    </Section>
  ))

const text = 'Științe, limbi și muzică: țelul însuși își află învățăcelul'

const box = (style: CSSProperties) => <div className={styles.box} style={style} />
const line = (style: CSSProperties) => <p style={{ maxInlineSize: '40rem', ...style }}>{text}</p>

/** Renders what a token looks like. */
function specimenOf(name: string, value: string) {
  const token = `var(--${name})`
  if (name.startsWith('font-')) return line({ fontFamily: token, fontSize: 'var(--size-5)' })
  if (name.startsWith('leading-')) return line({ lineHeight: token, maxInlineSize: '16rem' })
  if (name.startsWith('radius-')) return box({ borderRadius: token })
  if (name.startsWith('shadow-')) return box({ boxShadow: token })
  if (name.startsWith('z-')) return null
  if (name.startsWith('size-'))
    return (
      <>
        {line({ font: `650 ${token} / var(--leading-tight) var(--font-heading)` })}
        {line({ fontSize: token })}
      </>
    )
  if (value.endsWith('ms')) return <div className={styles.dot} style={{ transitionDuration: token }} />
  if (name === 'ease')
    return (
      <div className={styles.dot} style={{ transitionDuration: '1s', transitionTimingFunction: token }} />
    )
  return <div className={styles.bar} style={{ inlineSize: token }} />
}

const colours = groupsOf('colour')

export const Colours = meta.story({
  render: () => (
    <Foundation
      title="Colours"
      lead="Each colour has a value for the light and one for the dark theme. The numbers are its contrast with the backgrounds on which it is used: at least 4.5 for text, and at least 3 for icons and the edges of controls."
    >
      {colours.map(([purpose, tokens]) => (
        <Section key={purpose} title={purpose}>
          {tokens.map(({ name }) => (
            <Colour key={name} name={name} contrast="normal" />
          ))}
        </Section>
      ))}
      <Section title="For people who ask for more contrast">
        <p>
          With the system’s setting (<code>prefers-contrast: more</code>) text keeps a contrast of at least 7,
          and every line 3.
        </p>
        {colours
          .flatMap(([, tokens]) => tokens)
          .filter(({ name }) => isOnABackground(name))
          .map(({ name }) => (
            <Colour key={name} name={name} contrast="more" />
          ))}
      </Section>
    </Foundation>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('[data-too-low]')).toHaveLength(0)
  },
})

function Colour({ name, contrast }: { name: string; contrast: Contrast }) {
  const swatch = (theme: Theme) => {
    const valueOf = (token: string) => colourIn(theme, contrast, token)
    return (
      <div
        key={theme}
        className={styles.themed}
        style={{ background: valueOf('paper'), color: valueOf('ink') }}
      >
        <div className={styles.swatch} style={{ background: valueOf(name) }} />
        <div>
          <code>{valueOf(name)}</code>
          {contrastsOf(name, contrast, valueOf).map(({ on, ratio, minimum }) => (
            <div key={on} data-too-low={ratio < minimum || undefined}>
              <strong>{(Math.floor(ratio * 10) / 10).toFixed(1)}</strong> on {on}
            </div>
          ))}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.colour}>
      <code>--{name}</code>
      {swatch('light')}
      {swatch('dark')}
    </div>
  )
}

export const Type = meta.story({
  render: () => (
    <Foundation
      title="Type"
      lead="Headings have a family of their own, and text is the system’s. The larger sizes grow with the width of the window."
    >
      <Tokens kinds={['type']} />
    </Foundation>
  ),
})

export const SpaceAndShape = meta.story({
  render: () => (
    <Foundation
      title="Space and shape"
      lead="Distances, widths, rounded corners and the one shadow. The window changes the layout at 37.5rem (600 px) and 60rem (960 px); parts of a page change by their own width."
    >
      <Tokens kinds={['space', 'shape']} />
    </Foundation>
  ),
})

export const MotionAndLayers = meta.story({
  render: () => (
    <Foundation
      title="Motion and layers"
      lead="Animations are short, and are turned off for people who prefer reduced motion. Point at a row to see its motion."
    >
      <Tokens kinds={['motion', 'layer']} />
    </Foundation>
  ),
})

export const Icons = meta.story({
  render: () => (
    <Foundation
      title="Icons"
      lead={
        <>
          The icons in use, of <a href="https://lucide.dev/icons">Lucide</a>. Prefer one of them to a new one,
          and one meaning for each. An icon without a name is hidden from screen readers. The number says how
          many files use it; point at it for their names.
        </>
      }
    >
      <Columns as="ul" least={12} gap={5} className={styles.list}>
        {icons.map(({ Icon, name, paths }) => (
          <li key={name} title={paths.join('\n')}>
            <Icon /> <code>{name}</code> {paths.length}
          </li>
        ))}
      </Columns>
    </Foundation>
  ),
})

const pictures = Object.entries<string>(
  import.meta.glob('../../src/**/*.svg', { eager: true, query: '?no-inline', import: 'default' }),
)

/** The families of subjects that have a drawing, which is named like them. */
const families = pictures.flatMap(
  ([path]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the folder has a drawing for each family and no other
    (/drawings\/(\w+)\.svg$/.exec(path)?.[1] as SubjectFamily | undefined) ?? [],
)

export const Illustrations = meta.story({
  render: () => (
    <Foundation
      title="Illustrations"
      lead="Drawn by hand, in one colour: each file is a mask that the page fills, so it follows the theme."
    >
      <Section title="Notebook pages, by family of subjects">
        <Columns least={12} gap={5}>
          {families.map(family => (
            <figure key={family} className={styles.notebook}>
              <Notebook drawing={family} />
              <figcaption>{family}</figcaption>
            </figure>
          ))}
        </Columns>
      </Section>
      <Section title="Files">
        <Columns least={12} gap={5}>
          {pictures.map(([path, url]) => (
            <figure key={path}>
              <div className={styles.picture} style={{ maskImage: `url('${url}')` }} />
              <figcaption>
                <code>{path.replace('../../src/', '')}</code>
              </figcaption>
            </figure>
          ))}
        </Columns>
      </Section>
    </Foundation>
  ),
})
