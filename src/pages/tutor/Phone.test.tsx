import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { answerWith, asked, hold } from '#test/backend.ts'
import { openTutor, readRatings } from '#test/tutor.ts'

const readPhone = '/api/users/getUserPhoneNumber'
const calls = () => asked.filter(call => call.includes(readPhone))
const button = () => screen.findByRole('button', { name: 'Arată numărul de telefon' })
const number = () => screen.findByRole('link', { name: 'Telefonul lui Mihai Ionescu: 0700 300 400' })

const open = () => openTutor({ as: 'student' })

test('requests the number once, on press, and shows it as a phone link', async () => {
  const release = hold(readPhone)
  const { user } = await open()
  await button()
  expect(calls()).toEqual([])
  await user.dblClick(await button())
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-busy', 'true'))
  release()
  expect(await number()).toHaveAttribute('href', 'tel:0700300400')
  expect(await number()).toHaveTextContent('0700 300 400')
  expect(await number()).toHaveFocus()
  expect(calls()).toEqual([`GET ${readPhone}?userid=m4t7k2`])
})

test('the number does not take the focus out of a dialog that was opened meanwhile', async () => {
  const release = hold(readPhone)
  const { user } = await open()
  await user.click(await button())
  await user.click(screen.getByRole('button', { name: 'Trimite mesaj' }))
  const message = await screen.findByRole('textbox')
  await waitFor(() => expect(message).toHaveFocus())
  release()
  expect(await screen.findByText('0700 300 400')).toBeInTheDocument()
  expect(message).toHaveFocus()
})

test('focuses the number once, not on every render', async () => {
  const { user, router } = await open()
  await user.click(await button())
  await number()
  await screen.findByRole('button', { name: 'Mai multe recenzii' })
  const message = screen.getByRole('button', { name: 'Trimite mesaj' })
  message.focus()
  answerWith(http.get(readRatings, () => HttpResponse.json([])))
  await router.revalidate()
  await screen.findByText('Încă nu sunt recenzii')
  expect(message).toHaveFocus()
})

test('shows no button, and no gap in its place, when the tutor has no number', async () => {
  await openTutor({ as: 'student' }, 'a-no-phone')
  const message = await screen.findByRole('button', { name: 'Trimite mesaj' })
  expect(screen.queryByRole('button', { name: 'Arată numărul de telefon' })).toBeNull()
  const actions = message.parentElement?.getBoundingClientRect()
  expect(actions?.bottom).toBe(message.getBoundingClientRect().bottom)
})

test('says that there is no number when the server responds with an empty text', async () => {
  answerWith(http.get(readPhone, () => HttpResponse.json('')))
  const { user } = await open()
  await user.click(await button())
  expect(await screen.findByText('Profesorul nu are un număr de telefon.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Telefonul lui/ })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
