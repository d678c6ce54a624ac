import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { type App, expectRetryAfterTimeout, families, ownTimeouts, type Submission } from './families.ts'
import { fullPageLoads } from './leaving.ts'
import { changeTutor } from './tutor.ts'
import { visit } from './visit.tsx'

const retry = { name: 'Încearcă din nou' }

ownTimeouts()

test('a guarded screen shows the error page when the viewer cannot be loaded, and its retry loads the screen', async () => {
  setFault('readCurrentProfile', '500')
  const { user } = visit('/adauga-solicitare-noua', { as: 'student' })
  expect(await screen.findByRole('heading', { level: 1, name: families['500'] })).toBeVisible()
  clearFaults()
  await user.click(screen.getByRole('button', retry))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Adaugă o solicitare nouă' })
  expect(heading).toBeVisible()
  await waitFor(() => expect(heading).toHaveFocus())
})

type PartCase = [endpoint: string, title: string, heading: string, findLoaded: () => Promise<HTMLElement>]

const parts: PartCase[] = [
  [
    'getRatings',
    'Recenziile nu s-au putut încărca.',
    'Recenzii',
    () => screen.findByRole('list', { name: 'Cum sunt împărțite notele' }),
  ],
  [
    'getSuggestedTeachers',
    'Profesorii asemănători nu s-au putut încărca.',
    'Profesori asemănători',
    () => screen.findByRole('heading', { level: 3, name: /^Amza/ }),
  ],
]

describe.each(parts)("a tutor's page when %s fails", (endpoint, title, heading, findLoaded) => {
  test('shows an error in place of that part only, and its retry loads the part', async () => {
    // A subscriber's page suggests no other tutors.
    changeTutor({ SubscriptionEndDate: undefined })
    setFault(endpoint, '500')
    const { user } = visit('/teacherprofile/ae31oi')
    expect(await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeVisible()
    const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]') as HTMLElement
    clearFaults()
    await user.click(within(alert).getByRole('button', retry))
    expect(await findLoaded()).toBeVisible()
    expect(screen.queryByText(title)).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: heading })).toHaveFocus()
  })
})

test('free hours that fail with an expired session show an error and not "no free hours", with a link to login, and a retry loads them', async () => {
  const { user } = visit('/teacherprofile/ae31oi', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Programează o ședință' }))
  setFault('getFreeHours', '401')
  await user.click(await screen.findByRole('button', { name: /23 noiembrie 2026/ }))
  const title = await screen.findByText('Nu am putut încărca orele libere.')
  expect(screen.queryByText('Nicio oră liberă în această zi')).toBeNull()
  const alert = within(title.closest<HTMLElement>('[role=alert]') as HTMLElement)
  expect(alert.getByText('Sesiunea a expirat. Autentificați-vă din nou sau reîncercați.')).toBeVisible()
  expect(alert.getByRole('link', { name: 'Autentificare' })).toHaveAttribute(
    'href',
    '/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi',
  )
  expect(fullPageLoads).toEqual([])
  clearFaults()
  await user.click(alert.getByRole('button', retry))
  // Until the free hours have loaded, the form shows disabled placeholder hours.
  await waitFor(() => expect(screen.getByRole('radio', { name: '18:00–19:00' })).toBeEnabled())
})

test.each<[string, string, string]>([
  ['a list of tutors', '/Matematica', 'getAds'],
  ['the pickers of the home page', '/', 'getCities'],
])(
  '%s that fails with an expired session offers a link to login, and a retry',
  async (_, address, endpoint) => {
    setFault(endpoint, '401')
    visit(address)
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('link', { name: 'Autentificare' })).toHaveAttribute(
      'href',
      `/Account/Login?returnUrl=${encodeURIComponent(address)}`,
    )
    expect(main.getByRole('button', retry)).toBeVisible()
    expect(fullPageLoads).toEqual([])
  },
)

// An expired session stands for every failure: the error is the same, and each list must also redirect to login.
test.each(['getMainsWithSubjects', 'getCities', 'getCycles'])(
  'the new request keeps what is typed and redirects to login when the session has expired for %s, and a retry loads the list',
  async endpoint => {
    setFault(endpoint, '401')
    const { user } = visit('/adauga-solicitare-noua', { as: 'student' })
    await user.type(await screen.findByRole('textbox', { name: 'Ce anume cauți?' }), 'Algebră')
    const alert = within(await screen.findByRole('alert'))
    expect(fullPageLoads).toContain('/Account/Login?returnUrl=%2Fadauga-solicitare-noua')
    clearFaults()
    await user.click(alert.getByRole('button', retry))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByRole('textbox', { name: 'Ce anume cauți?' })).toHaveValue('Algebră')
  },
)

const message = 'Bună ziua, aș dori două ședințe.'
const messageField = () => screen.getByRole('textbox', { name: 'Mesajul dvs.' })
const sendMessage = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Trimite' }))
const openAnd = (button: string) => async (app: App) => {
  await app.user.click(await screen.findByRole('button', { name: button }))
  await screen.findByRole('dialog')
}
const write = (button: string) => async (app: App) => {
  await openAnd(button)(app)
  await app.user.type(messageField(), message)
}

