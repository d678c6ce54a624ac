import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '#test/visit.tsx'

test('shows home', async () => {
  visit('/')
  await screen.findByRole('heading', { level: 1, name: 'Găsiți profesorul potrivit pentru copilul dvs.' })
  expect((await screen.findAllByRole('article')).length).toBe(6)
})
