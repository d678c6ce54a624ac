import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { getWorld } from '#mocks/world.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { changeTutor, openTutor, ownNote, readRatings } from '#test/tutor.ts'
import { visit } from '#test/visit.tsx'

/** The value beside a name in the list 'Pe scurt'. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement
const factNames = () => screen.getAllByRole('term').map(term => term.textContent)
const badges = () =>
  within(screen.getByRole('main')).getAllByText(/^(Online|La profesor acasă|La elev acasă)$/)

test('the name is short while the profile is pending, and then whole for a student', async () => {
  const release = hold('/api/users/GetCurrentProfile')
  await openTutor({ as: 'student' })
  expect(screen.getByText('Mihai I.')).toBeVisible()
  expect(screen.queryByText(/Ionescu/)).toBeNull()
  release()
  expect(await screen.findByText('Mihai Ionescu')).toBeVisible()
})

test('shows all facts of the ad and its tutor', async () => {
  changeTutor({ AtStudent: true, ProfileImageUrl: 'mihai & co.png' })
  await openTutor({ as: 'student' })
  expect(screen.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeVisible()
  expect(document.querySelector('[data-drawing="maths"]')).toBeVisible()
  expect(screen.getByText('București, Voluntari')).toBeVisible()
  expect(badges().map(badge => badge.textContent)).toEqual(['Online', 'La profesor acasă', 'La elev acasă'])
  expect(screen.getByText('85 / 1 oră')).toBeVisible()
  expect(screen.getByText(/^Caut elevi serioși pentru meditații la matematică/)).toBeVisible()
  expect(fact('Experiență')).toHaveTextContent('10-20 de ani')
  expect(fact('Niveluri')).toHaveTextContent(
    'Clasele V-VIII, Evaluare națională, Clasele IX-XII, Bacalaureat',
  )
  expect(within(fact('Niveluri')).queryByRole('list')).toBeNull()
  expect(fact('Studii')).toHaveTextContent(
    'Universitatea din București, Facultatea de Matematică și Informatică',
  )
  expect(fact('Adăugat la')).toHaveTextContent('2025-02-08')
  expect(
    within(fact('Materie')).getByRole('link', { name: 'Toți profesorii de matematica' }),
  ).toHaveAttribute('href', '/Matematica')
  expect(screen.getByText('Profesor')).toBeVisible()
  // The picture, in the size of an avatar.
  expect(screen.getByRole('main').querySelector('header img')).toHaveAttribute(
    'src',
    '/get-profile-image?fileName=mihai+%26+co.png&width=110&height=110',
  )
  expect(ownNote()).toHaveAccessibleName('Nota 9,5 din 10')
  expect(await screen.findByText('(18 recenzii)')).toBeVisible()
})

describe('a tutor whose Rating is 0', () => {
  const header = () => within(screen.getByRole('main')).getByRole('heading', { level: 1 }).parentElement
  const grade = () => within(header() as HTMLElement).queryByRole('img', { name: /^Nota / })

  test('is labelled as unreviewed once the reviews are known to be empty, and never shows a grade', async () => {
    const release = hold(readRatings)
    await openTutor({}, 'a-no-reviews')
    expect(grade()).toBeNull()
    expect(screen.queryByText('Fără recenzii încă')).toBeNull()
    const height = header()?.clientHeight
    release()
    expect(await screen.findByText('Fără recenzii încă')).toBeVisible()
    expect(grade()).toBeNull()
    // The line for the number of reviews was reserved, so nothing below it moves.
    expect(header()?.clientHeight).toBe(height)
  })

  test('has a grade of 0 once the reviews are known to be all 0', async () => {
    const release = hold(readRatings)
    await openTutor({}, 'a-rating-zero')
    expect(grade()).toBeNull()
    release()
    expect(await screen.findByText('(3 recenzii)')).toBeVisible()
    expect(grade()).toHaveAccessibleName('Nota 0 din 10')
  })
})

describe('a tutor whose Rating is null', () => {
  const none = () => screen.queryByText('Fără recenzii încă')

  test('is not labelled as unreviewed when getallratingforteacher returns some reviews', async () => {
    changeTutor({ Rating: undefined })
    const release = hold(readRatings)
    await openTutor()
    // Unknown while the reviews are pending.
    expect(none()).toBeNull()
    release()
    expect(await screen.findByText('18 recenzii')).toBeVisible()
    expect(none()).toBeNull()
  })

  test('is not labelled as unreviewed when the reviews cannot be read', async () => {
    changeTutor({ Rating: undefined })
    answerWith(http.get(readRatings, () => new HttpResponse(null, { status: 500 })))
    await openTutor()
    expect(await screen.findByText('Recenziile nu s-au putut încărca.')).toBeVisible()
    expect(none()).toBeNull()
    // No review is quoted either.
    expect(screen.queryByRole('blockquote')).toBeNull()
  })
})

test('leaves out missing facts, and says that the description, price or reviews are missing', async () => {
  await openTutor({ as: 'student' }, 'a-ad-empty')
  const title = screen.getByRole('heading', { level: 1, name: 'Meditatii Desen' })
  expect(title).toBeVisible()
  // A suggested tutor below may be a 'Profesor' too.
  expect(title.nextElementSibling).toHaveTextContent('Profesor')
  for (const text of [
    'Se stabilește cu profesorul',
    'Profesorul nu a scris încă o descriere.',
    'Fără recenzii încă',
  ])
    expect(await screen.findByText(text)).toBeVisible()
  expect(factNames()).toEqual(['Vizualizări', 'Materie'])
  expect(screen.queryByRole('figure')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Încă nu sunt recenzii' })).toBeVisible()
})

test('texts in a right-to-left script are shown in its direction', async () => {
  await openTutor({ as: 'student' }, 'a-rtl')
  expect(await screen.findByText('ליאת الحسيني')).toBeVisible()
  expect(getComputedStyle(screen.getByText(/^أقدم دروسًا/)).direction).toBe('rtl')
})

describe('the document head, for search engines and shared links, is as a visitor sees the page', () => {
  const attribute = (selector: string, name: string) =>
    document.head.querySelector(selector)?.getAttribute(name)
  /** The document's structured data, by type. */
  const structured = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      script => JSON.parse(script.textContent) as Record<string, never>,
    )

  test('title, address, description and structured data', async () => {
    await openTutor({ as: 'student' }, 'ae31oi?ref=1')
    await screen.findByText('Mihai Ionescu')
    expect(document.title).toBe('Mihai I. – meditații matematica – Meditații')
    expect(attribute('link[rel=canonical]', 'href')).toBe(`${location.origin}/teacherprofile/ae31oi`)
    expect(attribute('meta[name=description]:not([data-static])', 'content')).toMatch(
      /^Mihai I\. dă meditații la matematica, București, Voluntari\./,
    )
    expect(attribute('meta[property="og:title"]:not([data-static])', 'content')).toBe(document.title)
    expect(attribute('meta[property="og:url"]:not([data-static])', 'content')).toBe(
      `${location.origin}/teacherprofile/ae31oi`,
    )
    expect(document.head.innerHTML).not.toContain('Ionescu')
    await screen.findByText('(18 recenzii)')
    const [crumbs, service] = structured()
    expect(crumbs?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Acasă', item: `${location.origin}/` },
      { position: 2, name: 'Meditatii Matematica', item: `${location.origin}/Matematica` },
      { position: 3, name: 'Mihai I.', item: `${location.origin}/teacherprofile/ae31oi` },
    ])
    expect(service).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Service',
      url: `${location.origin}/teacherprofile/ae31oi`,
      name: 'Meditatii Matematica',
      serviceType: 'Matematica',
      description: expect.stringMatching(/^Caut elevi serioși/),
      areaServed: ['București', 'Voluntari'].map(name => ({ '@type': 'City', name })),
      provider: { '@type': 'Person', name: 'Mihai I.', jobTitle: 'Profesor' },
      offers: { '@type': 'Offer', price: 85, priceCurrency: 'RON' },
      aggregateRating: { ratingValue: 9.5, bestRating: 10, worstRating: 0, ratingCount: 18 },
    })
  })

  test('no name can end the script element', async () => {
    await openTutor({}, 'a-html')
    expect(structured()[1]).toMatchObject({
      provider: { name: '<b>Ana</b> <.' },
      description: expect.stringMatching(/^<h1>Ofertă<\/h1>/),
    })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      expect(script.textContent).not.toContain('<')
  })
})

