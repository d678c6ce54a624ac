import { tutorCases } from '#mocks/data/cases.ts'
import { caseAdCode, caseCode, invoiceCodes, namelessLearner } from '#mocks/seeding/cases.ts'
import { lessonIds } from '#mocks/seeding/lessonCases.ts'
import { type PersonaId, personas } from './personas.ts'

/** An edge case of the full world, shown at `path` to `persona`. Ids and the codes in paths never change. */
export type Case = { id: string; title: string; path: string; persona: PersonaId }

const codeOf = (persona: PersonaId) => personas[persona].profile?.UserCode ?? ''

const student = { persona: 'student' } as const
const teacher = { persona: 'teacher' } as const
const appointmentsPath = '/u/appoitments'

/**
 * States of a lesson, with the `Id` of the lesson in that state. All are on the appointments screen. In the
 * state `rated` the two personas have different lessons: the student rated another tutor, the teacher was
 * rated by another student.
 */
const lessonStates = [
  ['requested', 'programare cerută', lessonIds.requested],
  ['accepted', 'programare acceptată, neplătită', lessonIds.accepted],
  ['paid', 'programare plătită', lessonIds.paid],
  ['joinable', 'programare în curs', lessonIds.joinable],
  ['past', 'programare trecută, neplătită', lessonIds.past],
  ['ready', 'programare trecută, gata de notat', lessonIds.readyForRating],
  ['rated', 'programare trecută, notată', lessonIds.rated],
] as const

