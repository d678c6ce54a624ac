import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Features/Rating dialog', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const review = 'Explică pe înțelesul tuturor, iar fiul meu a prins drag de geometrie.'
const score = (value: string) => page.getByRole('radio', { name: value })
const text = () => page.getByRole('textbox', { name: 'Recenzia dvs.' })
const send = () => userEvent.click(page.getByRole('button', { name: 'Trimite' }))

async function open() {
  await userEvent.click(await page.findByRole('button', { name: 'Acordă o notă' }))
  await expect(await page.findByRole('dialog', { name: 'Acordă o notă' })).toBeVisible()
}

async function write() {
  await userEvent.click(score('9'))
  await userEvent.type(text(), review)
}

/** Opens the dialog on Mihai Ionescu's page, as a student. */
const dialog = (play: () => Promise<void> = async () => {}, options: Options = {}) => ({
  ...screen('/teacherprofile/ae31oi', { as: 'student', ...options }),
  async play() {
    await shown()
    await open()
    await play()
  },
})

export const StateOpen = meta.story({ ...dialog(), tags: ['test'] })
/** Opened from a past lesson, whose ticket is shown. */
export const StateOfALesson = meta.story({
  ...screen('/u/appoitments?old=1', { as: 'student' }),
  async play() {
    await shown()
    const [button] = await page.findAllByRole('button', { name: /^Acordă o notă/ })
    if (button) await userEvent.click(button)
    const dialogElement = await page.findByRole('dialog', { name: 'Acordă o notă' })
    await expect(within(dialogElement).getByRole('article')).toBeVisible()
  },
})

/** The student has no e-mail on file. */
export const StateWithoutEmail = meta.story({
  ...screen('/teacherprofile/ae31oi', {
    as: 'student',
    answers: [
      http.get('/api/users/GetCurrentProfile', () =>
        HttpResponse.json({ UserCode: 's3d8q1', FirstName: 'Ioana', LastName: 'Dumitrescu', Email: null }),
      ),
    ],
  }),
  async play() {
    await shown()
    await open()
    await expect(page.getByText(/^E-mailul dvs.: fără e-mail în profil/)).toBeVisible()
  },
  tags: ['test'],
})

export const StateRefused = meta.story({
  ...dialog(async () => {
    await send()
    await expect(await page.findByText('Alegeți o notă de la 0 la 10.')).toBeVisible()
    await waitFor(() => expect(page.getByRole('radiogroup', { name: 'Nota dvs.' })).toHaveFocus())
  }),
  tags: ['test'],
})

export const StateSending = meta.story(
  dialog(
    async () => {
      await write()
      await send()
      await waitFor(() =>
        expect(page.getByRole('button', { name: 'Trimite' })).toHaveAttribute('aria-busy', 'true'),
      )
    },
    { faults: { saveRating: 'timeout' } },
  ),
)

export const StateFailing = meta.story(
  dialog(
    async () => {
      await write()
      await send()
      await expect(await page.findByRole('alert')).toHaveTextContent(/Serverul nu a putut răspunde/)
      await expect(text()).toHaveValue(review)
      await expect(score('9')).toBeChecked()
    },
    { faults: { saveRating: '500' } },
  ),
)

export const StateSaved = meta.story(
  dialog(async () => {
    await userEvent.click(score('0'))
    await userEvent.type(text(), review)
    await send()
    await expect(await page.findByText('Recenzia dvs. a fost trimisă')).toBeVisible()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(await page.findByText('(19 recenzii)')).toBeVisible()
    await expect(page.getByText(review)).toBeVisible()
  }),
)
