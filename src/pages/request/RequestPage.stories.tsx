import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Request' })

const request = (code: string, options?: Parameters<typeof screen>[1]) =>
  screen(`/solicitare-de-meditatii/${code}`, options)

export const Visitor = meta.story(request('c-online'))
export const Teacher = meta.story(request('c-no-city', { as: 'teacher' }))
export const Owner = meta.story(request('c-own', { as: 'student' }))
export const OwnerOnAPhone = meta.story({
  ...request('c-own-online', { as: 'student', viewport: 'phone320' }),
  tags: ['width'],
})
export const Ended = meta.story(request('c-ended', { as: 'teacher' }))
export const EndedOnAPhone = meta.story({ ...request('c-ended', { viewport: 'phone320' }), tags: ['width'] })
export const NothingKnown = meta.story(request('c-empty', { as: 'teacher' }))
export const NothingKnownOnAPhone = meta.story({
  ...request('c-empty', { viewport: 'phone320' }),
  tags: ['width'],
})
export const Html = meta.story(request('c-html', { viewport: 'phone390' }))
export const Long = meta.story(request('c-long'))
export const LongOnAPhone = meta.story({ ...request('c-long', { viewport: 'phone320' }), tags: ['width'] })
export const Phone = meta.story({ ...request('c-online', { viewport: 'phone390' }), tags: ['width'] })
export const Tablet = meta.story({ ...request('c-online', { viewport: 'tablet' }), tags: ['width'] })
export const Desktop = meta.story({ ...request('c-online', { viewport: 'desktop' }), tags: ['width'] })
export const NotFound = meta.story(request('nimic'))
export const Failing = meta.story(request('c-online', { scenario: 'failing' }))
export const Offline = meta.story(request('c-online', { scenario: 'offline' }))
export const SessionEnded = meta.story({
  ...request('c-online', {
    answers: [http.get('/api/users/GetRequest', () => new HttpResponse(null, { status: 401 }))],
  }),
  async play() {
    await expect(await page.findByRole('heading', { level: 1, name: 'Sesiunea a expirat' })).toBeVisible()
    await shown()
  },
})
export const Pending = meta.story(request('c-online', { pending: true }))

/** Long words without a break in every text. */
export const Unbroken = meta.story({
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
})

let known = Promise.withResolvers<void>()

/** The profile is pending: a skeleton reserves the place of the button. */
export const WhoIsLooking = meta.story({
  ...request('c-own', {
    answers: [
      http.get('/api/users/GetCurrentProfile', async () => {
        await known.promise
        return HttpResponse.json(null)
      }),
    ],
  }),
  async play() {
    await page.findByRole('heading', { level: 1, name: 'Am nevoie de meditatii la Matematica' })
    await expect(page.queryByRole('button', { name: 'Raspunde solicitarii' })).toBeNull()
  },
  // Holds the answer until Storybook leaves the story.
  beforeEach() {
    known = Promise.withResolvers<void>()
    return () => known.resolve()
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

export const Reply = meta.story({ ...request('c-online', { as: 'teacher' }), play: tips })

export const ReplyOnAPhone = meta.story({
  tags: ['width'],
  ...request('c-empty', { as: 'teacher', viewport: 'phone320' }),
  play: tips,
})

export const Replied = meta.story({
  ...request('c-online', { as: 'teacher' }),
  async play() {
    await tips()
    await userEvent.type(page.getByRole('textbox', { name: 'Mesajul dvs.' }), 'Bună ziua, vă pot ajuta.')
    await userEvent.click(page.getByRole('button', { name: 'Trimite' }))
    await expect(await page.findByText('Mesajul a fost trimis')).toBeVisible()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
})

export const StudentIsOffered = meta.story({ ...request('c-online', { as: 'student' }), play: offered })

export const UnpaidTeacherIsOffered = meta.story({
  ...request('c-online', { as: 'teacherUnpaid', viewport: 'phone390' }),
  play: offered,
})
