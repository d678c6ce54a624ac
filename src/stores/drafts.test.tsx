import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refreshViewer } from '#session.ts'
import { visit } from '#test/visit.tsx'
import { clearDrafts, keepDraft, keepDraftsOf, readDraft } from './drafts.ts'

test('are kept by viewer and by partner', () => {
  keepDraft('ioana', 'mihai', 'Bună ziua')
  keepDraft('ioana', 'elena', 'Salut')
  expect(readDraft('ioana', 'mihai')).toBe('Bună ziua')
  expect(readDraft('ioana', 'elena')).toBe('Salut')
  expect(readDraft('ioana', 'dan')).toBe('')
  expect(readDraft('dan', 'mihai')).toBe('')
})

test('an empty one is forgotten', () => {
  keepDraft('ioana', 'mihai', 'Bună ziua')
  keepDraft('ioana', 'mihai', '')
  expect(readDraft('ioana', 'mihai')).toBe('')
  expect(Object.keys(localStorage)).toEqual([])
})

test('the same viewer finds them again, another one none', () => {
  keepDraftsOf('ioana')
  keepDraft('ioana', 'mihai', 'Bună ziua')
  keepDraftsOf('ioana')
  expect(readDraft('ioana', 'mihai')).toBe('Bună ziua')
  keepDraftsOf('dan')
  expect(readDraft('ioana', 'mihai')).toBe('')
  keepDraftsOf('ioana')
  expect(readDraft('ioana', 'mihai')).toBe('')
})

test('the viewer of the first draft finds it again, although the page load could not tell who it was', () => {
  keepDraft('ioana', 'mihai', 'Bună ziua')
  keepDraftsOf('ioana')
  expect(readDraft('ioana', 'mihai')).toBe('Bună ziua')
  keepDraftsOf('dan')
  expect(Object.keys(localStorage)).toEqual([])
})

test('clearing leaves what is not a draft', () => {
  localStorage.setItem('theme', 'dark')
  keepDraft('ioana', 'mihai', 'Bună ziua')
  keepDraft('dan', 'mihai', 'Salut')
  clearDrafts()
  expect(Object.entries(localStorage)).toEqual([['theme', 'dark']])
})

describe('of who is looking at the app', () => {
  async function look(as: 'student' | 'teacher', name: RegExp) {
    visit('/', { as })
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible())
  }

  test('stay for the same person, and through a visit without a session', async () => {
    keepDraftsOf('s3d8q1')
    keepDraft('s3d8q1', 'm4t7k2', 'Bună ziua')
    visit('/')
    await screen.findByRole('link', { name: 'Autentificare' })
    expect(readDraft('s3d8q1', 'm4t7k2')).toBe('Bună ziua')
    cleanup()
    refreshViewer()
    await look('student', /Ioana Dumitrescu/)
    expect(readDraft('s3d8q1', 'm4t7k2')).toBe('Bună ziua')
  })

  test('are gone when somebody else signs in', async () => {
    keepDraftsOf('s3d8q1')
    keepDraft('s3d8q1', 'm4t7k2', 'Bună ziua')
    await look('teacher', /Mihai Ionescu/)
    expect(readDraft('s3d8q1', 'm4t7k2')).toBe('')
  })
})

describe('a browser that refuses storage keeps none, and nothing breaks', () => {
  // The next test finds a browser that does not.
  afterEach(() => void vi.restoreAllMocks())

  function useEverything() {
    keepDraftsOf('ioana')
    keepDraft('ioana', 'mihai', 'Bună ziua')
    keepDraft('ioana', 'mihai', '')
    clearDrafts()
    return readDraft('ioana', 'mihai')
  }

  test('when it throws at each use', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError')
      })
    expect(useEverything()).toBe('')
  })

  test('when it throws at the first touch', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    expect(useEverything()).toBe('')
  })

  test('when it is full', () => {
    keepDraft('ioana', 'mihai', 'Bună')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keepDraft('ioana', 'mihai', 'Bună ziua')
    expect(readDraft('ioana', 'mihai')).toBe('Bună')
  })
})
