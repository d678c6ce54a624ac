import { expect, screen as page, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { part } from '#storybook/screen.tsx'
import { Header } from './Header.tsx'

const meta = preview.meta({ title: 'Features/Header', component: Header })

const loggedOut = async () => {
  await expect(await page.findByRole('link', { name: 'Autentificare' })).toBeVisible()
}

const loggedInAs = (name: string) => async () => {
  await expect(await page.findByRole('button', { name: `Contul meu: ${name}` })).toBeVisible()
}

const opened = (name: string, places: number) => async () => {
  await userEvent.click(await page.findByRole('button', { name: `Contul meu: ${name}` }))
  const signOut = await page.findByRole('link', { name: 'Ieșire' })
  await expect(signOut).toBeVisible()
  await expect(signOut.closest('ul')?.children).toHaveLength(places)
}

export const RoleVisitor = meta.story({ ...part(<Header />), play: loggedOut })
export const StateViewerPending = meta.story(part(<Header />, { as: 'student', pending: true }))
export const RoleStudent = meta.story({
  tags: ['!test'],
  ...part(<Header />, { as: 'student' }),
  play: loggedInAs('Ioana Dumitrescu'),
})
export const RoleNewTutor = meta.story({
  tags: ['!test'],
  ...part(<Header />, { as: 'teacherNew' }),
  play: loggedInAs('Cont fără nume'),
})

export const StateMenuOfAStudent = meta.story({
  ...part(<Header />, { as: 'student' }),
  play: opened('Ioana Dumitrescu', 6),
})

export const StateMenuOfATutor = meta.story({
  tags: ['!test'],
  ...part(<Header />, { as: 'teacher' }),
  play: opened('Mihai Ionescu', 7),
})

export const StateMenuWithALongNameOnAPhone = meta.story({
  ...part(<Header />, { as: 'teacherUnpaid', viewport: 'phone320' }),
  play: opened('Elena-Cătălina Constantinescu-Brătescu', 7),
})
