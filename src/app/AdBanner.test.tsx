import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { logged } from '#test/noise.ts'
import { visit } from '#test/visit.tsx'
import { AdBanner } from './AdBanner.tsx'

test('is off unless the installation wants it', async () => {
  visit('/')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('complementary', { name: 'Publicitate' })).toBeNull()
})

describe('looks after 3 seconds', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    render(<AdBanner />)
  })

  const slot = () => screen.getByRole('complementary', { name: 'Publicitate' })
  const warning = { level: 'warn', text: 'The ad banner was blocked.' }

  test('a slot that is seen is fine', () => {
    vi.advanceTimersByTime(10_000)
    expect(slot()).toBeVisible()
    expect(logged).toEqual([])
  })

  test('a hidden one is a warning in the log, once, and nothing else', () => {
    slot().style.display = 'none'
    vi.advanceTimersByTime(2999)
    expect(logged).toEqual([])
    vi.advanceTimersByTime(10_000)
    expect(logged).toEqual([expect.objectContaining(warning)])
  })

  test('so is one that was taken out of the page', () => {
    const taken = slot()
    const place = taken.parentElement
    taken.remove()
    vi.advanceTimersByTime(3000)
    expect(logged).toEqual([expect.objectContaining(warning)])
    // React takes out at the end what it put there.
    place?.append(taken)
  })
})
