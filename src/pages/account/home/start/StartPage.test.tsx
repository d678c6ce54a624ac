import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { getWorld } from '#mocks/world.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

async function open(address = '/u') {
  const app = visit(address, { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: /^Bună ziua/ })
  return app
}

const next = () => within(screen.getByRole('region', { name: 'Următoarea programare' }))
const conversations = () => within(screen.getByRole('region', { name: 'Conversații recente' }))

function answerLessons(...lessons: object[]): void {
  const Entities = lessons.map((lesson, index) => ({
    Id: index + 1,
    StartDate: '2026-11-25T17:00:00',
    EndDate: '2026-11-25T18:00:00',
    Price: 80,
    Category: { Name: 'Fizică' },
    AcceptedByTeacher: true,
    Teacher: { Id: 't1', FirstName: 'Ana', LastName: 'Popescu' },
    ...lesson,
  }))
  answerWith(
    http.get('/api/appoitments/getactiveappoitments/1', () =>
      HttpResponse.json({ TotalRows: Entities.length, Entities }),
    ),
  )
}

function answerPartners(partners: object[] | null): void {
  answerWith(http.get('/api/messages/getlistofuserswithmessage', () => HttpResponse.json(partners)))
}

test('greets a student by name', async () => {
  await open('/u/home')
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Bună ziua, Ioana!')
  expect(document.title).toContain('Pagina mea')
  expect(asked.filter(call => call.includes('getadsforcurrentuser'))).toEqual([])
})

test('greets a student without a first name', async () => {
  const { people } = getWorld()
  const student = people.get('s3d8q1')
  if (student) people.put({ ...student, FirstName: undefined })
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bună ziua!')
})

describe('the next appointment', () => {
  test('is the lesson in progress, with its tutor, subject and time', async () => {
    await open()
    expect(await next().findByText('Mihai Ionescu')).toBeVisible()
    expect(next().getByText('Matematica')).toBeVisible()
    expect(next().getByText('09:00–10:00').parentElement).toHaveTextContent('Astăzi, 09:00–10:00')
    expect(next().getByRole('link', { name: 'Toate programările' })).toHaveAttribute('href', '/u/appoitments')
    expect(asked).toContain('GET /api/appoitments/getactiveappoitments/1')
  })

  test('is the earliest that has not ended, whatever the order of the response', async () => {
    answerLessons(
      { Category: { Name: 'Chimie' } },
      {
        StartDate: '2026-11-20T06:00:00',
        EndDate: '2026-11-20T07:00:00',
        Category: { Name: 'Biologie' },
      },
      {
        StartDate: '2026-11-23T22:30:00Z',
        EndDate: '2026-11-23T23:30:00Z',
        AcceptedByTeacher: false,
      },
    )
    await open()
    // Half past midnight in Romania.
    expect(await next().findByRole('article', { name: /\(marți, 24 noiembrie 2026\)$/ })).toBeVisible()
    expect(next().getByText('00:30–01:30')).toBeVisible()
    expect(next().getByText('24')).toBeVisible()
    expect(next().getByText('Fizică')).toBeVisible()
    expect(next().getByText('Așteaptă confirmarea profesorului')).toBeVisible()
  })

  test('opens the room in a new tab when it can be joined', async () => {
    answerLessons({ Id: 1004, Payments: [{ Status: 1 }], CanJoin: true })
    await open()
    const room = await next().findByRole('link', {
      name: /^Intră în sala de meditații \(Ana Popescu, miercuri, 25 noiembrie 2026, 17:00–18:00/,
    })
    expect(room).toHaveAttribute('href', '/room/1004')
    expect(room).toHaveAttribute('target', '_blank')
  })

  test('leads to its payment when it is accepted, also when its id is a package code', async () => {
    answerLessons({ Id: 31 })
    const { user, address } = await open()
    const pay = await next().findByRole('link', {
      name: /^Achita \(Ana Popescu, miercuri, 25 noiembrie 2026/,
    })
    expect(pay).toHaveAttribute('href', '/payment/31,')
    expect(next().getByText('Acceptată, de plătit')).toBeVisible()
    await user.click(pay)
    await screen.findByRole('heading', { level: 1, name: 'Plată' })
    expect(address()).toBe('/payment/31,')
  })

  test.each([
    [
      'the tutor has not accepted it',
      { AcceptedByTeacher: false },
      'Așteaptă confirmarea profesorului',
      'Etapa 1 din 4: cerută; urmează acceptarea.',
    ],
    [
      'it is paid and not open yet',
      { Payment: { Status: 1 } },
      'Plătită',
      'Etapa 3 din 4: plătită; urmează nota.',
    ],
  ])(
    'has no action while %s, and says its state and which step it has reached',
    async (_, fields, state, sentence) => {
      answerLessons(fields)
      await open()
      const ticket = within(await next().findByRole('article'))
      expect(ticket.getByText(state)).toBeVisible()
      expect(ticket.getByText(sentence)).toBeInTheDocument()
      expect(ticket.queryByRole('link')).toBeNull()
    },
  )

  test('shows a placeholder for a missing tutor, also without a subject', async () => {
    answerLessons({ Category: null, Teacher: null })
    await open()
    expect(await next().findByText('Profesor')).toBeVisible()
  })

  test('shows a message and a link to the tutors when there is none', async () => {
    answerLessons()
    await open()
    expect(await next().findByText('Nu sunt programari.')).toBeVisible()
    expect(next().getByRole('link', { name: 'Caută un profesor' })).toHaveAttribute('href', '/teacher')
  })
})

describe('the last conversations', () => {
  test('are the first three of the list, each a link, with a badge on the unread one', async () => {
    answerPartners([
      { Code: 'a/ș', Name: 'Ana', isRead: false },
      { Code: 'b', Name: '  ', isRead: true },
      { Code: 'c', Name: null },
      { Code: 'd', Name: 'Dan' },
    ])
    await open()
    expect(await conversations().findByRole('link', { name: 'Ana' })).toHaveAttribute(
      'href',
      '/u/messages?user=a%2F%C8%99',
    )
    expect(conversations().getAllByRole('link', { name: 'Utilizator fara nume' })).toHaveLength(2)
    expect(conversations().queryByText('Dan')).toBeNull()
    expect(conversations().getAllByText('Necitit')).toHaveLength(1)
    expect(conversations().getByText('Ana').closest('li')?.textContent).toBe('AnaNecitit')
    expect(conversations().getByRole('link', { name: 'Toate mesajele' })).toHaveAttribute(
      'href',
      '/u/messages',
    )
  })

  test('show a message and a link to the tutors when there are none', async () => {
    answerPartners(null)
    await open()
    expect(await conversations().findByText('Nu aveți încă mesaje')).toBeVisible()
    expect(conversations().getByRole('link', { name: 'Caută un profesor' })).toBeVisible()
  })
})

test('links to the list of tutors, the new request and the list of requests', async () => {
  await open()
  const ways = ['Caută un profesor', 'Publică o solicitare', 'Vezi solicitările'].map(name =>
    screen.getByRole('heading', { level: 3, name }).querySelector('a')?.getAttribute('href'),
  )
  expect(ways).toEqual(['/teacher', '/adauga-solicitare-noua', '/solicitare-de-meditatii'])
})

test('renders a part while another is still loading', async () => {
  const release = hold('/api/messages/getlistofuserswithmessage')
  await open()
  expect(await next().findByText('Mihai Ionescu')).toBeVisible()
  expect(conversations().queryByRole('listitem')).toBeNull()
  release()
  expect(await conversations().findByRole('link', { name: 'Mihai Ionescu' })).toBeVisible()
})