/** The named edge cases that screens must handle. */
export const catalogue: Case[] = [
  ...tutorCases.map(({ id, title }): Case => ({
    id,
    title,
    path: `/teacherprofile/${caseAdCode(id)}`,
    persona: 'student',
  })),
  { id: 'list-last-page', title: 'Ultima pagină a listei', path: '/teacher?page=96', persona: 'visitor' },
  { id: 'list-beyond', title: 'Pagină de după ultima', path: '/teacher?page=9999', persona: 'visitor' },
  { id: 'list-nothing', title: 'Listă fără rezultate', path: '/Pian?city=320&cycle=9', persona: 'visitor' },
  { id: 'unknown-subject', title: 'Materie care nu există', path: '/Alchimie', persona: 'visitor' },
  { id: 'unknown-ad', title: 'Anunț care nu există', path: '/teacherprofile/nimic', persona: 'visitor' },
  { id: 'own-ad', title: 'Anunțul propriu al profesorului', path: '/u/home', ...teacher },
  { id: 'no-ads', title: 'Profesor fără niciun anunț', path: '/u/home', persona: 'teacherNew' },
  { id: 'empty-profile', title: 'Profil necompletat', path: '/u/profile', persona: 'teacherNew' },
  // The `teacher` persona has no hours on Sundays.
  {
    id: 'day-without-hours',
    title: 'Zi fără ore (orice duminică)',
    path: '/teacherprofile/ae31oi',
    ...student,
  },

  { id: 'request-own', title: 'Solicitare proprie', path: '/solicitare-de-meditatii/c-own', ...student },
  { id: 'request-online', title: 'Solicitare online', path: '/solicitare-de-meditatii/c-online', ...teacher },
  {
    id: 'request-no-city',
    title: 'Solicitare fără oraș și nu online',
    path: '/solicitare-de-meditatii/c-no-city',
    ...teacher,
  },
  {
    id: 'request-ended',
    title: 'Solicitare încheiată',
    path: '/solicitare-de-meditatii/c-ended',
    ...teacher,
  },
  {
    id: 'request-html',
    title: 'Solicitare cu HTML, emoji și dreapta-stânga',
    path: '/solicitare-de-meditatii/c-html',
    ...teacher,
  },
  {
    id: 'request-long',
    title: 'Solicitare cu text de 2.000 de caractere',
    path: '/solicitare-de-meditatii/c-long',
    ...teacher,
  },
  {
    id: 'request-empty',
    title: 'Solicitare fără text, oraș, nivel și nume',
    path: '/solicitare-de-meditatii/c-empty',
    ...teacher,
  },
  {
    id: 'request-gate',
    title: 'Solicitare, profesor fără abonament',
    path: '/solicitare-de-meditatii/c-online',
    persona: 'teacherUnpaid',
  },
  {
    id: 'request-unknown',
    title: 'Solicitare care nu există',
    path: '/solicitare-de-meditatii/nimic',
    persona: 'visitor',
  },

  ...lessonStates.flatMap(([id, title, number]): Case[] => [
    {
      id: `lesson-${id}-student`,
      title: `Elev: ${title} (nr. ${number})`,
      path: appointmentsPath,
      ...student,
    },
    {
      id: `lesson-${id}-teacher`,
      title: `Profesor: ${title} (nr. ${id === 'rated' ? lessonIds.ratedTeacher : number})`,
      path: appointmentsPath,
      ...teacher,
    },
  ]),
  { id: 'lessons-none', title: 'Nicio programare', path: appointmentsPath, persona: 'teacherNew' },
  {
    id: 'lesson-pay',
    title: 'Programare acceptată, de plătit',
    path: `/payment/${lessonIds.accepted}`,
    ...student,
  },
  {
    id: 'lesson-pay-two',
    title: 'Două programări de plătit deodată',
    path: `/payment/${lessonIds.accepted},${lessonIds.acceptedToo}`,
    ...student,
  },
  {
    id: 'lesson-pay-failed',
    title: 'Programare cu o plată eșuată',
    path: `/payment/${lessonIds.failedPayment}`,
    ...student,
  },
  {
    id: 'lesson-pay-free',
    title: 'Programare fără preț',
    path: `/payment/${lessonIds.free}`,
    ...student,
  },
  {
    id: 'lesson-pay-mixed',
    title: 'Plată cu programări care nu se pot plăti',
    path: `/payment/${lessonIds.accepted},${lessonIds.requested},${lessonIds.paid},${lessonIds.nameless},999999`,
    ...student,
  },
  {
    id: 'lesson-room',
    title: 'Sala unei meditații în curs',
    path: `/room/${lessonIds.joinable}`,
    ...student,
  },
  {
    id: 'lesson-room-later',
    title: 'Sala unei meditații de azi, înainte de ora ei',
    path: `/room/${lessonIds.later}`,
    ...teacher,
  },

  {
    id: 'conversation-long',
    title: 'Conversație de 130 de mesaje',
    path: `/u/messages?user=${codeOf('teacher')}`,
    ...student,
  },
  {
    id: 'conversation-odd',
    title: 'Conversație cu HTML, emoji și cuvinte fără sfârșit',
    path: `/u/messages?user=${caseCode('html')}`,
    ...student,
  },
  {
    id: 'partner-nameless',
    title: 'Partener fără nume',
    path: `/u/messages?user=${namelessLearner}`,
    ...teacher,
  },
  {
    id: 'partner-new',
    title: 'Partener cu care nu s-a vorbit încă',
    path: `/u/messages?user=${caseCode('long-description')}`,
    ...student,
  },
  { id: 'messages-none', title: 'Niciun mesaj', path: '/u/messages', persona: 'teacherNew' },

  { id: 'report-long', title: 'Raport pe mai multe pagini', path: '/u/appoitment-report', ...teacher },
  {
    id: 'report-none',
    title: 'Raport gol',
    path: '/u/appoitment-report',
    persona: 'teacherNew',
  },
  { id: 'invoices-long', title: 'Istoric lung de facturi', path: '/u/abonamentul-meu', ...teacher },
  {
    id: 'invoices-none',
    title: 'Fără abonament și fără facturi',
    path: '/u/abonamentul-meu',
    persona: 'teacherUnpaid',
  },
  {
    id: 'invoice',
    title: 'Cea mai nouă factură, descărcată',
    path: `/payment/download/${invoiceCodes.subscription}`,
    ...teacher,
  },
  {
    id: 'invoice-lesson',
    title: 'Factura unei meditații',
    path: `/payment/download/${invoiceCodes.lesson}`,
    ...student,
  },
  {
    id: 'invoice-unpaid',
    title: 'Factura unei plăți eșuate',
    path: `/payment/download/${invoiceCodes.failed}`,
    ...student,
  },
  {
    id: 'invoice-unknown',
    title: 'Factură care nu există',
    path: '/payment/download/nimic',
    ...teacher,
  },
]
