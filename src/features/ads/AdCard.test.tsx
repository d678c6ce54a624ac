import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { useModal } from '#stores/modal.ts'
import { ad, answerAds } from '#test/ads.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

/** Opens a list with only this ad, and returns its card. */
async function card(shown: unknown, as: PersonaId = 'visitor') {
  answerAds([shown])
  visit('/Matematica', { as })
  const article = await screen.findByRole('article')
  return { ...within(article), article }
}

/** The text of the line with the price, whose parts differ in size. */
const priceOf = (article: HTMLElement) =>
  [...article.querySelectorAll('p')]
    .map(line => line.textContent)
    .find(text => text === '-' || text.startsWith('Pret'))

const long = 'Explic cu răbdare, pas cu pas. '.repeat(10)

test('shows the data of the ad, and links to its page and to its subject', async () => {
  const shown = await card(
    ad('a1/b', {
      Category: { Id: '7', Name: 'Limba engleza' },
      Teacher: { AlsoOnline: true, Cities: [{ Name: 'Iași' }, { Name: 'Pașcani' }] },
    }),
  )
  const name = shown.getByRole('heading', { level: 2, name: 'Ana P.' })
  expect(within(name).getByRole('link')).toHaveAttribute('href', '/teacherprofile/a1%2Fb')
  expect(shown.getByRole('link', { name: 'Limba engleza' })).toHaveAttribute('href', '/Limba%20engleza')
  for (const text of ['Profesor', 'Online', '5-10 ani', 'Lecții pe înțelesul fiecărui elev.'])
    expect(shown.getByText(text)).toBeVisible()
  expect(shown.getByText(/Iași, Pașcani/)).toBeVisible()
  expect(priceOf(shown.article)).toBe('Pret: 70 / 1 oră')
})

test.each([
  ['visitor', 'Ana P.'],
  ['student', 'Ana Popescu'],
] as const)('a %s sees the name %s', async (persona, name) => {
  const shown = await card(ad('a1'), persona)
  await waitFor(() => expect(shown.getByRole('heading')).toHaveTextContent(name))
  expect(shown.getByRole('button', { name: `Trimite mesaj către ${name}` })).toBeVisible()
})

test('the figure of the price is larger than its label and its unit', async () => {
  const shown = await card(ad('a1'))
  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
  const figure = shown.getByText('70')
  expect(size(figure)).toBeGreaterThan(1.3 * size(shown.getByText('Pret:')))
  expect(size(figure)).toBeGreaterThan(1.3 * size(figure.parentElement as Element))
})

test('a press anywhere on the card opens the profile, except on the subject and the message button', async () => {
  const shown = await card(ad('a1'))
  const target = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a, button')
  }
  const profile = within(shown.getByRole('heading')).getByRole('link')
  for (const text of ['Profesor', '70', 'Lecții pe înțelesul fiecărui elev.'])
    expect(target(shown.getByText(text))).toBe(profile)
  for (const control of [shown.getByRole('link', { name: 'Matematica' }), shown.getByRole('button')])
    expect(target(control)).toBe(control)
})

test('the description is cut after 200 characters and ends with two dots', async () => {
  const shown = await card(ad('a1', { Description: long.slice(0, 201) }))
  expect(shown.getByText(/^Explic/).textContent).toBe(`${long.slice(0, 200)}..`)
})

test('renders without the fields that may be missing', async () => {
  const Teacher = {
    UserCode: null,
    FirstName: null,
    LastName: null,
    Occupation: null,
    Experience: null,
    AlsoOnline: null,
    Cities: null,
  }
  const shown = await card(
    ad('a1', { Price: null, Description: null, Cycles: null, DurationName: null, Teacher }),
  )
  expect(shown.getByRole('heading', { name: 'Profesor' })).toBeVisible()
  expect(shown.getByText('-')).toBeVisible()
  expect(shown.queryByText('Online')).toBeNull()
  expect(shown.article.textContent).not.toMatch(/undefined|null|NaN/)
  // A press reads the ad, which has the tutor's code.
  expect(shown.getByRole('button', { name: 'Trimite mesaj către Profesor' })).toBeVisible()
})

test("has no message button on the viewer's own ad", async () => {
  answerAds([ad('own', { Teacher: { UserCode: 'm4t7k2' } }), ad('other')])
  visit('/Matematica', { as: 'teacher' })
  await screen.findByRole('button', { name: 'Contul meu: Mihai Ionescu' })
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: /^Trimite mesaj/ })).toHaveLength(1)
})

test('requests the picture in the displayed size', async () => {
  const shown = await card(ad('a1', { Teacher: { ProfileImageUrl: 'portret-f-ă b.jpg' } }))
  const picture = shown.article.querySelector('img')
  const { pathname, searchParams } = new URL(picture?.src ?? '')
  expect(pathname).toBe('/get-profile-image')
  expect(Object.fromEntries(searchParams)).toEqual({
    fileName: 'portret-f-ă b.jpg',
    width: '110',
    height: '110',
  })
})

