import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { answerWith, asked, hold, neverRespond, resetBackend } from '#test/backend.ts'
import { endDocument } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

const save = '/api/users/SaveNewRequest'
const success = 'Solicitarea dvs. a fost publicată'
const posts = () => asked.filter(call => call.startsWith('POST'))

const picker = (name: 'Materie' | 'Oraș') => screen.getByRole('combobox', { name })
const online = () => screen.getByRole('checkbox', { name: 'Online' })
const text = () => screen.getByRole('textbox', { name: 'Ce anume cauți?' })
const duration = () => screen.getByRole('combobox', { name: 'Durata solicitării' })
const level = () => screen.getByRole('combobox', { name: 'Categoria de vârstă' })
const button = () => screen.getByRole('button', { name: 'Publică solicitarea' })
const optionsIn = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('option')
    .map(option => option.textContent)
/** The options of the open type-ahead. */
const options = () => screen.queryAllByRole('listbox').flatMap(optionsIn)

async function open(as: PersonaId = 'student') {
  const app = visit('/adauga-solicitare-noua', { as })
  await screen.findByRole('heading', { level: 1, name: 'Adaugă o solicitare nouă' })

  /** Types into a picker and chooses the first match. */
  async function pick(name: Parameters<typeof picker>[0], typed: string) {
    await app.user.type(picker(name), typed)
    await waitFor(() => expect(options()).not.toEqual([]))
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(options()).toEqual([]))
  }

  async function pickLevel(name: string) {
    await within(level()).findByRole('option', { name })
    await app.user.selectOptions(level(), name)
  }

  async function fillIn() {
    await pick('Materie', 'fizica')
    await pick('Oraș', 'timis')
    await app.user.type(text(), '  Ajutor la mecanică. ')
    await pickLevel('Bacalaureat')
  }

  return { ...app, pick, pickLevel, fillIn, publish: () => app.user.click(button()) }
}

/** Expects every field as `fillIn` has filled it. */
function expectFilledIn() {
  expect(picker('Materie')).toHaveValue('Fizică')
  expect(picker('Oraș')).toHaveValue('Timișoara')
  expect(text()).toHaveValue('  Ajutor la mecanică. ')
  expect(duration()).toHaveDisplayValue('14 zile')
  expect(level()).toHaveDisplayValue('Bacalaureat')
}

/** Records the requests that are published; the mocked back end then saves them. */
function watchSaved(): unknown[] {
  const saved: unknown[] = []
  answerWith(
    http.post(save, async ({ request }) => {
      saved.push(await request.clone().json())
    }),
  )
  return saved
}

/** Stores a draft of the student, as another tab or an earlier visit would. */
function storeDraft(draft: string): void {
  localStorage.setItem('draft:s3d8q1:form:newRequest', draft)
}

test('the fields are in the order of the specification; a ticked Online disables the city, which keeps its value', async () => {
  const slow = Promise.withResolvers<void>()
  const names = Array.from({ length: 14 }, (_, index) => `Nivelul ${14 - index}`)
  answerWith(
    http.get('/api/cycle/getall', async () => {
      await slow.promise
      return HttpResponse.json(names.map((Name, index) => ({ Id: String(index + 1), Name })))
    }),
  )
  const { user, pick } = await open()
  const form = within(screen.getByRole('form', { name: 'Solicitare nouă' }))
  const fields = form.getAllByLabelText(
    /^(Materie|Online|Oraș|Ce anume cauți\?|Durata solicitării|Categoria de vârstă)$/,
    { selector: '[role=combobox], [type=checkbox], select, textarea' },
  )
  expect(fields).toEqual([picker('Materie'), online(), picker('Oraș'), text(), duration(), level()])
  expect(duration()).toHaveDisplayValue('14 zile')
  expect(optionsIn(duration())).toEqual(['3 zile', '7 zile', '14 zile', '31 de zile'])
  expect(online()).not.toBeChecked()

  // All levels in the order of the server, however many there are.
  expect(level()).toHaveDisplayValue('Se încarcă…')
  slow.resolve()
  await waitFor(() => expect(level()).toHaveDisplayValue('Alegeți'))
  expect(optionsIn(level())).toEqual(names)

  await user.click(picker('Materie'))
  await waitFor(() => expect(options()).toHaveLength(10))
  expect(options()[0]).toBe('MatematicaȘtiințe exacte')
  await user.keyboard('{Escape}')
  await user.type(picker('Oraș'), 'timis')
  await waitFor(() => expect(options()[0]).toBe('TimișoaraTimiș'))
  await user.keyboard('{Escape}')
  await user.clear(picker('Oraș'))
  await pick('Oraș', 'cluj-n')
  await user.click(online())
  expect(picker('Oraș')).toBeDisabled()
  expect(picker('Oraș')).toHaveValue('Cluj-Napoca')
  await user.click(online())
  expect(picker('Oraș')).toBeEnabled()
  expect(picker('Oraș')).toHaveValue('Cluj-Napoca')
})

