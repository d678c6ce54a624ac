import { expect } from '@playwright/test'
import { tabAndPick } from '../keyboard.ts'
import { writeButton } from '../list.ts'
import { composeDialog, messageField, pressSend, writeTo } from '../messages.ts'
import { pressPublish, requestForm, requestPicker } from '../newRequest.ts'
import { toast } from '../screen.ts'
import { failedCalls } from '../test.ts'
import { agreement, bookedHeading, booking, chooseDay, hours, openBooking, pressBook } from '../tutor.ts'
import { folderWithData } from './host.ts'
import { test } from './walk.ts'

test.use({ served: folderWithData })

// Every page in its main states, behind nginx: each fits 320 and 640 px, has its title and landmarks, and keeps
// to the Content-Security-Policy. Most viewers are the persona with the longest name.

test('the screens of a visitor', async ({ walk: { signIn, visit } }) => {
  await signIn('visitor')
  await visit('the home page', '/', 'Găsiți profesorul care vi se potrivește')
  await visit('the filtered list of a subject', '/Limba%20engleza/?city=-1', 'Meditatii Limba engleza')
  await visit('the page of a tutor', '/teacherprofile/ae31oi', 'Meditatii Matematica')
})

test('the screens of a student', async ({ page, walk: { signIn, visit, look } }) => {
  await signIn('student')
  await visit('the start page', '/u', /Ioana/)
  await visit('the payments', '/u/abonamentul-meu', 'Plățile mele')
  await visit('the report', '/u/appoitment-report', /^Raport/)
  await look('a conversation with HTML in its messages', async () => {
    await page.goto('/u/messages?user=p-html')
    await expect(page.getByRole('main').getByRole('button', { name: 'Trimite mesaj' })).toBeVisible()
  })

  await look('the old appointments', async () => {
    await page.goto('/u/appoitments?old=1')
    await expect(page.getByRole('button', { name: /^Programează din nou/ }).first()).toBeVisible()
  })
  await look('the dialog for booking a lesson again', async () => {
    await page
      .getByRole('button', { name: /^Programează din nou/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  })
  await look('the appointments with two chosen for payment and the details of one', async () => {
    await page.goto('/u/appoitments?pay=1002,1009')
    await expect(page.getByRole('link', { name: /^Plateste/ })).toBeVisible()
    await page.getByRole('button', { name: /^Detalii \(Mihai Ionescu, miercuri/ }).click()
  })
  await look('the confirmation dialog before an appointment is cancelled', async () => {
    await page
      .getByRole('button', { name: /^Anulează/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Esit sigur că vrei să anulezi această programare ?')
  })
  await visit('a payment of lessons of which some cannot be paid', '/payment/1002,1009,1001,1003,x', 'Plată')

  await look('the page of a tutor with a long name', async () => {
    await page.goto('/teacherprofile/a-long-name')
    await openBooking(page)
  })
  await look('the rating dialog, for a tutor whose name has no spaces', async () => {
    await page.goto('/teacherprofile/a-unbroken-name')
    await page.getByRole('button', { name: 'Acordă o notă' }).click()
    const dialog = page.getByRole('dialog', { name: 'Acordă o notă' })
    await dialog.getByRole('button', { name: 'Trimite', exact: true }).click()
    await expect(dialog.getByText('Alegeți o notă de la 0 la 10.')).toBeVisible()
  })
  await look('the booking form with an hour chosen and the agreement missing', async () => {
    await page.goto('/teacherprofile/ae31oi')
    await openBooking(page)
    await chooseDay(page, 'luni, 23 noiembrie 2026')
    await hours(page).first().check()
    await pressBook(page)
    await expect(booking(page).getByText('Bifați acordul pentru a programa.')).toBeVisible()
  })
  await look('the confirmation of a booked lesson', async () => {
    await agreement(page).check()
    await pressBook(page)
    await expect(bookedHeading(page)).toBeVisible()
  })
  await look('the lesson room', async () => {
    await page.goto('/room/1004')
    await expect(page).toHaveTitle(/^Sala de meditații/)
  })
})

test('the screens of a tutor with a subscription', async ({ page, walk: { signIn, visit, look } }) => {
  const dialog = page.getByRole('dialog')
  await signIn('teacherNew')
  await visit('an empty profile', '/u/profile', 'Profilul meu')

  await signIn('teacher')
  await visit('the ads', '/u', 'Anunțurile mele')
  await look('an ad form with a missing subject', async () => {
    await page.getByRole('button', { name: 'Adaugă anunț' }).first().click()
    await dialog.getByRole('button', { name: 'Salvează' }).click()
    await expect(dialog.getByText('Selecteaza o materie!')).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await look('the confirmation dialog before an ad is deleted', async () => {
    await page
      .getByRole('button', { name: /^Șterge/ })
      .first()
      .click()
    const question = page.getByRole('dialog', { name: 'Esti sigur ca vrei sa stergi acest anunt ?' })
    await expect(question).toBeVisible()
  })
  await visit('the profile', '/u/profile', 'Profilul meu')
  await look('the dialog for choosing subjects', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Materii' }).first().click()
    await expect(dialog).toContainText('Astronomie')
  })
  await page.keyboard.press('Escape')
  await look('the dialog for the profile picture', async () => {
    await page.getByRole('button', { name: 'Schimbă poza de profil' }).click()
    await expect(page.getByRole('dialog', { name: 'Poza de profil' })).toBeVisible()
  })
  await visit('the list of conversations', '/u/messages', 'Mesaje')
  await visit('the appointments with every action shown', '/u/appoitments?debug', 'Programări')
  await visit('the report', '/u/appoitment-report', /^Raport meditatii - /)
  await visit('the subscription', '/u/abonamentul-meu', 'Abonamentul meu')
  await visit('the payment of a package', '/payment/93', 'Plată')

  await look('the message dialog with its field empty', async () => {
    await page.goto('/Matematica')
    await writeTo(page, 'Didina-Alexandra Grecu')
    await page.getByRole('button', { name: 'Trimite', exact: true }).click()
    await expect(page.getByText('Scrieți un mesaj.')).toBeVisible()
  })
  await look('the reply form of a request with HTML in its text', async () => {
    await page.goto('/solicitare-de-meditatii/c-html')
    await page.getByRole('button', { name: 'Raspunde solicitarii' }).click()
    await composeDialog(page).getByRole('button', { name: 'Trimite', exact: true }).click()
    await expect(composeDialog(page)).toContainText('Scrieți un mesaj.')
  })
})

test('the screens of a tutor with a long name and without a subscription', async ({
  page,
  walk: { signIn, visit, look },
}) => {
  await signIn('teacherUnpaid')
  await visit('the list of requests', '/solicitare-de-meditatii', 'Solicitări de meditații')
  await visit(
    'a request with a long text',
    '/solicitare-de-meditatii/c-long',
    'Am nevoie de meditatii la Matematica',
  )
  await look('the form of a new request with a missing city', async () => {
    await page.goto('/adauga-solicitare-noua')
    await tabAndPick(page, requestPicker(page, 'Materie'), 'financiară', 'Matematică financiară')
    await pressPublish(page)
    await expect(requestForm(page).getByText('Alege un oras')).toBeVisible()
  })
  await visit('the plans', '/abonamente', 'Abonament pentru profesori')
  await visit('the contact page', '/Contact', 'Contact')
  await visit('the page on how it works', '/CumFunctioneaza', 'Cum funcționează')
  await visit('the terms', '/termeni-si-conditii', 'Termeni și condiții')

  await visit('the ads', '/u', 'Anunțurile mele')
  await visit('the subscription page without a subscription', '/u/abonamentul-meu', 'Abonamentul meu')
  await visit('the plans in the user area', '/u/abonamente', 'Abonament pentru profesori')
  await look('the profile being edited', async () => {
    await page.goto('/u/profile')
    for (const part of ['Date generale', 'Locul meditațiilor', 'Studii', 'Disponibilitate'])
      await page
        .getByRole('region', { name: part, exact: true })
        .getByRole('button', { name: /^Editează/ })
        .click()
    await expect(page.getByRole('heading', { name: 'Cum va arăta săptămâna' })).toBeVisible()
  })
})

test('the lists, menus and offers of the same tutor', async ({ page, walk: { signIn, visit, look } }) => {
  const dialog = page.getByRole('dialog')
  await signIn('teacherUnpaid')
  await visit('the list of a subject', '/Limba%20engleza?cycle=5', 'Meditatii Limba engleza')
  await visit('an empty list', '/Matematica?city=5', 'Meditatii Matematica')
  await visit('the general list', '/teacher?maincategory=1&city=1', 'Ultimele anunturi')
  await look(
    'the filter sheet',
    async () => {
      await page.getByRole('button', { name: /^Filtre/ }).click()
      await expect(page.getByRole('dialog', { name: 'Filtre' })).toContainText('Astronomie')
    },
    'phone',
  )
  await page.keyboard.press('Escape')
  await look('the account menu', async () => {
    await page.getByRole('button', { name: /^Contul meu:/ }).click()
    await expect(page.getByRole('link', { name: 'Abonamentul meu' })).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await look(
    'the navigation sheet',
    async () => {
      await page.getByRole('button', { name: 'Meniu' }).click()
      await expect(page.getByRole('dialog', { name: 'Meniu' })).toContainText('Constantinescu-Brătescu')
    },
    'phone',
  )
  await look('the dialog that offers subscriptions', async () => {
    await page.goto('/Matematica')
    await writeButton(page, 'Mihai Ionescu').click()
    await expect(dialog).toContainText('179,00 RON')
  })
})

test.describe('when calls fail', () => {
  test.use({ allowedErrors: failedCalls })

  test('the error screens', async ({ page, walk: { signIn, visit, look } }) => {
    await signIn('student')
    await look('a toast about a message that was not sent', async () => {
      await page.goto('/Matematica')
      await page.route(/\/api\/messages\/SaveNewMessage/i, async route => {
        await expect(composeDialog(page)).toBeHidden()
        await route.fulfill({ status: 500 })
      })
      await writeTo(page, 'Didina-Alexandra Grecu')
      await messageField(page).fill('Bună ziua')
      await pressSend(page)
      await page.keyboard.press('Escape')
      await expect(toast(page)).toContainText('nu a fost trimis')
    })
    await signIn('teacherUnpaid')
    await visit('the not-found page', '/nimic/nicaieri', 'Pagina nu a fost găsită')
    await visit('an invoice that does not exist', '/payment/download/nimic', 'Factură')
    await page.route(/\/api\/users\/getusersdescription/i, route => route.fulfill({ status: 500 }))
    await visit('the error page', '/teacher?page=2', 'Serverul nu a putut răspunde')
    await page.route(/\/api\//i, route => route.fulfill({ status: 500 }))
    await look('the home page', async () => {
      // Start at another page, once React has rendered it: the HTML of the home page has data, which would stay.
      await page.goto('/teacher?page=2')
      await expect(page.getByRole('heading', { name: 'Serverul nu a putut răspunde' })).toBeVisible()
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page.getByRole('alert')).toHaveCount(2)
    })
  })
})
