import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settled } from '#test/tutor.ts'
import { visit } from '#test/visit.tsx'

// The sample recording (playback.test.ts) on the screens of the app.

test('the recorded list leads to the page of a recorded tutor, whose reviews fail once and then load', async () => {
  const { user, address } = visit('/Matematica', { as: 'student', scenario: 'slow-evening' })
  await screen.findByText('35 de anunțuri')
  const [card] = await screen.findAllByRole('article')
  if (!card) throw new Error('The list is empty')
  const [link] = within(card).getAllByRole('link', { name: /Cătălin/ })
  if (!link) throw new Error('The card has no link to its tutor')
  await user.click(link)

  expect(await screen.findByText('Faceți cunoștință cu Cătălin Kovacs')).toBeVisible()
  expect(address()).toBe('/teacherprofile/rec-2')
  await user.click(await screen.findByRole('button', { name: 'Încearcă din nou' }))
  expect((await screen.findAllByText(/^Text\d+ acest text/)).length).toBeGreaterThan(1)
  await settled()
  expect(screen.queryByRole('alert')).toBeNull()
})