test('an invalid form shows an error beside the first invalid field, which takes the focus, until the field is valid', async () => {
  async function expectProblem(field: () => HTMLElement, message: string) {
    await waitFor(() => expect(field()).toHaveFocus())
    expect(screen.getByText(message)).toBeVisible()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(message))
  }

  // A subject and a duration that are no longer offered.
  storeDraft('{"subject":987654,"duration":5}')
  const { user, pick, pickLevel, publish } = await open()
  // Nothing is shown before the first submission.
  await user.click(picker('Materie'))
  await user.tab()
  await user.type(text(), 'x')
  await user.clear(text())
  expect(screen.queryByText('Alege o materie')).toBeNull()
  expect(screen.queryByText('Te rog introdu ce anume cauți ?')).toBeNull()

  await publish()
  await expectProblem(() => picker('Materie'), 'Alege o materie')
  expect(screen.queryByText('Alege un oras')).toBeNull()
  await pick('Materie', 'fizica')
  await waitFor(() => expect(screen.queryByText('Alege o materie')).toBeNull())
  expect(picker('Materie')).toBeValid()

  await publish()
  await expectProblem(() => picker('Oraș'), 'Alege un oras')
  await pick('Oraș', 'timis')
  await waitFor(() => expect(screen.queryByText('Alege un oras')).toBeNull())

  await user.type(text(), '   ')
  await publish()
  await expectProblem(text, 'Te rog introdu ce anume cauți ?')
  await user.type(text(), 'Mecanică')
  expect(screen.queryByText('Te rog introdu ce anume cauți ?')).toBeNull()

  await publish()
  await expectProblem(duration, 'Alege durata solicitarii')
  await user.selectOptions(duration(), '3 zile')
  await waitFor(() => expect(screen.queryByText('Alege durata solicitarii')).toBeNull())

  await publish()
  await expectProblem(level, 'Alege categoria de varsta')
  expect(posts()).toEqual([])
  await pickLevel('Bacalaureat')
  await waitFor(() => expect(screen.queryByText('Alege categoria de varsta')).toBeNull())

  await publish()
  expect(await screen.findByText(success)).toBeVisible()
})

test('publishing sends the form once, keeps it until the new request is shown, and empties it; each list is read once', async () => {
  const saved = watchSaved()
  const { fillIn, publish, address, router } = await open()
  await fillIn()
  // Each list once, and nothing while the user types.
  expect(asked.toSorted()).toEqual([
    'GET /api/categories/getallwithsubcategories',
    'GET /api/cycle/getall',
    'GET /api/users/GetCities',
    'GET /api/users/GetCurrentProfile',
  ])
  const release = hold('/api/users/GetRequest')
  await publish()
  expect(await screen.findByText(success)).toBeVisible()
  expectFilledIn()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  release()
  await screen.findByRole('heading', { level: 1, name: 'Am nevoie de meditatii la Fizică' })
  expect(Object.keys(localStorage).filter(key => key.startsWith('draft:'))).toEqual([])
  expect(saved).toEqual([
    {
      CategoryId: 2,
      IsOnline: false,
      CityId: 4,
      Description: 'Ajutor la mecanică.',
      CycleId: 6,
      Duration: 14,
    },
  ])
  expect(posts()).toEqual([`POST ${save}`])
  const code = address().split('/').at(-1)
  expect(asked).toContain(`GET /api/users/GetRequest?id=${code}`)
  expect(await screen.findByText('Aceasta este solicitarea dvs.')).toBeVisible()

  // The next visit begins with an empty form.
  await router.navigate('/adauga-solicitare-noua')
  await screen.findByRole('heading', { level: 1, name: 'Adaugă o solicitare nouă' })
  expect(picker('Materie')).toHaveValue('')
  expect(text()).toHaveValue('')
})

