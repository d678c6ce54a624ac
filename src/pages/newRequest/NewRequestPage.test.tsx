import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
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
const requestsLink = () =>
  within(screen.getByRole('navigation', { name: 'Navigare principală' })).getByRole('link', {
    name: 'Solicitări',
  })
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

describe('the fields', () => {
  test('are in the order of the specification, with 14 days preselected', async () => {
    await open()
    const form = within(screen.getByRole('form', { name: 'Solicitare nouă' }))
    const fields = form.getAllByLabelText(
      /^(Materie|Online|Oraș|Ce anume cauți\?|Durata solicitării|Categoria de vârstă)$/,
      { selector: '[role=combobox], [type=checkbox], select, textarea' },
    )
    expect(fields).toEqual([picker('Materie'), online(), picker('Oraș'), text(), duration(), level()])
    expect(duration()).toHaveDisplayValue('14 zile')
    expect(optionsIn(duration())).toEqual(['3 zile', '7 zile', '14 zile', '31 de zile'])
    expect(online()).not.toBeChecked()
  })

  test('list at most 10 matching subjects, each with its main category', async () => {
    const { user } = await open()
    await user.click(picker('Materie'))
    await waitFor(() => expect(options()).toHaveLength(10))
    expect(options()[0]).toBe('MatematicaȘtiințe exacte')
    await user.type(picker('Materie'), 'pian')
    await waitFor(() => expect(options()).toEqual(['PianMuzică']))
    await user.type(picker('Materie'), 'zz')
    expect(await screen.findByText('Nici un rezultat')).toBeVisible()
  })

  test('list cities with their county; the city is disabled but keeps its value while Online is ticked', async () => {
    const { user, pick } = await open()
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

  test('list all levels in the order of the server, however many there are', async () => {
    const slow = Promise.withResolvers<void>()
    const names = Array.from({ length: 14 }, (_, index) => `Nivelul ${14 - index}`)
    answerWith(
      http.get('/api/cycle/getall', async () => {
        await slow.promise
        return HttpResponse.json(names.map((Name, index) => ({ Id: String(index + 1), Name })))
      }),
    )
    await open()
    expect(level()).toHaveDisplayValue('Se încarcă…')
    slow.resolve()
    await waitFor(() => expect(level()).toHaveDisplayValue('Alegeți'))
    expect(optionsIn(level())).toEqual(names)
  })
})

describe('an invalid form shows an error beside the first invalid field, which takes the focus', () => {
  async function expectProblem(field: () => HTMLElement, message: string) {
    await waitFor(() => expect(field()).toHaveFocus())
    expect(screen.getByText(message)).toBeVisible()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(message))
  }

  test('in the order of the fields, and removes the error once the field is valid', async () => {
    // A duration that is not offered any more.
    storeDraft('{"duration":5}')
    const { user, pick, pickLevel, publish } = await open()
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

  test('only after the user has submitted the form', async () => {
    const { user } = await open()
    await user.click(picker('Materie'))
    await user.tab()
    await user.type(text(), 'x')
    await user.clear(text())
    expect(screen.queryByText('Alege o materie')).toBeNull()
    expect(screen.queryByText('Te rog introdu ce anume cauți ?')).toBeNull()
  })
})

describe('publishing', () => {
  test('sends the form, shows a toast and leads to the new request, and each list is read once', async () => {
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
    await publish()
    expect(await screen.findByText(success)).toBeVisible()
    await screen.findByRole('heading', { level: 1, name: 'Am nevoie de meditatii la Fizică' })
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

  test('is still pending when the user comes back: a press sends nothing, and success leads to the request', async () => {
    const release = hold(save)
    const { user, fillIn, publish, router } = await open()
    await fillIn()
    await publish()
    await user.click(requestsLink())
    await screen.findByRole('heading', { level: 1, name: 'Solicitări de meditații' })
    await router.navigate(-1)
    await screen.findByRole('heading', { level: 1, name: 'Adaugă o solicitare nouă' })
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(text().closest('[inert]')).not.toBeNull()
    await user.click(button())
    release()
    await screen.findByRole('heading', { level: 1, name: 'Am nevoie de meditatii la Fizică' })
    expect(posts()).toEqual([`POST ${save}`])
  })
})

describe('the draft', () => {
  test('survives a reload, including Online and the city that it disables', async () => {
    const { user, fillIn } = await open()
    await fillIn()
    await user.click(online())
    cleanup()
    await open()
    await waitFor(() => expectFilledIn())
    expect(online()).toBeChecked()
    expect(picker('Oraș')).toBeDisabled()
  })

  test('has the text of a picker that stands for no choice, which cannot be published', async () => {
    const { user, fillIn } = await open()
    await fillIn()
    await user.clear(picker('Materie'))
    await user.type(picker('Materie'), 'limba')
    cleanup()
    const again = await open()
    await waitFor(() =>
      expect(picker('Materie')).toHaveAccessibleDescription('Alegeți un rezultat din listă.'),
    )
    expect(picker('Materie')).toHaveValue('limba')
    expect(picker('Oraș')).toHaveValue('Timișoara')
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

  test('loses a subject that is not in the list: it must be chosen again', async () => {
    storeDraft('{"subject":987654,"description":"Păstrat"}')
    const { publish } = await open()
    expect(text()).toHaveValue('Păstrat')
    await publish()
    expect(await screen.findByText('Alege o materie')).toBeVisible()
    expect(posts()).toEqual([])
  })
})

test('a draft is restored when a retry has loaded the lists', async () => {
  const { fillIn } = await open()
  await fillIn()
  cleanup()
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

test('keeps what was published until the next screen is shown', async () => {
  const { fillIn, publish } = await open()
  await fillIn()
  const release = hold('/api/users/GetRequest')
  await publish()
  expect(await screen.findByText(success)).toBeVisible()
  expectFilledIn()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  release()
  expect(await screen.findByRole('heading', { level: 1, name: /^Am nevoie de meditatii/ })).toBeVisible()
  expect(Object.keys(localStorage).filter(key => key.startsWith('draft:'))).toEqual([])
})
