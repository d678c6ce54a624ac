import { accountScreens } from './accountScreens.ts'
import { expect } from '@playwright/test'
import { writeButton } from './list.ts'
import { writeTo } from './messages.ts'
import { requestScreens } from './requestScreens.ts'
import { list, plain, type Screen } from './screen.ts'
import { failedCalls } from './test.ts'
import { tutorScreens } from './tutorScreens.ts'

/** Every page in its main states. Most viewers are the persona with the longest name. */
export const screens: Screen[] = [
  list('the home page', './?mock=teacherUnpaid', 'Găsiți profesorul potrivit pentru copilul dvs.'),
  list('the home page of a visitor', './?mock=visitor', 'Găsiți profesorul potrivit pentru copilul dvs.'),
  list('the general list', './teacher?maincategory=2&city=-1&mock=teacherUnpaid', 'Ultimele anunturi'),
  list('the list of a subject', './Limba%20engleza?cycle=5&mock=teacherUnpaid', 'Meditatii Limba engleza'),
  plain('an empty list', './Matematica?city=5&mock=teacherUnpaid', 'Meditatii Matematica'),
  plain('the not-found page', './nimic?mock=teacherUnpaid', 'Pagina nu a fost găsită'),
  {
    ...plain('the login page', './Account/Login?returnUrl=%2Fqa%2FMatematica', 'Autentificare'),
    demoOnly: true,
  },
  {
    ...plain('the error page', './teacher?mock=teacherUnpaid.failing', 'Serverul nu a putut răspunde'),
    demoOnly: true,
    allowedErrors: failedCalls,
  },
  {
    name: 'the home page with failed calls',
    demoOnly: true,
    async open(page) {
      await page.goto('./?mock=visitor.failing')
      await expect(page.getByRole('alert')).toHaveCount(2)
    },
    allowedErrors: failedCalls,
  },
  {
    name: 'the account menu',
    async open(page) {
      await page.goto('./teacher?mock=teacherUnpaid')
      await page.getByRole('button', { name: /^Contul meu:/ }).click()
      await expect(page.getByRole('link', { name: 'Abonamentul meu' })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'the message dialog',
    async open(page) {
      await page.goto('./Matematica?mock=teacher')
      await writeTo(page, 'Didina-Alexandra Grecu')
      await page.getByRole('button', { name: 'Trimite', exact: true }).click()
      await expect(page.getByText('Scrieți un mesaj.')).toBeVisible()
    },
  },
  {
    name: 'the dialog that offers subscriptions',
    async open(page) {
      await page.goto('./Matematica?mock=teacherUnpaid')
      await writeButton(page, 'Mihai Ionescu').click()
      await expect(page.getByRole('dialog')).toContainText('179,00 RON')
    },
  },
  {
    name: 'the filter sheet',
    phoneOnly: true,
    async open(page) {
      await page.goto('./teacher?maincategory=1&city=1&mock=teacherUnpaid')
      await page.getByRole('button', { name: /^Filtre/ }).click()
      await expect(page.getByRole('dialog', { name: 'Filtre' })).toContainText('Astronomie')
    },
  },
  {
    name: 'the navigation sheet',
    phoneOnly: true,
    async open(page) {
      await page.goto('./Matematica?mock=teacherUnpaid')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('button', { name: 'Meniu' }).click()
      await expect(page.getByRole('dialog', { name: 'Meniu' })).toContainText('Constantinescu-Brătescu')
    },
  },
  ...tutorScreens,
  ...requestScreens,
  ...accountScreens,
]
