import Info from 'lucide-react/icons/info'
import { expect, userEvent, waitFor } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const content = 'Profesorul a fost verificat prin documente de studii și o discuție video.'

const meta = preview.meta({
  title: 'Kit/Tooltip',
  component: Tooltip,
  parameters: usage({
    when: 'For a few words that explain a control or a short fact.',
    dos: ['Write it so that the page can be understood without it.'],
    donts: ['Do not put a link or a button into it.', 'Do not rely on it on a phone, where nothing hovers.'],
  }),
  args: { content, children: <Button variant="secondary">Verificat</Button> },
  render: args => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }}>
      <Tooltip {...args} />
    </div>
  ),
})

const popup = () =>
  [...document.body.querySelectorAll<HTMLElement>('[data-open]')].find(node => node.matches('[data-side]'))
const gone = () => waitFor(() => expect(popup()).toBeUndefined())

export const StateOpen = meta.story({
  tags: ['focused'],
  async play({ canvas }) {
    canvas.getByRole('button').focus()
    await waitFor(() => expect(popup()).toHaveTextContent(content))
  },
})

export const InteractionOnFocus = meta.story({
  async play({ canvas }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(popup()).toHaveTextContent(content))
    await userEvent.keyboard('{Escape}')
    await gone()
  },
})

export const InteractionOnHover = meta.story({
  async play({ canvas }) {
    const button = canvas.getByRole('button')
    // Again until it opens: the library may listen for the pointer only some time after the first paint.
    await waitFor(async () => {
      await userEvent.unhover(button)
      await userEvent.hover(button)
      await waitFor(() => expect(popup()).toHaveTextContent(content), { timeout: 1000 })
    })
    await userEvent.unhover(button)
    await gone()
  },
})

/** Screen readers get the text whether or not the tooltip is open. */
export const StateClosed = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Verificat' })).toHaveAccessibleDescription(content)
  },
})

/** A tooltip that repeats the name of an icon is not announced twice. */
export const InteractionSameAsTheName = meta.story({
  args: {
    content: 'Detalii',
    children: <Button variant="quiet" aria-label="Detalii" icon={<Info />} />,
  },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Detalii' })
    await expect(button).not.toHaveAttribute('aria-describedby')
    button.focus()
    await waitFor(() => expect(popup()).toHaveTextContent('Detalii'))
  },
})
