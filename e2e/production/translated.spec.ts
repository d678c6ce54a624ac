import { expect, type Page } from '@playwright/test'
import { answer } from '#mocks/node.ts'
import { serveBackend } from '../backend.ts'
import { cards, expectTotal, filter } from '../list.ts'
import { picker, searchWidget } from '../home.ts'
import { toast } from '../screen.ts'
import { failedCalls, test } from '../test.ts'
import { goToTranslated } from '../translated.ts'
import { agreement, bookedHeading, booking, chooseDay, hours, openBooking, pressBook } from '../tutor.ts'

test.use({ allowedErrors: failedCalls })

// The browser translates the page, e.g. for a foreigner or a Romanian abroad.

test('in a translated page a student finds a tutor and books a lesson', async ({ page }) => {
  await serveBackend(page, { persona: 'student' })
  await goToTranslated(page, '/', 'Găsiți profesorul care vi se potrivește')
  await picker(page, 'Materie').fill('matem')
  await page.getByRole('option', { name: 'Matematica', exact: true }).click()
  await searchWidget(page).getByRole('button', { name: 'Caută', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeVisible()
  await expect(page).toHaveTitle(/^Meditatii Matematica – /)
  await expectTotal(page, '35 de anunțuri')
  await filter(page, 'Online').click()
  await expectTotal(page, '20 de anunțuri')

  await cards(page).first().getByRole('heading').getByRole('link', { name: 'Mihai Ionescu' }).click()
  await expect(page).toHaveTitle(/^Mihai I\. – /)
  await openBooking(page)
  await chooseDay(page, 'luni, 23 noiembrie 2026')
  await hours(page, '18:00–19:00').check()
  await chooseDay(page, 'vineri, 27 noiembrie 2026')
  await hours(page, '17:00–18:00').check()
  await agreement(page).check()
  await pressBook(page)
  await expect(bookedHeading(page)).toBeFocused()
  await expect(booking(page)).toContainText('vineri, 27 noiembrie 2026')
})

test('in a translated page a student chooses and pays for two lessons, although the response to the payment is lost', async ({
  page,
}) => {
  await serveBackend(page, { persona: 'student' })
  await goToTranslated(page, '/u/appoitments', 'Programări')
  const main = page.getByRole('main')
  const inMain = (text: string | RegExp) => main.getByText(text, { exact: true })
  await main.getByRole('button', { name: 'Achita (Mihai Ionescu, miercuri' }).click()
  await expect(inMain('O programare aleasă')).toBeVisible()
  await expect(inMain('Total: 85,00 RON')).toBeVisible()
  await main.getByRole('button', { name: /^Achita \(Elena.*miercuri/ }).click()
  await expect(inMain('2 programări alese')).toBeVisible()
  await expect(inMain('Total: 250,00 RON')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Renunta \(/ })).toHaveCount(2)
  await main.getByRole('link', { name: /^Plateste/ }).click()

  const pay = main.getByRole('button', { name: 'Plătește 250,00 RON' })
  const check = main.getByRole('button', { name: 'Verifică plata' })
  const arrive = await losePayment(page)
  await pay.click()
  await expect(inMain('Nu știm dacă plata s-a înregistrat')).toBeVisible()
  await check.click()
  await expect(inMain(/Încă nu apare; mai verificați peste câteva minute\./)).toBeVisible()
  // Otherwise this check would still find the payment.
  await expect(check).not.toHaveAttribute('aria-busy', 'true')
  await arrive()
  await check.click()
  await expect(inMain('Plata a reușit')).toBeVisible()
  await expect(pay).toHaveCount(0)
})

/** Drops the request of the payment. Returns a function that delivers it to the server late. */
async function losePayment(page: Page): Promise<() => Promise<void>> {
  const isPayment = /\/savepayments$/i
  const sent = page.waitForRequest(isPayment)
  await page.context().route(isPayment, route => route.abort())
  return async () => {
    const call = await sent
    await answer(
      new Request(call.url(), { method: 'POST', headers: await call.allHeaders(), body: call.postData() }),
    )
  }
}

test('in a translated page a tutor changes the levels and the free hours of the week', async ({ page }) => {
  await serveBackend(page, { persona: 'teacherNew' })
  await goToTranslated(page, '/u/profile', 'Profilul meu')
  await page.getByRole('main').getByRole('button', { name: 'Niveluri', exact: true }).click()
  const levels = page.getByRole('dialog', { name: 'Nivelurile la care predați' })
  const status = levels.getByRole('status')
  for (const [index, level] of ['Bacalaureat', 'Facultate'].entries()) {
    await levels.getByRole('checkbox', { name: level }).check()
    await expect(status).toHaveText(`Alese: ${index + 1}`)
  }
  await levels.getByRole('searchbox').fill('bac')
  await expect(status).toHaveText('Alese: 2Un rezultat')
  await levels.getByRole('searchbox').fill('')
  await expect(status).toHaveText('Alese: 2')
  await levels.getByRole('button', { name: 'Salvează' }).click()
  await expect(levels).toHaveCount(0)

  const week = page.getByRole('region', { name: 'Disponibilitate' })
  const monday = week.getByRole('definition').first()
  await week.getByRole('button', { name: /^Completează/ }).click()
  await expect(monday).toHaveText('Nicio oră')
  await week.getByRole('button', { name: 'Adaugă interval, luni' }).click()
  await week.getByRole('combobox', { name: 'De la, intervalul 1' }).selectOption('10:00')
  await expect(week).toContainText('Luni: 10:00 – oră nealeasă')
  await week.getByRole('combobox', { name: 'Până la, intervalul 1' }).selectOption('12:00')
  await expect(monday).toHaveText('10:00–12:00')
  await expect(week).toContainText('2 ore pe săptămână')
  await week.getByRole('button', { name: 'Adaugă interval, luni' }).click()
  await week.getByRole('combobox', { name: 'De la, intervalul 2' }).selectOption('14:00')
  await week.getByRole('combobox', { name: 'Până la, intervalul 2' }).selectOption('16:00')
  await expect(monday).toHaveText('10:00–12:00, 14:00–16:00')
  await expect(week).toContainText('4 ore pe săptămână')
  await week.getByRole('button', { name: 'Șterge intervalul 2, luni' }).click()
  await expect(monday).toHaveText('10:00–12:00')
  await week.getByRole('button', { name: 'Salvează' }).click()
  await expect(toast(page)).toHaveText(/Programul a fost salvat/)
  await expect(week.getByRole('button', { name: /^Editează/ })).toBeVisible()
  await expect(monday).toHaveText('10:00–12:00')
})
