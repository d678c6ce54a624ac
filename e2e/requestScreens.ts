import { expect } from '@playwright/test'
import { composeDialog } from './messages.ts'
import { pickFor, pressPublish, requestForm } from './newRequest.ts'
import { goTo, list, plain, type Screen } from './screen.ts'

/**
 * Screens of public requests, the static pages and the lesson room. Most viewers are the persona with the
 * longest name.
 */
export const requestScreens: Screen[] = [
  list('the list of requests', './solicitare-de-meditatii?mock=teacherUnpaid', 'Solicitări de meditații'),
  plain(
    'a request with a long text',
    './solicitare-de-meditatii/c-long?mock=teacherUnpaid',
    'Am nevoie de meditatii la Matematica',
  ),
  {
    name: 'the reply form of a request with HTML in its text',
    async open(page) {
      await page.goto('./solicitare-de-meditatii/c-html?mock=teacher')
      await page.getByRole('button', { name: 'Raspunde solicitarii' }).click()
      await composeDialog(page).getByRole('button', { name: 'Trimite', exact: true }).click()
      await expect(composeDialog(page)).toContainText('Scrieți un mesaj.')
    },
  },
  {
    name: 'the form of a new request with a missing city',
    async open(page) {
      await goTo(page, './adauga-solicitare-noua?mock=teacherUnpaid', 'Adaugă o solicitare nouă')
      await pickFor(page, 'Materie', 'matematică', 'Matematică financiară')
      await pressPublish(page)
      await expect(requestForm(page).getByText('Alege un oras')).toBeVisible()
    },
  },
  plain('the page of plans', './abonamente?mock=teacherUnpaid', 'Abonament pentru profesori'),
  plain('the contact page', './Contact?mock=teacherUnpaid', 'Contact'),
  plain('the page on how it works', './CumFunctioneaza?mock=teacherUnpaid', 'Cum funcționează'),
  plain('the page of terms', './termeni-si-conditii?mock=teacherUnpaid', 'Termeni și condiții'),
  {
    name: 'the lesson room',
    async open(page) {
      await page.goto('./room/1004?mock=student')
      await expect(page).toHaveTitle(/^Sala de meditații/)
    },
  },
]
