import preview from '#storybook/preview.tsx'
import { RetryAlert } from './RetryAlert.tsx'

const meta = preview.meta({
  title: 'Kit/RetryAlert',
  component: RetryAlert,
  parameters: {
    usage: {
      when: 'In the place of a part of the page that failed to load, while the rest of the page works.',
      access: 'Announced when it appears. After a retry that succeeds, the focus goes to the heading above.',
      dos: ['Name what is missing: “Recenziile nu s-au putut încărca.”'],
      donts: ['Do not use it when a submission failed: use FailureAlert, which keeps the draft.'],
    },
  },
  args: {
    title: 'Anunțurile nu s-au putut încărca.',
    children: 'Problema este la noi, nu la dvs. Încercați din nou peste câteva clipe.',
  },
})

export const StatePartOfAPage = meta.story()
