import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { logged } from '#test/noise.ts'
import { visit } from '#test/visit.tsx'
import { AdBanner } from './AdBanner.tsx'

test('is not rendered unless the installation enables it', async () => {
  visit('/')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('complementary', { name: 'Publicitate' })).toBeNull()
})

describe('the check after 3 seconds', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(<AdBanner />)
  })

  const slot = () => screen.getByRole('complementary', { name: 'Publicitate' })
  const warning = { level: 'warn', text: 'The ad banner was blocked.' }

  test('logs nothing when the slot is visible', () => {
    vi.advanceTimersByTime(10_000)
    expect(slot()).toBeVisible()
    expect(logged).toEqual([])
  })

  test('logs one warning when the slot is hidden', () => {
    slot().style.display = 'none'
    vi.advanceTimersByTime(2999)
    expect(logged).toEqual([])
    vi.advanceTimersByTime(10_000)
    expect(logged).toEqual([expect.objectContaining(warning)])
  })

  test('logs one warning when the slot was removed from the page', () => {
    const removed = slot()
    const parent = removed.parentElement
    removed.remove()
    vi.advanceTimersByTime(3000)
    expect(logged).toEqual([expect.objectContaining(warning)])
    // React itself removes the slot after the test, so it must be back in its parent.
    parent?.append(removed)
  })
})
