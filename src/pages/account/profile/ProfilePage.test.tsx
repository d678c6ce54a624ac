import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { resetViewer, refetchViewer } from '#session.ts'
import { answerWith, asked, hold, recordBodies, resetBackend } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { logged } from '#test/noise.ts'
import { onPhone } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

const save = '/api/users/SaveCurrentProfile'
const saveCity = '/api/users/savecityforcurrentprofie'
const failed = 'Something bad happened; please try again later.'
const saved = 'Modificările au fost salvate'
const posts = () => asked.filter(call => call.startsWith('POST'))

const section = (name: string) => within(screen.getByRole('region', { name }))
const general = () => section('Date generale')
const place = () => section('Locul meditațiilor')
const studies = () => section('Studii')
const field = (name: string) => screen.getByRole('textbox', { name })
const note = () => screen.queryByText('Profilul este incomplet')

const checklists = () => screen.queryAllByRole('list', { name: /Mai lipsesc|Recomandat/ })

/** Returns the items of a list of the checklist. */
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('button')
    .map(item => item.textContent)

/** Returns the computed colour of a design token. */
function colourOf(token: string): string {
  const sample = document.body.appendChild(document.createElement('p'))
  sample.style.color = `var(${token})`
  const { color } = getComputedStyle(sample)
  sample.remove()
  return color
}

async function open(as: PersonaId = 'teacher') {
  const app = visit('/u/profile', { as })
  await screen.findByRole('heading', { level: 1, name: 'Profilul meu' })
  const press = (name: string, where = general()) =>
    app.user.click(where.getByRole('button', { name: new RegExp(`^${name}`) }))
  async function choose(name: string, option: string) {
    const select = screen.getByRole('combobox', { name })
    await within(select).findByRole('option', { name: option })
    await app.user.selectOptions(select, option)
  }
  async function retype(name: string, text: string) {
    await app.user.clear(field(name))
    if (text !== '') await app.user.type(field(name), text)
  }
  return { ...app, press, choose, retype }
}

/** Waits until the section shows its view again: a query by text would also find its text area. */
const viewed = (where = general()) => where.findByRole('button', { name: /^Editează/ })

/** Reads the raw profile from the server. */
async function rawProfile(): Promise<Record<string, unknown>> {
  return (await (await fetch('/api/users/GetCurrentProfile')).json()) as Record<string, unknown>
}

const item = (name: string) => screen.findByRole('button', { name })

test('a link to the free hours leads to their section', async () => {
  await onPhone()
  const { user } = visit('/u/appoitments', { as: 'teacherNew', scenario: 'empty' })
  await user.click(await screen.findByRole('link', { name: 'Vezi orele disponibile' }))
  const hours = await screen.findByRole('region', { name: 'Disponibilitate' })
  await waitFor(() => expect(hours).toHaveFocus())
  expect(hours.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2)
})

