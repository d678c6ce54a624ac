import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { resetViewer } from '#session.ts'
import { moment, noteViewer } from '#stores/owner.ts'
import { leaveAndReturn } from '#test/leaving.ts'
import { refusals, refuseStorage } from '#test/refuseStorage.ts'
import { visit } from '#test/visit.tsx'
import { clearDrafts, draftKey, readDraft, removeDraft, removeDraftsOfOthers, saveDraft } from './drafts.ts'
import { readInTab, writeInTab } from './stored.ts'

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

test('clearing the drafts leaves other keys in the browser and in the tab', () => {
  localStorage.setItem('theme', 'dark')
  writeInTab('scenario', 'slow')
  writeInTab(draftKey('ioana', 'invoice'), 'factura-1.pdf')
  saveDraft(draftKey('ioana', 'mihai'), 'Bună ziua')
  saveDraft(draftKey('dan', 'mihai'), 'Salut')
  clearDrafts()
  expect(Object.entries(localStorage)).toEqual([['theme', 'dark']])
  expect([readInTab('scenario'), readInTab(draftKey('ioana', 'invoice'))]).toEqual(['slow', null])
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
    saveDraft(draftKey('s3d8q1', 'm4t7k2'), 'Bună ziua')
    await visitAs('teacher', /Mihai Ionescu/)
    expect(read('s3d8q1', 'm4t7k2')).toBeUndefined()
  })
})

describe.each(refusals)('when the storage is %s, drafts last as long as the page', how => {
  test('and are saved, changed, removed and cleared', () => {
    saveDraft(draftKey('ioana', 'mihai'), 'Bună')
    refuseStorage(how)
    saveDraft(draftKey('ioana', 'mihai'), 'Bună ziua')
    saveDraft(draftKey('ioana', 'elena'), 'Salut')
    expect(read('ioana', 'mihai')).toBe('Bună ziua')
    removeDraft(draftKey('ioana', 'mihai'))
    expect(read('ioana', 'mihai')).toBeUndefined()
    expect(read('ioana', 'elena')).toBe('Salut')
    saveDraft(draftKey('dan', 'mihai'), 'Salut')
    removeDraftsOfOthers('dan')
    expect(read('ioana', 'elena')).toBeUndefined()
    expect(read('dan', 'mihai')).toBe('Salut')
    clearDrafts()
    expect(read('dan', 'mihai')).toBeUndefined()
  })
})

describe('in another tab', () => {
  /** Changes localStorage as another tab would: only then does this tab get a `storage` event. */
  function inOtherTab(key: string, text: string | null) {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
  }

  test('a draft that is changed or removed there is changed or removed here', () => {
    visit('/')
    const key = draftKey('ioana', 'mihai')
    saveDraft(key, 'Bună')
    inOtherTab(key, '"Bună ziua"')
    expect(read('ioana', 'mihai')).toBe('Bună ziua')
    inOtherTab(key, null)
    expect(read('ioana', 'mihai')).toBeUndefined()
  })
})

describe('a page that returns from the back/forward cache', () => {
  const key = draftKey('ioana', 'mihai')

  test('keeps the drafts of its owner while another viewer is signed in', () => {
    visit('/')
    noteViewer('ioana', moment())
    saveDraft(key, 'Bună')
    leaveAndReturn(() => {
      localStorage.clear()
      localStorage.setItem('viewer', 'dan')
    })
    expect(read('ioana', 'mihai')).toBe('Bună')
  })

  test.each(refusals)('keeps drafts when the storage is %s', how => {
    visit('/')
    refuseStorage(how)
    saveDraft(key, 'Bună')
    leaveAndReturn()
    expect(read('ioana', 'mihai')).toBe('Bună')
  })
})
