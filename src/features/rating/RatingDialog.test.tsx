import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { saveRating } from '#api/ratings.ts'
import { closeModal } from '#stores/modal.ts'
import { left } from '#test/leaving.ts'
import { openTutor } from '#test/tutor.ts'

const save = '/api/teacherrating/SaveRatingForTeacher'
const sent = () => asked.filter(call => call.startsWith('POST'))
const scale = () => screen.getByRole('radiogroup', { name: 'Nota dvs.' })
const note = (value: number) => screen.getByRole('radio', { name: String(value) })
const text = () => screen.getByRole('textbox', { name: 'Recenzia dvs.' })
const sendButton = () => screen.getByRole('button', { name: 'Trimite' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const success = 'Recenzia dvs. a fost trimisă'
const review = 'Explică foarte clar.'

/** A student who rates Mihai Ionescu. */
async function rate() {
  const app = await openTutor({ as: 'student' })
  const open = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Acordă o notă' }))
    await screen.findByRole('dialog', { name: 'Acordă o notă' })
  }
  await open()
  const write = async () => {
    await app.user.click(note(9))
    await app.user.type(text(), review)
  }
  return { ...app, open, write, send: () => app.user.click(sendButton()) }
}

const refuse = (status: number) => answerWith(http.post(save, () => new HttpResponse(null, { status })))

test('says whom it is about, what the ends of the scale mean, and who one is', async () => {
  await rate()
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Pentru Mihai Ionescu')
  expect(
    within(scale())
      .getAllByRole('radio')
      .map(radio => radio.getAttribute('value')),
  ).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(scale()).toHaveAccessibleDescription('0: foarte slab 10: foarte bun')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  const email = screen.getByRole('textbox', { name: 'E-mailul dvs.' })
  expect(email).toHaveValue('ioana.dumitrescu@example.com')
  expect(email).toHaveAttribute('readonly')
  expect(email).toHaveAccessibleDescription('Nu este afișat nimănui.')
})

test('without a note it is refused beside the scale, which takes the focus; a choice takes that back', async () => {
  const { user, send } = await rate()
  await user.type(text(), review)
  await send()
  expect(await screen.findByText('Alegeți o notă de la 0 la 10.')).toBeVisible()
  expect(scale()).toBeInvalid()
  expect(scale()).toHaveAccessibleDescription(/^Alegeți o notă de la 0 la 10\./)
  expect(scale()).toHaveFocus()
  expect(sent()).toEqual([])
  await user.click(note(0))
  expect(scale()).not.toBeInvalid()
})

test('0 is a note, and a text is not needed', async () => {
  const bodies: string[] = []
  answerWith(
    http.post(save, async ({ request }) => {
      bodies.push(await request.clone().text())
    }),
  )
  const { user, send } = await rate()
  await user.click(note(0))
  await send()
  expect(await screen.findByText(success)).toBeVisible()
  expect(bodies).toEqual(['{"TeacherIdEncoded":"m4t7k2","Rating":"0","RatingText":""}'])
  expect(sent()).toEqual([`POST ${save}`])
})

test('is told when sent; the page shows it, and offers no second one', async () => {
  const { write, send } = await rate()
  await write()
  await send()
  expect((await screen.findByText(success)).closest('[aria-live=polite]')).not.toBeNull()
  await isClosed()
  expect(await screen.findByText('(19 recenzii)')).toBeVisible()
  expect(screen.getByText(review)).toBeVisible()
  expect(screen.getByText('Ioana Dumitrescu', { selector: 'main *' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Acordă o notă' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Recenzii' })).toHaveFocus())
})

test('while it is being sent it cannot be sent again', async () => {
  const release = hold(save)
  const { user, write, send } = await rate()
  await write()
  await user.dblClick(sendButton())
  await waitFor(() => expect(sendButton()).toHaveAttribute('aria-busy', 'true'))
  await send()
  expect(text()).toHaveAttribute('readonly')
  release()
  expect(await screen.findByText(success)).toBeVisible()
  expect(sent()).toEqual([`POST ${save}`])
})

test.each([500, 400])('a %i keeps all, says so, and a second try sends it', async status => {
  refuse(status)
  const { write, send } = await rate()
  await write()
  await send()
  expect(within(await screen.findByRole('alert')).getByText('Serverul nu a putut răspunde')).toBeVisible()
  expect(note(9)).toBeChecked()
  expect(text()).toHaveValue(review)

  resetBackend()
  await send()
  expect(await screen.findByText(success)).toBeVisible()
})

test('who has rated meanwhile in another tab is told so, and the list is fresh', async () => {
  const { write, send } = await rate()
  await write()
  await saveRating({ TeacherIdEncoded: 'm4t7k2', Rating: '7', RatingText: 'Din altă filă.' })
  await send()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Ați acordat deja o notă acestui profesor')).toBeVisible()
  expect(await screen.findByText('Din altă filă.')).toBeInTheDocument()
  expect(text()).toHaveValue(review)
})

test('a session that has expired: login and back, and there all is as it was', async () => {
  refuse(401)
  const { write, send } = await rate()
  await write()
  await send()
  await waitFor(() => expect(left).toEqual(['/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi']))
  expect(
    screen.getByText('Sesiunea a expirat. Recenzia este păstrată; autentificați-vă pentru a o trimite.'),
  ).toBeVisible()

  // Signed in again: a fresh document.
  closeModal()
  cleanup()
  resetBackend()
  await rate()
  expect(note(9)).toBeChecked()
  expect(text()).toHaveValue(review)
})

describe('closing', () => {
  test.each(['Escape', 'Închide'])('loses nothing (%s)', async way => {
    const { user, write, open } = await rate()
    await write()
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByRole('button', { name: way }))
    await isClosed()
    await open()
    expect(note(9)).toBeChecked()
    expect(text()).toHaveValue(review)
  })

  test('while it is being sent: success is told all the same', async () => {
    const release = hold(save)
    const { user, write, send } = await rate()
    await write()
    await send()
    await user.keyboard('{Escape}')
    await isClosed()
    release()
    expect(await screen.findByText(success)).toBeVisible()
    expect(await screen.findByText('(19 recenzii)')).toBeVisible()
  })

  test('while it is being sent: opened again it cannot be sent twice, and closes when it is', async () => {
    const release = hold(save)
    const { user, write, send, open } = await rate()
    await write()
    await send()
    await user.keyboard('{Escape}')
    await isClosed()
    await open()
    expect(sendButton()).toHaveAttribute('aria-busy', 'true')
    await send()
    release()
    expect(await screen.findByText(success)).toBeVisible()
    await isClosed()
    expect(sent()).toEqual([`POST ${save}`])
  })

  test('while it is being sent: so is a failure, and all is kept', async () => {
    const resolve = hold(save, () => new HttpResponse(null, { status: 500 }))
    const { user, write, send, open } = await rate()
    await write()
    await send()
    await user.keyboard('{Escape}')
    await isClosed()
    resolve()
    expect(
      await screen.findByText('Recenzia pentru Mihai Ionescu nu a fost trimisă. Textul este păstrat.'),
    ).toBeVisible()
    await open()
    expect(note(9)).toBeChecked()
    expect(text()).toHaveValue(review)
  })
})