test('a student edits names, phone and studies; leaving needs no confirmation once the pending submission has succeeded', async () => {
  const bodies = recordBodies(save)
  const { user, press, retype, address } = await open('student')
  const before = await rawProfile()
  expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toContain(
    'Date generale',
  )
  expect(screen.queryByRole('region', { name: 'Locul meditațiilor' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Materii' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Disponibilitate' })).toBeNull()
  expect(studies().getByText(/^Școala sau facultatea/)).toBeVisible()
  expect(studies().queryByText('Necompletat')).toBeNull()
  expect(general().getByText('Dumitrescu')).toBeVisible()
  expect(note()).toBeNull()
  expect(checklists()).toEqual([])
  await press('Editează')
  expect(field('E-mail')).toHaveAttribute('readonly')
  for (const [name, purpose] of [
    ['Nume', 'family-name'],
    ['Prenume', 'given-name'],
    ['E-mail', 'email'],
    ['Telefon', 'tel'],
  ] as const)
    expect(field(name)).toHaveAttribute('autocomplete', purpose)
  expect(screen.queryByRole('combobox', { name: 'Experiență' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Video de prezentare' })).toBeNull()
  await press('Completează', studies())
  await press('Salvează', studies())
  expect(await screen.findByText('Acest camp este obligatoriu!')).toBeVisible()
  await retype('Studiile dvs.', 'Liceul Avram Iancu')
  await press('Salvează', studies())
  expect(await viewed(studies())).toBeVisible()
  expect(studies().getByText('Liceul Avram Iancu')).toBeVisible()
  expect(bodies).toEqual([{ ...before, Studies: 'Liceul Avram Iancu' }])
  expect(asked.filter(call => /GetCities|GetExperience|getavailability/.test(call))).toEqual([])

  await retype('Nume', 'Pop')
  const release = hold(save)
  await press('Salvează')
  await user.click(screen.getAllByRole('link', { name: 'Mesaje' })[0] as HTMLElement)
  await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' })
  release()
  await waitFor(() => expect(address()).toBe('/u/messages'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a tutor edits general data too; the profile is sent with only the edits applied', async () => {
  const { user, press, choose, retype } = await open()
  const before = await rawProfile()
  expect(general().getByText('10-20 de ani')).toBeVisible()
  expect(place().getByText('București · Voluntari (Ilfov)')).toBeVisible()
  expect(place().getByText('Online, La mine acasă')).toBeVisible()
  expect(studies().getByText(/^Universitatea din București/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Materii' })).toHaveAccessibleDescription(
    'Matematica, Fizică, Informatica',
  )
  expect(note()).toBeNull()
  expect(checklists()).toEqual([])

  // Editing takes the focus; Renunță restores the saved values and returns it.
  await press('Editează')
  expect(field('Nume')).toHaveFocus()
  await retype('Nume', 'Altul')
  await user.click(general().getByRole('button', { name: 'Renunță' }))
  expect(general().getByText('Ionescu')).toBeVisible()
  expect(general().getByRole('button', { name: /^Editează/ })).toHaveFocus()

  // White space around a text does not count as a change.
  await press('Editează')
  expect(field('Nume')).toHaveValue('Ionescu')
  await retype('Nume', ' Ionescu ')
  await press('Salvează')
  expect(await viewed()).toBeVisible()
  expect(posts()).toEqual([])

  const bodies = recordBodies(save)
  await press('Editează')
  await retype('Video de prezentare', 'javascript:alert(1)')
  await press('Salvează')
  const noAddress = 'Aceasta nu este o adresă web. Exemplu: https://www.youtube.com/watch?v=…'
  expect(await screen.findByText(noAddress)).toBeVisible()
  await waitFor(() => expect(field('Video de prezentare')).toHaveFocus())
  expect(posts()).toEqual([])
  await retype('Video de prezentare', 'https://vimeo.com/1')
  expect(field('Video de prezentare')).toHaveAccessibleDescription(
    /^Adresa nu este a unui video de pe YouTube/,
  )
  await retype('Prenume', '  Mihai Andrei ')
  await retype('Telefon', ' 0711 222 333')
  await choose('Ocupație', 'Profesor universitar')
  await press('Salvează')
  expect(await screen.findByText(saved)).toBeVisible()
  expect(bodies).toEqual([
    {
      ...before,
      FirstName: 'Mihai Andrei',
      PhoneNumber: '0711 222 333',
      Occupation: { Id: '6', Name: 'Profesor universitar' },
      YouYubeURL: 'https://vimeo.com/1',
    },
  ])
  for (const text of ['Mihai Andrei', 'Profesor universitar', 'https://vimeo.com/1'])
    expect(general().getByText(text)).toBeVisible()
  expect(general().getByRole('button', { name: /^Editează/ })).toHaveFocus()
})

test('a new tutor is invited to fill in each section, from lists of what is required and recommended', async () => {
  const { user, press, choose, retype } = await open('teacherNew')
  await screen.findByText('Nu ați ales încă nicio oră liberă.')
  expect(screen.queryByText('Necompletat')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Editează/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Completează/ })).toHaveLength(4)
  expect(general().getByText('E-mail').nextSibling).toHaveTextContent('profesor.nou@example.com')
  expect(note()).toBeVisible()
  expect(getComputedStyle(note() as HTMLElement).color).toBe(colourOf('--danger'))
  expect(listed('Mai lipsesc:')).toEqual(['Prenume', 'Nume', 'Experiență', 'Ocupație'])
  expect(listed('Recomandat')).toEqual([
    'Poza de profil',
    'Materiile pe care le predați',
    'Nivelurile la care predați',
    'Locul meditațiilor',
    'Studiile dvs.',
    'Disponibilitate',
  ])

  // An item opens its section for editing and focuses its field, or opens its dialog.
  for (const [name, role, focused] of [
    ['Nume', 'textbox', 'Nume'],
    // Its section is being edited already.
    ['Experiență', 'combobox', 'Experiență'],
    ['Locul meditațiilor', 'combobox', 'Oraș'],
    ['Studiile dvs.', 'textbox', 'Studiile dvs.'],
    ['Disponibilitate', 'button', 'Adaugă interval, luni'],
  ] as const) {
    await user.click(await item(name))
    expect(screen.getByRole(role, { name: focused })).toHaveFocus()
  }
  for (const [name, opener] of [
    ['Materiile pe care le predați', 'Materii'],
    ['Poza de profil', 'Schimbă poza de profil'],
  ] as const) {
    await user.click(await item(name))
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus())
  }

  await retype('Studiile dvs.', 'Litere')
  await press('Salvează', studies())
  expect(await screen.findByText(saved)).toBeVisible()
  expect(listed('Recomandat')).not.toContain('Studiile dvs.')
  await retype('Nume', 'Pop')
  await retype('Prenume', 'Ana')
  await choose('Experiență', '3-5 ani')
  await choose('Ocupație', 'Student')
  await press('Salvează')
  await waitFor(() => expect(note()).toBeNull())
})

test('unsaved changes need a confirmation before the screen is left; on return the pending section is inert and busy, and sends nothing again', async () => {
  const release = hold(save)
  const { user, press, retype, address } = await open()
  await press('Editează', studies())
  await retype('Studiile dvs.', 'Litere')
  const link = () => screen.getAllByRole('link', { name: 'Mesaje' })[0] as HTMLElement
  await user.click(link())
  const dialog = within(await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' }))
  await user.click(dialog.getByRole('button', { name: 'Rămâi pe pagină' }))
  expect(address()).toBe('/u/profile')
  expect(field('Studiile dvs.')).toHaveValue('Litere')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await press('Salvează', studies())
  await waitFor(() => expect(posts()).toHaveLength(1))
  await user.click(link())
  await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }))
  await waitFor(() => expect(address()).toBe('/u/messages'))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  expect(await screen.findByRole('heading', { level: 1, name: 'Mesaje' })).toHaveFocus()
  await user.click(screen.getAllByRole('link', { name: 'Profilul meu' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Profilul meu' })
  expect(field('Studiile dvs.')).toHaveValue('Litere')
  expect(field('Studiile dvs.').closest('[inert]')).not.toBeNull()
  expect(studies().getByRole('button', { name: 'Salvează' })).toHaveAttribute('aria-busy', 'true')
  await press('Salvează', studies())
  release()
  expect(await screen.findByText(saved)).toBeVisible()
  expect(await viewed(studies())).toBeVisible()
  expect(studies().getByText('Litere')).toBeVisible()
  expect(posts()).toEqual([`POST ${save}`])
  expect(Object.keys(localStorage).filter(key => key.includes('form:profile'))).toEqual([])
})

test('a draft drops a field that is set back, so that saving it undoes nothing that was saved elsewhere meanwhile', async () => {
  const { user, press, retype } = await open()
  await press('Editează')
  await user.type(field('Telefon'), '1{Backspace}')
  await retype('Prenume', 'Ana')
  const drafts = Object.entries(localStorage).filter(([key]) => key.includes('form:profile'))
  expect(drafts).toEqual([['draft:m4t7k2:form:profile:general', '{"firstName":"Ana"}']])
})

test('cancelling and saving leave the draft that another tab has stored meanwhile', async () => {
  const { press, retype } = await open()
  const key = 'draft:m4t7k2:form:profile:general'
  function storeElsewhere(draft: string) {
    localStorage.setItem(key, draft)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: draft }))
  }
  storeElsewhere('{"firstName":"Ana"}')
  await press('Editează')
  await press('Renunță')
  expect(localStorage.getItem(key)).toBe('{"firstName":"Ana"}')
  await press('Editează')
  await retype('Prenume', 'Andrei')
  storeElsewhere('{"firstName":"Ana Maria"}')
  await press('Salvează')
  await viewed()
  expect(localStorage.getItem(key)).toBe('{"firstName":"Ana Maria"}')
})

test('the place is a county, one of its cities, and the kinds of place', async () => {
  const bodies = recordBodies(saveCity)
  const { user, press, choose } = await open()
  await press('Editează', place())
  expect(screen.getByRole('combobox', { name: 'Județ' })).toHaveFocus()
  expect(screen.getByText('După salvare rămâne doar orașul ales aici.')).toBeVisible()
  await choose('Județ', 'Timiș')
  const city = screen.getByRole('combobox', { name: 'Oraș' })
  expect(city).toHaveValue('')
  await user.click(city)
  await screen.findByRole('option', { name: 'Timișoara' })
  expect(screen.queryByRole('option', { name: /^Cluj-Napoca/ })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'Timișoara' }))
  await user.click(screen.getByRole('checkbox', { name: 'Online' }))
  await user.click(screen.getByRole('checkbox', { name: 'La elev acasă' }))
  await press('Salvează', place())
  expect(await place().findByText('Timișoara (Timiș)')).toBeVisible()
  expect(place().getByText('La mine acasă, La elev acasă')).toBeVisible()
  expect(bodies).toEqual([{ cityid1: 4, atTeacher: true, atStudent: true, isOnline: false }])
})

