import { expect, screen as page, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Login' })

const address = '/Account/Login?returnUrl=%2Fu%2Fprofile'

export const StateProduction = meta.story(screen(address, { pages: [] }))
export const StateMocked = meta.story(screen(address))
export const RoleStudentMocked = meta.story(screen(address, { as: 'student', viewport: 'phone320' }))

export const InteractionDataReset = meta.story({
  ...screen(address),
  async play() {
    await shown()
    await userEvent.click(page.getByRole('button', { name: 'Readu datele inițiale' }))
    await expect(page.getByText('Datele sunt din nou cele inițiale.')).toBeVisible()
  },
})
