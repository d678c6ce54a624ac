import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { visit } from './visit.tsx'

type App = ReturnType<typeof visit>

// Steps of the user that make a text appear.
const press = (name: string) => async (app: App) =>
  app.user.click(await screen.findByRole('button', { name }))
const inOrder =
  (...steps: ((app: App) => Promise<void>)[]) =>
  async (app: App) => {
    for (const step of steps) await step(app)
  }
const choose = (label: string, typed: string) => async (app: App) => {
  await app.user.type(await screen.findByRole('combobox', { name: label }), typed)
  await app.user.click(await screen.findByRole('option', { name: new RegExp(`^${typed}`) }))
}
const tick = (name: RegExp) => async (app: App) =>
  app.user.click(await screen.findByRole('checkbox', { name }))
const type = (label: string, text: string) => async (app: App) =>
  app.user.type(await screen.findByRole('textbox', { name: label }), text)

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

type Row = [text: string, address: string, as: PersonaId, act?: (app: App) => Promise<void>]

/**
 * Texts that the specification defines word for word (§2, §5, §8, §9, the contract's labels), and their
 * screens.
 */
const rows: Row[] = [
  // §2 Requests list
  ['+ Adauga solicitare noua', requests, 'visitor'],
  ['deschide', requests, 'visitor'],
  ['Am nevoie de meditatii la Pian', `${requests}?subject=Pian`, 'visitor'],
  ['Pagina urmatoare', requests, 'visitor'],
  ['Pagina anterioara', `${requests}?page=2`, 'visitor'],
  ['Filtrează', requests, 'visitor'],
  ['Nu exista rezultate care sa corespunda cautarii dvs', `${requests}?subject=Alchimie`, 'visitor'],
  // §2 Request detail, §4 Request-reply flow
  ['Am nevoie de meditatii la Informatica', request, 'visitor'],
  ['Raspunde solicitarii', request, 'visitor'],
  [
    'Mesajul a fost trimis',
    request,
    'teacher',
    inOrder(press('Raspunde solicitarii'), type('Mesajul dvs.', 'Vă pot ajuta.'), press('Trimite')),
  ],
  ['39,00 RON', request, 'student', press('Raspunde solicitarii')],
  // §2 New request, §5, §8
  ['Ce anume cauți?', newRequest, 'student'],
  ['Alege o materie', newRequest, 'student', publish],
  ['Alege un oras', newRequest, 'student', inOrder(choose('Materie', 'Pian'), publish)],
  [
    'Te rog introdu ce anume cauți ?',
    newRequest,
    'student',
    inOrder(choose('Materie', 'Pian'), tick(/^Online$/), publish),
  ],
  [
    'Alege categoria de varsta',
    newRequest,
    'student',
    inOrder(choose('Materie', 'Pian'), tick(/^Online$/), type('Ce anume cauți?', 'Pian'), publish),
  ],
  [
    'Nici un rezultat',
    newRequest,
    'student',
    async ({ user }) => user.type(await screen.findByRole('combobox', { name: 'Materie' }), 'qqqq'),
  ],
  // §2 Tutor ad page
  ['Meditatii Matematica', tutor, 'visitor'],
  ['Mihai I.', tutor, 'visitor'],
  ['Mihai Ionescu', tutor, 'student'],
  ['85 / 1 oră', tutor, 'visitor'],
  ['2025-02-08', tutor, 'visitor'],
  ['Autentificare', tutor, 'visitor'],
  ['Trimite mesaj', tutor, 'student'],
  ['Arată numărul de telefon', tutor, 'student'],
  ['Profesori asemănători', tutor, 'visitor'],
  ['foarte slab', tutor, 'student', press('Acordă o notă')],
  ['foarte bun', tutor, 'student', press('Acordă o notă')],
  ['Alegeți o notă de la 0 la 10.', tutor, 'student', inOrder(press('Acordă o notă'), press('Trimite'))],
  // §2 Messages, My profile, My ads; §5, §8
  ['Utilizator fara nume', '/u/messages', 'teacher'],
  ['Selectati o conversatie.', '/u/messages', 'teacher'],
  ['Trimite mesaj', '/u/messages?user=s3d8q1', 'teacher'],
  [
    'Chiar acum',
    '/u/messages?user=s3d8q1',
    'teacher',
    inOrder(press('Trimite mesaj'), type('Mesajul dvs.', 'Bine!'), press('Trimite')),
  ],
  ['Profilul este incomplet', '/u/profile', 'teacherNew'],
  [
    'Alegeti o experienta',
    '/u/profile',
    'teacherNew',
    inOrder(editIn('Date generale'), saveIn('Date generale')),
  ],
  [
    'Te rog alege un oras sau meditatii online',
    '/u/profile',
    'teacherNew',
    inOrder(editIn('Locul meditațiilor'), saveIn('Locul meditațiilor')),
  ],
  ['Acest camp este obligatoriu!', '/u/profile', 'teacherNew', inOrder(editIn('Studii'), saveIn('Studii'))],
  ['Esti sigur ca vrei sa stergi acest anunt ?', '/u', 'teacherUnpaid', pressFirst(/^Șterge/)],
  ['Selecteaza o materie!', '/u', 'teacherUnpaid', inOrder(press('Adaugă anunț'), press('Salvează'))],
  ['Adaugă anunț', '/u', 'teacherUnpaid'],
  // §2 Appointments, §4 Multi-pay, §8 Confirmations, the contract's labels
  ['Programarii anterioare', '/u/appoitments', 'student'],
  ['Nu sunt programari.', '/u/appoitments', 'teacherNew'],
  ['Anulează', '/u/appoitments', 'student'],
  ['Acceptă', '/u/appoitments', 'teacher'],
  ['Achita', '/u/appoitments', 'student'],
  ['Intră în sala de meditații', '/u/appoitments', 'student'],
  ['Acordă o notă', '/u/appoitments?old=1', 'student'],
  ['Programează din nou', '/u/appoitments?old=1', 'student'],
  ['Utilizator fara nume', '/u/appoitments', 'teacher'],
  [
    'Esit sigur că vrei să anulezi această programare ?',
    '/u/appoitments',
    'student',
    pressFirst(/^Anulează/),
  ],
  ['Esit sigur că accepți această programare ?', '/u/appoitments', 'teacher', pressFirst(/^Acceptă/)],
  ['Renunta', '/u/appoitments', 'student', pressFirst(/^Achita/)],
  ['Plateste', '/u/appoitments', 'student', pressFirst(/^Achita/)],
  // §2 Appointment report, Subscription pages
  ['Raport meditatii - 20 noiembrie 2026', '/u/appoitment-report', 'teacher'],
  ['Nu sunt informatii.', '/u/appoitment-report', 'teacherNew'],
  ['Nu este activat un abonament.', '/u/abonamentul-meu', 'teacherUnpaid'],
  ['Nu sunt plati', '/u/abonamentul-meu', 'teacherUnpaid'],
  ['39,00 RON', '/u/abonamente', 'teacherUnpaid'],
  // §9 Subscription
  ['39,00 RON', '/abonamente', 'visitor'],
  ['69,00 RON', '/abonamente', 'visitor'],
  ['179,00 RON', '/abonamente', 'visitor'],
]

test.each(rows)("shows '%s' at %s to the %s", async (text, address, as, act) => {
  const app = visit(address, { as })
  await act?.(app)
  await waitFor(() => {
    const found = screen.queryAllByText((_, element) => ownText(element) === text)
    expect(found.some(element => element.checkVisibility({ visibilityProperty: true }))).toBe(true)
  })
})

/** Returns the text of an element without that of its child elements. */
function ownText(element: Element | null): string {
  const nodes = [...(element?.childNodes ?? [])].filter(node => node.nodeType === Node.TEXT_NODE)
  return nodes
    .map(node => node.textContent)
    .join('')
    .trim()
}
