import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PersonaId } from '#mocks/personas.ts'
import { ad, answerAds } from '#test/ads.ts'
import { answerWith, asked } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { onPhone } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

/** Opens a list with only this ad, as a visitor, and returns its card. */
async function card(shown: unknown) {
  answerAds([shown])
  visit('/Matematica')
  const article = await screen.findByRole('article')
  return { ...within(article), article }
}

test('shows the data of the ad; a press anywhere opens its page, except on the subject and the message button', async () => {
  const description = 'Explic cu răbdare, pas cu pas. '.repeat(10)
  const shown = await card(
    ad('a1/b', {
      Category: { Id: '7', Name: 'Limba engleza' },
      Description: description,
      Teacher: {
        AlsoOnline: true,
        Cities: [{ Name: 'Iași' }, { Name: 'Pașcani' }],
        ProfileImageUrl: 'portret-f-ă b.jpg',
      },
    }),
  )
  const profile = within(shown.getByRole('heading', { level: 2, name: 'Ana P.' })).getByRole('link')
  const subject = shown.getByRole('link', { name: 'Limba engleza' })
  const message = shown.getByRole('button', { name: 'Trimite mesaj către Ana P.' })
  expect(profile).toHaveAttribute('href', '/teacherprofile/a1%2Fb')
  expect(subject).toHaveAttribute('href', '/Limba%20engleza')
  expect(shown.getByText('Online')).toBeVisible()
  expect(work(shown.article)).toHaveTextContent('Profesor, experiență 5-10 ani')
  expect(shown.getByText(/Iași, Pașcani/)).toBeVisible()
  expect(shown.getByText(/^Explic/).textContent).toBe(`${description.slice(0, 200)}..`)

  const figure = shown.getByText('70')
  const price = figure.parentElement as HTMLElement
  expect(price).toHaveTextContent('Pret: 70 lei / 1 oră')
  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
  expect(size(figure)).toBeGreaterThan(1.3 * size(shown.getByText('Pret:')))
  expect(size(figure)).toBeGreaterThan(1.3 * size(price))

  // The picture is requested in the displayed size.
  const { pathname, searchParams } = new URL(shown.article.querySelector('img')?.src ?? '')
  expect(pathname).toBe('/get-profile-image')
  expect(Object.fromEntries(searchParams)).toEqual({
    fileName: 'portret-f-ă b.jpg',
    width: '110',
    height: '110',
  })

  const target = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a, button')
  }
  for (const element of [work(shown.article), shown.getByText('70'), shown.getByText(/^Explic/)]) {
    expect(target(element)).toBe(profile)
  }
  // The visible way on: for a pointer and speech control, not a second stop of the keyboard.
  const open = shown.getByRole('link', { name: 'Vezi profilul și orele: Ana P.' })
  expect(open).toHaveAttribute('href', '/teacherprofile/a1%2Fb')
  expect(open.tabIndex).toBe(-1)
  for (const control of [subject, message]) expect(target(control)).toBe(control)
})

/** The paragraph with occupation and experience, whose range is unbroken in a span of its own. */
function work(article: HTMLElement): HTMLElement {
  const found = [...article.querySelectorAll('p')].find(({ textContent }) =>
    textContent.includes('experiență'),
  )
  if (!found) throw new Error('no experience on the card')
  return found
}

test('says once that a tutor has no experience', async () => {
  const Teacher = { Occupation: { Name: 'Muzician' }, Experience: { Name: 'Fără experiență' } }
  const { article } = await card(ad('a1', { Teacher }))
  expect(work(article)).toHaveTextContent('Muzician, fără experiență')
})

test('gives the price per hour under a price for another duration; the list says the currency once', async () => {
  answerAds([
    ad('whole', { Price: 210, Duration: 180, DurationName: '3 ore' }),
    ad('cents', { Price: 165, Duration: 120, DurationName: '2 ore' }),
    ad('hour'),
    ad('none', { Price: null, Duration: 120 }),
  ])
  visit('/Matematica')
  const cards = await screen.findAllByRole('article')
  const perHour = cards.map(({ textContent }) => /Pret:.*?([\d,]+ lei pe oră)/.exec(textContent)?.[1])
  expect(perHour).toEqual(['70 lei pe oră', '82,50 lei pe oră', undefined, undefined])
  expect(screen.getByText(/prețuri\sîn\slei/)).toBeVisible()
})

