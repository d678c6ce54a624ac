import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { startSubmission } from '#submit/submissions.ts'
import type { Outcome } from '#submit/submit.ts'
import { answerWith, resetBackend } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { logged } from '#test/noise.ts'
import { visit } from '#test/visit.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const list = '/api/users/getusersdescription'
const mismatches = () => logged.filter(({ level }) => level === 'error').map(({ text }) => text)

type Fault = {
  name: string
  answer: () => Response
  title: string
  help: string
  reports: string[]
}

const texts = {
  notArrived: '',
  unknown: '',
  expired: '',
  failed: 'Mesajul nu a fost trimis.',
  succeeded: '',
}

const status = (code: number) => () => HttpResponse.text('Server Error', { status: code })

const faults: Fault[] = [
  {
    name: 'no response',
    answer: () => HttpResponse.error(),
    title: 'Nu ne putem conecta la server',
    help: 'Verificați conexiunea la internet, apoi încercați din nou.',
    reports: [],
  },
  {
    name: 'a 500',
    answer: status(500),
    title: 'Serverul nu a putut răspunde',
    help: 'Problema este la noi, nu la dvs. Încercați din nou peste câteva clipe.',
    reports: [],
  },
  {
    name: 'a 401 on a public page',
    answer: status(401),
    title: 'Sesiunea a expirat',
    help: 'Autentificați-vă din nou sau reîncercați.',
    reports: [],
  },
  {
    name: 'a response of another shape',
    answer: () => HttpResponse.json({ TotalRows: 'many', Entities: [] }),
    title: 'Răspunsul primit nu a putut fi citit',
    help: 'Am notat problema. Încercați din nou peste câteva clipe.',
    reports: [`Mismatch: GET ${list} TotalRows expected number, got string`],
  },
]

test.each(faults)(
  '$name: explains the error, and the retry shows the screen',
  async ({ answer, title, help, reports }) => {
    answerWith(http.get(list, answer))
    const { user } = visit('/Matematica')
    expect(await heading(title)).toBeVisible()
    expect(screen.getByText(help)).toBeVisible()
    expect(document.title).toBe(`${title} – Meditații`)
    expect(screen.getByRole('navigation', { name: 'Navigare principală' })).toBeVisible()
    expect(mismatches()).toEqual(reports)
    expect(fullPageLoads).toEqual([])

    resetBackend()
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    const shown = await heading('Meditatii Matematica')
    expect(shown).toBeVisible()
    await waitFor(() => expect(shown).toHaveFocus())
    expect(screen.getAllByRole('article')).toHaveLength(10)
  },
)

test('a timeout: explains the error, and the retry shows the screen', async () => {
  let isLate = true
  const late = {
    path: 'proba',
    loader() {
      if (isLate) throw new ApiError('timeout', 'GET /api/proba')
      return null
    },
    Component: () => <h1>Proba</h1>,
  }
  const { user } = visit('/proba', { pages: [late] })
  await heading('Serverul nu a răspuns la timp')
  expect(screen.getByText('Conexiunea este lentă sau serverul este ocupat. Încercați din nou.')).toBeVisible()
  isLate = false
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await heading('Proba')).toBeVisible()
})

test('a retry that fails too explains the new error', async () => {
  answerWith(http.get(list, status(500)))
  const { user } = visit('/Matematica')
  await heading('Serverul nu a putut răspunde')
  answerWith(http.get(list, () => HttpResponse.json({})))
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await heading('Răspunsul primit nu a putut fi citit')).toBeVisible()
})

