import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { faultResponse, clearFaults, setFault } from '#mocks/faults.ts'
import { answerWith } from './backend.ts'
import { ownTimeouts, passTimeout, screenFamilies } from './families.ts'
import { fullPageLoads } from './leaving.ts'
import { visit } from './visit.tsx'

const retry = { name: 'Încearcă din nou' }
type App = ReturnType<typeof visit>

ownTimeouts()

type Part = {
  address: string
  as: PersonaId
  endpoint: string
  /** The error that the part shows when the endpoint fails. */
  title: string
  /** Finds the content of the part once it has loaded. */
  findLoaded: () => Promise<HTMLElement>
}

const parts: Part[] = [
  {
    address: '/u',
    as: 'teacher',
    endpoint: 'getOwnAds',
    title: 'Anunțurile dvs. nu s-au putut încărca.',
    findLoaded: () => screen.findByRole('row', { name: /^Matematica/ }),
  },
  {
    address: '/u',
    as: 'student',
    endpoint: 'getActiveAppointments',
    title: 'Programările nu s-au putut încărca.',
    findLoaded: () => screen.findByText('Puteți intra în sală'),
  },
  {
    address: '/u',
    as: 'student',
    endpoint: 'getPartners',
    title: 'Conversațiile nu s-au putut încărca.',
    findLoaded: () => screen.findByRole('link', { name: /Elena-Cătălina/ }),
  },
  {
    address: '/u/messages',
    as: 'student',
    endpoint: 'getPartners',
    title: 'Lista conversațiilor nu s-a putut încărca.',
    findLoaded: () => screen.findByRole('link', { name: /Mihai Ionescu/ }),
  },
  {
    address: '/u/messages?user=m4t7k2',
    as: 'student',
    endpoint: 'getConversation',
    title: 'Conversația nu s-a putut încărca.',
    findLoaded: async () =>
      (await screen.findAllByText('Nicio problemă, vineri la 16 este liber.'))[0] as HTMLElement,
  },
  {
    address: '/u/profile',
    as: 'teacher',
    endpoint: 'getAvailability',
    title: 'Programul dvs. nu a putut fi încărcat.',
    findLoaded: () => screen.findByText('Luni'),
  },
  {
    address: '/u/appoitments',
    as: 'student',
    endpoint: 'getActiveAppointments',
    title: 'Programările nu s-au putut încărca.',
    findLoaded: () => screen.findByRole('link', { name: /^Intră în sala de meditații/ }),
  },
  {
    address: '/u/appoitments?old=1',
    as: 'student',
    endpoint: 'getOldAppointments',
    title: 'Programările anterioare nu s-au putut încărca.',
    findLoaded: async () =>
      (await screen.findAllByRole('button', { name: /^Acordă o notă/ }))[0] as HTMLElement,
  },
  {
    address: '/payment/1002',
    as: 'student',
    endpoint: 'getActiveAppointments',
    title: 'Plata nu s-a putut pregăti',
    findLoaded: () => screen.findByRole('button', { name: 'Plătește 85,00 RON' }),
  },
  {
    address: '/u/appoitment-report',
    as: 'teacher',
    endpoint: 'getReport',
    title: 'Raportul nu s-a putut încărca.',
    findLoaded: () => screen.findByRole('row', { name: /Ioana Dumitrescu.*MED-2026-/ }),
  },
  {
    address: '/u/appoitment-report',
    as: 'teacher',
    endpoint: 'getBalance',
    title: 'Soldul nu s-a putut încărca.',
    findLoaded: () => screen.findByText(/^[\d.]+,\d\d RON$/, { selector: 'main section:first-of-type *' }),
  },
  {
    address: '/u/abonamentul-meu',
    as: 'teacher',
    endpoint: 'getPayments',
    title: 'Facturile nu s-au putut încărca.',
    findLoaded: async () => (await screen.findAllByText(/^MED-2026-/))[0] as HTMLElement,
  },
  {
    address: '/u/abonamentul-meu',
    as: 'teacher',
    endpoint: 'getCurrentPayment',
    title: 'Numele abonamentului nu s-a putut încărca.',
    findLoaded: () => screen.findByText('Abonament 3 luni', { selector: 'main section:first-of-type *' }),
  },
]

