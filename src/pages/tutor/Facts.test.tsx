import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import type { DataRouter } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { openTutor } from '#test/tutor.ts'

const countView = '/api/users/AdView'
const readViews = '/api/users/getNrOfViewsForAd'
const calls = () => asked.filter(call => call.includes(countView) || call.includes(readViews))
const counted = () => asked.filter(call => call.includes(countView))
const call = (path: string) => `GET ${path}?adCode=ae31oi`

/** Waits until the page shows this number of views; there were 1,656 before. */
const showsViews = (views: string) =>
  waitFor(() => expect(screen.getByText('Vizualizări').nextElementSibling).toHaveTextContent(views))

test.each([
  ['a visit', false],
  ["a visit under React's StrictMode", true],
])('%s counts one view, and then shows the number including it', async (_, strict) => {
  await openTutor({ strict })
  await showsViews('1.657')
  expect(calls()).toEqual([call(countView), call(readViews)])
})

test('reads the number after counting the view, which delays nothing else and does not show the loader overlay', async () => {
  const release = hold(countView)
  await openTutor()
  expect(await screen.findByText('(18 recenzii)')).toBeVisible()
  // All other reads of the page have settled; only the count is still pending.
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
  await waitFor(() => expect(screen.queryByText('Se încarcă…')).toBeNull())
  expect(calls()).toEqual([call(countView)])
  release()
  await showsViews('1.657')
})

test('counts a view on each navigation, also to the same address, but none on a refetch', async () => {
  const { router } = await openTutor()
  await showsViews('1.657')
  await router.revalidate()
  expect(asked.filter(one => one.includes('getadbycode'))).toHaveLength(2)
  await showsViews('1.657')
  expect(counted()).toHaveLength(1)
  await router.navigate('/teacherprofile/a-ad-empty')
  await showsViews('1')
  await router.navigate(-1)
  await showsViews('1.658')
  await router.navigate('/teacherprofile/ae31oi')
  await showsViews('1.659')
  expect(counted().map(one => one.split('=')[1])).toEqual(['ae31oi', 'a-ad-empty', 'ae31oi', 'ae31oi'])
})

test('shows an error when the number cannot be read, and its retry counts no view', async () => {
  answerWith(http.get(readViews, () => new HttpResponse(null, { status: 500 })))
  const { user } = await openTutor()
  expect(await screen.findByText(/nu s-au putut citi/)).toBeVisible()
  resetBackend()
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  await showsViews('1.657')
  expect(screen.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toHaveFocus()
  expect(calls()).toEqual([call(readViews)])
})

test('shows the number even when the view could not be counted', async () => {
  answerWith(http.get(countView, () => new HttpResponse(null, { status: 500 })))
  await openTutor()
  await showsViews('1.656')
  expect(calls()).toEqual([call(countView), call(readViews)])
})

describe('a user who leaves', () => {
  async function leave(router: DataRouter) {
    await router.navigate('/Contact')
    await screen.findByRole('heading', { level: 1, name: 'Contact' })
    expect(screen.queryByText('Vizualizări')).toBeNull()
  }

  test('while the view is being counted requests no number, but the view counts', async () => {
    const release = hold(countView)
    const { router } = await openTutor()
    await waitFor(() => expect(calls()).toEqual([call(countView)]))
    await leave(router)
    release()
    await router.navigate('/teacherprofile/ae31oi')
    await showsViews('1.658')
    expect(calls()).toEqual([call(countView), call(countView), call(readViews)])
  })

  test('while the number is being read aborts that request', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    const release = hold(readViews)
    const { router } = await openTutor()
    await waitFor(() => expect(calls()).toContain(call(readViews)))
    const read = sent.mock.calls
      .map(([request]) => request)
      .find(request => request instanceof Request && request.url.includes(readViews))
    expect(read).toHaveProperty('signal.aborted', false)
    await leave(router)
    await waitFor(() => expect(read).toHaveProperty('signal.aborted', true))
    release()
  })
})