const submissions: Record<string, Submission> = {
  "a message from a tutor's page": {
    endpoint: 'sendMessage',
    path: /SaveNewMessage/,
    address: '/teacherprofile/ae31oi',
    as: 'student',
    fill: write('Trimite mesaj'),
    send: sendMessage,
    expectDraft: () => expect(messageField()).toHaveValue(message),
    succeeded: () => screen.findByText('Mesajul a fost trimis'),
    notArrived: /^Serverul nu a răspuns la timp și mesajul nu apare/,
  },
  'a reply to a request': {
    endpoint: 'replyToRequest',
    path: /saveMessageForRequest/,
    address: '/solicitare-de-meditatii/c-online',
    as: 'teacher',
    fill: write('Raspunde solicitarii'),
    send: sendMessage,
    expectDraft: () => expect(messageField()).toHaveValue(message),
    succeeded: () => screen.findByText('Mesajul a fost trimis'),
    notArrived: /^Serverul nu a răspuns la timp și mesajul nu apare/,
  },
  'a rating': {
    endpoint: 'saveRating',
    path: /SaveRatingForTeacher/,
    address: '/teacherprofile/ae31oi',
    as: 'student',
    async fill(app) {
      await openAnd('Acordă o notă')(app)
      await app.user.click(screen.getByRole('radio', { name: '9' }))
      await app.user.type(screen.getByRole('textbox', { name: 'Recenzia dvs.' }), 'Clar și răbdător.')
    },
    send: sendMessage,
    expectDraft() {
      expect(screen.getByRole('radio', { name: '9' })).toBeChecked()
      expect(screen.getByRole('textbox', { name: 'Recenzia dvs.' })).toHaveValue('Clar și răbdător.')
    },
    succeeded: () => screen.findByText('Recenzia dvs. a fost trimisă'),
    notArrived: /^Serverul nu a răspuns la timp și recenzia nu apare/,
  },
  'a booking': {
    endpoint: 'book',
    path: /saveappoitment/,
    address: '/teacherprofile/ae31oi',
    as: 'student',
    async fill({ user }) {
      await user.click(await screen.findByRole('button', { name: 'Programează o ședință' }))
      await user.click(await screen.findByRole('button', { name: /23 noiembrie 2026/ }))
      await waitFor(() => expect(screen.getByRole('radio', { name: '18:00–19:00' })).toBeEnabled())
      await user.click(screen.getByRole('radio', { name: '18:00–19:00' }))
      await user.click(screen.getByRole('checkbox', { name: /^Sunt de acord/ }))
    },
    send: ({ user }) => user.click(screen.getByRole('button', { name: 'Programează' })),
    expectDraft() {
      expect(screen.getByRole('radio', { name: '18:00–19:00' })).toBeChecked()
      expect(screen.getByRole('checkbox', { name: /^Sunt de acord/ })).toBeChecked()
    },
    succeeded: () => screen.findByRole('heading', { name: 'Cererea a fost trimisă' }),
    notArrived: /^Serverul nu a răspuns la timp și ședința nu apare/,
  },
  'a new request': {
    endpoint: 'saveRequest',
    path: /SaveNewRequest/,
    address: '/adauga-solicitare-noua',
    as: 'student',
    async fill({ user }) {
      const pick = async (label: string, typed: string) => {
        await user.type(await screen.findByRole('combobox', { name: label }), typed)
        await user.click(await screen.findByRole('option', { name: new RegExp(`^${typed}`) }))
      }
      await pick('Materie', 'Matematica')
      await user.click(screen.getByRole('checkbox', { name: 'Online' }))
      await user.type(screen.getByRole('textbox', { name: 'Ce anume cauți?' }), 'Algebră, clasa a IX-a')
      const level = screen.getByRole('combobox', { name: 'Categoria de vârstă' })
      await within(level).findByRole('option', { name: 'Bacalaureat' })
      await user.selectOptions(level, 'Bacalaureat')
    },
    send: ({ user }) => user.click(screen.getByRole('button', { name: 'Publică solicitarea' })),
    expectDraft() {
      expect(screen.getByRole('combobox', { name: 'Materie' })).toHaveValue('Matematica')
      expect(screen.getByRole('checkbox', { name: 'Online' })).toBeChecked()
      expect(screen.getByRole('textbox', { name: 'Ce anume cauți?' })).toHaveValue('Algebră, clasa a IX-a')
      expect(screen.getByRole('combobox', { name: 'Categoria de vârstă' })).toHaveDisplayValue('Bacalaureat')
    },
    succeeded: () => screen.findByText('Solicitarea dvs. a fost publicată'),
    notArrived: /^Nu am primit confirmarea serverului/,
  },
}

test.each(Object.entries(submissions))(
  '%s is verified after a timeout, keeps the draft, and succeeds on the next press',
  (_, submission) => expectRetryAfterTimeout(submission),
)

test('a message redirects to login, to come back to it, and keeps the draft when the session has expired', async () => {
  const submission = submissions["a message from a tutor's page"] as Submission
  const app = visit(submission.address, { as: submission.as })
  await submission.fill(app)
  setFault(submission.endpoint, '401')
  await submission.send(app)
  await waitFor(() =>
    expect(fullPageLoads).toEqual([
      `/Account/Login?returnUrl=${encodeURIComponent(`${submission.address}?write=m4t7k2`)}`,
    ]),
  )
  expect(await screen.findByText(/^Sesiunea a expirat\. /)).toBeVisible()
  submission.expectDraft()
})

test('a phone number that fails to load shows an error, and redirects to login when the session has expired; a retry loads it', async () => {
  const { user } = visit('/teacherprofile/ae31oi', { as: 'student' })
  setFault('getPhoneNumber', '401')
  await user.click(await screen.findByRole('button', { name: 'Arată numărul de telefon' }))
  expect(await screen.findByText('Nu am putut încărca numărul de telefon.')).toBeVisible()
  expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fteacherprofile%2Fae31oi'])
  clearFaults()
  await user.click(screen.getByRole('button', retry))
  expect(await screen.findByRole('link', { name: /0700 300 400$/ })).toHaveAttribute('href', 'tel:0700300400')
})
