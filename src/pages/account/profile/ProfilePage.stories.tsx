import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import type { Fault } from '#mocks/faultKinds.ts'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Account/Profile', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const profile = (options: Options = {}) => screen('/u/profile', { as: 'teacher', ...options })

const played = (play: () => Promise<void>, options?: Options) => ({
  ...profile(options),
  async play() {
    await shown()
    await play()
  },
})

const section = (name: string) => within(page.getByRole('region', { name }))

async function edit(name: string) {
  await userEvent.click(section(name).getByRole('button', { name: /^(Editează|Completează)/ }))
  await section(name).findByRole('button', { name: 'Salvează' })
}

const save = (name: string) => userEvent.click(section(name).getByRole('button', { name: 'Salvează' }))

async function editAll() {
  for (const name of ['Date generale', 'Locul meditațiilor', 'Studii']) await edit(name)
}

async function write(name: string, text: string) {
  const field = page.getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const RoleStudent = meta.story({ ...profile({ as: 'student' }), tags: ['test'] })
export const RoleTutor = meta.story(profile())
export const RoleNewTutor = meta.story(profile({ as: 'teacherNew' }))
export const StatePending = meta.story(profile({ pending: true }))

/** Returns the story of a profile whose other requests, for hours and lists, fail. */
const unread = (fault: Fault) =>
  played(
    async () => {
      await expect(await page.findByText('Programul dvs. nu a putut fi încărcat.')).toBeVisible()
      await edit('Date generale')
      await expect(await section('Date generale').findByText(/^Something bad happened; /)).toBeVisible()
    },
    { faults: { getAvailability: fault, getExperience: fault } },
  )
export const StateListsFailing = meta.story(unread('500'))
export const StateSessionExpired = meta.story(unread('401'))

export const StateEditing = meta.story(played(editAll))
export const RoleStudentEditing = meta.story(
  played(
    async () => {
      for (const name of ['Date generale', 'Studii']) await edit(name)
    },
    { as: 'student' },
  ),
)

export const StateRefused = meta.story({
  ...played(
    async () => {
      await editAll()
      for (const name of ['Studii', 'Locul meditațiilor', 'Date generale']) await save(name)
      await expect(await page.findByText('Alegeti o experienta')).toBeVisible()
      await expect(page.getByText('Te rog alege un oras sau meditatii online')).toBeVisible()
      await expect(page.getByText('Acest camp este obligatoriu!')).toBeVisible()
    },
    { as: 'teacherNew' },
  ),
  tags: ['test'],
})

export const StateWrongVideoAddress = meta.story(
  played(async () => {
    await edit('Date generale')
    await write('Video de prezentare', 'https://vimeo.com/1')
    await expect(page.getByText(/^Adresa nu este a unui video de pe YouTube/)).toBeVisible()
  }),
)

export const StateFailingToSave = meta.story(
  played(
    async () => {
      await edit('Studii')
      await write('Studiile dvs.', 'Litere')
      await save('Studii')
      await expect(await page.findByText('Something bad happened; please try again later.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Studiile dvs.' })).toHaveValue('Litere')
    },
    { faults: { saveCurrentProfile: '500' } },
  ),
)

async function openChoice(name: string) {
  await userEvent.click(page.getByRole('button', { name }))
  const dialog = within(await page.findByRole('dialog'))
  await dialog.findAllByRole('checkbox')
  // The dialog is translucent until its opening animation has ended.
  await waitFor(() => expect(getComputedStyle(page.getByRole('dialog')).opacity).toBe('1'))
  return dialog
}

export const StateSubjects = meta.story(
  played(async () => {
    const dialog = await openChoice('Materii')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Chimie' }))
    await expect(dialog.getByText('Alese: 4')).toBeVisible()
  }),
)

export const StateSubjectsSearched = meta.story({
  ...played(
    async () => {
      const dialog = await openChoice('Materii')
      await userEvent.type(dialog.getByRole('searchbox', { name: 'Caută o materie' }), 'limba f')
      await expect(await dialog.findByRole('checkbox', { name: 'Limba franceză' })).toBeVisible()
      await expect(dialog.queryByRole('checkbox', { name: 'Fizică' })).toBeNull()
    },
    { viewport: 'phone320' },
  ),
  tags: ['test'],
})

export const StateLevelsFailing = meta.story(
  played(
    async () => {
      const dialog = await openChoice('Niveluri')
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Adulți' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Salvează' }))
      await expect(await dialog.findByText('Something bad happened; please try again later.')).toBeVisible()
      await expect(dialog.getByRole('checkbox', { name: 'Adulți' })).toBeChecked()
    },
    { faults: { saveCycles: '500' } },
  ),
)
