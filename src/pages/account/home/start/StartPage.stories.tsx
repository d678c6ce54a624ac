import { http, HttpResponse } from 'msw/http'
import { expect, screen as page } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Account/Start', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const start = (options: Options = {}) => screen('/u', { as: 'student', ...options })

const answer = (path: string, body: object) => http.get(path, () => HttpResponse.json(body))

const lessons = '/api/appoitments/getactiveappoitments/1'
const partners = '/api/messages/getlistofuserswithmessage'

const oneLesson = (fields: object) =>
  answer(lessons, {
    TotalRows: 1,
    Entities: [
      {
        Id: 1,
        StartDate: '2026-11-25T17:00:00',
        EndDate: '2026-11-25T18:00:00',
        Category: { Name: 'Fizică' },
        AcceptedByTeacher: true,
        Teacher: { Id: 't', FirstName: 'Ana', LastName: 'Popescu' },
        ...fields,
      },
    ],
  })

export const RoleStudent = meta.story({ ...start(), tags: ['test'] })
export const StatePending = meta.story(start({ pending: true }))
export const StateEmpty = meta.story(start({ scenario: 'empty' }))

export const StateToBePaid = meta.story(start({ answers: [oneLesson({})] }))
export const StatePaid = meta.story(start({ answers: [oneLesson({ Price: 85, Payment: { Status: 1 } })] }))
export const StateNotYetAccepted = meta.story(
  start({ answers: [oneLesson({ AcceptedByTeacher: false, Category: null, Teacher: null })] }),
)

export const StateUnreadAndNameless = meta.story(
  start({
    answers: [
      answer(partners, [
        { Code: 'a', Name: 'Ana Popescu', isRead: false },
        { Code: 'b', Name: ' ', isRead: false },
        { Code: 'c', Name: 'عربي 🦄 <b>x</b>', isRead: true },
      ]),
    ],
  }),
)

export const StateLongNamesOnAPhone = meta.story(
  start({
    viewport: 'phone320',
    answers: [
      answer(partners, [{ Code: 'a', Name: 'Nesfârșit'.repeat(20), isRead: false }]),
      oneLesson({ Teacher: { FirstName: 'Nesfârșit'.repeat(20), LastName: '' } }),
    ],
  }),
)

/** One part is still loading, the others are rendered. */
export const StateOnePartPending = meta.story({
  ...start({ faults: { getActiveAppointments: 'timeout' } }),
  async play() {
    await expect(await page.findByRole('link', { name: 'Mihai Ionescu' })).toBeVisible()
  },
})

export const StatePartsFailing = meta.story(
  start({ faults: { getActiveAppointments: '500', getPartners: '500' } }),
)

export const StateSessionExpired = meta.story(
  start({ faults: { getActiveAppointments: '401', getPartners: '401' } }),
)
