import { expect, type Page } from '@playwright/test'
import { expectSettled, goTo, plain, type Screen } from './screen.ts'
import { failedCalls } from './test.ts'

/** Screens of the user area. The viewer is the persona with the longest name, unless the state needs another. */
export const accountScreens: Screen[] = [
  plain('my ads', './u?mock=teacherUnpaid', 'Anunțurile mele'),
  {
    name: 'an ad form with a missing subject',
    async open(page) {
      await page.goto('./u?mock=teacher')
      await page.getByRole('button', { name: 'Adaugă anunț' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Anunț nou' })
      await dialog.getByRole('button', { name: 'Salvează' }).click()
      await expect(dialog.getByText('Selecteaza o materie!')).toBeVisible()
    },
  },
  {
    name: 'the confirmation dialog before an ad is deleted',
    async open(page) {
      await page.goto('./u?mock=teacher')
      await page
        .getByRole('button', { name: /^Șterge/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toContainText('Esti sigur ca vrei sa stergi acest anunt ?')
    },
  },
  {
    name: "a student's start page",
    async open(page) {
      await goTo(page, './u?mock=student', /Ioana/)
      await expectSettled(page)
    },
  },
  {
    name: 'a conversation with HTML in its messages',
    async open(page) {
      await page.goto('./u/messages?user=p-html&mock=student')
      await expect(page.getByRole('main').getByRole('button', { name: 'Trimite mesaj' })).toBeVisible()
      await expectSettled(page)
    },
  },
  plain('the list of conversations', './u/messages?mock=teacher', 'Mesaje'),
  {
    name: 'the profile being edited',
    async open(page) {
      await openProfile(page, 'teacherUnpaid')
      for (const part of ['Date generale', 'Locul meditațiilor', 'Studii', 'Disponibilitate']) {
        await page
          .getByRole('region', { name: part, exact: true })
          .getByRole('button', { name: /^Editează/ })
          .click()
      }
      await expect(page.getByRole('heading', { name: 'Cum va arăta săptămâna' })).toBeVisible()
    },
  },
  {
    name: 'an empty profile',
    demoOnly: true,
    async open(page) {
      await openProfile(page, 'teacherNew')
      await expect(page.getByText('Profilul este incomplet')).toBeVisible()
    },
  },
  {
    name: 'the dialog for choosing subjects',
    async open(page) {
      await openProfile(page, 'teacher')
      await page.getByRole('main').getByRole('button', { name: 'Materii' }).first().click()
      await expect(page.getByRole('dialog')).toContainText('Astronomie')
    },
  },
  {
    name: 'the dialog for the profile picture',
    async open(page) {
      await openProfile(page, 'teacher')
      await page.getByRole('button', { name: 'Schimbă poza de profil' }).click()
      await expect(page.getByRole('dialog', { name: 'Poza de profil' })).toBeVisible()
    },
  },
  {
    name: 'the appointments with two chosen for payment and the old ones shown',
    async open(page) {
      await goTo(page, './u/appoitments?old=1&pay=1002,1009&mock=student', 'Programări')
      await expectSettled(page)
      await expect(page.getByRole('link', { name: /^Plateste/ })).toBeVisible()
    },
  },
  plain('the appointments with every action shown', './u/appoitments?debug&mock=teacher', 'Programări'),
  {
    name: 'the confirmation dialog before an appointment is cancelled',
    async open(page) {
      await goTo(page, './u/appoitments?mock=student', 'Programări')
      await page
        .getByRole('button', { name: /^Anulează/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toContainText(
        'Esit sigur că vrei să anulezi această programare ?',
      )
    },
  },
  {
    name: 'the dialog for booking a lesson again',
    async open(page) {
      await goTo(page, './u/appoitments?old=1&mock=student', 'Programări')
      await page
        .getByRole('button', { name: /^Programează din nou/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
    },
  },
  plain(
    'a payment of lessons of which some cannot be paid',
    './payment/1002,1009,1001,1003,x?mock=student',
    'Plată',
  ),
  plain('the payment of a package', './payment/93?mock=teacher', 'Plată'),
  plain('the report of a tutor', './u/appoitment-report?mock=teacher', /^Raport meditatii - /),
  plain('the report of a student', './u/appoitment-report?mock=student', /^Raport/),
  plain('the subscription page', './u/abonamentul-meu?mock=teacher', 'Abonamentul meu'),
  plain(
    'the subscription page without a subscription',
    './u/abonamentul-meu?mock=teacherUnpaid',
    'Abonamentul meu',
  ),
  plain("a student's payments", './u/abonamentul-meu?mock=student', 'Plățile mele'),
  plain('the plans in the user area', './u/abonamente?mock=teacherUnpaid', 'Abonament pentru profesori'),
  {
    ...plain('an invoice that does not exist', './payment/download/nimic?mock=teacher', 'Factură'),
    allowedErrors: failedCalls,
  },
]

async function openProfile(page: Page, persona: string): Promise<void> {
  await goTo(page, `./u/profile?mock=${persona}`, 'Profilul meu')
  await expectSettled(page)
}