test('shows a long description in three lines of a narrow card, and all of it after a press', async () => {
  await onPhone()
  const long = 'Explic cu răbdare, pas cu pas. '.repeat(10)
  answerAds([ad('long', { Description: long }), ad('short', { Description: long.slice(0, 160) })])
  const { user } = visit('/Matematica')
  const more = await screen.findByRole('button', { name: 'mai mult despre Ana P.' })
  const [first, second] = screen.getAllByText(/^Explic/)
  const isCut = (text: Element | undefined) => text && text.scrollHeight > text.clientHeight
  expect(isCut(first)).toBe(true)
  expect(isCut(second)).toBe(false)
  await user.click(more)
  expect(isCut(first)).toBe(false)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: 'mai puțin despre Ana P.' }))
  expect(isCut(first)).toBe(true)
  await page.viewport(1280, 900)
  expect(isCut(first)).toBe(false)
  expect(screen.queryByRole('button', { name: /^mai mult despre/ })).toBeNull()
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

describe('the message button', () => {
  const readAd = '/api/users/getadbycode'
  const saveMessage = '/api/messages/SaveNewMessage'
  const reads = () => asked.filter(call => call.includes(readAd))
  const button = () => screen.getByRole('button', { name: /^Trimite mesaj către/ })
  const dialog = () => screen.findByRole('dialog', { name: 'Trimite mesaj' })

  /** The response of getadbycode: its tutor is complete and has a code. */
  const whole = (UserCode = 't9') =>
    HttpResponse.json(ad('a/1', { Teacher: { UserCode, Occupation: null, Experience: null, Cities: null } }))

  /** Opens a list whose only tutor has no `UserCode`, and presses 'Trimite mesaj'. */
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
      http.post(saveMessage, async ({ request }) => {
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

  test('without a UserCode, an expired session leads to login, and back to the dialog with what was typed', async () => {
    answerWith(http.post(saveMessage, () => new HttpResponse(null, { status: 401 })))
    const { user } = await press('student')
    await dialog()
    await user.type(screen.getByRole('textbox'), 'Bună ziua')
    await user.click(screen.getByRole('button', { name: 'Trimite' }))
    await waitFor(() => expect(fullPageLoads).toHaveLength(1))
    const back = new URL(fullPageLoads[0] ?? '', location.href).searchParams.get('returnUrl') ?? ''
    cleanup()
    visit(back, { as: 'student' })
    await dialog()
    expect(screen.getByRole('textbox')).toHaveValue('Bună ziua')
  })

  test('a read that ends late does not take the dialog from the tutor to whom the viewer writes by then', async () => {
    answerAds(['slow', 'quick'].map(code => ad(code, { Teacher: { UserCode: null } })))
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    answerWith(
      http.get(readAd, async ({ request }) => {
        const code = new URL(request.url).searchParams.get('adid') ?? ''
        if (code === 'slow') await released
        return whole(code)
      }),
      http.post(saveMessage, async ({ request }) => {
        sent.push(await request.json())
        return new HttpResponse(null, { status: 200 })
      }),
    )
    const { user } = visit('/Matematica', { as: 'student' })
    const [slow, quick] = await screen.findAllByRole('button', { name: /^Trimite mesaj către/ })
    if (!slow || !quick) throw new Error('No buttons')
    await user.click(slow)
    await user.click(quick)
    await dialog()
    await user.type(screen.getByRole('textbox'), 'Bună ziua')
    release()
    await waitFor(() => expect(slow).not.toHaveAttribute('aria-busy'))
    await user.click(screen.getByRole('button', { name: 'Trimite' }))
    await screen.findByText('Mesajul a fost trimis')
    expect(sent).toEqual([{ ToUserId: 'quick', Body: 'Bună ziua' }])
  })

  test("with a UserCode it does not read the ad; the viewer's own ad has no button", async () => {
    answerAds([ad('own', { Teacher: { UserCode: 'm4t7k2' } }), ad('other')])
    const { user } = visit('/Matematica', { as: 'teacher' })
    await screen.findByRole('button', { name: 'Contul meu: Mihai Ionescu' })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await user.click(button())
    await dialog()
    expect(reads()).toEqual([])
  })

  test('shows an error when the ad cannot be read or is no longer published, and the same button retries', async () => {
    let answer: () => Response = () => new HttpResponse(null, { status: 500 })
    const { user } = await press('student', () => answer())
    expect(
      within(await screen.findByRole('alert')).getByText('Mesajul nu se poate scrie acum.'),
    ).toBeVisible()
    const retry = screen.getByRole('button', { name: 'Încearcă din nou: mesaj către Ana Popescu' })
    expect(retry).toHaveTextContent('Încearcă din nou')
    expect(retry).toHaveFocus()
    answer = () => HttpResponse.json(null)
    await user.click(retry)
    expect(
      await within(await screen.findByRole('alert')).findByText('Anunțul nu mai este publicat.'),
    ).toBeVisible()
    answer = whole
    await user.click(button())
    await dialog()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(reads()).toHaveLength(3)
  })

  test("shows a note instead of the button when the ad is the viewer's own", async () => {
    await press('teacher', () => whole('m4t7k2'))
    const note = await screen.findByText('Acesta este anunțul dvs.')
    expect(note).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Trimite mesaj/ })).toBeNull()
  })
})
