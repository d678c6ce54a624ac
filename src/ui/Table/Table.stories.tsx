import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { type Column, Table, TableSkeleton } from './Table.tsx'

type Lesson = { day: string; learner: string; price: string | null }

const columns: Column<Lesson>[] = [
  { name: 'Ziua', cell: ({ day }) => day, foot: 'Total' },
  { name: 'Elev', cell: ({ learner }) => learner, foot: '' },
  {
    name: 'Preț',
    kind: 'amount',
    cell: ({ price }) => price,
    none: 'Fără preț',
    foot: '85,00 RON',
  },
  { name: 'Ce puteți face', kind: 'action', cell: () => <Button variant="quiet">Deschide</Button>, foot: '' },
]

const rows: Lesson[] = [
  { day: '20 nov. 2026', learner: 'Elena-Cătălina Constantinescu-Brătescu', price: '85,00 RON' },
  { day: '19 nov. 2026', learner: 'Nesfârșit'.repeat(20), price: null },
]

const meta = preview.meta({
  title: 'Kit/Table',
  component: Table<Lesson>,
  parameters: {
    usage: {
      when: 'For rows of the same kind that people compare by column: payments, lessons of a report.',
      access: 'In a narrow column each cell is read with the name of its column.',
      dos: ['Give each column a name: in a narrow container it labels the cell.'],
      donts: ['Do not use it for layout, or for a list with one column.'],
    },
  },
  args: { 'aria-label': 'Meditații', columns, rows, keyOf: ({ day }) => day },
})

export const StateWide = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: /^19 nov\. 2026/ })).toHaveTextContent('Fără preț')
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
  },
})

/** A row that looks like a card is still a table row for screen readers. */
export const StateCards = meta.story({
  parameters: { width: '288px' },
  async play({ canvas }) {
    const shown = canvas.getByRole('table', { name: 'Meditații' })
    await expect(shown.scrollWidth).toBeLessThanOrEqual(288)
    await expect(canvas.getByRole('rowheader', { name: '20 nov. 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent('Elena-Cătălina Constantinescu-Brătescu')
  },
})

/** A column without any value is omitted, unless it has a total. */
export const StateWithoutValues = meta.story({
  args: {
    columns: [
      ...columns.slice(0, 3),
      { name: 'Factură', cell: () => null, none: 'Fără factură', foot: '' },
      ...columns.slice(3),
    ],
    rows: rows.slice(1),
  },
  async play({ canvas }) {
    const names = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Ziua', 'Elev', 'Preț', 'Ce puteți face'])
  },
})

export const StateCardsWithRoom = meta.story({ parameters: { width: '600px' } })
export const StatePending = meta.story({ render: () => <TableSkeleton columns={columns} rows={2} /> })