describe.each(parts)(
  '$address for a $as when $endpoint fails',
  ({ address, as, endpoint, title, findLoaded }) => {
    test.each(screenFamilies)(
      'shows an error in place of that part only (%s), and its retry loads the part',
      async family => {
        setFault(endpoint, family)
        const { user } = visit(address, { as })
        const error = await screen.findByText(title)
        const alert = error.closest<HTMLElement>('[role=alert]')
        if (!alert) throw new Error('The error is not in an alert.')
        // These screens need a session, so an expired one redirects to login.
        if (family === '401')
          expect(fullPageLoads).toContain(`/Account/Login?returnUrl=${encodeURIComponent(address)}`)
        else expect(fullPageLoads).toEqual([])
        clearFaults()
        await user.click(within(alert).getByRole('button', retry))
        expect(await findLoaded()).toBeVisible()
        expect(screen.queryByText(title)).toBeNull()
        // The pressed button has unmounted with its alert; the focus must not be lost with it.
        expect(document.body).not.toHaveFocus()
      },
    )
  },
)

describe('/u/abonamentul-meu when the profile, which has the subscription, fails', () => {
  test.each(screenFamilies)('shows the invoices (%s), and a retry loads the subscription', async family => {
    let reads = 0
    let isWorking = false
    answerWith(
      http.get('/api/users/GetCurrentProfile', ({ request }) => {
        reads += 1
        // The first read is the route guard's; it must succeed.
        return reads === 1 || isWorking ? undefined : faultResponse(family, request)
      }),
    )
    const { user } = visit('/u/abonamentul-meu', { as: 'teacher' })
    await waitFor(() => expect(reads).toBe(2))
    const title = 'Abonamentul nu s-a putut încărca.'
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(title)).toBeVisible()
    const login = '/Account/Login?returnUrl=%2Fu%2Fabonamentul-meu'
    expect(fullPageLoads).toEqual(family === '401' ? [login] : [])
    expect((await screen.findAllByText(/^MED-2026-/))[0]).toBeVisible()
    isWorking = true
    await user.click(alert.getByRole('button', retry))
    // After a 401 the viewer is a visitor, whom the guard redirects to login.
    if (family === '401') return waitFor(() => expect(fullPageLoads).toEqual([login, login]))
    expect(await screen.findByText('Au mai rămas 46 de zile.')).toBeVisible()
    expect(screen.queryByText(title)).toBeNull()
  })
})

