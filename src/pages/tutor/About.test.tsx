import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onPhone } from '#test/phone.ts'
import { openTutor } from '#test/tutor.ts'

const more = () => screen.queryByRole('button', { name: 'mai mult' })
const text = () => document.getElementById('descriere') as HTMLElement

test('folds a long description, whose whole text stays in the document, and unfolds it on press', async () => {
  await onPhone()
  const { user } = await openTutor({}, 'a-long-description')
  await waitFor(() => expect(more()).toBeVisible())
  expect(more()).toHaveAttribute('aria-expanded', 'false')
  const lineHeight = parseFloat(getComputedStyle(text()).lineHeight)
  expect(Math.round(text().clientHeight / lineHeight)).toBe(8)
  expect(text().textContent.length).toBeGreaterThan(1900)

  await user.click(more() as HTMLElement)
  const less = screen.getByRole('button', { name: 'mai puțin' })
  expect(less).toHaveFocus()
  expect(less).toHaveAttribute('aria-expanded', 'true')
  expect(text().scrollHeight).toBe(text().clientHeight)

  await user.click(less)
  expect(Math.round(text().clientHeight / lineHeight)).toBe(8)
  expect(more()).toHaveFocus()
})

test('offers no button for a description that fits', async () => {
  await onPhone()
  await openTutor({}, 'a-ad-empty')
  await screen.findByRole('heading', { name: 'Recenzii' })
  expect(text()).toHaveTextContent('Profesorul nu a scris încă o descriere.')
  expect(more()).toBeNull()
})
