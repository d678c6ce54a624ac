import { useLoaderData } from 'react-router'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { getAvailability } from '#api/profile.ts'
import { UserArea } from '#app/UserArea.tsx'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'
import { deferred } from '#data/useDeferred.ts'
import { Availability } from './Availability.tsx'

const meta = preview.meta({ title: 'Features/Availability', tags: ['!test'] })

const pages = [
  {
    path: 'u',
    Component: UserArea,
    children: [{ path: 'profile', loader: () => ({ slots: deferred(getAvailability()) }), Component: Alone }],
  },
]

/** The section alone, in the user area. */
function Alone() {
  const { slots } = useLoaderData<{ slots: ReturnType<typeof getAvailability> }>()
  return (
    <>
      <h1>Profilul meu</h1>
      <Availability viewerCode="m4t7k2" slots={slots} />
    </>
  )
}

type Options = Parameters<typeof screen>[1]

const week = (options: Options = {}) => screen('/u/profile', { as: 'teacher', pages, ...options })

const editing = (play: () => Promise<void>, options: Options = {}) => ({
  ...week(options),
  async play() {
    await shown()
    await userEvent.click(await page.findByRole('button', { name: /^(Editează|Completează)/ }))
    await expect(await page.findByText('Cum va arăta săptămâna')).toBeVisible()
    await play()
  },
})

const day = (name: string) => within(page.getByRole('group', { name }))

const choose = (name: string, end: string, hour: string) =>
  userEvent.selectOptions(day(name).getByRole('combobox', { name: end }), hour)

async function addInvalid() {
  await userEvent.click(page.getByRole('button', { name: 'Adaugă interval, duminică' }))
  await choose('Duminică', 'De la, intervalul 1', '16:00')
  await choose('Duminică', 'Până la, intervalul 1', '14:00')
  await expect(page.getByText('Duminică: 16:00 – 14:00')).toBeVisible()
}

const save = () => userEvent.click(page.getByRole('button', { name: 'Salvează' }))

export const StateFilled = meta.story({ ...week(), tags: ['test'] })

export const StatePending = meta.story({
  ...week({ faults: { getAvailability: 'timeout' } }),
  async play() {
    await expect(await page.findByText('Se încarcă programul…')).toBeInTheDocument()
  },
})

export const StateEditing = meta.story({ ...editing(addInvalid), tags: ['test'] })

export const StateCopying = meta.story(
  editing(async () => {
    await userEvent.click(page.getByRole('button', { name: 'Copiază ziua de luni în alte zile' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Copiază ziua de luni' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Duminică' }))
    await expect(dialog.getByRole('button', { name: 'Copiază' })).toBeEnabled()
  }),
)

export const StateFailingToSave = meta.story(
  editing(
    async () => {
      await addInvalid()
      await save()
      await expect(await page.findByText(/^Serverul nu a putut răspunde\. /)).toBeVisible()
    },
    { faults: { saveAvailability: '500' } },
  ),
)
