import { expect, type Page } from '@playwright/test'
import { expectSettled, goTo, plain, type Screen } from './screen.ts'

/** The user area. Who is logged in has the longest name, but where the state asks for another. */
export const accountScreens: Screen[] = [
  plain('my ads', './u?mock=teacherUnpaid', 'Anunțurile mele'),
  {
    name: 'a refused ad',
    async open(page) {
      await page.goto('./u?mock=teacher')
      await page.getByRole('button', { name: 'Adaugă anunț' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Anunț nou' })
      await dialog.getByRole('button', { name: 'Salvează' }).click()
      await expect(dialog.getByText('Selecteaza o materie!')).toBeVisible()
    },
  },
  {
    name: 'the question before an ad is deleted',
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
    name: 'a conversation of hostile texts',
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
    async open(page) {
      await openProfile(page, 'teacherNew')
      await expect(page.getByText('Profilul este incomplet')).toBeVisible()
    },
  },
  {
    name: 'the choice of subjects',
    async open(page) {
      await openProfile(page, 'teacher')
      await page.getByRole('main').getByRole('button', { name: 'Materii' }).first().click()
      await expect(page.getByRole('dialog')).toContainText('Astronomie')
    },
  },
  {
    name: 'the dialog of the portrait',
    async open(page) {
      await openProfile(page, 'teacher')
      await page.getByRole('button', { name: 'Schimbă poza de profil' }).click()
      await expect(page.getByRole('dialog', { name: 'Poza de profil' })).toBeVisible()
    },
  },
]

async function openProfile(page: Page, persona: string): Promise<void> {
  await goTo(page, `./u/profile?mock=${persona}`, 'Profilul meu')
  await expectSettled(page)
}
