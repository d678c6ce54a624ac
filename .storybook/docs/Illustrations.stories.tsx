import { Fragment } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Notebook } from '#ui/Notebook/Notebook.tsx'
import { Page, Section, TokenName, pageParameters } from './Page.tsx'
import styles from './docs.module.css'

const meta = preview.meta({ title: 'Foundations/Illustrations' })

const files: Record<string, string> = import.meta.glob('../../src/**/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
})
const pictures = Object.entries(files).map(([path, url]) => ({ path: path.replace('../../src/', ''), url }))

/** The families of subjects that have a drawing. */
const families = pictures.flatMap(({ path }) => /drawings\/(\w+)\.svg$/.exec(path)?.[1] ?? [])

export const Illustrations = meta.story({
  parameters: pageParameters,
  render: () => (
    <Page
      title="Illustrations"
      lead="Drawn by hand, in one colour: each file is a mask that the page fills, so it follows the theme."
    >
      <Section title="Notebook pages, by family of subjects">
        <div className={styles.grid}>
          {families.map(family => (
            <figure key={family} className={styles.notebook}>
              <Notebook drawing={family} />
              <figcaption>{family}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <Section title="Files">
        <p>
          Filled with <TokenName name="ink-soft" />.
        </p>
        <div className={styles.grid}>
          {pictures.map(({ path, url }) => (
            <figure key={path}>
              <div className={styles.picture} style={{ maskImage: `url('${url}')` }} />
              <figcaption>
                <code>{breakAtFolders(path)}</code>
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
    </Page>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('maths')).toBeVisible()
    await expect(canvas.getByText('ui/EmptyState/page.svg')).toBeVisible()
  },
})

/** Returns a path that can wrap after each folder. */
const breakAtFolders = (path: string) =>
  path.split(/(?<=\/)/).map(part => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
