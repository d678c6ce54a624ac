import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { setClock } from '#mocks/clock.ts'
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

test('greets the student and shows the lesson in progress while the conversations still load', async () => {
  const release = hold('/api/messages/getlistofuserswithmessage')
  await open('/u/home')
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Bună ziua, Ioana!')
  expect(document.title).toContain('Pagina mea')
  expect(asked.filter(call => call.includes('getadsforcurrentuser'))).toEqual([])
  expect(await next().findByText('Mihai Ionescu')).toBeVisible()
  expect(next().getByText('Matematica')).toBeVisible()
  expect(next().getByText('09:00–10:00').parentElement).toHaveTextContent('Astăzi, 09:00–10:00')
  expect(next().getByRole('link', { name: 'Toate programările' })).toHaveAttribute('href', '/u/appoitments')
  expect(asked).toContain('GET /api/appoitments/getactiveappoitments/1')
  const ways = ['Caută un profesor', 'Adaugă o solicitare', 'Vezi solicitările'].map(name =>
    screen.getByRole('heading', { level: 3, name }).querySelector('a')?.getAttribute('href'),
  )
  expect(ways).toEqual(['/teacher', '/adauga-solicitare-noua', '/solicitare-de-meditatii'])
  expect(conversations().queryByRole('listitem')).toBeNull()
  release()
  expect(await conversations().findByRole('link', { name: 'Mihai Ionescu' })).toBeVisible()
})

// Which lesson is the next one is tested in load.test.ts.
test('the next lesson shows its state and step, and has the one action that it waits for', async () => {
  answerLessons({ Id: 1004, Payments: [{ Status: 1 }], CanJoin: true })
  const { router } = await open()
  const ticket = async () => within(await next().findByRole('article'))
  const room = (await ticket()).getByRole('link', {
    name: /^Intră în sala de meditații \(Ana Popescu, miercuri, 25 noiembrie 2026, 17:00–18:00/,
  })
  expect(room).toHaveAttribute('href', '/room/1004')
  expect(room).toHaveAttribute('target', '_blank')

  // Its id is also the code of a package.
  answerLessons({ Id: 31 })
  await router.revalidate()
  const pay = await next().findByRole('link', { name: /^Achita \(Ana Popescu, miercuri, 25 noiembrie 2026/ })
  expect(pay).toHaveAttribute('href', '/payment/31,')
  expect(next().getByText('Acceptată, de plătit')).toBeVisible()

  for (const [fields, state, sentence] of [
    [
      { AcceptedByTeacher: false },
      'Așteaptă confirmarea profesorului',
      'Etapa 1 din 4: cerută; urmează acceptarea.',
    ],
    [{ Payment: { Status: 1 } }, 'Plătită', 'Etapa 3 din 4: plătită; urmează nota.'],
  ] as const) {
    answerLessons(fields)
    await router.revalidate()
    expect(await next().findByText(state)).toBeVisible()
    expect((await ticket()).getByText(sentence)).toBeInTheDocument()
    expect((await ticket()).queryByRole('link')).toBeNull()
  }
})

test('asks how the last lesson was; three presses rate its tutor, and the next lesson follows', async () => {
  const { user } = await open()
  const question = await screen.findByRole('region', { name: 'Cum a fost ședința din 13 noiembrie 2026?' })
  expect(within(question).getByText('Matematica, Mihai Ionescu')).toBeVisible()
  await user.click(within(question).getByRole('button', { name: /^Acordă o notă \(Mihai/ }))
  await user.click(await screen.findByRole('radio', { name: '9' }))
  await user.click(screen.getByRole('button', { name: 'Trimite' }))
  const another = await screen.findByRole('region', { name: 'Cum a fost ședința din 4 noiembrie 2026?' })
  await waitFor(() =>
    expect(within(another).getByRole('button', { name: /^Acordă o notă \(Dora/ })).toHaveFocus(),
  )
})

test('a refetch after midnight asks about the lesson of yesterday', async () => {
  const { router } = await open()
  answerWith(
    http.get('/api/appoitments/getoldappoitments/1', () =>
      HttpResponse.json({
        TotalRows: 1,
        Entities: [
          {
            Id: 1,
            StartDate: '2026-11-20T08:00:00',
            EndDate: '2026-11-20T09:00:00',
            Teacher: { Id: 't1', FirstName: 'Ana' },
            isReadyForRating: true,
          },
        ],
      }),
    ),
  )
  await router.revalidate()
  await screen.findByRole('region', { name: 'Cum a fost ședința de astăzi?' })
  setClock('2026-11-21T00:10:00')
  await router.revalidate()
  expect(await screen.findByRole('region', { name: 'Cum a fost ședința de vineri?' })).toBeVisible()
})

test('asks about no lesson when the old ones cannot be read', async () => {
  answerWith(http.get('/api/appoitments/getoldappoitments/1', () => new HttpResponse(null, { status: 500 })))
  await open()
  await conversations().findByRole('link', { name: 'Mihai Ionescu' })
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('region', { name: /^Cum a fost/ })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the last conversations are the unread ones and then the first of the list, three in all, each a link', async () => {
  answerPartners([
    { Code: 'b', Name: '  ', isRead: true },
    { Code: 'c', Name: null },
    { Code: 'd', Name: 'Dan' },
    { Code: 'a/ș', Name: 'Ana', isRead: false },
  ])
  answerLessons({ Category: null, Teacher: null })
  await open()
  // A placeholder for the missing tutor.
  expect(await next().findByText('Profesor')).toBeVisible()
  expect(await conversations().findByRole('link', { name: 'Ana' })).toHaveAttribute(
    'href',
    '/u/messages?user=a%2F%C8%99',
  )
  expect(conversations().getAllByRole('link', { name: 'Utilizator fara nume' })).toHaveLength(2)
  expect(conversations().queryByText('Dan')).toBeNull()
  expect(conversations().getAllByText('Necitit')).toHaveLength(1)
  expect(conversations().getByText('Ana').closest('li')?.textContent).toBe('AnaNecitit')
  expect(conversations().getByRole('link', { name: 'Toate mesajele' })).toHaveAttribute('href', '/u/messages')
})

test('a student without a first name, lessons or conversations is greeted, and gets a link to the tutors', async () => {
  const { people } = getWorld()
  const student = people.get('s3d8q1')
  if (student) people.put({ ...student, FirstName: undefined })
  answerLessons()
  answerPartners(null)
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bună ziua!')
  expect(await next().findByText('Nu sunt programari.')).toBeVisible()
  expect(next().getByRole('link', { name: 'Caută un profesor' })).toHaveAttribute('href', '/teacher')
  expect(await conversations().findByText('Nu aveți încă mesaje')).toBeVisible()
  expect(conversations().getByRole('link', { name: 'Caută un profesor' })).toBeVisible()
})
