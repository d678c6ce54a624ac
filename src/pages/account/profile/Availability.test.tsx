import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { Link, useLoaderData, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent as browserKeys } from 'vitest/browser'
import { getAvailability } from '#api/profile.ts'
import { UserArea } from '#app/UserArea.tsx'
import { deferred } from '#data/useDeferred.ts'
import { answerWith, asked, hold, recordBodies } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'
import { Availability } from './Availability.tsx'

const save = '/api/users/saveavailability'
const read = '/api/users/getavailability'
const success = 'Programul a fost salvat'
const section = () => within(screen.getByRole('region', { name: 'Disponibilitate' }))
const editButton = () => section().findByRole('button', { name: /^(Editează|Completează)/ })
const saveButton = () => section().getByRole('button', { name: 'Salvează' })
const dayOf = (day: string) => within(section().getByRole('group', { name: day }))

/** Returns the hours shown beside a day, in the week or in the preview. */
const hoursOf = (day: string) =>
  section()
    .getAllByRole('term')
    .find(({ textContent }) => textContent === day)?.nextElementSibling?.textContent

/** The section alone, in the user area, with its loader. */
const pages = [
  {
    path: 'u',
    Component: UserArea,
    children: [
      { path: 'profile', loader: () => ({ slots: deferred(getAvailability()) }), Component: Alone },
      { path: 'altundeva', Component: () => <h1>Altundeva</h1> },
    ],
  },
]

function Alone() {
  const { slots } = useLoaderData<{ slots: ReturnType<typeof getAvailability> }>()
  const { pathname } = useLocation()
  return (
    <>
      <h1>{pathname}</h1>
      <Availability viewerCode="m4t7k2" slots={slots} />
      <Link to="/u/altundeva">Pleacă</Link>
    </>
  )
}

const serveWeek = (...slots: [day: number, hour: number][]) =>
  answerWith(
    http.get(read, () =>
      HttpResponse.json({
        TotalRows: slots.length,
        Entities: slots.map(([Day, Time]) => ({ Day, Time })),
      }),
    ),
  )

async function open() {
  const app = visit('/u/profile', { as: 'teacher', pages, strict: true })
  const { user } = app
  await screen.findByRole('region', { name: 'Disponibilitate' })
  const edit = async () => user.click(await editButton())

  /** Chooses the hour of one end of a day's range. */
  async function set(day: string, end: string, hour: string) {
    await user.selectOptions(dayOf(day).getByRole('combobox', { name: end }), hour)
  }
  const add = (day: string) => user.click(dayOf(day).getByRole('button', { name: /^Adaugă interval/ }))
  return { ...app, edit, set, add, save: () => user.click(saveButton()) }
}

test('the week shows each day with its hours merged into ranges; before it has loaded, a skeleton without buttons', async () => {
  const week = [
    [1, 10],
    [1, 9],
    [1, 14],
    [7, 20],
    [7, 23],
  ]
  const Entities = week.map(([Day, Time]) => ({ Day, Time }))
  const release = hold(read, () => HttpResponse.json({ TotalRows: Entities.length, Entities }))
  await open()
  expect(await section().findByText('Se încarcă programul…')).toBeInTheDocument()
  expect(section().queryByRole('button')).toBeNull()
  release()
  expect(await editButton()).toBeVisible()
  expect(hoursOf('Luni')).toBe('09:00–11:00, 14:00–15:00')
  expect(hoursOf('Marți')).toBe('Nicio oră')
  expect(hoursOf('Duminică')).toBe('20:00–21:00, 23:00–24:00')
})

test('sends each hour of each valid range once, without the end hour; the preview lists the ranges left out', async () => {
  serveWeek([1, 9], [1, 10])
  const { user, edit, set, add, save: press } = await open()
  await edit()
  const bodies = recordBodies(save)
  await add('Miercuri')
  await set('Miercuri', 'De la, intervalul 1', '14:00')
  await set('Miercuri', 'Până la, intervalul 1', '16:00')
  expect(hoursOf('Miercuri')).toBe('14:00–16:00')
  expect(section().getByText('4 ore pe săptămână')).toBeVisible()

  await add('Marți')
  await set('Marți', 'De la, intervalul 1', '16:00')
  await set('Marți', 'Până la, intervalul 1', '14:00')
  expect(section().getByText('Sfârșitul trebuie să fie după început.')).toBeVisible()
  await add('Joi')
  await set('Joi', 'De la, intervalul 1', '18:00')
  await add('Vineri')
  expect(section().getByText('Intervalele fără oră de sfârșit validă nu se salvează:')).toBeVisible()
  const dropped = section().getAllByRole('listitem')
  expect(dropped.map(({ textContent }) => textContent)).toEqual([
    'Marți: 16:00 – 14:00',
    'Joi: 18:00 – oră nealeasă',
    'Vineri: interval necompletat',
  ])
  // Saved on another device meanwhile.
  serveWeek([1, 9], [1, 10], [7, 20])
  await user.click(dayOf('Vineri').getByRole('button', { name: 'Șterge intervalul 1, vineri' }))
  expect(dayOf('Vineri').getByRole('button', { name: /^Adaugă interval/ })).toHaveFocus()
  await press()
  expect(await screen.findByText(success)).toBeVisible()
  expect(bodies).toEqual([
    [
      { Day: 1, Time: 9 },
      { Day: 1, Time: 10 },
      { Day: 3, Time: 14 },
      { Day: 3, Time: 15 },
      { Day: 7, Time: 20 },
    ],
  ])
})

