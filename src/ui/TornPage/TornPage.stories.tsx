import { expect } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Stack } from '#storybook/layout.tsx'
import { Card } from '#ui/Card/Card.tsx'
import torn from './TornPage.module.css'

const meta = preview.meta({
  title: 'Kit/TornPage',
  component: Card,
  parameters: {
    ...usage({
      when: 'For a card that is a receipt: a payment that has succeeded.',
      dos: ['Add `torn.page` to a Card.'],
      donts: ['Do not use it for anything that can still change.'],
    }),
    docs: {
      description: {
        component:
          'The red margin and the torn edge of a receipt: a class of `TornPage.module.css` for a Card.',
      },
    },
  },
})

/** A receipt: what was paid stands right of the margin, and the torn edge hangs below the card. */
export const StateReceipt = meta.story({
  render: () => (
    <Stack width="26rem">
      <Card as="article" className={torn.page}>
        <h3>Plata a reușit</h3>
        <p>Abonament 3 luni</p>
      </Card>
    </Stack>
  ),
  async play({ canvas }) {
    const edge = getComputedStyle(canvas.getByRole('article'), '::after')
    const [, url = ''] = /url\("(.*)"\)/.exec(edge.maskImage) ?? []
    const picture = new Image()
    picture.src = url
    await picture.decode()
    await expect(picture.naturalWidth).toBe(240)
    await expect(edge.blockSize).toBe('12px')
  },
})
