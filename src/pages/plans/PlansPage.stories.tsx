import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Plans' })

export const Visitor = meta.story(screen('/abonamente'))
export const Student = meta.story(screen('/abonamente', { as: 'student' }))
export const Teacher = meta.story(screen('/abonamente', { as: 'teacher' }))
export const TeacherUnpaid = meta.story(screen('/abonamente', { as: 'teacherUnpaid' }))
export const Pending = meta.story(screen('/abonamente', { as: 'teacher', pending: true }))
export const Tablet = meta.story({ ...screen('/abonamente', { viewport: 'tablet' }), tags: ['width'] })
export const VisitorOnAPhone = meta.story({
  ...screen('/abonamente', { viewport: 'phone390' }),
  tags: ['width'],
})
export const StudentOnAPhone = meta.story({
  ...screen('/abonamente', { as: 'student', viewport: 'phone320' }),
  tags: ['width'],
})
export const TeacherOnAPhone = meta.story({
  ...screen('/abonamente', { as: 'teacher', viewport: 'phone390' }),
  tags: ['width'],
})

/** The profile cannot be read: the page renders as for a visitor. */
const withFailingProfile = (answer: () => Response) => ({
  ...screen('/abonamente', {
    as: 'teacher',
    answers: [http.get('/api/users/GetCurrentProfile', answer)],
  }),
  async play() {
    await shown()
    await expect(page.getByText('Crearea profilului este gratuită.')).toBeVisible()
  },
})

export const Offline = meta.story(withFailingProfile(() => HttpResponse.error()))
export const SessionEnded = meta.story(withFailingProfile(() => new HttpResponse(null, { status: 401 })))

export const InsideTheUserArea = meta.story(screen('/u/abonamente', { as: 'teacher', viewport: 'desktop' }))
export const InsideOnAPhone = meta.story(
  screen('/u/abonamente', { as: 'teacherUnpaid', viewport: 'phone320' }),
)

export const TeacherUnpaidOnAPhone = meta.story({
  ...screen('/abonamente', { as: 'teacherUnpaid', viewport: 'phone320' }),
  async play() {
    await shown()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

export const BenefitsTurned = meta.story({
  ...screen('/abonamente'),
  async play() {
    await shown()
    const benefits = within(page.getByRole('region', { name: 'Ce primiți' }))
    await userEvent.click(benefits.getByRole('button', { name: 'Diapozitivul următor' }))
    await userEvent.click(benefits.getByRole('button', { name: 'Arată diapozitivul 4' }))
    await waitFor(() => expect(benefits.getByRole('group', { name: '6 din 6' }).inert).toBe(false))
    await userEvent.click(benefits.getByRole('button', { name: 'Oprește derularea' }))
    await expect(benefits.getByRole('button', { name: 'Pornește derularea' })).toBeVisible()
  },
})
