import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { answerWith, hold } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

const heading = () => screen.findByRole('heading', { level: 1, name: 'Abonament pentru profesori' })
const carousel = () => screen.getByRole('region', { name: 'Ce primiți' })

test('shows a visitor the packages with a link to the payment of each, the benefits, and that the profile is free', async () => {
  const { user, address } = visit('/abonamente')
  await heading()
  expect(document.title).toBe('Abonament pentru profesori – Meditații')
  for (const price of ['39,00 RON', '69,00 RON', '179,00 RON']) expect(screen.getByText(price)).toBeVisible()
  const items = within(
    screen.getByRole('heading', { name: '3 luni' }).closest('ul') as HTMLElement,
  ).getAllByRole('listitem')
  expect(items.map(({ textContent }) => /\d+,\d+ RON pe lună.*?%/u.exec(textContent ?? '')?.[0])).toEqual([
    undefined,
    '23,00 RON pe lună, economisiți 41\u00a0%',
    '14,92 RON pe lună, economisiți 61\u00a0%',
  ])
  expect(items.map(({ textContent }) => textContent?.includes('Recomandat'))).toEqual([false, true, false])
  expect(screen.getByText('Mai ieftin decât lunar, fără să plătiți un an întreg.')).toBeVisible()
  for (const billed of ['Facturat lunar', 'Facturat la fiecare 3 luni', 'Facturat anual'])
    expect(screen.getByText(billed)).toBeVisible()
  const packages = screen.getAllByRole('link', { name: /^Alege abonamentul de/ })
  expect(packages.map(link => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Alege abonamentul de 1 lună', '/payment/31'],
    ['Alege abonamentul de 3 luni', '/payment/93'],
    ['Alege abonamentul de 1 an', '/payment/365'],
  ])
  expect(screen.getByText('Puteți renunța oricând.')).toBeVisible()
  expect(screen.getByText('Garanția returnării banilor.')).toBeVisible()

  const slides = within(carousel()).getAllByRole('group', { name: / din 6$/ })
  expect(slides.map(slide => within(slide).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Niciun alt profesor pe profilul dvs.',
    'Primele locuri în rezultate',
    'Fără contract pe durată fixă',
    'Garanția returnării banilor',
    'Mai multă vizibilitate',
    'Oricât de mulți elevi doriți',
  ])
  for (const slide of slides)
    expect(within(slide).getByRole('paragraph').textContent).toMatch(/^\p{Lu}.{20,}\.$/u)

  expect(await screen.findByText('Crearea profilului este gratuită.')).toBeVisible()
  expect(screen.getByText('Pentru a trimite mesaje aveți nevoie de un abonament activ.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Cum funcționează pentru profesori' }))
  await screen.findByRole('heading', { level: 1, name: 'Cum funcționează' })
  expect(address()).toBe('/CumFunctioneaza')
})

test('the benefits change every 10 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  visit('/abonamente')
  await heading()
  const dot = (number: number) =>
    within(carousel()).getByRole('button', { name: `Arată diapozitivul ${number}` })
  await vi.advanceTimersByTimeAsync(5000)
  expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await vi.advanceTimersByTimeAsync(5000)
  await waitFor(() => expect(dot(2)).toHaveAttribute('aria-current', 'true'))
})

describe('the box about the subscription', () => {
  test('shows a student that subscriptions are for tutors', async () => {
    visit('/abonamente', { as: 'student' })
    expect(await screen.findByText('Abonamentul este pentru profesori.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Adaugă o solicitare' })).toHaveAttribute(
      'href',
      '/adauga-solicitare-noua',
    )
  })

  test('shows a tutor the period of their subscription, in Romanian days; until then, a skeleton of the same height', async () => {
    const release = hold('/api/users/GetCurrentProfile', () =>
      HttpResponse.json({
        UserCode: 'm4t7k2',
        IsTeacher: true,
        IsSubscriptionOk: true,
        // In UTC both times are on the day before.
        SubscriptionStartDate: '2026-10-05T00:30:00',
        SubscriptionEndDate: '2027-01-04T22:30:00Z',
      }),
    )
    visit('/abonamente')
    await heading()
    expect(document.querySelector<HTMLElement>('main [aria-busy="true"]')).toBeVisible()
    const packagesTop = () =>
      screen.getByRole('heading', { name: 'Pachete și prețuri' }).getBoundingClientRect().top
    const top = packagesTop()
    release()
    expect(await screen.findByText('Abonamentul dvs. este activ.')).toBeVisible()
    expect(packagesTop()).toBe(top)
    expect(screen.getByText('De la 5 octombrie 2026 până la 5 ianuarie 2027.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Abonamentul meu' })).toHaveAttribute(
      'href',
      '/u/abonamentul-meu',
    )
    expect(screen.queryByText('Pentru a trimite mesaje aveți nevoie de un abonament activ.')).toBeNull()
  })

  test.each([
    [{ SubscriptionEndDate: '2027-01-05T10:20:00' }, 'Până la 5 ianuarie 2027.'],
    [{ SubscriptionStartDate: '2026-10-05T10:20:00', SubscriptionEndDate: null }, ''],
  ])('shows as much of the period as the server sends: %j', async (dates, text) => {
    answerWith(
      http.get('/api/users/GetCurrentProfile', () =>
        HttpResponse.json({ UserCode: 'm4t7k2', IsTeacher: true, IsSubscriptionOk: true, ...dates }),
      ),
    )
    visit('/abonamente')
    const title = await screen.findByText('Abonamentul dvs. este activ.')
    expect(title.nextElementSibling?.textContent).toBe(text)
  })
})

test('is also a screen of the user area, which shows why to subscribe, and gives search engines only the public address', async () => {
  visit('/u/abonamente', { as: 'teacherUnpaid' })
  await heading()
  expect(screen.getByRole('navigation', { name: 'Contul meu' })).toBeVisible()
  const title = await screen.findByText('Nu este activat un abonament.')
  expect(title.parentElement?.textContent).not.toContain('Abonamentul meu')
  expect(screen.getByText('Pentru a trimite mesaje aveți nevoie de un abonament activ.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Alege abonamentul de 3 luni' })).toHaveAttribute(
    'href',
    '/payment/93',
  )
  const head = (selector: string) => document.head.querySelector(selector)
  expect(head('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(head('meta[property="og:url"]')?.getAttribute('content')).toMatch(/\d\/abonamente$/)
  expect(head('script[type="application/ld+json"]')).toBeNull()
})
