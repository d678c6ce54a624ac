import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'
import { useScreen } from '#stores/screen.ts'

const meta = preview.meta({ title: 'Features/Booking', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const hours = '/api/users/getavailabilityforday'
const save = '/api/users/saveappoitment'
const monday = 'luni, 23 noiembrie 2026'
const sunday = 'duminică, 22 noiembrie 2026'

const press = async (name: string | RegExp) => userEvent.click(await page.findByRole('button', { name }))

/** Opens the calendar on Mihai Ionescu's page, as a student. */
const open = (play: () => Promise<void>, options: Options = {}, ad = 'ae31oi') => ({
  ...screen(`/teacherprofile/${ad}`, { as: 'student', ...options }),
  async play() {
    await shown()
    await press('Programează o ședință')
    await page.findByRole('grid')
    await play()
  },
})

/** Chooses Monday at 18:00, and agrees. */
async function choose(hour = /^18:00–19:00/) {
  // The name may end with the day's state, from a response that arrived after the previous story.
  await press(/^luni, 23 noiembrie 2026/)
  const radio = await page.findByRole('radio', { name: hour })
  await waitFor(() => expect(radio).toBeEnabled())
  await userEvent.click(radio)
  await userEvent.click(page.getByRole('checkbox', { name: /^Sunt de acord/ }))
}

async function saveChoice() {
  await choose()
  await press('Programează')
}

const heading = (name: string) => page.findByRole('heading', { name })

let answered = Promise.withResolvers<void>()
/** Holds the response until the next story is opened. */
const beforeEach = () => {
  answered = Promise.withResolvers<void>()
  return () => answered.resolve()
}
const held = async () => {
  await answered.promise
  return new HttpResponse(null, { status: 500 })
}

/** Makes the page idle, and shows the line with the first free hour. */
const showFirstFree = (name: RegExp, ad = 'ae31oi') => ({
  ...screen(`/teacherprofile/${ad}`, { as: 'student' }),
  async play() {
    await shown()
    useScreen.setState({ hasBeenIdle: true })
    await expect(await page.findByText(name)).toBeVisible()
  },
})

export const StateFirstFreeHour = meta.story({ ...showFirstFree(/^astăzi, /), tags: ['test'] })

export const StateNoFreeHour = meta.story(
  showFirstFree(/^Nicio oră liberă în următoarele/, 'a-no-availability'),
)

const onToday = () =>
  waitFor(() => expect(page.getByRole('button', { name: 'Astăzi, vineri, 20 noiembrie 2026' })).toHaveFocus())

export const StateCalendar = meta.story(open(onToday))

export const StateHoursLoading = meta.story(
  open(
    async () => {
      await press(monday)
      await expect(await heading(`Ore libere ${monday}`)).toHaveFocus()
      await expect(page.getByRole('radio', { name: '14:00–15:00' })).toBeDisabled()
    },
    { faults: { getFreeHours: 'timeout' } },
  ),
)

export const StateHours = meta.story(open(() => choose()))

export const StateHoursFailing = meta.story(
  open(
    async () => {
      await press(monday)
      await expect(await page.findByText('Nu am putut încărca orele libere.')).toBeVisible()
    },
    { faults: { getFreeHours: '500' } },
  ),
)

export const StateEmptyDay = meta.story({
  ...open(async () => {
    await press(sunday)
    await expect(await page.findByText('Nicio oră liberă în această zi')).toBeVisible()
    await expect(await page.findByRole('button', { name: `Alege ${monday}` })).toBeVisible()
  }),
  tags: ['test'],
})

export const StateEmptyDaySearching = meta.story({
  ...open(
    async () => {
      await press(sunday)
      await expect(await page.findByText('Se caută următoarea zi liberă…')).toBeVisible()
    },
    {
      answers: [
        http.get(hours, ({ request }) =>
          request.url.endsWith('day=2026-11-22') ? HttpResponse.json(null) : held(),
        ),
      ],
    },
  ),
  beforeEach,
})

export const StateEmptyMonth = meta.story(
  open(
    async () => {
      await press(sunday)
      await expect(await page.findByText(/^Nici în următoarele patru săptămâni/)).toBeVisible()
    },
    { viewport: 'phone390' },
    'a-no-availability',
  ),
)

export const StateNoHourChosen = meta.story(
  open(async () => {
    await press(monday)
    await waitFor(() => expect(page.getByRole('radio', { name: '14:00–15:00' })).toBeEnabled())
    await press('Programează')
    await expect(await page.findByText('Alegeți o oră liberă.')).toBeVisible()
  }),
)

export const StateNotAgreed = meta.story({
  ...open(async () => {
    await choose()
    await userEvent.click(page.getByRole('checkbox'))
    await press('Programează')
    await expect(await page.findByText('Bifați acordul pentru a programa.')).toBeVisible()
  }),
  tags: ['test'],
})

export const StateSaving = meta.story(
  open(
    async () => {
      await saveChoice()
      await waitFor(() =>
        expect(page.getByRole('button', { name: 'Programează' })).toHaveAttribute('aria-busy', 'true'),
      )
    },
    { faults: { book: 'timeout' } },
  ),
)

let isTaken = false

export const StateTaken = meta.story({
  ...open(
    async () => {
      await saveChoice()
      await expect(await page.findByText('Ora aleasă a fost ocupată între timp')).toBeVisible()
      await waitFor(() => expect(page.getByRole('radio', { name: '14:00–15:00' })).toBeEnabled())
      await expect(page.queryByRole('radio', { name: '18:00–19:00' })).toBeNull()
    },
    {
      answers: [
        http.post(save, () => {
          isTaken = true
          return new HttpResponse(null, { status: 409 })
        }),
        http.get(hours, () => {
          const Entities = (isTaken ? [14, 16, 17] : [14, 16, 17, 18]).map(Time => ({ Day: 1, Time }))
          return HttpResponse.json({ TotalRows: Entities.length, Entities })
        }),
      ],
    },
  ),
  beforeEach() {
    isTaken = false
  },
})

export const StateFailing = meta.story(
  open(
    async () => {
      await saveChoice()
      await expect(await page.findByRole('alert')).toHaveTextContent(/Serverul nu a putut răspunde/)
      await expect(page.getByRole('radio', { name: '18:00–19:00' })).toBeChecked()
    },
    { faults: { book: '500' } },
  ),
)

/** The browser's time zone is not Romania's. */
export const StateElsewhere = meta.story({
  ...open(() => choose(/^18:00–19:00 ora României$/), { viewport: 'phone320' }),
  beforeEach() {
    const options = new Intl.DateTimeFormat().resolvedOptions()
    const spy = spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    spy.mockReturnValue({ ...options, timeZone: 'America/New_York' })
    return () => spy.mockRestore()
  },
})

async function book() {
  await saveChoice()
  const done = await heading('Cererea a fost trimisă')
  await waitFor(() => expect(done).toHaveFocus())
}

export const StateBooked = meta.story({ ...open(book), tags: ['test'] })
