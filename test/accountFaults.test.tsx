import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { answerFault, clearFaults, setFault } from '#mocks/faults.ts'
import { answerWith } from './backend.ts'
import { ownTimeouts, passTimeout, screenFamilies } from './families.ts'
import { left } from './leaving.ts'
import { visit } from './visit.tsx'

const retry = { name: 'Încearcă din nou' }
type App = ReturnType<typeof visit>

ownTimeouts()

type Part = {
  address: string
  as: PersonaId
  endpoint: string
  /** What the part says when it could not be had. */
  title: string
  /** What is there once it could. */
  healed: () => Promise<HTMLElement>
}

const parts: Part[] = [
  {
    address: '/u',
    as: 'teacher',
    endpoint: 'getOwnAds',
    title: 'Anunțurile dvs. nu s-au putut încărca.',
    healed: () => screen.findByRole('row', { name: /^Matematica/ }),
  },
  {
    address: '/u',
    as: 'student',
    endpoint: 'getActiveAppointments',
    title: 'Programările nu s-au putut încărca.',
    healed: () => screen.findByText('Puteți intra în sală'),
  },
  {
    address: '/u',
    as: 'student',
    endpoint: 'getPartners',
    title: 'Conversațiile nu s-au putut încărca.',
    healed: () => screen.findByRole('link', { name: /Elena-Cătălina/ }),
  },
  {
    address: '/u/messages',
    as: 'student',
    endpoint: 'getPartners',
    title: 'Lista conversațiilor nu s-a putut încărca.',
    healed: () => screen.findByRole('link', { name: /Mihai Ionescu/ }),
  },
  {
    address: '/u/messages?user=m4t7k2',
    as: 'student',
    endpoint: 'getConversation',
    title: 'Conversația nu s-a putut încărca.',
    healed: async () =>
      (await screen.findAllByText('Nicio problemă, vineri la 16 este liber.'))[0] as HTMLElement,
  },
  {
    address: '/u/profile',
    as: 'teacher',
    endpoint: 'getAvailability',
    title: 'Programul dvs. nu a putut fi încărcat.',
    healed: () => screen.findByText('Luni'),
  },
  {
    address: '/u/appoitments',
    as: 'student',
    endpoint: 'getActiveAppointments',
    title: 'Programările nu s-au putut încărca.',
    healed: () => screen.findByRole('link', { name: /^Intră în sala de meditații/ }),
  },
  {
    address: '/u/appoitments?old=1',
    as: 'student',
    endpoint: 'getOldAppointments',
    title: 'Programările anterioare nu s-au putut încărca.',
    healed: async () => (await screen.findAllByRole('button', { name: /^Acordă o notă/ }))[0] as HTMLElement,
  },
  {
    address: '/payment/1002',
    as: 'student',
    endpoint: 'getActiveAppointments',
    title: 'Plata nu s-a putut pregăti',
    healed: () => screen.findByRole('button', { name: 'Plătește 85,00 RON' }),
  },
  {
    address: '/u/appoitment-report',
    as: 'teacher',
    endpoint: 'getReport',
    title: 'Raportul nu s-a putut încărca.',
    healed: () => screen.findByRole('row', { name: /Ioana Dumitrescu.*MED-2026-/ }),
  },
  {
    address: '/u/appoitment-report',
    as: 'teacher',
    endpoint: 'getBalance',
    title: 'Soldul nu s-a putut încărca.',
    healed: () => screen.findByText(/^[\d.]+,\d\d RON$/, { selector: 'main section:first-of-type *' }),
  },
  {
    address: '/u/abonamentul-meu',
    as: 'teacher',
    endpoint: 'getPayments',
    title: 'Facturile nu s-au putut încărca.',
    healed: async () => (await screen.findAllByText(/^MED-2026-/))[0] as HTMLElement,
  },
  {
    address: '/u/abonamentul-meu',
    as: 'teacher',
    endpoint: 'getCurrentPayment',
    title: 'Numele abonamentului nu s-a putut încărca.',
    healed: () => screen.findByText('Abonament 3 luni', { selector: 'main section:first-of-type *' }),
  },
]

describe.each(parts)('$address of a $as without $endpoint', ({ address, as, endpoint, title, healed }) => {
  test.each(screenFamilies)('stands but for that part (%s), whose retry brings it', async family => {
    setFault(endpoint, family)
    const { user } = visit(address, { as })
    const said = await screen.findByText(title)
    const alert = said.closest<HTMLElement>('[role=alert]')
    if (!alert) throw new Error('Nobody announces it.')
    // Behind a login, a session that has ended leads there.
    if (family === '401') expect(left).toContain(`/Account/Login?returnUrl=${encodeURIComponent(address)}`)
    else expect(left).toEqual([])
    clearFaults()
    await user.click(within(alert).getByRole('button', retry))
    expect(await healed()).toBeVisible()
    expect(screen.queryByText(title)).toBeNull()
    // The button is gone with its alert; who works with the keyboard goes on from there.
    expect(document.body).not.toHaveFocus()
  })
})

