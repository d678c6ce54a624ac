import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Button } from './Button.tsx'
import { ButtonAnchor, ButtonLink } from './ButtonLink.tsx'

const meta = preview.meta({
  title: 'Kit/Button',
  component: Button,
  parameters: {
    usage: {
      when: 'For an action. For going to another screen use ButtonLink, which looks the same and is a link.',
      access:
        'Enter or Space. While busy it keeps the focus and is read as unavailable; an icon alone needs an `aria-label`.',
      dos: [
        'One primary button per view; the others are secondary or quiet.',
        'Write the action: “Trimite mesajul”, not “OK”.',
      ],
      donts: [
        'Do not disable the button of an incomplete form: let the user press it and see what is missing.',
        'Do not use the danger variant for anything that can be undone.',
      ],
    },
  },
  args: { children: 'Trimite mesajul', onClick: fn() },
})

export const StatePrimary = meta.story()

export const StateVariants = meta.story({
  render: () => (
    <Cluster gap={4} align="center">
      <Button>Caută profesori</Button>
      <Button variant="secondary">Anulează</Button>
      <Button variant="quiet">Vezi toate</Button>
      <Button variant="danger">Șterge anunțul</Button>
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
      <ButtonLink to="/Matematica" icon={<Search />}>
        Găsește un profesor
      </ButtonLink>
      <ButtonAnchor href="#preturi" variant="quiet">
        Prețuri
      </ButtonAnchor>
      <Button disabled>Trimite mesajul</Button>
    </Cluster>
  ),
})

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const StateBusy = meta.story({
  args: { busy: true, type: 'submit' },
  render: args => (
    <Cluster as="form" onSubmit={onSubmit} gap={4} align="center">
      <Button {...args} />
      {(['secondary', 'quiet', 'danger'] as const).map(variant => (
        <Button key={variant} busy variant={variant}>
          Salvează
        </Button>
      ))}
    </Cluster>
  ),
})

/** A busy button keeps the focus and ignores presses. */
export const InteractionBusy = StateBusy.extend({
  async play({ canvas, args }) {
    onSubmit.mockClear()
    const button = canvas.getByRole('button', { name: 'Trimite mesajul' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(onSubmit).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
})

export const StateLongLabel = meta.story({
  args: { children: 'Trimite cererea de meditații către toți profesorii de limba și literatura română' },
  globals: { viewport: { value: 'phone320' } },
})