type Submission = {
  /** Default: the tutor. */
  as?: PersonaId
  endpoint: string
  path: RegExp
  address: string
  /** Opens and fills in the form. */
  fill: (app: App) => Promise<void>
  /** Presses the submit button. */
  send: (app: App) => Promise<void>
  /** Expects the form to show what was typed or chosen. */
  expectDraft: () => void
  succeeded: () => Promise<HTMLElement>
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const edit = async ({ user }: App, name: string) => {
  await user.click(await (await section(name)).findByRole('button', { name: /^(Editează|Completează)/ }))
  return section(name)
}
const save = (name: string) => async (app: App) =>
  app.user.click((await section(name)).getByRole('button', { name: 'Salvează' }))

const ask = (button: RegExp) => async (app: App) => {
  const [first] = await screen.findAllByRole('button', { name: button })
  await app.user.click(first as HTMLElement)
  await screen.findByRole('dialog')
}
const answer = (name: string) => async (app: App) => {
  // After a failure the same button offers a retry.
  const dialog = within(screen.getByRole('dialog'))
  await app.user.click(dialog.getByRole('button', { name: new RegExp(`^(${name}|Încearcă din nou)$`) }))
}

const lessonHour = () => screen.getByRole('radio', { name: /^18:00–19:00/ })

const submissions: Record<string, Submission> = {
  'accepting an appointment': {
    endpoint: 'acceptAppointment',
    path: /acceptByTeacher/,
    address: '/u/appoitments',
    fill: ask(/^Acceptă/),
    send: answer('Acceptă programarea'),
    expectDraft: () => expect(screen.getByRole('dialog')).toBeVisible(),
    succeeded: () => screen.findByText('Programarea a fost acceptată'),
  },
  'cancelling an appointment': {
    endpoint: 'cancelAppointment',
    path: /deleteappoitment/,
    address: '/u/appoitments',
    fill: ask(/^Anulează/),
    send: answer('Anulează programarea'),
    expectDraft: () => expect(screen.getByRole('dialog')).toBeVisible(),
    succeeded: () => screen.findByText('Programarea a fost anulată'),
  },
  'booking a lesson again': {
    as: 'student',
    endpoint: 'saveAppointment',
    path: /SaveAppoitment/,
    address: '/u/appoitments?old=1',
    async fill(app) {
      await ask(/^Programează din nou/)(app)
      const dialog = within(screen.getByRole('dialog'))
      await app.user.click(await dialog.findByRole('button', { name: /23 noiembrie 2026/ }))
      await waitFor(() => expect(lessonHour()).toBeEnabled())
      await app.user.click(lessonHour())
      await app.user.click(dialog.getByRole('checkbox', { name: /^Sunt de acord/ }))
    },
    send: async ({ user }) => user.click(screen.getByRole('button', { name: 'Programează' })),
    expectDraft() {
      expect(lessonHour()).toBeChecked()
      expect(screen.getByRole('checkbox', { name: /^Sunt de acord/ })).toBeChecked()
    },
    succeeded: () => screen.findByText(/^Cererea a fost trimisă\./),
  },
  'saving an ad': {
    endpoint: 'saveAd',
    path: /savead/,
    address: '/u',
    async fill({ user }) {
      const row = within(await screen.findByRole('row', { name: /^Matematica/ }))
      await user.click(row.getByRole('button', { name: /^Editează/ }))
      await screen.findByRole('dialog')
      const price = screen.getByRole('textbox', { name: 'Preț' })
      await user.clear(price)
      await user.type(price, '95')
    },
    send: async ({ user }) => user.click(screen.getByRole('button', { name: 'Salvează' })),
    expectDraft: () => expect(screen.getByRole('textbox', { name: 'Preț' })).toHaveValue('95'),
    succeeded: () => screen.findByText('Anunțul a fost salvat'),
  },
  'saving the studies': {
    endpoint: 'saveCurrentProfile',
    path: /SaveCurrentProfile/,
    address: '/u/profile',
    async fill(app) {
      const studies = await edit(app, 'Studii')
      await app.user.clear(studies.getByRole('textbox'))
      await app.user.type(studies.getByRole('textbox'), 'Doctorat în geometrie')
    },
    send: save('Studii'),
    expectDraft: () =>
      expect(screen.getByRole('textbox', { name: 'Studiile dvs.' })).toHaveValue('Doctorat în geometrie'),
    succeeded: () => screen.findByText('Modificările au fost salvate'),
  },
  'saving the place of the lessons': {
    endpoint: 'saveCity',
    path: /savecityforcurrentprofie/,
    address: '/u/profile',
    async fill(app) {
      const place = await edit(app, 'Locul meditațiilor')
      await app.user.click(place.getByRole('checkbox', { name: 'La elev acasă' }))
    },
    send: save('Locul meditațiilor'),
    expectDraft: () => expect(screen.getByRole('checkbox', { name: 'La elev acasă' })).toBeChecked(),
    succeeded: () => screen.findByText('Modificările au fost salvate'),
  },
  'saving the weekly availability': {
    endpoint: 'saveAvailability',
    path: /saveavailability/,
    address: '/u/profile',
    async fill(app) {
      const week = await edit(app, 'Disponibilitate')
      await app.user.click(week.getByRole('button', { name: 'Șterge intervalul 1, sâmbătă' }))
    },
    send: save('Disponibilitate'),
    expectDraft: () =>
      expect(screen.queryByRole('button', { name: 'Șterge intervalul 1, sâmbătă' })).toBeNull(),
    succeeded: () => screen.findByText('Programul a fost salvat'),
  },
}

describe.each(Object.entries(submissions))('%s', (_, submission) => {
  test('shows an error and keeps the draft on a timeout, and succeeds on the next press', async () => {
    const app = visit(submission.address, { as: submission.as ?? 'teacher' })
    await submission.fill(app)
    setFault(submission.endpoint, 'timeout')
    await submission.send(app)
    await passTimeout(submission.path)
    expect(await screen.findByRole('alert')).toBeVisible()
    submission.expectDraft()
    clearFaults()
    await submission.send(app)
    expect(await submission.succeeded()).toBeVisible()
  })

  test('redirects to login and keeps the draft when the session has expired', async () => {
    const app = visit(submission.address, { as: submission.as ?? 'teacher' })
    await submission.fill(app)
    setFault(submission.endpoint, '401')
    await submission.send(app)
    await waitFor(() =>
      expect(fullPageLoads).toContain(`/Account/Login?returnUrl=${encodeURIComponent(submission.address)}`),
    )
    submission.expectDraft()
  })
})
