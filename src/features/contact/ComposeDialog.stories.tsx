import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Features/Compose dialog', tags: ['!test'] })

const text = 'Bună ziua, fiica mea este în clasa a VIII-a și are nevoie de ajutor la geometrie.'
const field = () => page.getByRole('textbox', { name: 'Mesajul dvs.' })
const send = () => userEvent.click(page.getByRole('button', { name: 'Trimite' }))

/** Opens the dialog for the first tutor of the list. */
async function compose() {
  const opener = await page.findByRole('button', { name: 'Trimite mesaj către Mihai Ionescu' })
  await userEvent.click(opener)
  await expect(await page.findByRole('dialog', { name: 'Trimite mesaj' })).toBeVisible()
}

type Options = Parameters<typeof screen>[1]

const dialog = (play: () => Promise<void>, options: Options = {}) => ({
  ...screen('/Matematica', { as: 'student', ...options }),
  async play() {
    await shown()
    await compose()
    await play()
  },
})

const focused = async () => waitFor(() => expect(field()).toHaveFocus())

export const StateOpen = meta.story({ ...dialog(focused), tags: ['test'] })

export const StateEmptyRefused = meta.story(
  dialog(async () => {
    await send()
    await expect(await page.findByText('Scrieți un mesaj.')).toBeVisible()
    await focused()
    await expect(field()).toBeInvalid()
  }),
)

export const StateSending = meta.story(
  dialog(
    async () => {
      await userEvent.type(field(), text)
      await send()
      await waitFor(() =>
        expect(page.getByRole('button', { name: 'Trimite' })).toHaveAttribute('aria-busy', 'true'),
      )
    },
    { faults: { sendMessage: 'timeout' } },
  ),
)

export const StateFailing = meta.story(
  dialog(
    async () => {
      await userEvent.type(field(), text)
      await send()
      await expect(await page.findByRole('alert')).toHaveTextContent('Serverul nu a putut răspunde')
      await expect(field()).toHaveValue(text)
    },
    { faults: { sendMessage: '500' } },
  ),
)
