import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { Link, useLoaderData, useLocation } from 'react-router'
import { describe, expect, test } from 'vitest'
import { userEvent as browserKeys } from 'vitest/browser'
import { getAvailability } from '#api/profile.ts'
import { UserArea } from '#app/UserArea.tsx'
import { deferred } from '#data/usePromise.ts'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'
import { Availability } from './Availability.tsx'

const save = '/api/users/saveavailability'
const read = '/api/users/getavailability'
const success = 'Programul a fost salvat'
const sent = () => asked.filter(call => call.startsWith('POST'))
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

/** Records the raw bodies of save requests, which the mocked back end still handles. */
function watchSaved(): string[] {
  const bodies: string[] = []
  answerWith(
    http.post(save, async ({ request }) => {
      bodies.push(await request.clone().text())
    }),
  )
  return bodies
}

const refuse = (status: number) => answerWith(http.post(save, () => new HttpResponse(null, { status })))

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

/** Opens the editor of a week whose only hours are Monday, 9 to 11. */
async function editMonday() {
  serveWeek([1, 9], [1, 10])
  const app = await open()
  await app.edit()
  return app
}

describe('the week', () => {
  test('shows each day with its hours merged into ranges', async () => {
    serveWeek([1, 10], [1, 9], [1, 14], [7, 20], [7, 23])
    await open()
    await editButton()
    expect(hoursOf('Luni')).toBe('09:00–11:00, 14:00–15:00')
    expect(hoursOf('Marți')).toBe('Nicio oră')
    expect(hoursOf('Duminică')).toBe('20:00–21:00, 23:00–24:00')
  })

  test('shows a message when no hours are chosen', async () => {
    serveWeek()
    await open()
    expect(await section().findByText('Nu ați ales încă nicio oră liberă.')).toBeVisible()
    expect(await editButton()).toBeVisible()
  })

  test('shows a skeleton, and no buttons, until it has loaded', async () => {
    const release = hold(read)
    await open()
    expect(await section().findByText('Se încarcă programul…')).toBeInTheDocument()
    expect(section().queryByRole('button')).toBeNull()
    release()
    expect(await editButton()).toBeVisible()
  })

  test('cannot be edited when it fails to load, and a retry loads it', async () => {
    answerWith(http.get(read, () => new HttpResponse(null, { status: 404 })))
    const { user } = await open()
    expect(await section().findByText('Something bad happened; please try again later.')).toBeVisible()
    expect(section().getByText('Programul dvs. nu a putut fi încărcat.')).toBeVisible()
    expect(section().queryByRole('button', { name: /^Editează/ })).toBeNull()
    resetBackend()
    await user.click(section().getByRole('button', { name: 'Încearcă din nou' }))
    expect(await editButton()).toBeVisible()
    expect(section().queryByRole('alert')).toBeNull()
  })
})

