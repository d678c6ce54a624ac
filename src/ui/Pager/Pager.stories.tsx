import { expect } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { getPager } from '#domain/pager.ts'
import { Pager } from './Pager.tsx'

const hrefOf = (page: number) => `?pagina=${page}`

const meta = preview.meta({
  title: 'Kit/Pager',
  component: Pager,
  parameters: usage({
    when: 'Below a list that the server returns in pages.',
    dos: ['Put the page number into the address, so that a page can be shared.'],
  }),
  args: { pager: getPager(480, 12), hrefOf },
})

export const StateInTheMiddle = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Pagini' })).toBeVisible()
    const current = canvas.getByRole('link', { current: 'page' })
    await expect(current).toHaveAccessibleName('Pagina 12')
    const address = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(address('Pagina anterioara')).toMatch(/\?pagina=11$/)
    await expect(address('Pagina urmatoare')).toMatch(/\?pagina=13$/)
    await expect(address('Pagina 12')).toMatch(/\?pagina=12$/)
    await expect(canvas.getAllByRole('link', { name: /^Pagina \d+$/, hidden: true })).toHaveLength(10)
  },
})

export const StateFirst = meta.story({
  args: { pager: getPager(480, 1) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Pagina anterioara' })).toBeNull()
  },
})

export const StateLast = meta.story({
  args: { pager: getPager(480, 48) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Pagina urmatoare' })).toBeNull()
  },
})

/** No sideways scrolling on the narrowest phone, even with three-digit pages. */
export const WidthNarrowPhone = meta.story({
  args: { pager: getPager(4800, 236) },
  render: args => (
    <div style={{ inlineSize: '288px' }}>
      <Pager {...args} />
    </div>
  ),
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

export const WidthSeveral = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-6)' }}>
      {[288, 358, 560, 700, 900].map(width => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <Pager pager={getPager(480, 12)} hrefOf={hrefOf} aria-label={`Pagini, ${width} px`} />
        </div>
      ))}
    </div>
  ),
})

export const StateOnePage = meta.story({
  args: { pager: getPager(7, 1) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})