describe('the message button', () => {
  const readAd = '/api/users/getadbycode'
  const reads = () => asked.filter(call => call.includes(readAd))
  const button = () => screen.getByRole('button', { name: /^Trimite mesaj către/ })
  const dialog = () => screen.findByRole('dialog', { name: 'Trimite mesaj' })

  /** The response of getadbycode: its teacher is complete and has a code. */
  const whole = (UserCode = 't9') =>
    HttpResponse.json(ad('a/1', { Teacher: { UserCode, Occupation: null, Experience: null, Cities: null } }))

  /** Opens a list whose one teacher has no `UserCode`, and presses 'Trimite mesaj'. */
  async function press(as: PersonaId, answer: () => Response = () => whole()) {
    answerAds([ad('a/1', { Teacher: { UserCode: null } })])
    answerWith(http.get(readAd, answer))
    const app = visit('/Matematica', { as })
    await screen.findByRole('article')
    await app.user.click(button())
    return app
  }

  test('without a UserCode it reads the ad once, then writes to its tutor', async () => {
    const bodies: unknown[] = []
    answerWith(
      http.post('/api/messages/SaveNewMessage', async ({ request }) => {
        bodies.push(await request.json())
        return new HttpResponse(null, { status: 200 })
      }),
    )
    const { user } = await press('student')
    await dialog()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button()).toHaveFocus()
    await user.click(button())
    await dialog()
    // The library sets the focus one frame after the dialog has opened.
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await user.keyboard('Bună ziua')
    await user.click(screen.getByRole('button', { name: 'Trimite' }))
    expect(await screen.findByText('Mesajul a fost trimis')).toBeVisible()
    expect(bodies).toEqual([{ ToUserId: 't9', Body: 'Bună ziua' }])
    expect(reads()).toEqual([`GET ${readAd}?adid=a%2F1`])
  })

  test('with a UserCode it does not read the ad', async () => {
    answerAds([ad('a1')])
    const { user } = visit('/Matematica', { as: 'student' })
    await screen.findByRole('article')
    await user.click(button())
    await dialog()
    expect(reads()).toEqual([])
  })

  test('redirects a visitor to login after the read, with the list as the return address', async () => {
    await press('visitor')
    await waitFor(() => expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2FMatematica']))
    expect(reads()).toHaveLength(1)
  })

  test('is pending while the ad is read: another press reads nothing', async () => {
    answerAds([ad('a/1', { Teacher: { UserCode: null } })])
    const release = hold(readAd, whole)
    const { user } = visit('/Matematica', { as: 'student' })
    await screen.findByRole('article')
    await user.click(button())
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await user.click(button())
    release()
    await dialog()
    expect(reads()).toHaveLength(1)
  })

  test('shows an error when the ad cannot be read, and the same button retries', async () => {
    let fails = true
    const { user } = await press('student', () => (fails ? new HttpResponse(null, { status: 500 }) : whole()))
    expect(
      within(await screen.findByRole('alert')).getByText('Mesajul nu se poate scrie acum.'),
    ).toBeVisible()
    const retry = screen.getByRole('button', { name: 'Încearcă din nou: mesaj către Ana Popescu' })
    expect(retry).toHaveTextContent('Încearcă din nou')
    expect(retry).toHaveFocus()
    fails = false
    await user.click(retry)
    await dialog()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(reads()).toHaveLength(2)
  })

  test('says so when the ad is no longer published', async () => {
    await press('student', () => HttpResponse.json(null))
    expect(within(await screen.findByRole('alert')).getByText('Anunțul nu mai este publicat.')).toBeVisible()
  })

  test("shows a note instead of the button when the ad is the viewer's own", async () => {
    await press('teacher', () => whole('m4t7k2'))
    const note = await screen.findByText('Acesta este anunțul dvs.')
    expect(note).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Trimite mesaj/ })).toBeNull()
  })

  test('opens no dialog when the viewer has gone to another page meanwhile', async () => {
    answerAds([ad('a/1', { Teacher: { UserCode: null } })])
    const release = hold(readAd, whole)
    const { user, router } = visit('/Matematica', { as: 'student' })
    await screen.findByRole('article')
    await user.click(button())
    await waitFor(() => expect(reads()).toHaveLength(1))
    await router.navigate('/Contact')
    await screen.findByRole('heading', { level: 1, name: 'Contact' })
    release()
    // By the time a later response is here, the first one has been handled.
    await fetch('/api/cycle/getall')
    expect(useModal.getState().open).toBeNull()
  })
})
