import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import type { Fault } from '#mocks/faultKinds.ts'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/New request', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const newRequest = (options: Options = {}) => screen('/adauga-solicitare-noua', { as: 'student', ...options })

const field = (name: string) => page.getByRole('combobox', { name })
const text = () => page.getByRole('textbox', { name: 'Ce anume cauți?' })
const publish = () => userEvent.click(page.getByRole('button', { name: 'Publică solicitarea' }))

async function pick(name: string, typed: string) {
  await userEvent.type(field(name), typed)
  await within(await page.findByRole('listbox')).findAllByRole('option')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(page.queryByRole('listbox')).toBeNull())
}

async function pickLevel(name: string) {
  await within(field('Categoria de vârstă')).findByRole('option', { name })
  await userEvent.selectOptions(field('Categoria de vârstă'), name)
}

async function fillIn() {
  await pick('Materie', 'fizica')
  await pick('Oraș', 'timis')
  await userEvent.type(text(), 'Ajutor la mecanică, de două ori pe săptămână.')
  await pickLevel('Bacalaureat')
}

const played = (play: () => Promise<void>, options?: Options) => ({
  ...newRequest(options),
  async play() {
    await shown()
    await play()
  },
})

export const StateEmpty = meta.story(newRequest())
export const RoleTutor = meta.story(newRequest({ as: 'teacher' }))
export const WidthPhone = meta.story(newRequest({ viewport: 'phone390' }))
export const StatePending = meta.story(newRequest({ pending: true }))
export const StateFilledIn = meta.story(played(fillIn))

export const StateOnline = meta.story(
  played(async () => {
    await pick('Oraș', 'timis')
    await userEvent.click(page.getByRole('checkbox', { name: 'Online' }))
    await expect(field('Oraș')).toBeDisabled()
    await expect(field('Oraș')).toHaveValue('Timișoara')
  }),
)

/**
 * Each error in turn, beside its field. The one on the duration is missing: it needs an old draft
 * (`StateOldDraft`).
 */
export const StateProblems = meta.story({
  ...played(async () => {
    await publish()
    await expect(await page.findByText('Alege o materie')).toBeVisible()
    await waitFor(() => expect(field('Materie')).toHaveFocus())
  }),
  tags: ['test'],
})

export const StatePublished = meta.story(
  played(async () => {
    await fillIn()
    await publish()
    await expect(await page.findByText('Solicitarea dvs. a fost publicată')).toBeVisible()
    await page.findByRole('heading', { level: 1, name: 'Am nevoie de meditatii la Fizică' })
    await shown()
  }),
)

export const StateFailingToPublish = meta.story(
  played(
    async () => {
      await fillIn()
      await publish()
      await expect(await page.findByText('Serverul nu a putut răspunde')).toBeVisible()
      await expect(field('Materie')).toHaveValue('Fizică')
    },
    {
      answers: [
        http.post('/api/users/SaveNewRequest', () => HttpResponse.text('Bad category', { status: 400 })),
      ],
    },
  ),
)

export const StateSessionExpiredOnPublishing = meta.story(
  played(
    async () => {
      await fillIn()
      await publish()
      await expect(await page.findByText(/^Sesiunea a expirat\./)).toBeVisible()
      await expect(field('Materie')).toHaveValue('Fizică')
    },
    { faults: { saveRequest: '401' } },
  ),
)

export const StatePublishing = meta.story(
  played(
    async () => {
      await fillIn()
      await publish()
      await waitFor(() =>
        expect(page.getByRole('button', { name: 'Publică solicitarea' })).toHaveAttribute(
          'aria-busy',
          'true',
        ),
      )
    },
    { faults: { saveRequest: 'timeout' } },
  ),
)

/** Returns the faults of a form whose lists fail to load. */
const listsWith = (fault: Fault) => ({
  faults: { getMainsWithSubjects: fault, getCities: fault, getCycles: fault },
})

export const StateListsPending = meta.story(newRequest(listsWith('timeout')))

export const StateSessionExpired = meta.story(
  played(async () => {
    await expect(await page.findByText('Listele din formular nu s-au putut încărca.')).toBeVisible()
  }, listsWith('401')),
)

export const StateListsFailing = meta.story(
  played(
    async () => {
      await expect(await page.findByText('Listele din formular nu s-au putut încărca.')).toBeVisible()
      await userEvent.type(text(), 'Scris între timp')
    },
    { scenario: 'failing' },
  ),
)

/** A draft of another day, with a duration that is no longer offered. */
export const StateOldDraft = meta.story({
  ...played(async () => {
    await waitFor(() => expect(field('Materie')).toHaveValue('Matematica'))
    await userEvent.type(text(), ' de a XII-a')
    await publish()
    await expect(await page.findByText('Alege durata solicitarii')).toBeVisible()
    await waitFor(() => expect(field('Durata solicitării')).toHaveFocus())
  }),
  beforeEach() {
    const draft = { subject: 1, isOnline: true, city: 2, description: 'Pentru clasa', duration: 5, cycle: 6 }
    localStorage.setItem('draft:s3d8q1:form:newRequest', JSON.stringify(draft))
  },
})
