import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { resetViewer, refetchViewer } from '#session.ts'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
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

/** Records the raw bodies of requests to this path, which the mocked back end still handles. */
function watch(path: string): unknown[] {
  const bodies: unknown[] = []
  answerWith(
    http.post(path, async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}

/** Reads the raw profile from the server. */
async function rawProfile(): Promise<Record<string, unknown>> {
  return (await (await fetch('/api/users/GetCurrentProfile')).json()) as Record<string, unknown>
}

describe('the sections', () => {
  test('of a student are names, e-mail, phone and studies', async () => {
    const bodies = watch(save)
    const { press, retype } = await open('student')
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
  })

  test('of a tutor also show experience, places and subjects', async () => {
    await open()
    expect(general().getByText('10-20 de ani')).toBeVisible()
    expect(place().getByText('București; Voluntari, Ilfov')).toBeVisible()
    expect(place().getByText('Online, La mine acasă')).toBeVisible()
    expect(studies().getByText(/^Universitatea din București/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Materii' })).toHaveAccessibleDescription(
      'Matematica, Fizică, Informatica',
    )
    expect(note()).toBeNull()
    expect(checklists()).toEqual([])
  })

  test('of a new tutor come with a red notice of the missing fields, until they are saved', async () => {
    const { press, choose, retype } = await open('teacherNew')
    expect(note()).toBeVisible()
    expect(getComputedStyle(note() as HTMLElement).color).toBe(colourOf('--danger'))
    expect(listed('Mai lipsesc:')).toEqual(['Prenume', 'Nume', 'Experiență', 'Ocupație'])
    await press('Completează')
    await retype('Nume', 'Pop')
    await retype('Prenume', 'Ana')
    await choose('Experiență', '3-5 ani')
    await choose('Ocupație', 'Student')
    await press('Salvează')
    expect(await screen.findByText(saved)).toBeVisible()
    expect(note()).toBeNull()
  })
})

describe('the checklist', () => {
  const item = (name: string) => screen.getByRole('button', { name })

  test('an item opens its section for editing and focuses its field, or opens its dialog', async () => {
    const { user } = await open('teacherNew')
    for (const [name, role, focused] of [
      ['Nume', 'textbox', 'Nume'],
      // Its section is being edited already.
      ['Experiență', 'combobox', 'Experiență'],
      ['Locul meditațiilor', 'combobox', 'Oraș'],
      ['Studiile dvs.', 'textbox', 'Studiile dvs.'],
      ['Disponibilitate', 'button', 'Adaugă interval, luni'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }))
      expect(screen.getByRole(role, { name: focused })).toHaveFocus()
    }
    for (const [name, opener] of [
      ['Materiile pe care le predați', 'Materii'],
      ['Poza de profil', 'Schimbă poza de profil'],
    ] as const) {
      await user.click(item(name))
      expect(await screen.findByRole('dialog', { name })).toBeVisible()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus())
    }
  })

  test('marks as recommended what is not required, until it is there', async () => {
    const { user, retype, press } = await open('teacherNew')
    await screen.findByRole('button', { name: 'Disponibilitate' })
    expect(listed('Recomandat')).toEqual([
      'Poza de profil',
      'Materiile pe care le predați',
      'Nivelurile la care predați',
      'Locul meditațiilor',
      'Studiile dvs.',
      'Disponibilitate',
    ])
    await user.click(item('Studiile dvs.'))
    await retype('Studiile dvs.', 'Litere')
    await press('Salvează', studies())
    expect(await screen.findByText(saved)).toBeVisible()
    expect(listed('Recomandat')).not.toContain('Studiile dvs.')
  })
})

test('an empty section invites with one sentence and one button', async () => {
  await open('teacherNew')
  await screen.findByText('Nu ați ales încă nicio oră liberă.')
  expect(screen.queryByText('Necompletat')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Editează/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Completează/ })).toHaveLength(4)
  expect(general().getByText('E-mail').nextSibling).toHaveTextContent('profesor.nou@example.com')
})

