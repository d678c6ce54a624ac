import preview from '#storybook/preview.tsx'
import { FailedAlert } from './FailedAlert.tsx'

const meta = preview.meta({ title: 'Kit/FailedAlert', component: FailedAlert })

const expired = 'Sesiunea a expirat. Textul este păstrat; autentificați-vă pentru a-l trimite.'
const problem = {
  kind: 'problem',
  title: 'Nu ne putem conecta la server',
  help: 'Verificați conexiunea la internet, apoi încercați din nou.',
} as const

export const Problem = meta.story({ args: { failed: problem, expired } })
export const WithANote = meta.story({
  args: { failed: problem, expired, note: 'Ce ați completat este păstrat.' },
})
export const Expired = meta.story({ args: { failed: { kind: 'expired' }, expired } })
