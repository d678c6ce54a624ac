import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Account/Messages' })

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

export const List = meta.story(list())
export const ListOfATeacher = meta.story(list({ as: 'teacher' }))
export const ListOnAPhone = meta.story({ ...list({ viewport: 'phone390' }), tags: ['width'] })
export const ListOnANarrowPhone = meta.story({
  ...list({ as: 'teacher', viewport: 'phone320' }),
  tags: ['width'],
})
export const ListOnATablet = meta.story({ ...list({ viewport: 'tablet' }), tags: ['width'] })
export const Empty = meta.story(list({ as: 'teacherNew' }))
export const EmptyForAStudent = meta.story(list({ scenario: 'empty', viewport: 'phone390' }))

export const Long = meta.story(conversation())
export const LongOfATeacher = meta.story(conversation({ as: 'teacher' }, 's3d8q1'))
export const Phone = meta.story({ ...conversation({ viewport: 'phone390' }), tags: ['width'] })
export const NarrowPhone = meta.story({ ...conversation({ viewport: 'phone320' }), tags: ['width'] })
export const Tablet = meta.story({ ...conversation({ viewport: 'tablet' }), tags: ['width'] })
export const Desktop = meta.story({ ...conversation({ viewport: 'desktop' }), tags: ['width'] })
export const OddTexts = meta.story(played(conversation({}, 'p-html'), fits))
export const OddTextsOnAPhone = meta.story({
  ...played(conversation({ viewport: 'phone320' }, 'p-html'), fits),
  tags: ['width'],
})
export const LongName = meta.story(played(conversation({ viewport: 'phone320' }, 'p-long-name'), fits))
export const Nameless = meta.story(conversation({ as: 'teacher' }, 'p-nameless-learner'))
export const NotYet = meta.story(conversation({}, 'p-long-description'))
export const NotYetOnAPhone = meta.story({
  ...conversation({ viewport: 'phone320' }, 'p-long-description'),
  tags: ['width'],
})
export const Unknown = meta.story(conversation({}, 'nimic'))

export const Unreadable = meta.story(
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

export const LongMessage = meta.story(
  played(
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
)

export const Pending = meta.story(conversation({ pending: true }))

export const OnTheirWay = meta.story({
  ...conversation({
    answers: [/getlistofuserswithmessage/, /getmessagesbymentorcode/].map(path =>
      http.get(path, () => new Promise<never>(() => {})),
    ),
  }),
  async play() {
    await page.findByRole('heading', { level: 1, name: 'Mesaje' })
    await expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(2)
  },
})

async function failed() {
  await expect(await page.findByText('Lista conversațiilor nu s-a putut încărca.')).toBeVisible()
  await expect(await page.findByText('Conversația nu s-a putut încărca.')).toBeVisible()
}

export const Failing = meta.story(played(conversation({ scenario: 'failing' }), failed))

export const FailingOnAPhone = meta.story({
  ...list({ scenario: 'failing', viewport: 'phone320' }),
  tags: ['width'],
})
export const Offline = meta.story(conversation({ scenario: 'offline' }))
export const SessionEnded = meta.story(
  played(
    conversation({ answers: [http.get(/\/api\/messages\//, () => new HttpResponse(null, { status: 401 }))] }),
    failed,
  ),
)

export const OlderMessages = meta.story(
  played(conversation(), async () => {
    await userEvent.click(page.getByRole('button', { name: 'Mesaje mai vechi' }))
    const messages = within(await box())
    await waitFor(() => expect(messages.getAllByRole('listitem')).toHaveLength(130))
    await expect(page.queryByRole('button', { name: 'Mesaje mai vechi' })).toBeNull()
  }),
)

export const OlderMessagesFailing = meta.story(
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

export const WholeDate = meta.story(
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
export const Sent = meta.story(played(conversation({}, 'e9p2w5'), send))
export const SentOnAPhone = meta.story({
  ...played(conversation({ viewport: 'phone390' }, 'e9p2w5'), send),
  tags: ['width'],
})
export const FirstMessage = meta.story(played(conversation({}, 'p-long-description'), send))

const answering = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Trimite mesaj' }))
  await expect(await page.findByRole('region', { name: 'Ultimul mesaj primit' })).toBeVisible()
}

export const Answering = meta.story(played(conversation(), answering))
export const AnsweringOnAPhone = meta.story({
  ...played(conversation({ viewport: 'phone320' }), answering),
  tags: ['width'],
})

export const Offer = meta.story(
  played(conversation({ as: 'teacherUnpaid' }, 's3d8q1'), async () => {
    await userEvent.click(page.getByRole('button', { name: 'Trimite mesaj' }))
    await expect(await page.findByRole('dialog')).toBeVisible()
  }),
)