describe('/u/abonamentul-meu without the profile that tells of the subscription', () => {
  test.each(screenFamilies)('has the invoices (%s), and a retry brings the rest', async family => {
    let reads = 0
    let isHealed = false
    answerWith(
      http.get('/api/users/GetCurrentProfile', ({ request }) => {
        reads += 1
        // The first is the guard's.
        return reads === 1 || isHealed ? undefined : answerFault(family, request)
      }),
    )
    const { user } = visit('/u/abonamentul-meu', { as: 'teacher' })
    await waitFor(() => expect(reads).toBe(2))
    const title = 'Abonamentul nu s-a putut încărca.'
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(title)).toBeVisible()
    const login = '/Account/Login?returnUrl=%2Fu%2Fabonamentul-meu'
    expect(left).toEqual(family === '401' ? [login] : [])
    expect((await screen.findAllByText(/^MED-2026-/))[0]).toBeVisible()
    isHealed = true
    await user.click(alert.getByRole('button', retry))
    // Whose session has ended is a visitor, whom the guard sends to login.
    if (family === '401') return waitFor(() => expect(left).toEqual([login, login]))
    expect(await screen.findByText('Au mai rămas 46 de zile.')).toBeVisible()
    expect(screen.queryByText(title)).toBeNull()
  })
})

type Change = {
  /** The tutor unless told otherwise. */
  as?: PersonaId
  endpoint: string
  path: RegExp
  address: string
  /** Fills the form up to its button. */
  fill: (app: App) => Promise<void>
  /** Presses the button. */
  send: (app: App) => Promise<void>
  /** What was typed or chosen is there. */
  isKept: () => void
  succeeded: () => Promise<HTMLElement>
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const edit = async ({ user }: App, name: string) => {
  await user.click(await (await section(name)).findByRole('button', { name: /^Editează/ }))
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
  // After a failure the same button offers to try again.
  const dialog = within(screen.getByRole('dialog'))
  await app.user.click(dialog.getByRole('button', { name: new RegExp(`^(${name}|Încearcă din nou)$`) }))
}

const lessonHour = () => screen.getByRole('radio', { name: /^18:00–19:00/ })

const changes: Record<string, Change> = {
  'an appointment that is accepted': {
    endpoint: 'acceptAppointment',
    path: /acceptByTeacher/,
    address: '/u/appoitments',
    fill: ask(/^Acceptă/),
    send: answer('Acceptă programarea'),
    isKept: () => expect(screen.getByRole('dialog')).toBeVisible(),
    succeeded: () => screen.findByText('Programarea a fost acceptată'),
  },
  'an appointment that is cancelled': {
    endpoint: 'cancelAppointment',
    path: /deleteappoitment/,
    address: '/u/appoitments',
    fill: ask(/^Anulează/),
    send: answer('Anulează programarea'),
    isKept: () => expect(screen.getByRole('dialog')).toBeVisible(),
    succeeded: () => screen.findByText('Programarea a fost anulată'),
  },
  'a lesson that is booked again': {
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
    isKept() {
      expect(lessonHour()).toBeChecked()
      expect(screen.getByRole('checkbox', { name: /^Sunt de acord/ })).toBeChecked()
    },
    succeeded: () => screen.findByText(/^Cererea a fost trimisă\./),
  },
  'an ad that is saved': {
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
    isKept: () => expect(screen.getByRole('textbox', { name: 'Preț' })).toHaveValue('95'),
    succeeded: () => screen.findByText('Anunțul a fost salvat'),
  },
  'studies that are saved': {
    endpoint: 'saveCurrentProfile',
    path: /SaveCurrentProfile/,
    address: '/u/profile',
    async fill(app) {
      const studies = await edit(app, 'Studii')
      await app.user.clear(studies.getByRole('textbox'))
      await app.user.type(studies.getByRole('textbox'), 'Doctorat în geometrie')
    },
    send: save('Studii'),
    isKept: () =>
      expect(screen.getByRole('textbox', { name: 'Studiile dvs.' })).toHaveValue('Doctorat în geometrie'),
    succeeded: () => screen.findByText('Modificările au fost salvate'),
  },
  'a place that is saved': {
    endpoint: 'saveCity',
    path: /savecityforcurrentprofie/,
    address: '/u/profile',
    async fill(app) {
      const place = await edit(app, 'Locul meditațiilor')
      await app.user.click(place.getByRole('checkbox', { name: 'La elev acasă' }))
    },
    send: save('Locul meditațiilor'),
    isKept: () => expect(screen.getByRole('checkbox', { name: 'La elev acasă' })).toBeChecked(),
    succeeded: () => screen.findByText('Modificările au fost salvate'),
  },
  'a week that is saved': {
    endpoint: 'saveAvailability',
    path: /saveavailability/,
    address: '/u/profile',
    async fill(app) {
      const week = await edit(app, 'Disponibilitate')
      await app.user.click(week.getByRole('button', { name: 'Șterge intervalul 1, sâmbătă' }))
    },
    send: save('Disponibilitate'),
    isKept: () => expect(screen.queryByRole('button', { name: 'Șterge intervalul 1, sâmbătă' })).toBeNull(),
    succeeded: () => screen.findByText('Programul a fost salvat'),
  },
}

describe.each(Object.entries(changes))('%s, and fails', (_, change) => {
  test('by a timeout: it says so, keeps all, and goes through at the next press', async () => {
    const app = visit(change.address, { as: change.as ?? 'teacher' })
    await change.fill(app)
    setFault(change.endpoint, 'timeout')
    await change.send(app)
    await passTimeout(change.path)
    expect(await screen.findByRole('alert')).toBeVisible()
    change.isKept()
    clearFaults()
    await change.send(app)
    expect(await change.succeeded()).toBeVisible()
  })

  test('by a session that has ended: it leads to login, and all is there after it', async () => {
    const app = visit(change.address, { as: change.as ?? 'teacher' })
    await change.fill(app)
    setFault(change.endpoint, '401')
    await change.send(app)
    await waitFor(() =>
      expect(left).toContain(`/Account/Login?returnUrl=${encodeURIComponent(change.address)}`),
    )
    change.isKept()
  })
})