test('the place is sent with its unchanged parts as another device has saved them meanwhile', async () => {
  const { user, press } = await open()
  await press('Editează', place())
  const there = { cityid1: 4, atTeacher: false, atStudent: true, isOnline: true }
  await fetch(saveCity, { method: 'POST', body: JSON.stringify(there) })
  const bodies = recordBodies(saveCity)
  await user.click(screen.getByRole('checkbox', { name: 'Online' }))
  await press('Salvează', place())
  expect(await screen.findByText(saved)).toBeVisible()
  expect(bodies).toEqual([{ ...there, isOnline: false }])
})

test('the place needs a city of the list or Online; a county distinguishes two cities of the same name', async () => {
  answerWith(
    http.get('/api/users/GetCities', () =>
      HttpResponse.json([
        { Id: 3, Name: 'Cluj-Napoca', County: 'Cluj' },
        { Id: 7, Name: 'Poiana Frumoasă', County: 'Cluj' },
        { Id: 8, Name: 'Poiana Frumoasă', County: 'Alba' },
      ]),
    ),
  )
  const bodies = recordBodies(saveCity)
  const { user, press, choose } = await open('teacherNew')
  await press('Completează', place())
  await press('Salvează', place())
  const city = () => screen.getByRole('combobox', { name: 'Oraș' })
  expect(await screen.findByText('Te rog alege un oras sau meditatii online')).toBeVisible()
  await waitFor(() => expect(city()).toHaveFocus())
  expect(city()).toBeInvalid()
  await user.click(screen.getByRole('checkbox', { name: 'Online' }))
  expect(screen.queryByText('Te rog alege un oras sau meditatii online')).toBeNull()
  await press('Salvează', place())
  expect(await screen.findByText(saved)).toBeVisible()
  expect(bodies).toEqual([{ cityid1: 0, atTeacher: false, atStudent: false, isOnline: true }])

  bodies.length = 0
  await user.click(await viewed(place()))
  await user.type(city(), 'poiana frumoasa')
  await press('Salvează', place())
  await waitFor(() => expect(city()).toHaveFocus())
  expect(city()).toHaveValue('poiana frumoasa')
  expect(city()).toHaveAccessibleDescription('Alegeți un rezultat din listă.')
  expect(bodies).toEqual([])
  await choose('Județ', 'Alba')
  await waitFor(() => expect(city()).toHaveValue('Poiana Frumoasă'))
  // A city that is chosen first sets its county.
  await choose('Județ', 'Toate județele')
  await user.type(city(), 'cluj-n')
  await user.click(await screen.findByRole('option', { name: /^Cluj-Napoca/ }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Județ' })).toHaveDisplayValue('Cluj'))
  await press('Salvează', place())
  await waitFor(() => expect(bodies).toMatchObject([{ cityid1: 3, isOnline: true }]))
})

test('the first invalid field takes the focus: experience, then occupation, which count as missing with the Id 0', async () => {
  answerWith(
    http.get('/api/users/GetCurrentProfile', () =>
      HttpResponse.json({
        UserCode: 'm4t7k2',
        IsTeacher: true,
        FirstName: 'Ana',
        Experience: { Id: 0, Name: 'Alege experiența' },
        Occupation: { Id: 0, Name: '' },
      }),
    ),
  )
  const { press, choose } = await open()
  expect(listed('Mai lipsesc:')).toEqual(['Nume', 'Experiență', 'Ocupație'])
  expect(screen.queryByText('Alege experiența')).toBeNull()
  await press('Editează')
  await press('Salvează')
  const experience = screen.getByRole('combobox', { name: 'Experiență' })
  await waitFor(() => expect(experience).toHaveFocus())
  expect(experience).toHaveAccessibleDescription('Alegeti o experienta')
  await choose('Experiență', '1-3 ani')
  expect(screen.queryByText('Alegeti o experienta')).toBeNull()
  await press('Salvează')
  const occupation = screen.getByRole('combobox', { name: 'Ocupație' })
  await waitFor(() => expect(occupation).toHaveFocus())
  expect(occupation).toHaveAccessibleDescription('Alegeti o ocpatie')
  expect(posts()).toEqual([])
})

test('a profile that cannot be read on a direct load is logged once', async () => {
  answerWith(http.get('/api/users/GetCurrentProfile', () => new HttpResponse(null, { status: 500 })))
  visit('/u/profile', { as: 'teacher' })
  expect(await screen.findByRole('button', { name: 'Încearcă din nou' })).toBeVisible()
  const line = {
    level: 'error',
    text: 'A call of the profile failed',
    details: 'GET /api/users/GetCurrentProfile: status 500',
  }
  expect(logged.filter(({ text }) => text === line.text)).toEqual([line])
})

test('a list that fails to load shows an alert in the section, and a retry loads it without losing edits', async () => {
  answerWith(http.get('/api/users/GetOccupation', () => new HttpResponse(null, { status: 500 })))
  const { user, press, choose, retype } = await open()
  await press('Editează')
  const alert = within(await general().findByRole('alert'))
  expect(alert.getByText(failed)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Ocupație' })).toHaveDisplayValue('Profesor')
  await retype('Nume', 'Altul')
  resetBackend()
  await user.click(alert.getByRole('button', { name: 'Încearcă din nou' }))
  await waitFor(() => expect(general().queryByRole('alert')).toBeNull())
  await choose('Ocupație', 'Medic')
  expect(field('Nume')).toHaveValue('Altul')
})

test('the free hours are read again when the tab is shown again, and what is being edited stays, with the focus', async () => {
  const { user, router } = visit('/u/profile#disponibilitate', { as: 'teacher' })
  const week = within(await screen.findByRole('region', { name: 'Disponibilitate' }))
  await user.click(await week.findByRole('button', { name: /^Editează/ }))
  await user.click(week.getByRole('button', { name: 'Adaugă interval, duminică' }))
  const sunday = within(week.getByRole('group', { name: 'Duminică' }))
  const hour = sunday.getByRole('combobox', { name: 'De la, intervalul 1' })
  await user.selectOptions(hour, '10:00')
  hour.focus()
  const Entities = [{ Day: 1, Time: 22 }]
  answerWith(http.get('/api/users/getavailability', () => HttpResponse.json({ TotalRows: 1, Entities })))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await week.findByText('22:00–23:00')).toBeVisible()
  await waitFor(() => expect(router.state.revalidation).toBe('idle'))
  expect(hour).toHaveDisplayValue('10:00')
  expect(hour).toHaveFocus()
})

test('edits stay when the session was ended in another tab, and are restored after login', async () => {
  const editing = () => section('Disponibilitate').getByRole('button', { name: 'Adaugă interval, duminică' })
  const hour = () =>
    within(section('Disponibilitate').getByRole('group', { name: 'Duminică' })).getByRole('combobox', {
      name: 'De la, intervalul 1',
    })
  const { user, press, retype } = await open()
  await press('Editează', studies())
  await retype('Studiile dvs.', 'Litere')
  await user.click(await section('Disponibilitate').findByRole('button', { name: /^Editează/ }))
  await user.click(editing())
  await user.selectOptions(hour(), '10:00')

  // As when the tab is shown again: session.ts refetches the viewer.
  answerWith(
    http.get('/api/users/GetCurrentProfile', () => new HttpResponse(null, { status: 401 })),
    http.post('/api/users/saveavailability', () => new HttpResponse(null, { status: 401 })),
  )
  await act(() => refetchViewer({ background: true }))
  expect(field('Studiile dvs.')).toHaveValue('Litere')
  expect(hour()).toHaveDisplayValue('10:00')
  await press('Salvează', section('Disponibilitate'))
  await waitFor(() => expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fu%2Fprofile']))

  // After the login the app starts afresh.
  cleanup()
  resetBackend()
  resetViewer()
  await open()
  await waitFor(() => expect(hour()).toHaveDisplayValue('10:00'))
  expect(field('Studiile dvs.')).toHaveValue('Litere')
})
