import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { faultResponse, clearFaults, setFault } from '#mocks/faults.ts'
import { openDetails } from './appointmentsScreen.ts'
import { answerWith } from './backend.ts'
import { type App, expectRetryAfterTimeout, ownTimeouts, type Submission } from './families.ts'
import { fullPageLoads } from './leaving.ts'
import { visit } from './visit.tsx'

const retry = { name: 'Încearcă din nou' }

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
    findLoaded: () => screen.findByRole('link', { name: 'Mihai Ionescu' }),
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

// An expired session stands for every failure: the error is the same, and each part must also redirect to login.
test.each(parts)(
  '$address for a $as shows an error in place of the part that $endpoint fails for, redirects to login when the session has expired, and its retry loads the part',
  async ({ address, as, endpoint, title, findLoaded }) => {
    setFault(endpoint, '401')
    const { user } = visit(address, { as })
    const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]')
    if (!alert) throw new Error('The error is not in an alert.')
    expect(fullPageLoads).toContain(`/Account/Login?returnUrl=${encodeURIComponent(address)}`)
    clearFaults()
    await user.click(within(alert).getByRole('button', retry))
    expect(await findLoaded()).toBeVisible()
    expect(screen.queryByText(title)).toBeNull()
    // The pressed button has unmounted with its alert; the focus must not be lost with it.
    expect(document.body).not.toHaveFocus()
  },
)

test('/u/abonamentul-meu shows the invoices when the profile, which has the subscription, fails, and a retry loads it', async () => {
  let reads = 0
  let isWorking = false
  answerWith(
    http.get('/api/users/GetCurrentProfile', ({ request }) => {
      reads += 1
      // The first read is the route guard's; it must succeed.
      return reads === 1 || isWorking ? undefined : faultResponse('500', request)
    }),
  )
  const { user } = visit('/u/abonamentul-meu', { as: 'teacher' })
  const title = 'Abonamentul nu s-a putut încărca.'
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(title)).toBeVisible()
  expect(fullPageLoads).toEqual([])
  expect((await screen.findAllByText(/^MED-2026-/))[0]).toBeVisible()
  isWorking = true
  await user.click(alert.getByRole('button', retry))
  expect(await screen.findByText('Au mai rămas 46 de zile.')).toBeVisible()
  expect(screen.queryByText(title)).toBeNull()
})

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

/** Submissions by the tutor, unless another persona is named. */
const submissions: Record<string, Omit<Submission, 'as'> & { as?: PersonaId }> = {
  'saving an ad': {
    endpoint: 'saveAd',
    path: /savead/,
    address: '/u',
    async fill(app) {
      await ask(/^Editează/)(app)
      await app.user.clear(await screen.findByRole('textbox', { name: 'Descriere' }))
      await app.user.type(screen.getByRole('textbox', { name: 'Descriere' }), 'Altceva')
    },
    send: answer('Salvează'),
    expectDraft: () => expect(screen.getByRole('textbox', { name: 'Descriere' })).toHaveValue('Altceva'),
    succeeded: () => screen.findByText('Anunțul a fost salvat'),
  },
  'deleting an ad': {
    endpoint: 'deleteAd',
    path: /deletead/,
    address: '/u',
    fill: ask(/^Șterge/),
    send: answer('Șterge'),
    expectDraft: () => expect(screen.getByRole('dialog')).toBeVisible(),
    succeeded: () => screen.findByText('Anunțul a fost șters'),
  },
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
    async fill(app) {
      await screen.findAllByRole('article')
      openDetails()
      await ask(/^Anulează/)(app)
    },
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

test.each(Object.entries(submissions))(
  '%s shows an error and keeps the draft on a timeout, and succeeds on the next press',
  (_, submission) => expectRetryAfterTimeout({ as: 'teacher', ...submission }),
)