test('a screen that throws while rendering shows the error page within the shell', async () => {
  // React logs every error that it catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = {
    path: 'proba',
    Component() {
      throw new TypeError('Cannot read properties of undefined')
    },
  }
  const { user } = visit('/proba', { pages: [broken] })
  expect(await heading('A apărut o eroare neașteptată')).toBeVisible()
  expect(screen.getByText('Reîncărcați pagina. Dacă problema persistă, contactați-ne.')).toBeVisible()
  const navigation = within(screen.getByRole('navigation', { name: 'Navigare principală' }))
  expect(navigation.getByRole('link', { name: 'Profesori' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Reîncarcă pagina' }))
  expect(fullPageLoads).toEqual([window.location.pathname + window.location.search])
  await user.click(screen.getByRole('link', { name: 'Înapoi la prima pagină' }))
  expect(await heading('Găsiți profesorul care vi se potrivește')).toBeVisible()
})

describe('a screen whose code cannot be loaded', () => {
  const page = (message: string) => ({ path: 'proba', lazy: () => Promise.reject(new TypeError(message)) })
  const missing = 'Failed to fetch dynamically imported module: https://host/assets/ProbaPage-Ab12cd3.js'
  const newVersion = http.get('/index.html', () =>
    HttpResponse.html('<script src="/assets/app-New1234.js"></script>'),
  )

  test.each([
    ['Chrome', missing],
    ['Firefox', 'error loading dynamically imported module: https://host/assets/ProbaPage-Ab12cd3.js'],
    ['Safari', 'Importing a module script failed.'],
    ['Safari, to which the host sends HTML', "'text/html' is not a valid JavaScript MIME type."],
    ['Vite', 'Unable to preload CSS for /assets/ProbaPage-Ab12cd3.css'],
  ])('because there is a new version is loaded anew, once: %s', async (_, message) => {
    answerWith(newVersion)
    const { user } = visit('/proba', { pages: [page(message)] })
    await waitFor(() => expect(fullPageLoads).toHaveLength(1))
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()

    // The reload has brought the same version.
    cleanup()
    visit('/proba', { pages: [page(message)] })
    expect(await heading('Site-ul are o versiune nouă')).toBeVisible()
    expect(screen.getByText('Reîncărcați pagina ca să continuați. Ciornele se păstrează.')).toBeVisible()
    expect(fullPageLoads).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Reîncarcă pagina' }))
    expect(fullPageLoads).toHaveLength(2)
  })

  test('without a connection explains that, and is loaded once the browser is online', async () => {
    answerWith(http.get('/index.html', () => HttpResponse.error()))
    visit('/proba', { pages: [page(missing)] })
    expect(await heading('Nu ne putem conecta la server')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Încearcă din nou' })).toBeVisible()
    expect(fullPageLoads).toEqual([])
    window.dispatchEvent(new Event('online'))
    expect(fullPageLoads).toHaveLength(1)
  })

  test('is not reloaded when a pending submission fails, so that its toast stays', async () => {
    const asked = vi.fn()
    answerWith(http.get('/index.html', asked), newVersion)
    const { router } = visit('/Contact', { pages: [page(missing)] })
    await heading('Contact')
    const sent = Promise.withResolvers<Outcome<string>>()
    act(() => void startSubmission('message', () => sent.promise, { texts }))
    act(() => void router.navigate('/proba'))
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    act(() => sent.resolve({ status: 'failed', error: new Error('no') }))
    expect(await heading('Site-ul are o versiune nouă')).toBeVisible()
    expect(screen.getByText('Mesajul nu a fost trimis.')).toBeVisible()
    expect(fullPageLoads).toEqual([])
  })
})

describe('the not-found page', () => {
  const title = () => screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })

  test('is not indexed by search engines, and links to the groups of subjects', async () => {
    const { user, address } = visit('/Astrologie')
    expect(await title()).toBeVisible()
    expect(document.title).toBe('Pagina nu a fost găsită – Meditații')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const groups = within(screen.getByRole('navigation', { name: 'Categorii de materii' }))
    expect(groups.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Științe exacte',
      'Limbi străine',
      'Științe umaniste',
      'Programare și tehnologie',
      'Economie și drept',
      'Muzică',
      'Arte',
      'Sport',
      'Pregătire și dezvoltare',
    ])
    await user.click(groups.getByRole('link', { name: 'Muzică' }))
    await screen.findByRole('heading', { level: 1, name: 'Ultimele anunturi' })
    expect(address()).toBe('/teacher?maincategory=6')
    expect(await screen.findByRole('link', { name: 'Muzică' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('still links to the list of all ads when the groups cannot be read', async () => {
    answerWith(http.get('/api/categories/getmains', () => new HttpResponse(null, { status: 500 })))
    const { user } = visit('/teacher/12/abc')
    expect(await title()).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Categorii de materii' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Toate anunțurile' })).toHaveAttribute('href', '/teacher')
    await user.click(screen.getAllByRole('link', { name: 'Meditații' })[0] as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'Găsiți profesorul care vi se potrivește' })
  })
})
