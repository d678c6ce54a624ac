import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash'
import { expect, fn, userEvent, within } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Button } from './Button.tsx'
import { ButtonAnchor, ButtonLink } from './ButtonLink.tsx'
import { Wrap } from '#storybook/layout.tsx'

const meta = preview.meta({
  title: 'Kit/Button',
  component: Button,
  parameters: usage({
    when: 'For an action. For going to another screen use ButtonLink, which looks the same and is a link.',
    dos: [
      'One primary button per view; the others are secondary or quiet.',
      'Write the action: “Trimite mesajul”, not “OK”.',
    ],
    donts: [
      'Do not disable the button of an incomplete form: let the user press it and see what is missing.',
      'Do not use the danger variant for anything that can be undone.',
    ],
  }),
  args: { children: 'Trimite mesajul', onClick: fn() },
})

export const StatePrimary = meta.story()

export const StateVariants = meta.story({
  render: () => (
    <Wrap>
      <Button>Caută profesori</Button>
      <Button variant="secondary">Anulează</Button>
      <Button variant="quiet">Vezi toate</Button>
      <Button variant="danger">Șterge anunțul</Button>
    </Wrap>
  ),
})

export const StateSmall = meta.story({
  render: () => (
    <Wrap>
      <Button size="small" icon={<Search />}>
        Caută
      </Button>
      <Button size="small" variant="secondary" icon={<Plus />}>
        Adaugă
      </Button>
      <Button size="small" variant="quiet">
        Renunță
      </Button>
      <Button size="small" variant="danger" icon={<Trash2 />}>
        Șterge
      </Button>
    </Wrap>
  ),
})

export const StateLinks = meta.story({
  render: () => (
    <Wrap>
      <ButtonLink to="/Matematica" icon={<Search />}>
        Găsește un profesor
      </ButtonLink>
      <ButtonLink to="/anunturi" variant="secondary">
        Anunțurile mele
      </ButtonLink>
      <ButtonAnchor href="#preturi" variant="quiet">
        Prețuri
      </ButtonAnchor>
    </Wrap>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Prețuri' })).toHaveAttribute('href', '#preturi')
    await expect(canvas.getByRole('link', { name: 'Anunțurile mele' })).toHaveAttribute('href', '/anunturi')
  },
})

export const StateDisabled = meta.story({
  args: { disabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const StateBusy = meta.story({
  args: { busy: true, type: 'submit' },
  render: args => (
    <form onSubmit={onSubmit}>
      <Wrap>
        <Button {...args} />
        <Button {...args} variant="secondary" type="button">
          Salvează
        </Button>
        <Button {...args} variant="quiet" type="button">
          Salvează
        </Button>
        <Button {...args} variant="danger" type="button">
          Șterge
        </Button>
      </Wrap>
    </form>
  ),
})

/** A busy button keeps the focus and ignores presses. */
export const InteractionBusy = StateBusy.extend({
  async play({ canvasElement, args }) {
    onSubmit.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Trimite mesajul' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(onSubmit).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
})

export const InteractionByKeyboard = meta.story({
  async play({ canvas, args }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const StateLongLabel = meta.story({
  args: { children: 'Trimite cererea de meditații către toți profesorii de limba și literatura română' },
  globals: { viewport: { value: 'phone320' } },
})
