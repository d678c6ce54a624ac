import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Account/Messages', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const list = (options: Options = {}) => screen('/u/messages', { as: 'student', ...options })
const conversation = (options: Options = {}, code = 'm4t7k2') =>
  screen(`/u/messages?user=${code}`, { as: 'student', ...options })

const played = (story: ReturnType<typeof screen>, play: () => Promise<void>) => ({
  ...story,
  async play() {
    await shown()
    await play()
  },
})

const box = () => page.findByRole('region', { name: /^Mesajele cu / })

/** Asserts that the page does not scroll horizontally. */
async function fits() {
  await box()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const StateList = meta.story({ ...list(), tags: ['test'] })
export const RoleTutorInTheList = meta.story(list({ as: 'teacher' }))
export const StateEmpty = meta.story(list({ as: 'teacherNew' }))
export const StateEmptyForAStudent = meta.story(list({ scenario: 'empty' }))

export const StateLongConversation = meta.story({ ...conversation(), tags: ['test'] })
export const RoleTutorInALongConversation = meta.story(conversation({ as: 'teacher' }, 's3d8q1'))
export const StateOddTexts = meta.story(played(conversation({}, 'p-html'), fits))
export const StateLongName = meta.story({
  ...played(conversation({ viewport: 'phone320' }, 'p-long-name'), fits),
  tags: ['test'],
})
export const StateNameless = meta.story(conversation({ as: 'teacher' }, 'p-nameless-learner'))
export const StateNoMessagesYet = meta.story(conversation({}, 'p-long-description'))
export const StateUnknownOtherParty = meta.story(conversation({}, 'nimic'))

export const StateUnreadable = meta.story(
  played(
    conversation({
      answers: [
        http.get('/api/messages/getmessagesbymentorcode/:code/:page', () =>
          HttpResponse.json({ TotalRows: 2, Entities: [{ Body: 7 }, { Body: null }] }),
        ),
      ],
    }),
    async () => {
      const title = await page.findByText('Mesajele acestei conversații nu au putut fi citite.')
      await expect(title).toBeVisible()
    },
  ),
)

export const StateLongMessage = meta.story({
  ...played(
    conversation({
      viewport: 'phone320',
      answers: [
        http.get('/api/messages/getmessagesbymentorcode/:code/:page', () =>
          HttpResponse.json({
            TotalRows: 1,
            Entities: [{ Added: '2026-11-20T08:00:00', Body: 'Un mesaj lung. '.repeat(1334), isMy: true }],
          }),
        ),
      ],
    }),
    fits,
  ),
  tags: ['test'],
})

export const StatePending = meta.story(conversation({ pending: true }))

export const StatePartsPending = meta.story({
  ...conversation({ faults: { getPartners: 'timeout', getConversation: 'timeout' } }),
  async play() {
    await page.findByRole('heading', { level: 1, name: 'Mesaje' })
    await expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(2)
  },
})

async function failed() {
  // On a phone the open conversation hides the list.
  await page.findByText('Lista conversațiilor nu s-a putut încărca.')
  await expect(await page.findByText('Conversația nu s-a putut încărca.')).toBeVisible()
}

export const StateFailing = meta.story(played(conversation({ scenario: 'failing' }), failed))

export const StateSessionExpired = meta.story(
  played(conversation({ faults: { getPartners: '401', getConversation: '401' } }), failed),
)

export const StateOlderMessagesFailing = meta.story(
  played(
    conversation({
      answers: [
        http.get(
          '/api/messages/getmessagesbymentorcode/:code/2',
          () => new HttpResponse(null, { status: 500 }),
        ),
      ],
    }),
    async () => {
      await userEvent.click(page.getByRole('button', { name: 'Mesaje mai vechi' }))
      await expect(await page.findByText('Mesajele mai vechi nu s-au putut încărca.')).toBeVisible()
    },
  ),
)

export const StateWholeDate = meta.story(
  played(conversation(), async () => {
    const time = await page.findByRole('button', { name: 'acum 7 ore' })
    time.focus()
    await expect(time).toHaveAccessibleDescription('vineri, 20 noiembrie 2026 la 01:47')
  }),
)

const text = 'Bună ziua! Putem muta ședința pe vineri, la 17?'

async function send() {
  await userEvent.click(page.getByRole('button', { name: 'Trimite mesaj' }))
  await userEvent.click(await page.findByRole('textbox', { name: 'Mesajul dvs.' }))
  await userEvent.paste(text)
  await userEvent.click(page.getByRole('button', { name: 'Trimite' }))
  await expect(await page.findByText('Mesajul a fost trimis')).toBeVisible()
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  const sent = await page.findByText(text)
  await waitFor(() => expect(sent.closest('li')).toHaveFocus())
}

// In a short conversation: rendering and checking a hundred messages exceeds the test timeout on a busy machine.
export const StateSent = meta.story(played(conversation({}, 'e9p2w5'), send))

const answering = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Trimite mesaj' }))
  await expect(await page.findByRole('region', { name: 'Ultimul mesaj primit' })).toBeVisible()
}

export const StateAnswering = meta.story(played(conversation(), answering))