describe('a section', () => {
  test('takes the focus for editing, and Renunță restores the saved values and returns the focus', async () => {
    const { user, press, retype } = await open()
    await press('Editează')
    expect(field('Nume')).toHaveFocus()
    await retype('Nume', 'Altul')
    await user.click(general().getByRole('button', { name: 'Renunță' }))
    expect(general().getByText('Ionescu')).toBeVisible()
    expect(general().getByRole('button', { name: /^Editează/ })).toHaveFocus()
    await press('Editează')
    expect(field('Nume')).toHaveValue('Ionescu')
    expect(posts()).toEqual([])
  })

  test('sends the whole profile with only the edits applied, and shows the new values', async () => {
    const bodies = watch(save)
    const { press, choose, retype } = await open()
    const before = await rawProfile()
    await press('Editează')
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
      },
    ])
    expect(general().getByText('Mihai Andrei')).toBeVisible()
    expect(general().getByText('Profesor universitar')).toBeVisible()
    expect(general().getByRole('button', { name: /^Editează/ })).toHaveFocus()
  })

  test('sends nothing without a change', async () => {
    const { press, retype } = await open()
    await press('Editează')
    await retype('Nume', ' Ionescu ')
    await press('Salvează')
    expect(await viewed()).toBeVisible()
    expect(posts()).toEqual([])
  })
})

