import { expect } from 'storybook/test'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import preview from '#storybook/preview.tsx'
import { Page, Section, pageParameters } from './Page.tsx'
import styles from './docs.module.css'

const meta = preview.meta({ title: 'Welcome' })

const parts = [
  [
    'Foundations',
    'Colours with their contrast, type, space, motion, icons and illustrations, read from the code.',
  ],
  ['Kit', 'The components, each with a page that says when to use it, its states, its props and its code.'],
  ['Features', 'Parts that several screens share, such as booking, rating and the header.'],
  [
    'Screens',
    'The whole product, in the order of its addresses. The page Docs of a screen shows all of its states at once.',
  ],
  ['Flows', 'The screens of the main journeys, in their order.'],
] as const

const axes = [
  ['Role', 'who looks: a visitor, a student, a tutor'],
  ['State', 'what there is to see: full, empty, loading, failing, an open dialog'],
  ['Width', 'a phone, a tablet or a desktop'],
  ['Interaction', 'somebody presses and types; all other stories rest in the state of their name'],
] as const

export const Welcome = meta.story({
  parameters: pageParameters,
  render: () => (
    <Page
      title="The design of Meditații"
      lead="Every colour, component and screen of the product, made of the code that runs in production. What you see here is what is built: nothing is drawn again."
    >
      <Section title="What is where">
        <Table rows={parts} />
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
            ['Persona', `Who looks at a screen: ${labels(personas)}.`],
            ['Scenario', `The state of the simulated site: ${labels(scenarios)}.`],
          ]}
        />
        <p>“Open in the app” opens a screen in the running app, in the same state.</p>
        <p>Screens are alive: press, type and go on. Another story begins anew.</p>
      </Section>
      <Section title="Comment with a link">
        <p>
          Choose the story, the viewport, the theme and the persona, and copy the address from the browser: it
          holds them all. Paste it into your comment with the place on the page that you mean. Whoever opens
          it sees what you saw.
        </p>
      </Section>
    </Page>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

function Table({ rows }: { rows: readonly (readonly [name: string, meaning: string])[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(([name, meaning]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
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
