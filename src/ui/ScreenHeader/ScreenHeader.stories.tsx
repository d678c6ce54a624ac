import Plus from 'lucide-react/icons/plus'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { ScreenHeader } from './ScreenHeader.tsx'

const meta = preview.meta({
  title: 'Kit/ScreenHeader',
  component: ScreenHeader,
  parameters: {
    usage: {
      when: 'At the top of a screen on which the user works: the user area, and above lists.',
      access: 'Its heading takes the focus by script, for instance when the focused row is gone.',
      dos: ['Say in one sentence what the screen is for.'],
      donts: ['Do not put more than one action beside it.'],
    },
  },
  args: {
    title: 'Anunțurile mele',
    lead: 'Câte un anunț pentru fiecare materie pe care o predați.',
    action: <Button icon={<Plus />}>Adaugă anunț</Button>,
  },
})

export const StateWithAction = meta.story()

/** A name without spaces breaks, and the action goes below. */
export const StateLongTitleOnAPhone = meta.story({
  args: { title: `Bună, ${'Nesfârșita'.repeat(12)}!` },
  globals: { viewport: { value: 'phone320' } },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
