import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Card } from '#ui/Card/Card.tsx'
import torn from './TornPage.module.css'

const meta = preview.meta({
  title: 'Kit/TornPage',
  component: Card,
  parameters: {
    width: '26rem',
    usage: {
      when: 'For a card that is a receipt: a payment that has succeeded.',
      access: 'Nothing of its own: it is a look.',
      dos: ['Add `torn.page` of `TornPage.module.css` to a Card.'],
      donts: ['Do not use it for anything that can still change.'],
    },
  },
})

/** A receipt: what was paid stands right of the margin, and the torn edge hangs below the card. */
export const StateReceipt = meta.story({
  render: () => (
    <Card as="article" className={torn.page}>
      <h3>Plata a reușit</h3>
      <p>Abonament 3 luni</p>
    </Card>
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
