import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { EmptyCell } from './EmptyCell.tsx'
import { type Column, Table, TableSkeleton } from './Table.tsx'

const meta = preview.meta({ title: 'Kit/Table' })

type Lesson = { day: string; learner: string; price: string | null }

const columns: Column<Lesson>[] = [
  { name: 'Ziua', cell: ({ day }) => day, foot: 'Total' },
  { name: 'Elev', cell: ({ learner }) => learner, foot: '' },
  {
    name: 'Preț',
    kind: 'amount',
    cell: ({ price }) => price ?? <EmptyCell spoken="Fără preț" />,
    foot: '85,00 RON',
  },
  { name: 'Ce puteți face', kind: 'action', cell: () => <Button variant="quiet">Deschide</Button>, foot: '' },
]

const rows: Lesson[] = [
  { day: '20 nov. 2026', learner: 'Elena-Cătălina Constantinescu-Brătescu', price: '85,00 RON' },
  { day: '19 nov. 2026', learner: 'Nesfârșit'.repeat(20), price: null },
]

const table = <Table aria-label="Meditații" columns={columns} rows={rows} keyOf={({ day }) => day} />

export const StateWide = meta.story({
  render: () => table,
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: /^19 nov\. 2026/ })).toHaveTextContent('Fără preț')
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
  },
})

/** A row that looks like a card is still a table row for screen readers. */
export const StateCards = meta.story({
  render: () => <div style={{ inlineSize: '288px' }}>{table}</div>,
  async play({ canvas }) {
    const shown = canvas.getByRole('table', { name: 'Meditații' })
    await expect(shown.scrollWidth).toBeLessThanOrEqual(288)
    await expect(canvas.getByRole('rowheader', { name: '20 nov. 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent('Elena-Cătălina Constantinescu-Brătescu')
  },
})

export const StateCardsWithRoom = meta.story({
  render: () => <div style={{ inlineSize: '600px' }}>{table}</div>,
})
export const StatePending = meta.story({ render: () => <TableSkeleton columns={columns} rows={2} /> })
