import preview from '#storybook/preview.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Cluster, Columns, Facts, Page, Stack, Text } from './layout.tsx'

const meta = preview.meta({
  title: 'Kit/Layout',
  component: Stack,
  subcomponents: { Cluster, Columns, Facts, Page, Text },
  parameters: {
    usage: {
      when: 'Stack for things below each other, Cluster for things side by side that may take several lines, Columns for things of one kind in as many columns as fit, Facts for names and values that are read, Page once on a screen outside the user area, Text for a size or colour other than that of the text around it.',
      access: 'Nothing of its own: the elements are those that `as` says.',
      dos: [
        'Choose `gap` by how close the children belong together: 1 to 3 within a card, 4 to 6 between fields and cards, 8 and more between sections.',
        'Choose `least` so that the content of a column is still easy to read.',
        'Choose the heading by its level (`as`), and its size by its weight on the screen (`size`).',
        'In Facts, put each `dt` and its `dd` into a `div`.',
      ],
      donts: [
        'Do not give the children margins.',
        'Do not use Columns where the number of columns matters: write the grid in the CSS of the page.',
        'Do not use Facts for a table of several things: use Table.',
      ],
    },
  },
})

const days = ['Luni', 'Marți', 'Miercuri'].map(day => <Card key={day}>{day}</Card>)
const subjects = ['Matematică', 'Fizică', 'Chimie'].map(subject => <Badge key={subject}>{subject}</Badge>)

export const StateStack = meta.story({ args: { gap: 4, children: days } })

export const StateStackAtTheStart = meta.story({ args: { gap: 3, align: 'start', children: subjects } })

/** The second one has a heading and its button at the two ends of a line. */
export const StateCluster = meta.story({
  render: () => (
    <>
      <Cluster gap={2}>{subjects}</Cluster>
      <Cluster gap={4} align="center" justify="between">
        <h2>Anunțurile mele</h2>
        <Button>Adaugă anunț</Button>
      </Cluster>
    </>
  ),
})

/** With `fill`, two items are as wide as they would be in a full line. */
export const StateColumns = meta.story({
  render: () => (
    <Stack gap={4}>
      <Columns least={12} gap={4}>
        {days}
      </Columns>
      <Columns least={12} gap={4} fill>
        {days.slice(1)}
      </Columns>
    </Stack>
  ),
})

export const StatePage = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page top={6} gap={5}>
      <Text as="h2" size={5}>
        Solicitări de meditații
      </Text>
      <Text size={2} tone="soft">
        Elevi care caută un profesor.
      </Text>
      <Facts least={14} gap={6} rowGap={4}>
        <div>
          <dt>Materia</dt>
          <dd>Matematică</dd>
        </div>
        <div>
          <dt>Nivelul</dt>
          <dd>Clasele V-VIII</dd>
        </div>
      </Facts>
    </Page>
  ),
})
