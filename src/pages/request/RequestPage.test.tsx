import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { resetViewer } from '#session.ts'
import { visit } from '#test/visit.tsx'

const path = '/solicitare-de-meditatii'
const reply = '/api/messages/saveMessageForRequest'
const replyButton = () => screen.queryByRole('button', { name: 'Raspunde solicitarii' })

async function open(code: string, as: PersonaId = 'visitor') {
  const app = visit(`${path}/${code}`, { as })
  await screen.findByRole('heading', { level: 1, name: /^Am nevoie de meditatii/ })
  return app
}

/** Opens the request and presses the reply button. */
async function answer(code: string, as: PersonaId) {
  const app = await open(code, as)
  await app.user.click(await screen.findByRole('button', { name: 'Raspunde solicitarii' }))
  return app
}

/** Returns the value of the fact with this name. */
const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt > span' }).closest('div')?.querySelector('dd')?.textContent

const plain = {
  RequestCode: 'r1',
  Description: 'Primul rând.\n\nAl doilea rând.',
  Category: { Name: 'Pian' },
  City: { Name: 'Iași' },
  IsOnline: true,
  // Another day in UTC: the Romanian day counts.
  StartDate: '2026-11-19T00:30:00',
  EndDate: '2026-12-03T00:30:00',
  Cycle: { Name: 'Adulți' },
  Learner: { FirstName: 'Ana', UserCode: 'u1' },
}

function answerRequest(fields: object) {
  answerWith(
    http.get('/api/users/GetRequest', () =>
      HttpResponse.json({ ...plain, ...fields }, { headers: { Date: 'Fri, 20 Nov 2026 07:00:00 GMT' } }),
    ),
  )
}

describe('shows', () => {
  test('all facts of the request, its text as plain text with line breaks, and its document head', async () => {
    const Description = 'Primul rând.\n\n<b>Al doilea</b> <script>alert(1)</script>'
    answerRequest({ Description })
    await open('r1')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Am nevoie de meditatii la Pian')
    expect(fact('Materie')).toBe('Pian')
    expect(screen.getByRole('link', { name: 'Pian' })).toHaveAttribute('href', '/Pian')
    expect(fact('Loc')).toBe('IașiOnline')
    expect(fact('Nivel')).toBe('Adulți')
    expect(fact('Elev')).toBe('Ana')
    expect(fact('Publicată pe')).toBe('19 noiembrie 2026')
    expect(fact('Valabilă până la')).toBe('3 decembrie 2026')
    expect(screen.queryByText(/încheiat/i)).toBeNull()
    expect(screen.getByRole('link', { name: 'Toate solicitările' })).toHaveAttribute('href', path)

    const text = screen.getByText(/^Primul rând/)
    expect(text.textContent).toBe(Description)
    const { lineHeight, height } = getComputedStyle(text)
    expect(Number.parseFloat(height)).toBeGreaterThan(2.5 * Number.parseFloat(lineHeight))

    await waitFor(() => expect(document.title).toBe('Am nevoie de meditatii la Pian – Meditații'))
    const head = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
    expect(head('meta[name=description]:not([data-static])', 'content')).toMatch(/^Primul rând/)
    expect(head('link[rel=canonical]', 'href')).toMatch(/\/solicitare-de-meditatii\/r1$/)
    const crumbs = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      script => script.textContent,
    )
    expect(crumbs.join()).toContain('Solicitări de meditații')
  })

  test('each fact as not specified for a request that has nothing but a code, which can be answered', async () => {
    answerWith(http.get('/api/users/GetRequest', () => HttpResponse.json({ RequestCode: 'r1' })))
    await answer('r1', 'teacher')
    await screen.findByRole('dialog', { name: 'Trimite mesaj' })
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Către elevul care a publicat solicitarea')
    expect(document.querySelector('main h1')?.textContent).toBe('Am nevoie de meditatii')
    for (const name of ['Materie', 'Loc', 'Nivel', 'Elev', 'Publicată pe', 'Valabilă până la'])
      expect(fact(name)).toBe('Nespecificat')
    expect(screen.getByText('Elevul nu a adăugat detalii. Îl puteți întreba în mesajul dvs.')).toBeVisible()
    expect(document.querySelector('main')?.textContent).not.toMatch(/undefined|null|NaN|Invalid/)
  })

  test('an ended request as ended', async () => {
    await open('c-ended', 'teacher')
    expect(
      screen.getByText(
        'Solicitarea s-a încheiat pe 18 octombrie 2026. Este posibil ca elevul să fi găsit un profesor.',
      ),
    ).toBeVisible()
    expect(fact('Valabilă până la')).toBe('18 octombrie 2026Încheiată')
  })
})

