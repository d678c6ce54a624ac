import { render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { createMemoryRouter, type RouteObject, RouterProvider, useLoaderData } from 'react-router'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { setRouter } from '#app/currentRouter.ts'
import { forScreen, wrapPages } from '#app/firstVisit/pageReads.ts'
import { noteViewerElsewhere } from '#stores/owner.ts'
import { useScreen } from '#stores/screen.ts'
import { startSubmission } from '#submit/submissions.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

const readAds = '/api/users/getusersdescription'
const readAd = '/api/users/getadbycode'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const cards = () => screen.queryAllByRole('article')
const main = () => screen.getByRole('main')

/** Opens the list of a subject, and then the page of its first tutor, as a student. */
async function openFirstTutor() {
  const app = visit('/Matematica', { as: 'student' })
  await app.user.click(await screen.findByRole('link', { name: /^Mihai Ionescu/ }))
  await screen.findByRole('heading', { name: 'Recenzii' })
  return app
}

test('Back shows the list at once while it is read again, and then what has changed', async () => {
  const { router } = await openFirstTutor()
  const release = hold(readAds, () => HttpResponse.json({ TotalRows: 0, Entities: [] }))
  await router.navigate(-1)
  await waitFor(() => expect(cards()).toHaveLength(10))
  await waitFor(() => expect(asked.filter(call => call.includes(readAds))).toHaveLength(2))
  release()
  await waitFor(() => expect(cards()).toHaveLength(0))
})

test('Back shows the rows of the list that were in sight first, with the space of the others', async () => {
  const { router, user } = visit('/Matematica', { as: 'student' })
  const link = await screen.findByRole('link', { name: /^Mihai Ionescu/ })
  const heightOfList = () => document.querySelector('[data-rows]')?.getBoundingClientRect().height
  const height = heightOfList()
  await user.click(link)
  await screen.findByRole('heading', { name: 'Recenzii' })
  const shown: { cards: number; height: number | undefined }[] = []
  const changes = new MutationObserver(() => shown.push({ cards: cards().length, height: heightOfList() }))
  changes.observe(main(), { childList: true, subtree: true })
  await router.navigate(-1)
  await waitFor(() => expect(cards()).toHaveLength(10))
  changes.disconnect()
  const first = shown.find(one => one.cards > 0)
  expect(first?.cards).toBeLessThan(10)
  expect(first?.height).toBeCloseTo(height ?? 0)
})

test('Back focuses the link that was pressed last, while the screen of another one was still loading', async () => {
  const pages = [{ path: '/slow', loader: () => new Promise(() => {}) }]
  const { router, user } = visit('/Matematica?city=-1', { as: 'student', pages })
  const link = () => screen.findByRole('link', { name: /^Mihai Ionescu/ })
  await link()
  screen.getByRole('link', { name: 'Resetează filtrele' }).focus()
  void router.navigate('/slow')
  await user.click(await link())
  await screen.findByRole('heading', { name: 'Recenzii' })
  await router.navigate(-1)
  const pressed = await link()
  await waitFor(() => expect(pressed).toHaveFocus())
})

test('when the list cannot be read again after Back, it stays, with a note', async () => {
  const { router } = await openFirstTutor()
  answerWith(http.get(readAds, () => new HttpResponse(null, { status: 500 })))
  await router.navigate(-1)
  expect(await screen.findByRole('button', { name: 'Încearcă din nou' })).toBeVisible()
  await waitFor(() => expect(cards()).toHaveLength(10))
})

test.each([
  ['a change was sent', async () => startSubmission('lesson', sendChange, { texts: changeTexts })],
  ['another viewer has signed in', async () => noteViewerElsewhere('other')],
])('Back awaits the list once %s', async (_, change) => {
  const { router } = await openFirstTutor()
  await change()
  hold(readAds)
  void router.navigate(-1)
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  // The list would be there by now.
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(router.state.location.pathname).toBe('/teacherprofile/ae31oi')
})

/** Waits for this many tasks of the browser. */
async function tasks(count: number): Promise<void> {
  for (let left = count; left > 0; left--) {
    const { port1, port2 } = new MessageChannel()
    await new Promise(resolve => {
      port1.addEventListener('message', resolve, { once: true })
      port1.start()
      port2.postMessage(null)
    })
  }
}

// The tutor's page renders once more while Back is on its way, if Back comes in one of these tasks after its answer.
test.each([6, 7, 8, 9, 10, 11])(
  'Back reads what had not loaded, also when the screen that it leaves is completed meanwhile (%i tasks)',
  async count => {
    const releasePartners = hold('/api/messages/getlistofuserswithmessage')
    const { router } = visit('/u/messages', { as: 'student' })
    await heading('Mesaje')
    const releaseAd = hold(readAd)
    await router.navigate('/teacherprofile/ae31oi')
    await tasks(5)
    releaseAd()
    await tasks(count)
    await router.navigate(-1)
    releasePartners()
    expect(await screen.findByRole('link', { name: /^Mihai Ionescu/ })).toBeVisible()
  },
)

const sendChange = async () => ({ status: 'succeeded', value: null }) as const
const changeTexts = { succeeded: 'Gata', failed: 'Nu', unknown: 'Poate' }

test("a tutor's page shows at once what the list knows, without actions, and then the rest in place", async () => {
  const { user } = visit('/Matematica', { as: 'student' })
  const release = hold(readAd)
  await user.click(await screen.findByRole('link', { name: /^Mihai Ionescu/ }))
  const contact = within(await screen.findByRole('region', { name: 'Contact' }))
  const title = await heading('Meditatii Matematica')
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toHaveAccessibleDescription('Mihai Ionescu')
  expect(contact.getByText(/ \/ /)).toBeVisible()
  expect(within(main()).getByText(/Online/)).toBeVisible()
  expect(contact.queryByRole('button')).toBeNull()
  release()
  expect(await screen.findByRole('button', { name: 'Trimite mesaj' })).toBeVisible()
  expect(title).toHaveFocus()
  const announced = await screen.findByText(/– meditații matematica –/, { ignore: 'title' })
  expect(announced.closest('[aria-live]')).not.toBeNull()
})

test('an ad that is gone becomes the not-found page, and one that cannot be read an error with a retry', async () => {
  const { user, router } = visit('/Matematica')
  let status = 200
  const release = hold(
    readAd,
    () => new HttpResponse('null', { status, headers: { 'Content-Type': 'application/json' } }),
  )
  await user.click(await screen.findByRole('link', { name: /^Mihai/ }))
  await heading('Meditatii Matematica')
  release()
  const notFound = await heading('Pagina nu a fost găsită')
  await waitFor(() => expect(notFound).toHaveFocus())
  await router.navigate('/Contact')
  await heading('Contact')
  status = 500
  await router.navigate('/teacherprofile/ae31oi')
  const title = await heading('Serverul nu a putut răspunde')
  await waitFor(() => expect(title).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Încearcă din nou' })).toBeVisible()
})

test('a request shows at once what the list knows, and no button before it is read', async () => {
  const { user } = visit('/solicitare-de-meditatii', { as: 'teacher' })
  const release = hold('/api/users/GetRequest')
  const [text] = await screen.findAllByText(/^Caut un profesor/)
  await user.click(screen.getAllByRole('link', { name: /^deschide/ })[0] as HTMLElement)
  expect(await screen.findByRole('link', { name: 'Toate solicitările' })).toBeVisible()
  expect(within(main()).getByText(text?.textContent ?? '')).toBeVisible()
  expect(within(main()).queryByRole('button')).toBeNull()
  release()
  expect(await within(main()).findByRole('button')).toBeVisible()
})

test('a link that is pressed twice before its code has loaded shows its screen', async () => {
  const { router } = visit('/Contact')
  await heading('Contact')
  void router.navigate('/teacherprofile/ae31oi')
  void router.navigate('/teacherprofile/ae31oi')
  expect(await screen.findByRole('heading', { name: 'Recenzii' })).toBeVisible()
})

/** Renders pages of a test's own. */
function show(routes: RouteObject[], basename = '/') {
  const wrapped = routes.map(route => wrapPages(route, forScreen))
  const router = createMemoryRouter(wrapped, { basename, initialEntries: [basename] })
  onTestFinished(setRouter(router))
  render(<RouterProvider router={router} />)
  return router
}

test('under a base path a link shows the page after its frame, and Back reads it again', async () => {
  let reads = 0
  const loader = () => new Promise(resolve => setTimeout(() => resolve(`read ${++reads}`), 20))
  const Page = () => useLoaderData<string>()
  const router = show(
    [
      { path: '/', Component: () => 'home' },
      { path: '/list', lazy: async () => ({ Component: Page, loader }) },
    ],
    '/qa',
  )
  await router.navigate('/list')
  expect(await screen.findByText('read 1')).toBeVisible()
  await router.navigate('/')
  await router.navigate(-1)
  expect(await screen.findByText('read 2')).toBeVisible()
})

test('a page that is left before its code has loaded does not take the data of the next page', async () => {
  const { promise: code, resolve: releaseCode } = Promise.withResolvers<void>()
  const { promise: data, resolve: releaseData } = Promise.withResolvers<void>()
  const Page = () => useLoaderData<string>()
  const routes = [
    { path: '/', Component: () => 'first' },
    { path: '/left', lazy: async () => (await code, { Component: Page, loader: () => 'left' }) },
    { path: '/next', lazy: async () => ({ Component: Page, loader: async () => (await data, 'next') }) },
  ]
  const router = show(routes)
  void router.navigate('/left')
  await router.navigate('/next')
  releaseCode()
  await new Promise(resolve => setTimeout(resolve))
  releaseData()
  expect(await screen.findByText('next')).toBeVisible()
})

describe.each(['before', 'after'])(
  'when the list behind a frame loads %s the filter chosen on it',
  moment => {
    const rendered = () => new Promise(resolve => setTimeout(resolve, 100))

    async function openFiltered() {
      const { promise: first, resolve: releaseFirst } = Promise.withResolvers<void>()
      const { promise: second, resolve: releaseSecond } = Promise.withResolvers<void>()
      const state = { isDown: false }
      const loader = async ({ request }: { request: Request }) => {
        if (state.isDown) throw new ApiError('network', 'GET list')
        const { search } = new URL(request.url)
        await (search === '?first' ? first : second)
        return search
      }
      const Page = () => useLoaderData<string>()
      const routes = [
        { path: '/', Component: () => 'home' },
        { path: '/list', lazy: async () => ({ Component: Page, loader }) },
      ]
      const router = show(routes)
      await router.navigate('/list?first')
      void router.navigate('/list?second')
      const [earlier, later] =
        moment === 'before' ? [releaseFirst, releaseSecond] : [releaseSecond, releaseFirst]
      earlier()
      await rendered()
      later()
      await rendered()
      expect(screen.getByText('?second')).toBeVisible()
      return { router, state }
    }

    test('the filtered list stays when it cannot be read again', async () => {
      const { router, state } = await openFiltered()
      state.isDown = true
      await router.revalidate()
      await rendered()
      expect(screen.getByText('?second')).toBeVisible()
    })

    test('the list that Back has shown stays when the next filter fails', async () => {
      const { router, state } = await openFiltered()
      await router.navigate(-1)
      expect(await screen.findByText('?first')).toBeVisible()
      state.isDown = true
      void router.navigate('/list?third')
      await waitFor(() => expect(useScreen.getState().failure).not.toBeNull())
      await rendered()
      expect(screen.getByText('?first')).toBeVisible()
    })
  },
)

test('a list that Back no longer leads to does not replace the filtered one when that cannot be read again', async () => {
  const { promise: first, resolve: releaseFirst } = Promise.withResolvers<void>()
  let isDown = false
  const loader = async ({ request }: { request: Request }) => {
    if (isDown) throw new ApiError('network', 'GET list')
    const { search } = new URL(request.url)
    if (search === '?first') await first
    return search
  }
  const Page = () => useLoaderData<string>()
  const router = show([
    { path: '/', Component: () => 'home' },
    { path: '/list', lazy: async () => ({ Component: Page, loader }) },
  ])
  await router.navigate('/list?first')
  await router.navigate('/list?second')
  void router.navigate(-1)
  await waitFor(() => expect(router.state.navigation.location?.search).toBe('?first'))
  await router.navigate('/list?third')
  releaseFirst()
  expect(await screen.findByText('?third')).toBeVisible()
  isDown = true
  await router.revalidate()
  await waitFor(() => expect(useScreen.getState().failure).not.toBeNull())
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(screen.getByText('?third')).toBeVisible()
})
