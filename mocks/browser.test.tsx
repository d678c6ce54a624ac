import { expect, onTestFinished, test, vi } from 'vitest'
import { clearDrafts, draftKey, removeDraftsOfOthers, saveDraft } from '#storage/drafts.ts'
import { startWorker } from './browser.ts'
import { codeOf } from './personas.ts'
import { keepDraftsOfOthers, resetData } from './resetData.ts'
import { configureMocks } from './state.ts'

test('the service worker draws pictures, and matches paths without regard to case, as IIS does', async () => {
  const worker = await startWorker()
  onTestFinished(() => worker.stop())
  const picture = new Image()
  picture.src = '/Get-Profile-Image?filename=portret.jpg&width=110&height=90'
  await picture.decode()
  expect([picture.naturalWidth, picture.naturalHeight]).toEqual([110, 90])
})

test("neither a sign-in nor a sign-out in one persona's tab removes the drafts of another; a reset removes all", () => {
  // After the test, setupBrowser.ts restores it.
  vi.spyOn(Storage.prototype, 'removeItem')
  keepDraftsOfOthers()
  const [student, teacher] = [codeOf('student'), codeOf('teacher')]
  const drafts = () => Object.keys(localStorage).filter(key => key.startsWith('draft:'))
  for (const code of ['', student, teacher]) saveDraft(draftKey(code, 'ads'), {})
  configureMocks({ persona: 'teacher' })
  removeDraftsOfOthers(teacher)
  expect(drafts().toSorted()).toEqual([draftKey(teacher, 'ads'), draftKey(student, 'ads')].toSorted())
  clearDrafts()
  expect(drafts()).toEqual([draftKey(student, 'ads')])
  resetData()
  expect(drafts()).toEqual([])
})
