import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { resetViewer } from '#session.ts'
import { visit } from '#test/visit.tsx'
import * as z from 'zod/mini'
import { clearDrafts, draftKey, readDraft, removeDraft, removeDraftsOfOthers, saveDraft } from './drafts.ts'

const read = (viewerCode: string, name: string) => readDraft(draftKey(viewerCode, name), z.string())

test('drafts are saved per viewer and name', () => {
  saveDraft(draftKey('ioana', 'mihai'), 'Bună ziua')
  saveDraft(draftKey('ioana', 'elena'), 'Salut')
  expect(read('ioana', 'mihai')).toBe('Bună ziua')
  expect(read('ioana', 'elena')).toBe('Salut')
  expect(read('ioana', 'dan')).toBeUndefined()
  expect(read('dan', 'mihai')).toBeUndefined()
})

test('a removed draft leaves nothing in the storage', () => {
  saveDraft(draftKey('ioana', 'mihai'), 'Bună ziua')
  removeDraft(draftKey('ioana', 'mihai'))
  expect(read('ioana', 'mihai')).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})

test('the same viewer finds the drafts again, and another viewer finds none', () => {
  removeDraftsOfOthers('ioana')
  saveDraft(draftKey('ioana', 'mihai'), 'Bună ziua')
  removeDraftsOfOthers('ioana')
  expect(read('ioana', 'mihai')).toBe('Bună ziua')
  removeDraftsOfOthers('dan')
  expect(read('ioana', 'mihai')).toBeUndefined()
  removeDraftsOfOthers('ioana')
  expect(read('ioana', 'mihai')).toBeUndefined()
})

test('a draft that was saved before the profile had loaded stays for its viewer', () => {
  saveDraft(draftKey('ioana', 'mihai'), 'Bună ziua')
  removeDraftsOfOthers('ioana')
  expect(read('ioana', 'mihai')).toBe('Bună ziua')
  removeDraftsOfOthers('dan')
  expect(Object.keys(localStorage)).toEqual([])
})

test('clearing the drafts leaves other keys in localStorage', () => {
  localStorage.setItem('theme', 'dark')
  saveDraft(draftKey('ioana', 'mihai'), 'Bună ziua')
  saveDraft(draftKey('dan', 'mihai'), 'Salut')
  clearDrafts()
  expect(Object.entries(localStorage)).toEqual([['theme', 'dark']])
})

test('a stored text that does not fit the schema is ignored', () => {
  for (const stored of ['', '7', '{"', 'null']) {
    localStorage.setItem(draftKey('ioana', 'mihai'), stored)
    expect(read('ioana', 'mihai')).toBeUndefined()
  }
})

describe('when the app loads, drafts', () => {
  async function visitAs(as: 'student' | 'teacher', name: RegExp) {
    visit('/', { as })
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible())
  }

  test('stay for the same viewer, even after a visit without a session', async () => {
    removeDraftsOfOthers('s3d8q1')
    saveDraft(draftKey('s3d8q1', 'm4t7k2'), 'Bună ziua')
    visit('/')
    await screen.findByRole('link', { name: 'Autentificare' })
    expect(read('s3d8q1', 'm4t7k2')).toBe('Bună ziua')
    cleanup()
    resetViewer()
    await visitAs('student', /Ioana Dumitrescu/)
    expect(read('s3d8q1', 'm4t7k2')).toBe('Bună ziua')
  })

  test('are removed when another user signs in', async () => {
    removeDraftsOfOthers('s3d8q1')
    saveDraft(draftKey('s3d8q1', 'm4t7k2'), 'Bună ziua')
    await visitAs('teacher', /Mihai Ionescu/)
    expect(read('s3d8q1', 'm4t7k2')).toBeUndefined()
  })
})

describe('there are no drafts and no errors', () => {
  // Restores working storage for the next test.
  afterEach(() => void vi.restoreAllMocks())

  function useEverything() {
    removeDraftsOfOthers('ioana')
    saveDraft(draftKey('ioana', 'mihai'), 'Bună ziua')
    removeDraft(draftKey('ioana', 'mihai'))
    clearDrafts()
    return read('ioana', 'mihai')
  }

  test('when each method of localStorage throws', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError')
      })
    expect(useEverything()).toBeUndefined()
  })

  test('when access to localStorage throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    expect(useEverything()).toBeUndefined()
  })

  test('when the storage is full, except for a draft that was saved before', () => {
    saveDraft(draftKey('ioana', 'mihai'), 'Bună')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    saveDraft(draftKey('ioana', 'mihai'), 'Bună ziua')
    expect(read('ioana', 'mihai')).toBe('Bună')
  })
})