test.each([false, true])(
  'hours of the same day that another device has changed meanwhile stay as they are there (read again before saving: %s)',
  async isReadAgain => {
    serveWeek([1, 9], [1, 10], [1, 18])
    const { user, edit, set, router, save: press } = await open()
    await edit()
    const bodies = recordBodies(save)
    await set('Luni', 'Până la, intervalul 1', '12:00')
    await user.click(dayOf('Luni').getByRole('button', { name: 'Șterge intervalul 2, luni' }))
    serveWeek([1, 9], [1, 18], [1, 20], [2, 8])
    if (isReadAgain) {
      await router.revalidate()
      expect(await dayOf('Marți').findByRole('combobox', { name: /^De la/ })).toHaveDisplayValue('08:00')
      await user.click(dayOf('Marți').getByRole('button', { name: 'Șterge intervalul 1, marți' }))
    }
    await press()
    expect(await screen.findByText(success)).toBeVisible()
    const monday = [9, 11, 20].map(Time => ({ Day: 1, Time }))
    expect(bodies).toEqual([isReadAgain ? monday : [...monday, { Day: 2, Time: 8 }]])
  },
)

test('a range can be added, set and saved by keyboard alone; then the editor closes, the week is refetched, and the focus returns', async () => {
  const { user } = await open()
  ;(await editButton()).focus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(dayOf('Luni').getByRole('combobox', { name: 'De la, intervalul 1' })).toHaveFocus(),
  )
  dayOf('Duminică')
    .getByRole('button', { name: /^Adaugă/ })
    .focus()
  await user.keyboard('{Enter}')
  const from = () => dayOf('Duminică').getByRole('combobox', { name: /^De la/ })
  await waitFor(() => expect(from()).toHaveFocus())
  await browserKeys.keyboard('{Home}')
  expect(from()).toHaveDisplayValue('01:00')
  await browserKeys.tab()
  await browserKeys.keyboard('{End}')
  await waitFor(() => expect(hoursOf('Duminică')).toBe('01:00–24:00'))
  asked.length = 0
  saveButton().focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(success)).toBeVisible()
  expect(await editButton()).toHaveFocus()
  await waitFor(() => expect(asked).toEqual([`GET ${read}`, `POST ${save}`, `GET ${read}`]))
  expect(hoursOf('Duminică')).toBe('01:00–24:00')
  const stored = await (await fetch(read)).json()
  expect(stored.Entities).toContainEqual(expect.objectContaining({ Day: 7, Time: 23 }))
})

test('copying a day replaces the hours of the chosen days', async () => {
  serveWeek([1, 9], [1, 10], [2, 20], [3, 8])
  const { user, edit, save: press } = await open()
  await edit()
  const bodies = recordBodies(save)
  const opener = dayOf('Luni').getByRole('button', { name: 'Copiază ziua de luni în alte zile' })
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Copiază ziua de luni' }))
  expect(dialog.getByRole('button', { name: 'Copiază' })).toBeDisabled()
  expect(dialog.queryByRole('checkbox', { name: 'Luni' })).toBeNull()
  await user.click(dialog.getByRole('checkbox', { name: 'Marți' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Duminică' }))
  await user.click(dialog.getByRole('button', { name: 'Copiază' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
  await press()
  expect(await screen.findByText(success)).toBeVisible()
  const slots = (bodies[0] as { Day: number; Time: number }[]).map(({ Day, Time }) => `${Day}-${Time}`)
  expect(slots).toEqual(['1-9', '1-10', '2-9', '2-10', '3-8', '7-9', '7-10'])
})

test('an emptied week that was not saved is restored; a draft that equals the week stays closed, and a toast shows its failure', async () => {
  serveWeek([1, 9])
  const { user, edit } = await open()
  await edit()
  await user.click(dayOf('Luni').getByRole('button', { name: 'Șterge intervalul 1, luni' }))
  cleanup()
  const again = await open()
  expect(await section().findByText(/^Ce ați modificat data trecută/)).toBeVisible()
  expect(dayOf('Luni').queryByRole('combobox')).toBeNull()

  const release = hold(save, () => new HttpResponse(null, { status: 500 }))
  await again.save()
  await user.click(screen.getByRole('link', { name: 'Pleacă' }))
  await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }))
  await waitFor(() => expect(again.address()).toBe('/u/altundeva'))
  // As when the submission has arrived, and its response has not.
  serveWeek()
  await again.router.navigate('/u/profile')
  await screen.findByRole('region', { name: 'Disponibilitate' })
  expect(await editButton()).toBeVisible()
  release()
  expect(await screen.findByText(/^Programul nu a fost salvat/)).toBeVisible()
})

test('unsaved changes need no confirmation once they are undone', async () => {
  serveWeek([1, 9], [1, 10], [2, 9])
  const { user, edit, set, address } = await open()
  await edit()
  await set('Luni', 'De la, intervalul 1', '10:00')
  await set('Luni', 'De la, intervalul 1', '09:00')
  expect(Object.keys(localStorage).filter(key => key.includes('availability'))).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Pleacă' }))
  await waitFor(() => expect(address()).toBe('/u/altundeva'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