test('shows the not-found page for an unknown ad, and counts no view', async () => {
  visit('/teacherprofile/nimic')
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Toate anunțurile' })).toHaveAttribute('href', '/teacher')
  expect(asked.filter(call => call.includes('nimic'))).toEqual(['GET /api/users/getadbycode?adid=nimic'])
})

test("never shows one tutor's reviews on the page of another, also when those cannot be read", async () => {
  // A subscriber's page suggests no other tutors. §9
  changeTutor({ SubscriptionEndDate: undefined })
  const { user } = await openTutor()
  await screen.findByText('(18 recenzii)')
  const release = hold(readRatings, () => new HttpResponse(null, { status: 500 }))
  const [suggested] = await screen.findAllByRole('article')
  if (!suggested) throw new Error('No tutor is suggested.')
  const link = within(suggested).getByRole('link')
  const name = link.textContent
  await user.click(link)
  expect(await screen.findByText(name, { selector: 'h1 + *' })).toBeVisible()
  const expectNoReviews = () => {
    expect(screen.queryByText('(18 recenzii)')).toBeNull()
    expect(document.querySelector('main blockquote')).toBeNull()
    expect(document.head.innerHTML).not.toContain('"aggregateRating"')
  }
  expectNoReviews()
  release()
  expect(await screen.findByText('Recenziile nu s-au putut încărca.')).toBeVisible()
  expectNoReviews()
})

test('closes the phone number and the calendar, and counts a view, when another ad opens', async () => {
  const { user, router } = await openTutor({ as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Arată numărul de telefon' }))
  await screen.findByRole('link', { name: /0700 300 400/ })
  await user.click(screen.getByRole('button', { name: 'Programează o ședință' }))
  await screen.findByRole('grid')

  await router.navigate('/teacherprofile/qxgimh')
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Limba engleza' })
  expect(screen.getByRole('button', { name: 'Arată numărul de telefon' })).toBeVisible()
  expect(screen.queryByRole('grid')).toBeNull()
  await waitFor(() => expect(fact('Vizualizări')).toMatchTextContent(/^[\d.]+$/))
  expect(getWorld().ads.get('qxgimh')?.views).toBe(Number(fact('Vizualizări').textContent.replace('.', '')))
})
