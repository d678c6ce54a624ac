import { expect } from 'storybook/test'
import { widths } from 'virtual:code-in-use'
import preview from '#storybook/preview.tsx'
import { Page, Section, pageParameters } from './Page.tsx'
import styles from './docs.module.css'

const meta = preview.meta({ title: 'Foundations/Breakpoints' })

const parts = [
  ['media', 'Width or height of the window'],
  ['container', 'Widths of a part of the page'],
] as const

export const Breakpoints = meta.story({
  parameters: pageParameters,
  render: () => (
    <Page
      title="Breakpoints"
      lead="Where the layout changes, and which files change there. A rem is 16 px at the default font size."
    >
      {parts.map(([kind, title]) => (
        <Section key={kind} title={title}>
          {widths
            .filter(({ query }) => query.startsWith(kind))
            .toSorted((one, other) => widthOf(one.query) - widthOf(other.query))
            .map(({ query, paths }) => (
              <div key={query} className={styles.row}>
                <code>{query.slice(kind.length + 1)}</code>
                <span>{paths.map(nameOf).join(', ')}</span>
              </div>
            ))}
        </Section>
      ))}
    </Page>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('(width >= 37.5rem)')).toBeVisible()
  },
})

/** Returns the first width of a query, in pixels. */
function widthOf(query: string): number {
  const [, number, unit] = /([\d.]+)(px|rem)/.exec(query) ?? []
  return Number(number) * (unit === 'rem' ? 16 : 1)
}

/** Returns the name of a file without its folders and extensions. */
const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\..*$/, '')