describe('saving', () => {
  test('sends each hour of each range once, the end exclusive', async () => {
    const { set, add, save: press } = await editMonday()
    const bodies = watchSaved()
    await add('Miercuri')
    await set('Miercuri', 'De la, intervalul 1', '14:00')
    await set('Miercuri', 'Până la, intervalul 1', '16:00')
    expect(hoursOf('Miercuri')).toBe('14:00–16:00')
    expect(section().getByText('4 ore pe săptămână')).toBeVisible()
    await press()
    expect(await screen.findByText(success)).toBeVisible()
    expect(bodies).toEqual([
      '[{"Day":1,"Time":9},{"Day":1,"Time":10},{"Day":3,"Time":14},{"Day":3,"Time":15}]',
    ])
  })

  test('closes the editor, refetches the week, and returns the focus', async () => {
    const { edit, add, set, save: press } = await open()
    await edit()
    await add('Duminică')
    await set('Duminică', 'De la, intervalul 1', '23:00')
    await set('Duminică', 'Până la, intervalul 1', '24:00')
    asked.length = 0
    await press()
    expect(await screen.findByText(success)).toBeVisible()
    expect(await editButton()).toHaveFocus()
    await waitFor(() => expect(asked).toEqual([`POST ${save}`, `GET ${read}`]))
    expect(hoursOf('Duminică')).toBe('23:00–24:00')
    const stored = await (await fetch(read)).json()
    expect(stored.Entities).toContainEqual(expect.objectContaining({ Day: 7, Time: 23 }))
  })

  test('leaves out ranges without a valid end, which the preview lists beforehand', async () => {
    const { set, add, save: press } = await editMonday()
    const bodies = watchSaved()
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
    await press()
    expect(await screen.findByText(success)).toBeVisible()
    expect(bodies).toEqual(['[{"Day":1,"Time":9},{"Day":1,"Time":10}]'])
  })

  test('sends an empty list for an empty week', async () => {
    const { user, save: press } = await editMonday()
    const bodies = watchSaved()
    await user.click(dayOf('Luni').getByRole('button', { name: 'Șterge intervalul 1, luni' }))
    expect(dayOf('Luni').getByRole('button', { name: /^Adaugă interval/ })).toHaveFocus()
    await press()
    expect(await screen.findByText(success)).toBeVisible()
    expect(bodies).toEqual(['[]'])
  })

  test('sends nothing again when the user leaves the screen and returns while the submission is pending', async () => {
    const release = hold(save)
    const { user, add, set, save: press } = await editMonday()
    await add('Joi')
    await set('Joi', 'De la, intervalul 1', '18:00')
    await set('Joi', 'Până la, intervalul 1', '20:00')
    await press()
    await user.click(screen.getByRole('link', { name: 'Pleacă' }))
    await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }))
    await screen.findByRole('heading', { name: 'Altundeva' })
    await user.click(screen.getAllByRole('link', { name: 'Profilul meu' })[0] as HTMLElement)
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-busy', 'true'))
    const from = await dayOf('Joi').findByRole('combobox', { name: 'De la, intervalul 1' })
    expect(from.closest('[inert]')).not.toBeNull()
    await press()
    release()
    expect(await screen.findByText(success)).toBeVisible()
    expect(await editButton()).toBeVisible()
    expect(sent()).toEqual([`POST ${save}`])
    expect(Object.keys(localStorage).filter(key => key.includes('availability'))).toEqual([])
  })

  test('shows an error and keeps the draft when the server answers 500; a retry succeeds', async () => {
    refuse(500)
    const { add, set, save: press } = await editMonday()
    await add('Luni')
    await set('Luni', 'De la, intervalul 2', '20:00')
    await press()
    const alert = within(await section().findByRole('alert'))
    expect(alert.getByText('Something bad happened; please try again later.')).toBeVisible()
    expect(alert.getByText(/^Serverul nu a putut răspunde\. /)).toBeVisible()
    expect(dayOf('Luni').getByRole('combobox', { name: 'De la, intervalul 2' })).toHaveDisplayValue('20:00')
    resetBackend()
    await press()
    expect(await screen.findByText(success)).toBeVisible()
  })

  test('succeeds when the connection breaks but the server has the new week', async () => {
    const { add, set, save: press } = await editMonday()
    await add('Joi')
    await set('Joi', 'De la, intervalul 1', '18:00')
    await set('Joi', 'Până la, intervalul 1', '19:00')
    serveWeek([1, 9], [1, 10], [4, 18])
    answerWith(http.post(save, () => HttpResponse.error()))
    await press()
    expect(await screen.findByText(success)).toBeVisible()
    expect(sent()).toHaveLength(1)
  })
})

test('copying a day replaces the hours of the chosen days', async () => {
  serveWeek([1, 9], [1, 10], [2, 20], [3, 8])
  const { user, edit, save: press } = await open()
  await edit()
  const bodies = watchSaved()
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
  const slots = (JSON.parse(bodies[0] ?? '[]') as { Day: number; Time: number }[]).map(
    ({ Day, Time }) => `${Day}-${Time}`,
  )
  expect(slots).toEqual(['1-9', '1-10', '2-9', '2-10', '3-8', '7-9', '7-10'])
})

