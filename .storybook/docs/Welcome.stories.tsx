import { expect } from 'storybook/test'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import preview from '#storybook/preview.tsx'
import { Page, Section, pageParameters } from './Page.tsx'
import { pageAddress, parts } from './parts.ts'
import styles from './docs.module.css'

const meta = preview.meta({ title: 'Welcome' })

const axes = [
  ['Role', 'who the viewer is: a visitor, a student, a tutor'],
  ['State', 'what there is to see: full, empty, loading, failing, an open dialog'],
  ['Width', 'a phone, a tablet or a desktop'],
  ['Interaction', 'the story presses and types; all other stories rest in the state of their name'],
] as const

export const Welcome = meta.story({
  parameters: pageParameters,
  render: () => (
    <Page
      title="The design of Meditații"
      lead="Every colour, component and screen of the product, made of the code that runs in production. What you see here is what is built: there are no separate mock-ups."
    >
      <Section title="What is where">
        <Table rows={parts.map(({ name, id, meaning }) => [name, meaning, pageAddress(id)])} />
        <p>The name of a story begins with what sets it apart from the others:</p>
        <Table rows={axes} />
      </Section>
      <Section title="The toolbar">
        <p>
          Above each story are four menus. A story that needs a certain width or viewer chooses it itself.
        </p>
        <Table
          rows={[
            ['Viewport', 'The width. Phone 390 is the usual one, Phone 320 the narrowest that we support.'],
            ['Theme', 'Light, dark, or both side by side.'],
            ['Persona', `The viewer of a screen: ${labels(personas)}.`],
            ['Scenario', `The state of the simulated site: ${labels(scenarios)}.`],
          ]}
        />
        <p>Screens are interactive: press, type and navigate. Opening another story resets everything.</p>
      </Section>
      <Section title="In the running app">
        <p>
          Above each story of a screen, “Open in the app” opens the same address in the running app, with the
          same persona, scenario and faults. Point at it to read whether the story makes up responses that a
          link cannot express. On your own machine, start the app with <code>npm start</code> beside{' '}
          <code>npm run storybook</code>. The app’s QA panel, at the lower left, leads back to the screen’s
          page here.
        </p>
      </Section>
      <Section title="What changed since the last release">
        <p>
          In the project, run <code>npm run visual -- --base v1.4.0</code> with the tag or commit of the
          release. It takes a picture of every story before and after, on a phone and a desktop, in both
          themes, and writes <code>visual-report/index.html</code>: before, after and difference.
        </p>
      </Section>
      <Section title="Comment with a link">
        <p>
          Choose the story, the viewport, the theme and the persona, and copy the address from the browser: it
          holds them all. Paste it into your comment with the place on the page that you mean. The reader sees
          what you saw.
        </p>
      </Section>
    </Page>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Kit' })).toBeVisible()
  },
})

type Row = readonly [name: string, meaning: string, href?: string]

function Table({ rows }: { rows: readonly Row[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(([name, meaning, href]) => (
          <tr key={name}>
            <th scope="row">
              {href ? (
                <a href={href} target="_top">
                  {name}
                </a>
              ) : (
                name
              )}
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns the ids of the toolbar's menu with their labels. */
const labels = (choices: Record<string, { id: string; label: string }>) =>
  Object.values(choices)
    .map(({ id, label }) => `${id} (${label})`)
    .join(', ')
