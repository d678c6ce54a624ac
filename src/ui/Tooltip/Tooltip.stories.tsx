import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const content = 'Profesorul a fost verificat prin documente de studii și o discuție video.'

const meta = preview.meta({
  title: 'Kit/Tooltip',
  component: Tooltip,
  parameters: {
    layout: 'centered',
    usage: {
      when: 'For a few words that explain a control or a short fact.',
      access: 'Opens on hover and on focus, Escape closes. Its text is the description of its control.',
      dos: ['Write it so that the page can be understood without it.'],
      donts: [
        'Do not put a link or a button into it.',
        'Do not rely on it on a phone, where nothing hovers.',
      ],
    },
  },
  args: { content, children: <Button variant="secondary">Verificat</Button> },
})

const popup = () => document.querySelector('[data-open][data-side]')

/** Screen readers get the text whether or not the tooltip is open. */
export const StateClosed = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Verificat' })).toHaveAccessibleDescription(content)
  },
})

export const StateOpen = meta.story({
  tags: ['focused'],
  async play({ canvas }) {
    canvas.getByRole('button').focus()
    await waitFor(() => expect(popup()).toHaveTextContent(content))
  },
})