test('the draft survives a reload, with the city that Online disables and text that identifies no choice; such text cannot be published', async () => {
  const { user, fillIn } = await open()
  await fillIn()
  await user.click(online())
  await user.clear(picker('Materie'))
  await user.type(picker('Materie'), 'limba')
  cleanup()
  const again = await open()
  await waitFor(() => expect(picker('Materie')).toHaveAccessibleDescription('Alegeți un rezultat din listă.'))
  expect(picker('Materie')).toHaveValue('limba')
  expect(online()).toBeChecked()
  expect(picker('Oraș')).toBeDisabled()
  // The cities are a list of their own, which may arrive later.
  await waitFor(() => expect(picker('Oraș')).toHaveValue('Timișoara'))
  expect(text()).toHaveValue('  Ajutor la mecanică. ')
  await again.publish()
  await waitFor(() => expect(picker('Materie')).toHaveFocus())
  expect(posts()).toEqual([])
  await again.user.clear(picker('Materie'))
  expect(picker('Materie')).toHaveAccessibleDescription('Alege o materie')
  await again.user.type(picker('Materie'), 'fizica')
  await again.publish()
  expect(await screen.findByText(success)).toBeVisible()
  expect(posts()).toEqual([`POST ${save}`])
})

test.each([
  ['it was published', true, 0, success],
  ['it may still be published', false, 0, /^Nu știm dacă solicitarea a fost publicată/],
  ['it was not published', false, 2, /solicitarea nu apare în listă/],
])(
  'a request that was being sent when the page was reloaded is verified: %s',
  async (_, arrives, minutes, outcome) => {
    neverRespond(save, arrives)
    const { fillIn, publish } = await open()
    await fillIn()
    await publish()
    await waitFor(() => expect(posts()).toHaveLength(1))
    endDocument(minutes)
    const release = hold('/api/users/GetRequests')
    await open()
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
    release()
    expect(await screen.findByText(outcome)).toBeVisible()
    if (!arrives) expectFilledIn()
    expect(posts()).toHaveLength(1)
  },
)

test('the link of an empty tutor list fills in what was searched for, which is not a draft; a draft comes first', async () => {
  answerWith(http.get('/api/users/getusersdescription', () => HttpResponse.json(null)))
  const { user, router } = visit('/Fizic%C4%83?city=4&cycle=6&order=2', { as: 'student' })
  const follow = async () => user.click(await screen.findByRole('link', { name: 'Adaugă o solicitare' }))
  await follow()
  await waitFor(() => expect(picker('Materie')).toHaveValue('Fizică'))
  await waitFor(() => expect(picker('Oraș')).toHaveValue('Timișoara'))
  await waitFor(() => expect(level()).toHaveDisplayValue('Bacalaureat'))
  expect(Object.keys(localStorage).filter(key => key.startsWith('draft:'))).toEqual([])

  await user.type(text(), '  Ajutor la mecanică. ')
  await router.navigate('/teacher?category=1&city=-1')
  await follow()
  await waitFor(() => expectFilledIn())
  expect(online()).not.toBeChecked()
})

test('typed text in two pickers becomes two choices when both lists arrive at once', async () => {
  storeDraft('{"subject":"fizica","city":"timis","cycle":6,"description":"  Ajutor la mecanică. "}')
  await open()
  await waitFor(() => expectFilledIn())
})

test('a draft is restored when a retry has loaded the lists', async () => {
  storeDraft('{"subject":2,"city":4,"description":"  Ajutor la mecanică. ","cycle":6}')
  answerWith(
    http.get('/api/categories/getallwithsubcategories', () => new HttpResponse(null, { status: 500 })),
  )
  const { user } = await open()
  const form = within(screen.getByRole('form', { name: 'Solicitare nouă' }))
  await form.findByRole('alert')
  expect(picker('Materie')).toHaveValue('')
  await waitFor(() => expect(picker('Oraș')).toHaveValue('Timișoara'))
  resetBackend()
  await user.click(form.getByRole('button', { name: 'Încearcă din nou' }))
  await waitFor(() => expectFilledIn())
})

test('a request that is published after its page was left is in the list that is shown by then', async () => {
  const { fillIn, publish, router } = await open()
  await fillIn()
  const release = hold(save)
  await publish()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await router.navigate('/solicitare-de-meditatii')
  await screen.findByRole('heading', { level: 1, name: 'Solicitări de meditații' })
  const total = () => screen.getByText(/^\d+ (de )?solicitări$/).textContent
  await screen.findAllByRole('article')
  const before = total()
  release()
  await waitFor(() => expect(total()).not.toBe(before))
})
