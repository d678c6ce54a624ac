import { expect, fireEvent, screen as page, userEvent, waitFor } from 'storybook/test'
import { useViewer } from '#session.ts'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'
import { AvatarButton } from './AvatarButton.tsx'
import { drawBrokenPicture, drawPicture, svgAsPng } from '#test/pictures.ts'

const meta = preview.meta({ title: 'Features/Avatar dialog', tags: ['!test'] })

const pages = [{ path: 'u/profile', Component: Alone }]

/** The button alone, on the profile's address. */
function Alone() {
  const viewer = useViewer()
  return (
    <>
      <h1>Profilul meu</h1>
      {viewer ? <AvatarButton viewer={viewer} /> : <span aria-busy="true" />}
    </>
  )
}

type Options = Parameters<typeof screen>[1]

const dialog = (play: () => Promise<void>, options: Options = {}) => ({
  ...screen('/u/profile', { as: 'teacher', pages, ...options }),
  async play() {
    await shown()
    await userEvent.click(await page.findByRole('button', { name: 'Schimbă poza de profil' }))
    await expect(await page.findByRole('dialog', { name: 'Poza de profil' })).toBeVisible()
    await play()
  },
})

const choose = (file: File) =>
  fireEvent.change(page.getByLabelText('Fișierul cu poza'), { target: { files: [file] } })
const save = () => page.getByRole('button', { name: 'Salvează' })

async function cropped() {
  await choose(await drawPicture('poza.png', { width: 1200, height: 900 }))
  await waitFor(() => expect(save()).toBeEnabled())
}

const opened = async () => {
  await waitFor(() => expect(page.getByRole('button', { name: 'Alege o poză' })).toHaveFocus())
}

export const StateOpen = meta.story(dialog(opened))
export const StateCropping = meta.story({ ...dialog(cropped), tags: ['test'] })

export const StateDragging = meta.story(
  dialog(async () => {
    const files = new DataTransfer()
    files.items.add(await drawPicture('poza.png'))
    await fireEvent(
      page.getByRole('dialog'),
      new DragEvent('dragover', { dataTransfer: files, bubbles: true, cancelable: true }),
    )
    await expect(await page.findByText('Dați drumul pozei aici')).toBeVisible()
  }),
)

export const StateRefused = meta.story(
  dialog(async () => {
    await choose(svgAsPng)
    await expect(await page.findByText('Invalid image type')).toBeVisible()
  }),
)

export const StateUnreadable = meta.story(
  dialog(async () => {
    await choose(await drawBrokenPicture('poza.png'))
    await expect(await page.findByText('Poza nu a putut fi citită')).toBeVisible()
    await expect(save()).toBeDisabled()
  }),
)

export const StateFailing = meta.story(
  dialog(
    async () => {
      await cropped()
      await userEvent.click(save())
      await expect(await page.findByRole('alert')).toHaveTextContent('Serverul nu a putut răspunde')
      await expect(page.getByRole('application')).toBeVisible()
    },
    { faults: { saveProfileImage: '500' } },
  ),
)

export const StateSessionExpired = meta.story(
  dialog(
    async () => {
      await cropped()
      await userEvent.click(save())
      await expect(
        await page.findByText('Sesiunea a expirat. Autentificați-vă, apoi alegeți poza din nou.'),
      ).toBeVisible()
    },
    { faults: { saveProfileImage: '401' } },
  ),
)
