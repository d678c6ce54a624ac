import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { setClockShift } from '#mocks/clock.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { saveRating } from '#api/ratings.ts'
import { openTutor } from '#test/tutor.ts'
import { visit } from '#test/visit.tsx'

const save = '/api/teacherrating/SaveRatingForTeacher'
const sent = () => asked.filter(call => call.startsWith('POST'))
const scale = () => screen.getByRole('radiogroup', { name: 'Nota dvs.' })
const score = (value: number) => screen.getByRole('radio', { name: String(value) })
const text = () => screen.getByRole('textbox', { name: 'Recenzia dvs.' })
const sendButton = () => screen.getByRole('button', { name: 'Trimite' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const success = 'Recenzia dvs. a fost trimisă'
const review = 'Explică foarte clar.'

/** Opens the dialog for Mihai Ionescu, as a student. */
async function rate() {
  const app = await openTutor({ as: 'student' })
  const open = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Acordă o notă' }))
    await screen.findByRole('dialog', { name: 'Acordă o notă' })
  }
  await open()
  const write = async () => {
    await app.user.click(score(9))
    await app.user.type(text(), review)
  }
  return { ...app, open, write, send: () => app.user.click(sendButton()) }
}

test("shows the scale and the viewer's e-mail, an error beside a missing score, and keeps the draft when closed", async () => {
  const { user, send, open } = await rate()
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Pentru Mihai Ionescu')
  // On the tutor's page, the dialog is not about a particular lesson.
  expect(within(screen.getByRole('dialog')).queryByRole('article')).toBeNull()
  expect(
    within(scale())
      .getAllByRole('radio')
      .map(radio => radio.getAttribute('value')),
  ).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(scale()).toHaveAccessibleDescription('0: foarte slab 10: foarte bun')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  const email = 'E-mailul dvs.: ioana.dumitrescu@example.com. Nu este afișat nimănui.'
  expect(screen.getByText(email)).toBeVisible()

  await user.type(text(), review)
  await send()
  expect(await screen.findByText('Alegeți o notă de la 0 la 10.')).toBeVisible()
  expect(scale()).toBeInvalid()
  expect(scale()).toHaveAccessibleDescription(/^Alegeți o notă de la 0 la 10\./)
  expect(scale()).toHaveFocus()
  expect(sent()).toEqual([])
  await user.click(score(0))
  expect(scale()).not.toBeInvalid()

  await user.click(screen.getByRole('button', { name: 'Închide' }))
  await isClosed()
  await open()
  expect(score(0)).toBeChecked()
  expect(text()).toHaveValue(review)
})

test('reopened while the rating is pending it does not send twice; on success it closes, and the page shows the rating', async () => {
  const release = hold(save)
  const { user, write, send, open } = await rate()
  await write()
  await send()
  await user.keyboard('{Escape}')
  await isClosed()
  await open()
  expect(sendButton()).toHaveAttribute('aria-busy', 'true')
  await send()
  // The score that was sent stays chosen.
  await user.click(score(3))
  expect(score(9)).toBeChecked()
  release()
  expect((await screen.findByText(success)).closest('[aria-live=polite]')).not.toBeNull()
  await isClosed()
  expect(sent()).toEqual([`POST ${save}`])
  expect(await screen.findByText('(19 recenzii)')).toBeVisible()
  expect(screen.getByText(review)).toBeVisible()
  expect(screen.getByText('Ioana Dumitrescu', { selector: 'main *' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Acordă o notă' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Recenzii' })).toHaveFocus())
})

test('says that the viewer has rated meanwhile in another tab, and refetches the ratings', async () => {
  const { write, send } = await rate()
  await write()
  await saveRating({ TeacherIdEncoded: 'm4t7k2', Rating: '7', RatingText: 'Din altă filă.' })
  await send()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Ați acordat deja o notă acestui profesor')).toBeVisible()
  expect(await screen.findByText('Din altă filă.')).toBeInTheDocument()
  expect(text()).toHaveValue(review)
})

test.each(['/teacherprofile/ae31oi', '/u', '/u/appoitments?old=1'])(
  'an expired session leads from %s to login, and back to the open rating of the same lesson with what was typed',
  async address => {
    // At this time two lessons with one tutor may be rated.
    setClockShift(370)
    const { user } = visit(address, { as: 'student' })
    const [button] = await screen.findAllByRole('button', { name: /^Acordă o notă/ })
    if (button) await user.click(button)
    await user.click(await screen.findByRole('radio', { name: '9' }))
    await user.type(text(), review)
    const rated = screen.getByRole('dialog').textContent
    answerWith(http.post(save, () => new HttpResponse(null, { status: 401 }), { once: true }))
    await user.click(sendButton())
    await waitFor(() => expect(fullPageLoads).toHaveLength(1))
    const back = new URL(fullPageLoads[0] ?? '', location.href).searchParams.get('returnUrl') ?? ''
    expect(back).toContain('write=rating%3A')
    cleanup()
    visit(back, { as: 'student' })
    await waitFor(() => expect(text()).toHaveValue(review))
    expect(score(9)).toBeChecked()
    expect(screen.getByRole('dialog')).toHaveTextContent(rated)
  },
)
