import { expect, test } from 'vitest'
import { learnerOf, reportCsv, sumOf } from './report.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00+02:00`)

test.each([
  [
    { Learner: { FirstName: 'Elena-Cătălina', LastName: 'Constantinescu-Brătescu' } },
    'Elena-Cătălina Constantinescu-Brătescu',
  ],
  [{ Learner: { FirstName: ' ', LastName: undefined } }, 'Utilizator fara nume'],
  [{ Learner: null }, 'Utilizator fara nume'],
])('a learner has a name, or is nameless: %#', (row, name) => {
  expect(learnerOf(row)).toBe(name)
})

test('the sum counts what has a price', () => {
  expect(sumOf([{ Price: 85 }, { Price: null }, { Price: 49.5 }, {}])).toBe(134.5)
})

test('the file has a line for each lesson, once, with what is known of it', () => {
  const lesson = {
    AppoitmentId: 7,
    StartDate: at('09:00'),
    EndDate: at('10:00'),
    Price: 85,
    Learner: { FirstName: 'Ana', LastName: '=Pop' },
    Payment: {
      InvoiceNumber: 'MED-2026-000001',
      ProductName: undefined,
      PaymentCode: undefined,
    },
    PayOutTeacher: at('12:00'),
    PayOutPlatform: null,
    PayOutTax: undefined,
  }
  const bare = { AppoitmentId: 8, Price: 0, Learner: { FirstName: '-1', LastName: undefined } }
  expect(reportCsv([lesson, lesson, bare]).split('\r\n')).toEqual([
    '\uFEFFData;De la;Până la;Elev;Preț (RON);Factură;Plată profesor;Plată platformă;Plată taxe',
    '2026-11-20;09:00;10:00;Ana =Pop;85,00;MED-2026-000001;2026-11-20;;',
    ";;;'-1;;;;;",
    '',
  ])
})
