import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { ad, answerAds } from '#test/ads.ts'
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

describe('the name', () => {
  test.each([
    ['visitor', 'Ana P.'],
    ['student', 'Ana Popescu'],
    ['teacherUnpaid', 'Ana Popescu'],
  ] as const)('a %s sees %s', async (persona, name) => {
    const shown = await card(ad('a1'), persona)
    await waitFor(() => expect(shown.getByRole('heading')).toHaveTextContent(name))
    expect(shown.getByRole('button', { name: `Trimite mesaj către ${name}` })).toBeVisible()
  })

  test.each([
    [{ LastName: null }, 'Ana'],
    [{ LastName: ' ' }, 'Ana'],
    [{ LastName: 'știrbei' }, 'Ana Ș.'],
    [{ FirstName: null }, 'P.'],
    [{ FirstName: null, LastName: null }, 'Profesor'],
  ])('of %o, for a visitor, is %s', async (Teacher, name) => {
    const shown = await card(ad('a1', { Teacher }))
    expect(shown.getByRole('heading')).toHaveTextContent(name)
  })
})

test.each([
  [{ Price: 0 }, '-'],
  [{ Price: null }, '-'],
  [{ Price: 49.5, DurationName: '1 oră și 30 de minute' }, 'Pret: 49,50 / 1 oră și 30 de minute'],
  [{ Price: 1200, DurationName: null }, 'Pret: 1.200'],
])('the price of %o is "%s"', async (fields, price) => {
  const shown = await card(ad('a1', fields))
  expect(priceOf(shown.article)).toBe(price)
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

describe('the description', () => {
  test('is cut after 200 characters and ends with two dots', async () => {
    const shown = await card(ad('a1', { Description: long.slice(0, 201) }))
    expect(shown.getByText(/^Explic/).textContent).toBe(`${long.slice(0, 200)}..`)
  })

  test('of 200 characters is not cut', async () => {
    const shown = await card(ad('a1', { Description: long.slice(0, 200) }))
    expect(shown.getByText(/^Explic/).textContent).toBe(long.slice(0, 200))
  })

  test('is rendered as text even when the tutor wrote HTML', async () => {
    const shown = await card(ad('a1', { Description: '<img src=x onerror=alert(1)> & <b>ieftin</b>' }))
    expect(shown.getByText('<img src=x onerror=alert(1)> & <b>ieftin</b>')).toBeVisible()
  })
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

test('requests no picture when the tutor has none', async () => {
  const shown = await card(ad('a1'))
  expect(shown.article.querySelector('img')).toBeNull()
})