test('a section, when the user leaves the screen and returns while the submission is pending, is inert and busy, and sends nothing again', async () => {
  const release = hold(save)
  const { user, press, retype } = await open()
  await press('Editează', studies())
  await retype('Studiile dvs.', 'Litere')
  await press('Salvează', studies())
  await waitFor(() => expect(posts()).toHaveLength(1))
  await user.click(screen.getAllByRole('link', { name: 'Mesaje' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }))
  await screen.findByRole('heading', { level: 1, name: 'Mesaje' })
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

describe('the place', () => {
  test('saves a county, one of its cities, and the kinds of place', async () => {
    const bodies = watch(saveCity)
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
    expect(await place().findByText('Timișoara, Timiș')).toBeVisible()
    expect(place().getByText('La mine acasă, La elev acasă')).toBeVisible()
    expect(bodies).toEqual([{ cityid1: 4, atTeacher: true, atStudent: true, isOnline: false }])
  })

  test('sets the county when a city is chosen first', async () => {
    const { user, press } = await open('teacherNew')
    await press('Completează', place())
    await user.type(screen.getByRole('combobox', { name: 'Oraș' }), 'cluj-n')
    await user.click(await screen.findByRole('option', { name: /^Cluj-Napoca/ }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Județ' })).toHaveDisplayValue('Cluj'))
  })

  test('does not save a typed city that is none of the list, even with Online; a county can tell which one is meant', async () => {
    answerWith(
      http.get('/api/users/GetCities', () =>
        HttpResponse.json([
          { Id: 7, Name: 'Poiana Frumoasă', County: 'Cluj' },
          { Id: 8, Name: 'Poiana Frumoasă', County: 'Alba' },
        ]),
      ),
    )
    const bodies = watch(saveCity)
    const { user, press, choose } = await open('teacherNew')
    await press('Completează', place())
    const city = screen.getByRole('combobox', { name: 'Oraș' })
    await user.type(city, 'poiana frumoasa')
    await user.click(screen.getByRole('checkbox', { name: 'Online' }))
    await press('Salvează', place())
    await waitFor(() => expect(city).toHaveFocus())
    expect(city).toHaveValue('poiana frumoasa')
    expect(city).toHaveAccessibleDescription('Alegeți un rezultat din listă.')
    expect(bodies).toEqual([])
    await choose('Județ', 'Alba')
    await waitFor(() => expect(city).toHaveValue('Poiana Frumoasă'))
    await press('Salvează', place())
    expect(await screen.findByText(saved)).toBeVisible()
    expect(bodies).toMatchObject([{ cityid1: 8, isOnline: true }])
  })

  test('shows an error when neither a city nor Online is chosen', async () => {
    const bodies = watch(saveCity)
    const { user, press } = await open('teacherNew')
    await press('Completează', place())
    await press('Salvează', place())
    const city = screen.getByRole('combobox', { name: 'Oraș' })
    expect(await screen.findByText('Te rog alege un oras sau meditatii online')).toBeVisible()
    await waitFor(() => expect(city).toHaveFocus())
    expect(city).toBeInvalid()
    await user.click(screen.getByRole('checkbox', { name: 'Online' }))
    expect(screen.queryByText('Te rog alege un oras sau meditatii online')).toBeNull()
    await press('Salvează', place())
    expect(await screen.findByText(saved)).toBeVisible()
    expect(bodies).toEqual([{ cityid1: 0, atTeacher: false, atStudent: false, isOnline: true }])
  })
})

describe('the first invalid field has its error beside it, and takes the focus', () => {
  test('experience first, then occupation, which count as missing with the Id 0', async () => {
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

  test('a video that is no web address is refused, and one that is not on YouTube gets a note', async () => {
    const { press, retype } = await open()
    await press('Editează')
    await retype('Video de prezentare', 'javascript:alert(1)')
    await press('Salvează')
    expect(
      await screen.findByText('Aceasta nu este o adresă web. Exemplu: https://www.youtube.com/watch?v=…'),
    ).toBeVisible()
    await waitFor(() => expect(field('Video de prezentare')).toHaveFocus())
    expect(posts()).toEqual([])
    await retype('Video de prezentare', 'https://vimeo.com/1')
    expect(field('Video de prezentare')).toHaveAccessibleDescription(
      /^Adresa nu este a unui video de pe YouTube/,
    )
    await press('Salvează')
    expect(await general().findByText('https://vimeo.com/1')).toBeVisible()
  })
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

describe('unsaved changes', () => {
  test('need a confirmation before the screen is left', async () => {
    const { user, press, retype, address } = await open('student')
    await press('Editează')
    const messages = within(screen.getByRole('main')).queryByRole('link', { name: 'Mesaje' })
    const link = messages ?? screen.getAllByRole('link', { name: 'Mesaje' })[0]
    await retype('Nume', 'Pop')
    await user.click(link as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' }))
    await user.click(dialog.getByRole('button', { name: 'Rămâi pe pagină' }))
    expect(address()).toBe('/u/profile')
    expect(field('Nume')).toHaveValue('Pop')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(link as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Părăsește pagina' }))
    await waitFor(() => expect(address()).toBe('/u/messages'))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(await screen.findByRole('heading', { level: 1, name: 'Mesaje' })).toHaveFocus()
  })

  test('need no confirmation any more when the submission succeeds while the dialog is open', async () => {
    const { user, press, retype, address } = await open('student')
    await press('Editează')
    await retype('Nume', 'Pop')
    const release = hold(save)
    await press('Salvează')
    await user.click(screen.getAllByRole('link', { name: 'Mesaje' })[0] as HTMLElement)
    await screen.findByRole('dialog', { name: 'Părăsiți pagina fără să salvați?' })
    release()
    await waitFor(() => expect(address()).toBe('/u/messages'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('are restored after a reload, and Renunță discards them', async () => {
    const { press, retype } = await open('student')
    await press('Editează')
    await retype('Nume', 'Pop')
    cleanup()
    const again = await open('student')
    expect(field('Nume')).toHaveValue('Pop')
    expect(Object.keys(localStorage)).toContain('draft:s3d8q1:form:profile:general')
    await again.press('Renunță')
    expect(general().getByText('Dumitrescu')).toBeVisible()
    cleanup()
    await open('student')
    expect(general().getByRole('button', { name: /^Editează/ })).toBeVisible()
  })
})
