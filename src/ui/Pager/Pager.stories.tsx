import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { getPager } from '#domain/pager.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { Pager } from './Pager.tsx'

const meta = preview.meta({
  title: 'Kit/Pager',
  component: Pager,
  parameters: {
    usage: {
      when: 'Below a list that the server returns in pages.',
      access: 'A navigation named “Pagini”, of links; the current page is read as current.',
      dos: ['Put the page number into the address, so that a page can be shared.'],
    },
  },
  args: { pager: getPager(480, 12), hrefOf: (page: number) => ({ search: `?pagina=${page}` }) },
})

export const StateInTheMiddle = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Pagina 12')
    const address = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(address('Pagina anterioara')).toMatch(/\?pagina=11$/)
    await expect(address('Pagina urmatoare')).toMatch(/\?pagina=13$/)
    await expect(address('Pagina 12')).toMatch(/\?pagina=12$/)
    await expect(canvas.getAllByRole('link', { name: /^Pagina \d+$/, hidden: true })).toHaveLength(10)
  },
})

/** The first page, the last one, and a list of one page, which has no pager. */
export const StateEnds = meta.story({
  render: args => (
    <Stack gap={6}>
      <Pager {...args} pager={getPager(480, 1)} aria-label="Prima" />
      <Pager {...args} pager={getPager(480, 48)} aria-label="Ultima" />
      <Pager {...args} pager={getPager(7, 1)} aria-label="Singura" />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(2)
    await expect(canvas.getAllByRole('link', { name: /Pagina (anterioara|urmatoare)/ })).toHaveLength(2)
  },
})

/** No sideways scrolling on the narrowest phone, even with three-digit pages. */
export const WidthNarrowPhone = meta.story({
  args: { pager: getPager(4800, 236) },
  parameters: { width: '288px' },
  async play({ canvas }) {
    const nav = canvas.getByRole('navigation')
    await expect(nav.scrollWidth).toBeLessThanOrEqual(288)
    const shown = canvas.getAllByRole('link').map(link => link.textContent)
    await expect(shown).toEqual(['Pagina anterioara', '235', '236', '237', 'Pagina urmatoare'])
    for (const link of canvas.getAllByRole('link')) {
      const { width, height, right } = link.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      await expect(right).toBeLessThanOrEqual(nav.getBoundingClientRect().right)
    }
  },
})

/** From 600 px on, the words are visible at every width of the list; all ten links from 500 px on. */
export const WidthSeveral = meta.story({
  render: args => (
    <Stack gap={6}>
      {[358, 500, 700, 900].map(width => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <Pager {...args} aria-label={`Pagini, ${width} px`} />
        </div>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    const links = canvas.getAllByRole('navigation').map(nav => within(nav).getAllByRole('link'))
    await expect(links.map(({ length }) => length)).toEqual([7, 12, 12, 12])
    for (const word of canvas.getAllByText(/^Pagina (anterioara|urmatoare)$/))
      await expect(word.getBoundingClientRect().width).toBeGreaterThan(100)
  },
})
