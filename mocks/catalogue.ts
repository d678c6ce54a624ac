import { tutorCases } from '#mocks/data/cases.ts'
import { caseAdCode, caseCode, invoiceCodes, namelessLearner } from '#mocks/seeding/cases.ts'
import { lessonIds } from '#mocks/seeding/lessonCases.ts'
import { codeOf, type PersonaId } from './personas.ts'

/** An edge case of the full world, shown at `path` to `persona`. The codes in paths never change. */
export type Case = [title: string, path: `/${string}`, persona: PersonaId]

const request = '/solicitare-de-meditatii'
const messages = '/u/messages?user='
const appointments = '/u/appoitments'
const report = '/u/appoitment-report'
const payments = '/u/abonamentul-meu'
const invoice = '/payment/download'

/**
 * States of a lesson, with the `Id` of the lesson in that state. All are on the appointments screen. In the last
 * state, the two personas have different lessons: the student rated another tutor, the teacher was rated by another student.
 */
const lessonStates: [title: string, student: number, teacher?: number][] = [
  ['programare cerută', lessonIds.requested],
  ['programare acceptată, neplătită', lessonIds.accepted],
  ['programare plătită', lessonIds.paid],
  ['programare în curs', lessonIds.joinable],
  ['programare trecută, neplătită', lessonIds.past],
  ['programare trecută, gata de notat', lessonIds.readyForRating],
  ['programare trecută, notată', lessonIds.rated, lessonIds.ratedTeacher],
]

export const catalogue: Case[] = [
  ...tutorCases.map(({ id, title }): Case => [title, `/teacherprofile/${caseAdCode(id)}`, 'student']),
  ['Ultima pagină a listei', '/teacher?page=96', 'visitor'],
  ['Pagină de după ultima', '/teacher?page=9999', 'visitor'],
  ['Listă fără rezultate', '/Pian?city=320&cycle=9', 'visitor'],
  ['Materie care nu există', '/Alchimie', 'visitor'],
  ['Anunț care nu există', '/teacherprofile/nimic', 'visitor'],
  ['Anunțul propriu al profesorului', '/u/home', 'teacher'],
  ['Profesor fără niciun anunț', '/u/home', 'teacherNew'],
  ['Profil necompletat', '/u/profile', 'teacherNew'],
  // The `teacher` persona has no hours on Sundays.
  ['Zi fără ore (orice duminică)', '/teacherprofile/ae31oi', 'student'],
  ['Solicitare proprie', `${request}/c-own`, 'student'],
  ['Solicitare online', `${request}/c-online`, 'teacher'],
  ['Solicitare fără oraș și nu online', `${request}/c-no-city`, 'teacher'],
  ['Solicitare încheiată', `${request}/c-ended`, 'teacher'],
  ['Solicitare cu HTML, emoji și dreapta-stânga', `${request}/c-html`, 'teacher'],
  ['Solicitare cu text de 2.000 de caractere', `${request}/c-long`, 'teacher'],
  ['Solicitare fără text, oraș, nivel și nume', `${request}/c-empty`, 'teacher'],
  ['Solicitare, profesor fără abonament', `${request}/c-online`, 'teacherUnpaid'],
  ['Solicitare care nu există', `${request}/nimic`, 'visitor'],
  ...lessonStates.flatMap(([title, student, teacher = student]): Case[] => [
    [`Elev: ${title} (nr. ${student})`, appointments, 'student'],
    [`Profesor: ${title} (nr. ${teacher})`, appointments, 'teacher'],
  ]),
  ['Nicio programare', appointments, 'teacherNew'],
  ['Programare acceptată, de plătit', `/payment/${lessonIds.accepted}`, 'student'],
  ['Două programări de plătit deodată', `/payment/${lessonIds.accepted},${lessonIds.acceptedToo}`, 'student'],
  ['Programare cu o plată eșuată', `/payment/${lessonIds.failedPayment}`, 'student'],
  ['Programare fără preț', `/payment/${lessonIds.free}`, 'student'],
  [
    'Plată cu programări care nu se pot plăti',
    `/payment/${lessonIds.accepted},${lessonIds.requested},${lessonIds.paid},${lessonIds.nameless},999999`,
    'student',
  ],
  ['Sala unei meditații în curs', `/room/${lessonIds.joinable}`, 'student'],
  ['Sala unei meditații de azi, înainte de ora ei', `/room/${lessonIds.later}`, 'teacher'],
  ['Conversație de 130 de mesaje', `${messages}${codeOf('teacher')}`, 'student'],
  ['Conversație cu HTML, emoji și cuvinte fără sfârșit', `${messages}${caseCode('html')}`, 'student'],
  ['Partener fără nume', `${messages}${namelessLearner}`, 'teacher'],
  ['Partener cu care nu s-a vorbit încă', `${messages}${caseCode('long-description')}`, 'student'],
  ['Niciun mesaj', '/u/messages', 'teacherNew'],
  ['Raport pe mai multe pagini', report, 'teacher'],
  ['Raport gol', report, 'teacherNew'],
  ['Istoric lung de facturi', payments, 'teacher'],
  ['Fără abonament și fără facturi', payments, 'teacherUnpaid'],
  ['Cea mai nouă factură, descărcată', `${invoice}/${invoiceCodes.subscription}`, 'teacher'],
  ['Factura unei meditații', `${invoice}/${invoiceCodes.lesson}`, 'student'],
  ['Factura unei plăți eșuate', `${invoice}/${invoiceCodes.failed}`, 'student'],
  ['Factură care nu există', `${invoice}/nimic`, 'teacher'],
]
