import MessageCircle from 'lucide-react/icons/message-circle'
import preview from '#storybook/preview.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  title: 'Kit/EmptyState',
  component: EmptyState,
  parameters: {
    usage: {
      when: 'Where a list or screen has nothing to show.',
      access: 'A heading of the level that its place needs, and at most a few links or buttons.',
      dos: ['Offer the one step that leads on.'],
      donts: ['Do not use it for a failure: use RetryAlert, which can try again.'],
    },
  },
  args: { title: 'Nici un rezultat' },
})

export const StateWithAction = meta.story({
  args: {
    children: 'Nu am găsit profesori de pian în Drobeta-Turnu Severin. Încercați online sau alt oraș.',
    action: (
      <ButtonLink to="/" variant="secondary">
        Șterge filtrele
      </ButtonLink>
    ),
  },
})

export const StateWholePage = meta.story({
  args: {
    headingLevel: 1,
    title: 'Nu aveți mesaje',
    icon: <MessageCircle />,
    children: 'Când un elev vă scrie, conversația apare aici.',
  },
})
