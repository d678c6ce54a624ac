import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { visit } from './visit.tsx'

type App = ReturnType<typeof visit>

// Steps of the user that make a text appear.
const press = (name: string) => async (app: App) =>
  app.user.click(await screen.findByRole('button', { name }))
const choose = (label: string, typed: string) => async (app: App) => {
  await app.user.type(await screen.findByRole('combobox', { name: label }), typed)
  await app.user.click(await screen.findByRole('option', { name: new RegExp(`^${typed}`) }))
}
const tick = (name: RegExp) => async (app: App) =>
  app.user.click(await screen.findByRole('checkbox', { name }))
const type =
  (label: string, text: string, role = 'textbox') =>
  async (app: App) =>
    app.user.type(await screen.findByRole(role, { name: label }), text)

const pressIn = (region: string, name: RegExp) => async (app: App) => {
  const part = within(await screen.findByRole('region', { name: region }))
  await app.user.click(await part.findByRole('button', { name }))
}
const editIn = (region: string) => pressIn(region, /^(Editează|Completează)/)
const saveIn = (region: string) => pressIn(region, /^Salvează$/)

const pressFirst = (name: RegExp) => async (app: App) =>
  app.user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)

const tutor = '/teacherprofile/ae31oi'
const requests = '/solicitare-de-meditatii'
const request = '/solicitare-de-meditatii/c-online'
const newRequest = '/adauga-solicitare-noua'
const publish = press('Publică solicitarea')

/** The texts that must be visible, and the steps of the user that make the next texts appear, in this order. */
type Visit = [address: string, as: PersonaId, ...steps: (string | ((app: App) => Promise<void>))[]]

/**
 * Texts that the specification defines word for word (§2, §5, §8, §9, the contract's labels), and their
 * screens.
 */
const visits: Visit[] = [
  // §2 Requests list
  [requests, 'visitor', '+ Adauga solicitare noua', 'deschide', 'Pagina urmatoare', 'Filtrează'],
  [`${requests}?page=2`, 'visitor', 'Pagina anterioara'],
  [`${requests}?subject=Pian`, 'visitor', 'Am nevoie de meditatii la Pian'],
  [`${requests}?subject=Alchimie`, 'visitor', 'Nu exista rezultate care sa corespunda cautarii dvs'],
  // §2 Request detail, §4 Request-reply flow
  [request, 'visitor', 'Am nevoie de meditatii la Informatica', 'Raspunde solicitarii'],
  [
    request,
    'teacher',
    press('Raspunde solicitarii'),
    type('Mesajul dvs.', 'Vă pot ajuta.'),
    press('Trimite'),
    'Mesajul a fost trimis',
  ],
  [request, 'student', press('Raspunde solicitarii'), '39,00 RON'],
  // §2 New request, §5, §8
  [
    newRequest,
    'student',
    'Ce anume cauți?',
    publish,
    'Alege o materie',
    choose('Materie', 'Pian'),
    publish,
    'Alege un oras',
    tick(/^Online$/),
    publish,
    'Te rog introdu ce anume cauți ?',
    type('Ce anume cauți?', 'Pian'),
    publish,
    'Alege categoria de varsta',
  ],
  [newRequest, 'student', type('Materie', 'qqqq', 'combobox'), 'Nici un rezultat'],
  // §2 Tutor ad page
  [tutor, 'visitor', 'Meditatii Matematica', 'Mihai I.', '85 / 1 oră', '2025-02-08', 'Autentificare'],
  [
    tutor,
    'student',
    'Mihai Ionescu',
    'Trimite mesaj',
    'Arată numărul de telefon',
    press('Acordă o notă'),
    'foarte slab',
    'foarte bun',
    press('Trimite'),
    'Alegeți o notă de la 0 la 10.',
  ],
  // §2 Messages, My profile, My ads; §5, §8
  ['/u/messages', 'teacher', 'Utilizator fara nume', 'Selectati o conversatie.'],
  [
    '/u/messages?user=s3d8q1',
    'teacher',
    'Trimite mesaj',
    press('Trimite mesaj'),
    type('Mesajul dvs.', 'Bine!'),
    press('Trimite'),
    'Chiar acum',
  ],
  [
    '/u/profile',
    'teacherNew',
    'Profilul este incomplet',
    editIn('Date generale'),
    saveIn('Date generale'),
    'Alegeti o experienta',
  ],
  [
    '/u/profile',
    'teacherNew',
    editIn('Locul meditațiilor'),
    saveIn('Locul meditațiilor'),
    'Te rog alege un oras sau meditatii online',
  ],
  ['/u/profile', 'teacherNew', editIn('Studii'), saveIn('Studii'), 'Acest camp este obligatoriu!'],
  ['/u', 'teacherUnpaid', pressFirst(/^Șterge/), 'Esti sigur ca vrei sa stergi acest anunt ?'],
  ['/u', 'teacherUnpaid', 'Adaugă anunț', press('Adaugă anunț'), press('Salvează'), 'Selecteaza o materie!'],
  // §2 Appointments, §4 Multi-pay, §8 Confirmations, the contract's labels
  [
    '/u/appoitments',
    'student',
    'Programarii anterioare',
    pressFirst(/^Detalii \(Mihai Ionescu, miercuri/),
    'Anulează',
    'Achita',
    'Intră în sala de meditații',
    pressFirst(/^Achita/),
    'Renunta',
    'Plateste',
    pressFirst(/^Anulează/),
    'Esit sigur că vrei să anulezi această programare ?',
  ],
  [
    '/u/appoitments',
    'teacher',
    'Acceptă',
    'Utilizator fara nume',
    pressFirst(/^Acceptă/),
    'Esit sigur că accepți această programare ?',
  ],
  ['/u/appoitments', 'teacherNew', 'Nu sunt programari.'],
  ['/u/appoitments?old=1', 'student', 'Acordă o notă', 'Programează din nou'],
  // §2 Appointment report, Subscription pages
  ['/u/appoitment-report', 'teacher', 'Raport meditatii - 20 noiembrie 2026'],
  ['/u/appoitment-report', 'teacherNew', 'Nu sunt informatii.'],
  ['/u/abonamentul-meu', 'teacherUnpaid', 'Nu este activat un abonament.', 'Nu sunt plati'],
  ['/u/abonamente', 'teacherUnpaid', '39,00 RON'],
  // §9 Subscription
  ['/abonamente', 'visitor', '39,00 RON', '69,00 RON', '179,00 RON'],
]

test.each(visits.map(([address, as, ...steps]) => ({ address, as, steps })))(
  '$address shows the $as its texts of the specification',
  async ({ address, as, steps }) => {
    const app = visit(address, { as })
    for (const step of steps)
      if (typeof step === 'string') await waitFor(() => expect(visibleTexts(), step).toContain(step))
      else await step(app)
  },
)

/** Returns the own texts of all visible elements. */
function visibleTexts(): string[] {
  const texts = screen.queryAllByText((_, element) => ownText(element) !== '')
  return texts.filter(element => element.checkVisibility({ visibilityProperty: true })).map(ownText)
}

/** Returns the text of an element without the text of its child elements. */
function ownText(element: Element | null): string {
  const nodes = [...(element?.childNodes ?? [])].filter(node => node.nodeType === Node.TEXT_NODE)
  return nodes
    .map(node => node.textContent)
    .join('')
    .trim()
}