describe('other requests', () => {
  const heading = () => screen.queryByRole('heading', { level: 2, name: 'Alte solicitări' })
  const callsOfLists = () => asked.filter(call => call.includes('GetRequests'))
  const ofSubject = 'GET /api/users/GetRequests?city=&subject=Pian&page=1'
  const newest = 'GET /api/users/GetRequests?city=&subject=&page=1'

  /** Answers with a list for the subject of the request, and with one for no subject. */
  function answerLists(codesOfSubject: string[], codes: string[]) {
    answerRequest({})
    answerWith(
      http.get('/api/users/GetRequests', ({ request }) => {
        const isOfSubject = new URL(request.url).searchParams.get('subject') === 'Pian'
        const rows = (isOfSubject ? codesOfSubject : codes).map(RequestCode => ({ ...plain, RequestCode }))
        return HttpResponse.json({ TotalRows: rows.length, Entities: rows })
      }),
    )
  }

  async function addresses() {
    const section = within((await screen.findByText('Alte solicitări')).closest('section') ?? document.body)
    const links = await section.findAllByRole('link')
    return links.map(link => link.getAttribute('href'))
  }

  test('for the same subject are shown below, at most four', async () => {
    answerLists(['r1', 'r2', 'r3', 'r4', 'r5', 'r6'], ['r7'])
    await open('r1', 'teacher')
    expect(await addresses()).toEqual(['r2', 'r3', 'r4', 'r5'].map(code => `${path}/${code}`))
    expect(callsOfLists()).toEqual([ofSubject])
  })

  test('are the newest when the subject has no other, and have no heading when there are none at all', async () => {
    answerLists(['r1'], ['r1', 'r7'])
    const { router } = await open('r1')
    expect(await addresses()).toEqual([`${path}/r7`])
    expect(callsOfLists()).toEqual([ofSubject, newest])
    answerLists([], ['r1'])
    await router.revalidate()
    await waitFor(() => expect(heading()).toBeNull())
  })

  test('that cannot be read leave an alert with a retry', async () => {
    answerRequest({})
    answerWith(http.get('/api/users/GetRequests', () => new HttpResponse(null, { status: 500 })))
    const { user } = await open('r1')
    expect(await screen.findByText('Nu am putut încărca alte solicitări')).toBeVisible()
    answerLists(['r1', 'r2'], [])
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    expect(await addresses()).toEqual([`${path}/r2`])
  })
})

test('shows the not-found page for an unknown code', async () => {
  visit(`${path}/nimic`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
})

describe("'Raspunde solicitarii'", () => {
  test('redirects a visitor to login, and back to this address, where the message opens', async () => {
    await answer('c-online', 'visitor')
    const [login = ''] = await waitFor(() => {
      expect(fullPageLoads).toHaveLength(1)
      return fullPageLoads
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    const back = new URLSearchParams(login.replace(/^[^?]*/, '')).get('returnUrl') ?? ''
    expect(back).toBe(`${path}/c-online?write=request%3Ac-online`)

    // The address opens nothing for a visitor.
    cleanup()
    visit(back)
    await screen.findByRole('button', { name: 'Raspunde solicitarii' })
    cleanup()
    resetViewer()
    visit(back, { as: 'teacher' })
    expect(await screen.findByRole('textbox', { name: 'Mesajul dvs.' })).toBeVisible()
  })

  test('shows the offer to a tutor without a subscription', async () => {
    await answer('c-online', 'teacherUnpaid')
    const offer = within(await screen.findByRole('dialog', { name: 'Abonament pentru profesori' }))
    for (const price of ['39,00 RON', '69,00 RON', '179,00 RON'])
      expect(offer.getByText(price)).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Mesajul dvs.' })).toBeNull()
    expect(fullPageLoads).toEqual([])
  })

  test('opens the message dialog with tips for a tutor with a subscription, and sends the message', async () => {
    const bodies: unknown[] = []
    answerWith(
      http.post(reply, async ({ request }) => {
        bodies.push(await request.clone().json())
      }),
    )
    const { user } = await answer('c-online', 'teacher')
    const dialog = within(await screen.findByRole('dialog', { name: 'Trimite mesaj' }))
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Către Julieta')
    for (const tip of [/^Locul și orele/, /^Experiența/, /^Tariful/])
      expect(dialog.getByText(tip)).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Mesajul dvs.' }), ' Vă pot ajuta. ')
    await user.click(dialog.getByRole('button', { name: 'Trimite' }))
    expect(await screen.findByText('Mesajul a fost trimis')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.filter(call => call.startsWith('POST'))).toEqual([`POST ${reply}`])
    expect(bodies).toEqual([{ requestId: 'c-online', message: 'Vă pot ajuta.' }])
    const answered = await screen.findByText(/^Ați răspuns astăzi, \d\d:\d\d$/)
    expect(answered).toBeVisible()
    expect(replyButton()).toBeNull()
    const conversation = screen.getByRole('link', { name: 'Vezi conversația' })
    expect(conversation).toHaveAttribute('href', '/u/messages?user=ibs81m')
    // The button, which had the focus, is gone: its card's heading takes it.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cine caută' })).toHaveFocus())
  })

  test('is replaced by a link to the messages for the learner who owns the request; until then, a skeleton of the same height', async () => {
    const release = hold('/api/users/GetCurrentProfile')
    await open('c-own', 'student')
    const place = document.querySelector('main [aria-busy="true"]')
    expect(place?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(replyButton()).toBeNull()
    release()
    expect(await screen.findByText('Aceasta este solicitarea dvs.')).toBeVisible()
    expect(replyButton()).toBeNull()
    expect(screen.getByRole('link', { name: 'Vezi mesajele' })).toHaveAttribute('href', '/u/messages')
  })
})