test('cancelling restores the week and sends nothing', async () => {
  const { user, edit, add } = await editMonday()
  await user.click(dayOf('Luni').getByRole('button', { name: /^Șterge/ }))
  await add('Sâmbătă')
  expect(hoursOf('Luni')).toBe('Nicio oră')
  await user.click(section().getByRole('button', { name: 'Renunță' }))
  expect(hoursOf('Luni')).toBe('09:00–11:00')
  expect(await editButton()).toHaveFocus()
  await edit()
  expect(dayOf('Luni').getByRole('combobox', { name: 'De la, intervalul 1' })).toHaveFocus()
  expect(dayOf('Luni').getAllByRole('combobox')).toHaveLength(2)
  expect(dayOf('Sâmbătă').queryByRole('combobox')).toBeNull()
  expect(sent()).toEqual([])
})

test('a range can be added, set and saved by keyboard alone', async () => {
  serveWeek()
  const { user } = await open()
  const bodies = watchSaved()
  ;(await editButton()).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(dayOf('Luni').getByRole('button', { name: /^Adaugă/ })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(dayOf('Luni').getByRole('combobox', { name: /^De la/ })).toHaveFocus())
  await browserKeys.keyboard('{Home}')
  expect(dayOf('Luni').getByRole('combobox', { name: /^De la/ })).toHaveDisplayValue('01:00')
  await browserKeys.tab()
  await browserKeys.keyboard('{End}')
  await waitFor(() => expect(hoursOf('Luni')).toBe('01:00–24:00'))
  saveButton().focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(success)).toBeVisible()
  expect(JSON.parse(bodies[0] ?? '[]')).toHaveLength(23)
})

describe('unsaved changes', () => {
  test('need a confirmation before the screen is left', async () => {
    const { user, add, address } = await editMonday()
    await add('Luni')
    await user.click(screen.getByRole('link', { name: 'Pleacă' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' }))
    expect(address()).toBe('/u/profile')
    await user.click(dialog.getByRole('button', { name: 'Părăsește pagina' }))
    await waitFor(() => expect(address()).toBe('/u/altundeva'))
  })

  test('need no confirmation once they are undone', async () => {
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

  test.each([
    ['fails', () => new HttpResponse(null, { status: 500 }), /^Programul nu a fost salvat\. /],
    ['ends unknown', () => HttpResponse.error(), /^Nu știm dacă programul a fost salvat\. /],
  ])('stay as a draft, with a toast, when saving %s after leaving', async (_, answer, toast) => {
    const resolve = hold(save, () => {
      answerWith(http.get(read, () => new HttpResponse(null, { status: 500 })))
      return answer()
    })
    const { user, add, save: press } = await editMonday()
    await add('Joi')
    await press()
    await user.click(screen.getByRole('link', { name: 'Pleacă' }))
    await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }))
    await screen.findByRole('heading', { name: 'Altundeva' })
    resolve()
    expect(await screen.findByText(toast)).toBeVisible()
    expect(Object.keys(localStorage).filter(key => key.includes('availability'))).toHaveLength(1)
  })

  test('are restored after the login that an expired session requires', async () => {
    refuse(401)
    const { add, set, save: press } = await editMonday()
    await add('Joi')
    await set('Joi', 'De la, intervalul 1', '18:00')
    await press()
    await waitFor(() => expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fu%2Fprofile']))
    expect(
      screen.getByText('Sesiunea a expirat. Modificările sunt păstrate; autentificați-vă pentru a le salva.'),
    ).toBeVisible()

    // After the login the app starts afresh.
    cleanup()
    resetBackend()
    const { user } = await open()
    expect(
      await section().findByText('Ce ați modificat data trecută și nu ați salvat este păstrat aici.'),
    ).toBeVisible()
    expect(dayOf('Joi').getByRole('combobox', { name: 'De la, intervalul 1' })).toHaveDisplayValue('18:00')
    expect(dayOf('Luni').getByRole('combobox', { name: 'De la, intervalul 1' })).toHaveDisplayValue('09:00')

    await user.click(section().getByRole('button', { name: 'Renunță' }))
    cleanup()
    await open()
    expect(await editButton()).toBeVisible()
  })
})
