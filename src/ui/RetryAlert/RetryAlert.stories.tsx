import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { RetryAlert } from './RetryAlert.tsx'

const meta = preview.meta({
  title: 'Kit/RetryAlert',
  component: RetryAlert,
  args: {
    title: 'Anunțurile nu s-au putut încărca.',
    children: 'Problema este la noi, nu la dvs. Încercați din nou peste câteva clipe.',
  },
})

export const StatePartOfAPage = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Anunțurile nu s-au putut încărca.')
    await expect(canvas.getByRole('button', { name: 'Încearcă din nou' })).toBeEnabled()
  },
})

export const StateOneSentence = meta.story({ args: { title: undefined } })
