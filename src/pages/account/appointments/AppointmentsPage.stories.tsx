import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Account/Appointments', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const at = (query = '', options: Options = {}) =>
  screen(`/u/appoitments${query}`, { as: 'student', ...options })

const played = (play: () => Promise<void>, query = '', options: Options = {}) => ({
  ...at(query, options),
  async play() {
    await shown()
    await play()
  },
})

/** Clicks the first button with this name. */
async function press(name: RegExp) {
  const [button] = page.getAllByRole('button', { name })
  if (button) await userEvent.click(button)
}

async function ask(name: RegExp) {
  await press(name)
  await page.findByRole('dialog')
}

async function askToCancel() {
  await press(/^Detalii \(Mihai Ionescu, miercuri/)
  await ask(/^Anulează/)
}

const active = 'getactiveappoitments/:page'

export const RoleStudent = meta.story(at())
export const RoleTutor = meta.story({ ...at('', { as: 'teacher' }), tags: ['test'] })
export const StatePastLessonsOpen = meta.story(at('?old=1'))
export const StateDebug = meta.story(at('?debug&old=1'))

/** The loader waits for the lists, so until then the fallback of every page is rendered. */
export const StatePending = meta.story(at('', { pending: true }))
export const StateFailing = meta.story(at('', { scenario: 'failing' }))
export const StatePastLessonsFailing = meta.story(at('?old=1', { scenario: 'failing' }))
export const StateSessionExpired = meta.story(
  played(
    async () => {
      await expect(await page.findByText('Programările anterioare nu s-au putut încărca.')).toBeVisible()
    },
    '?old=1',
    { faults: { getActiveAppointments: '401', getOldAppointments: '401' } },
  ),
)
export const StateEmptyForAStudent = meta.story(at('', { scenario: 'empty' }))
export const StateWithoutPastLessons = meta.story(at('?old=1', { scenario: 'empty' }))
export const StateEmptyForATutor = meta.story(at('', { as: 'teacher', scenario: 'empty' }))

let reads = 0

/** The list stays when its refetch after a change fails. */
export const StateNotRefreshed = meta.story({
  ...played(
    async () => {
      await askToCancel()
      await press(/^Anulează programarea$/)
      await expect(await page.findByText(/^Datele nu s-au putut actualiza/)).toBeVisible()
    },
    '',
    {
      answers: [
        http.get(`/api/appoitments/${active}`, () => {
          reads += 1
          return reads === 1 ? undefined : new HttpResponse(null, { status: 500 })
        }),
      ],
    },
  ),
  beforeEach() {
    reads = 0
  },
})

/** With the steps of a lesson, and what can be done besides paying. */
export const StateDetailsOpen = meta.story(played(() => press(/^Detalii \(Mihai Ionescu, miercuri/)))

export const StateMultiPay = meta.story({ ...at('?pay=1002,1009'), tags: ['test'] })

export const StateCancelling = meta.story(played(askToCancel))
export const StateAccepting = meta.story(played(() => ask(/^Acceptă/), '', { as: 'teacher' }))

/** The appointment is already accepted, as if in another tab; `?debug` still offers to accept it. */
export const StateRefused = meta.story(
  played(
    async () => {
      await ask(/^Acceptă/)
      await press(/^Acceptă programarea/)
      await expect(await page.findByText('Programarea este deja acceptată.')).toBeVisible()
    },
    '?debug',
    { as: 'teacher' },
  ),
)

export const StateCancellingFailed = meta.story(
  played(
    async () => {
      await askToCancel()
      await press(/^Anulează programarea$/)
      await expect(await page.findByText('Serverul nu a putut răspunde')).toBeVisible()
    },
    '',
    { faults: { cancelAppointment: '500' } },
  ),
)

const bookAgain = async () => {
  await ask(/^Programează din nou/)
  await userEvent.click(await page.findByRole('button', { name: /^luni, 23 noiembrie 2026/ }))
  const hour = await page.findByRole('radio', { name: '18:00–19:00' })
  await waitFor(() => expect(hour).toBeEnabled())
  await userEvent.click(hour)
  await expect(page.getByRole('region', { name: 'Ședința' })).toBeVisible()
}

export const StateBookingAgain = meta.story(played(bookAgain, '?old=1'))
