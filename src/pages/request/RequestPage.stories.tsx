import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Request', tags: ['!test'] })

const request = (code: string, options?: Parameters<typeof screen>[1]) =>
  screen(`/solicitare-de-meditatii/${code}`, options)

export const RoleVisitor = meta.story(request('c-online'))
export const RoleTutor = meta.story(request('c-no-city', { as: 'teacher' }))
export const RoleOwner = meta.story(request('c-own', { as: 'student' }))
export const StateEnded = meta.story(request('c-ended', { as: 'teacher' }))
export const StateEverythingMissing = meta.story(request('c-empty', { as: 'teacher' }))
export const StateMarkup = meta.story(request('c-html', { viewport: 'phone390' }))
export const StateLong = meta.story(request('c-long'))
export const WidthPhone = meta.story(request('c-online', { viewport: 'phone390' }))
export const StateNotFound = meta.story(request('nimic'))
export const StateFailing = meta.story(request('c-online', { scenario: 'failing' }))
export const StatePending = meta.story(request('c-online', { pending: true }))

/** Long words without a break in every text. */
export const StateUnbrokenTexts = meta.story({
  ...request('r1', {
    answers: [
      http.get('/api/users/GetRequest', () =>
        HttpResponse.json({
          RequestCode: 'r1',
          Description: 'Donaudampfschifffahrtsgesellschaft'.repeat(20),
          Category: { Name: 'Desen'.repeat(20) },
          City: { Name: 'Oraș'.repeat(20) },
          IsOnline: true,
          Cycle: { Name: 'Nivel'.repeat(20) },
          Learner: { FirstName: 'Ana'.repeat(30), UserCode: 'u1' },
          StartDate: '2026-11-20T10:00:00',
          EndDate: '2026-09-30T10:00:00',
        }),
      ),
    ],
    viewport: 'phone320',
  }),
  async play() {
    await shown()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
  tags: ['test'],
})

/** The profile is pending: a skeleton reserves the place of the button. */
export const StateViewerPending = meta.story({
  ...request('c-own', { faults: { readCurrentProfile: 'timeout' } }),
  async play() {
    await page.findByRole('heading', { level: 1, name: 'Am nevoie de meditatii la Matematica' })
    await expect(page.queryByRole('button', { name: 'Raspunde solicitarii' })).toBeNull()
  },
})

async function reply() {
  await shown()
  await userEvent.click(await page.findByRole('button', { name: 'Raspunde solicitarii' }))
}

async function tips() {
  await reply()
  const dialog = within(await page.findByRole('dialog', { name: 'Trimite mesaj' }))
  await expect(dialog.getByRole('heading', { name: 'Ce ajută într-un răspuns' })).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Mesajul dvs.' })).toHaveFocus())
}

async function offered() {
  await reply()
  await expect(await page.findByRole('dialog', { name: 'Abonament pentru profesori' })).toBeVisible()
}

export const StateReply = meta.story({
  ...request('c-online', { as: 'teacher' }),
  play: tips,
  tags: ['test'],
})

export const StateReplied = meta.story({
  ...request('c-online', { as: 'teacher' }),
  async play() {
    await tips()
    await userEvent.type(page.getByRole('textbox', { name: 'Mesajul dvs.' }), 'Bună ziua, vă pot ajuta.')
    await userEvent.click(page.getByRole('button', { name: 'Trimite' }))
    await expect(await page.findByText('Mesajul a fost trimis')).toBeVisible()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
})

export const RoleStudentOfferedASubscription = meta.story({
  ...request('c-online', { as: 'student' }),
  play: offered,
})

export const RoleUnpaidTutorOfferedASubscription = meta.story({
  ...request('c-online', { as: 'teacherUnpaid', viewport: 'phone390' }),
  play: offered,
})
