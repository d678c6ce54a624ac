import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cancelAppointment, savePayments } from '#api/appointments.ts'
import { now, setServerTime } from '#clock.ts'
import { readPayable } from '#domain/appointment.ts'
import type { PersonaId } from '#mocks/personas.ts'
import { getWorld } from '#mocks/world.ts'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { forgetVisits } from '#data/visits.ts'
import { useLoader } from '#stores/loader.ts'
import { isLeaving } from '#stores/pendingAddress.ts'
import { paymentText as text } from '#text/payment.ts'
import type { App } from '#test/families.ts'
import { visit } from '#test/visit.tsx'
import { type Attempt, saveAttempt } from './attempts.ts'

const save = '/api/appoitments/savepayments'
const lessons = '/api/appoitments/getactiveappoitments/:page'
const requests = '/api/users/GetRequests'
const done = 'Plata a reușit'

const posts = () => asked.filter(call => call.startsWith('POST'))
const pay = (total: string) => screen.findByRole('button', { name: `Plătește ${total}` })
const success = () => screen.findByRole('heading', { level: 2, name: done })

const unknownOutcome = 'Nu știm dacă plata s-a înregistrat'
const lost = 'O plată începută mai devreme nu a fost confirmată'
const check = () => screen.findByRole('button', { name: 'Verifică plata' })

/** Waits until the notice with this title has the focus. It must be an alert, or Orca does not read all of it. */
async function expectFocusedNotice(title: string) {
  const note = (await screen.findByText(title)).closest('[role="alert"]')
  await waitFor(() => expect(note).toHaveFocus())
}

const payer = { payable: readPayable('1002,1009'), viewer: { UserCode: 's3d8q1' } }

const sent = (ago: number, ...ids: number[]): Attempt => ({
  ids,
  before: { invoices: [] },
  at: now().getTime() - ago,
})

/** Advances the clock by a minute, so that nothing sent can still be pending. */
const passMinute = () => setServerTime(new Date(now().getTime() + 61_000))

/** Returns the part of the page with this heading. */
function part(name: string) {
  const { parentElement } = screen.getByRole('heading', { name })
  return within(parentElement ?? document.body)
}

const textsOf = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(item => item.textContent)

async function open(ids: string, as: PersonaId = 'student') {
  const app = visit(`/payment/${ids}`, { as })
  await screen.findByRole('heading', { level: 1, name: 'Plată' })
  const press = async (total: string) => app.user.click(await pay(total))
  return { ...app, press }
}

/** Presses the button and keeps the payment pending. Returns a function that settles it. */
async function payPending(user: App['user'], total: string) {
  const release = hold(save)
  await user.click(await pay(total))
  await waitFor(() => expect(posts()).toHaveLength(1))
  return release
}

async function leave({ router }: App) {
  await router.navigate('/Contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
}

/** The bodies of the payments that were sent; the mocked back end then records them as paid. */
const bodies: unknown[] = []
beforeEach(() => {
  bodies.length = 0
  answerWith(
    http.post(save, async ({ request }) => {
      bodies.push(await request.clone().text())
    }),
  )
})

describe('lessons', () => {
  test('are listed with their total, are paid together once, and stay paid after Back and a refetch', async () => {
    const { user, router } = await open('1002,1009')
    await pay('250,00 RON')
    expect(screen.getByRole('link', { name: 'Toate programările' })).toHaveAttribute(
      'href',
      '/u/appoitments?pay=1002,1009',
    )
    const track = 'Etapa 2 din 4: acceptată; urmează plata.cerutăacceptatăde plătitnotată'
    expect(textsOf('Ce plătiți')).toEqual([
      `mie25novMihai Ionescu (miercuri, 25 noiembrie 2026)Matematica17:00–18:00${track}85,00 RON`,
      `mie25novElena-Cătălina Constantinescu-Brătescu (miercuri, 25 noiembrie 2026)Limba engleza18:00–19:00${track}165,00 RON`,
    ])
    expect(textsOf('Ce urmează')).toEqual([
      'Programările apar ca plătite, la dvs. și la profesor.',
      'Când vine ora, intrați în sala de meditații din lista de programări.',
      'Factura o găsiți în contul dvs.',
      'Puteți anula până când se deschide sala; pentru rambursare, scrieți-ne din pagina Contact.',
    ])
    const terms = screen.getByRole('link', { name: 'termenii și condițiile' })
    expect(terms).toHaveAttribute('target', '_blank')
    expect(terms).toHaveAccessibleDescription('se deschide într-o filă nouă')
    // No field and no frame asks for card data.
    const main = screen.getByRole('main')
    expect(main.querySelectorAll('input, textarea, select, iframe')).toHaveLength(0)

    await user.dblClick(await pay('250,00 RON'))
    const heading = await success()
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.getAllByText('Etapa 3 din 4: plătită; urmează nota.')).toHaveLength(2)
    expect(bodies).toEqual(['[1002,1009]'])
    expect(await screen.findAllByRole('link', { name: /^Factura MED-2026-/ })).toHaveLength(2)

    await user.click(screen.getByRole('link', { name: 'Vezi programările' }))
    await screen.findByRole('heading', { level: 1, name: /programări/i })
    const focus = vi.spyOn(HTMLHeadingElement.prototype, 'focus')
    await router.navigate(-1)
    await success()
    await router.revalidate()
    await success()
    // It would scroll to the heading.
    expect(focus).not.toHaveBeenCalledWith()
    expect(screen.queryByRole('button', { name: /^Plătește/ })).toBeNull()

    // A link to the payment, opened later.
    await router.navigate('/payment/1009')
    expect(await screen.findByRole('heading', { name: 'Nu este nimic de plată' })).toBeVisible()
    expect(screen.getByText('Este deja plătită.')).toBeVisible()
    expect(posts()).toHaveLength(1)
  })

  test('that cannot be paid are listed with the reason, before anything is paid', async () => {
    const { user, router } = await open('1013,1001,1003,999999,abc')
    // A lesson without a price is confirmed, not paid.
    const confirm = await screen.findByRole('button', { name: 'Confirmă, fără plată' })
    expect(screen.getByText('Profesorul nu a stabilit un preț; nu aveți de plată.')).toBeVisible()
    // Nothing is paid, so no invoice is promised.
    expect(textsOf('Ce urmează').filter(point => /Factura/.test(point ?? ''))).toEqual([])
    expect(textsOf('Ce urmează')).toHaveLength(3)
    expect(textsOf('Nu intră în această plată')).toEqual([
      'Matematica cu Mihai Ionescumarți, 24 noiembrie 2026, 16:00–17:00Profesorul nu a acceptat-o încă.',
      'Matematica cu Mihai Ionescuvineri, 27 noiembrie 2026, 15:00–16:00Este deja plătită.',
      'Programarea 999999Nu este printre programările dvs. active.',
      '„abc”Nu este un număr de programare.',
    ])
    await user.click(confirm)
    await success()
    expect(bodies).toEqual(['[1013]'])

    await router.navigate('/payment/31')
    expect(await screen.findByText('Abonamentul este pentru profesori.')).toBeVisible()
  })

  test('that the viewer teaches are left out', async () => {
    await open('1002', 'teacher')
    await screen.findByRole('heading', { name: 'Nu intră în această plată' })
    expect(part('Nu intră în această plată').getByRole('listitem')).toHaveTextContent(
      'Matematica cu Ioana Dumitrescumiercuri, 25 noiembrie 2026, 17:00–18:00O plătește elevul.',
    )
    expect(screen.getByRole('link', { name: 'Vezi abonamentele' })).toBeVisible()
  })

  test('that have changed are shown with the change first, also after a refetch, and paid on the next press', async () => {
    const { user, press, router } = await open('1002,1009,1013')
    await pay('250,00 RON')
    await cancelAppointment({ id: 1009 })
    const { appointments } = getWorld()
    const unpriced = appointments.get('1013')
    if (unpriced) appointments.put({ ...unpriced, Price: 90 })
    await press('250,00 RON')
    const note = await screen.findByRole('alert')
    await waitFor(() => expect(note).toHaveFocus())
    expect(note).toHaveTextContent(
      'Ceva s-a schimbat între timpLimba engleza cu Elena-Cătălina Constantinescu-Brătescu: a fost anulată între timpLimba engleza cu Elena-Cătălina Constantinescu-Brătescu: prețul era nespecificat, acum este 90,00 RONNu s-a plătit nimic. Verificați lista și totalul, apoi apăsați din nou.',
    )
    asked.length = 0
    await router.revalidate()
    await waitFor(() => expect(asked).not.toEqual([]))
    expect(note).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(posts()).toEqual([])
    await press('175,00 RON')
    await success()
    expect(bodies).toEqual(['[1002,1013]'])

    // The notice stays when nothing is left.
    await router.navigate('/payment/1012')
    const button = await screen.findByRole('button', { name: /^Plătește/ })
    await cancelAppointment({ id: 1012 })
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ceva s-a schimbat între timpMatematica cu Mihai Ionescu: a fost anulată între timpNu s-a plătit nimic.',
    )
    expect(screen.getByRole('heading', { name: 'Nu este nimic de plată' })).toBeVisible()
    expect(posts()).toHaveLength(1)
  })

  test('that were paid only in part: a toast and a notice say so, and the rest can be paid', async () => {
    const app = await open('1002,1009')
    const { user, press, router } = app
    await pay('250,00 RON')
    const end = Promise.withResolvers<void>()
    answerWith(
      http.post(
        save,
        async () => {
          await savePayments([1002])
          await end.promise
          return new HttpResponse(null, { status: 500 })
        },
        { once: true },
      ),
    )
    await press('250,00 RON')
    await waitFor(() => expect(posts()).toHaveLength(2))
    await leave(app)
    end.resolve()
    expect(await screen.findByText(/^S-a plătit numai o parte din programări\./)).toBeVisible()

    await router.navigate('/payment/1009,1002')
    passMinute()
    await user.click(await screen.findByRole('button', { name: 'Verifică plata' }))
    const note = (await screen.findByText('S-a plătit numai o parte')).closest('[role="alert"]')
    expect(note).toHaveTextContent(
      'S-a plătit numai o parteMatematica cu Mihai Ionescu: este plătităVerificați lista și totalul, apoi apăsați din nou.',
    )
    await press('165,00 RON')
    await success()
    expect(bodies.at(-1)).toBe('[1009]')
  })
})

describe('a pending payment', () => {
  test('is still pending when the user comes back, and is not sent twice; on another screen the user gets a toast and fresh data', async () => {
    const app = await open('1002')
    const release = await payPending(app.user, '85,00 RON')
    await leave(app)
    await app.router.navigate(-1)
    const button = await pay('85,00 RON')
    expect(button).toHaveAttribute('aria-busy', 'true')
    await app.user.click(button)
    button.focus()
    await app.user.keyboard('{Enter}')
    release()
    await success()
    expect(posts()).toHaveLength(1)
    expect(screen.queryByText(done, { selector: '[aria-live] *' })).toBeNull()

    await app.router.navigate('/payment/1009')
    const releaseSecond = hold(save)
    await app.user.click(await pay('165,00 RON'))
    await waitFor(() => expect(posts()).toHaveLength(2))
    await app.router.navigate('/u/appoitments?pay=1009')
    expect(await screen.findByRole('link', { name: /^Plateste/ })).toBeVisible()
    releaseSecond()
    expect(await screen.findByText(done)).toBeVisible()
    // The list is refetched: the lesson is paid.
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Plateste/ })).toBeNull())
    await app.router.navigate(-1)
    await success()
    expect(posts()).toHaveLength(2)
  })

  test('whose outcome a toast has shown meanwhile is verified before it can be sent again', async () => {
    const app = visit('/solicitare-de-meditatii', { as: 'student' })
    const { router, user } = app
    await screen.findByRole('heading', { level: 1, name: 'Solicitări de meditații' })
    await router.navigate('/payment/1002')
    const release = hold(save, () => HttpResponse.error())
    await user.click(await pay('85,00 RON'))
    await waitFor(() => expect(posts()).toHaveLength(1))
    await leave(app)
    forgetVisits()
    await router.navigate(-1)
    await pay('85,00 RON')
    const releaseList = hold(requests)
    void router.navigate(-1)
    await waitFor(() => expect(isLeaving('/payment/1002')).toBe(true))
    release()
    expect(await screen.findByText(text.toasts.unknown)).toBeVisible()
    await router.navigate(1)
    releaseList()
    await user.click(await pay('85,00 RON'))
    await expectFocusedNotice(lost)
    expect(posts()).toHaveLength(1)
  })

  test('is told apart from a pending check when the user comes back', async () => {
    const app = visit('/u/appoitments', { as: 'student' })
    await screen.findByRole('heading', { level: 1, name: 'Programări' })
    saveAttempt(payer, sent(62_000, 1002, 1009))
    await app.router.navigate('/payment/1002,1009')
    const button = await check()
    const release = hold(lessons)
    asked.length = 0
    await app.user.click(button)
    await waitFor(() => expect(asked).not.toEqual([]))
    await leave(app)
    resetBackend()
    await app.router.navigate(-1)
    expect(await check()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText(lost)).toBeVisible()
    expect(screen.queryByText(text.paying)).toBeNull()
    release()
    await expectFocusedNotice('Plata nu apare')
    await pay('250,00 RON')
    expect(posts()).toEqual([])
  })

  test('waits for the payment of another tab, and then finds the lesson paid', async () => {
    const { press } = await open('1002')
    await pay('85,00 RON')
    const other = Promise.withResolvers<void>()
    const otherTab = navigator.locks.request('payment:s3d8q1', () => other.promise)
    await press('85,00 RON')
    await savePayments([1002])
    other.resolve()
    await otherTab
    await success()
    expect(posts()).toHaveLength(1)
  })
})

describe('a payment whose response is lost', () => {
  /** Breaks the connection of the payment, and makes the call that would verify it fail. */
  function loseResponse() {
    answerWith(
      http.post(save, async () => {
        answerWith(http.get(lessons, () => new HttpResponse(null, { status: 500 })))
        return HttpResponse.error()
      }),
    )
  }

  test('must be checked before it can be sent again', async () => {
    const { user, press } = await open('1002')
    loseResponse()
    await press('85,00 RON')
    expect(await screen.findByText(unknownOutcome)).toBeVisible()
    await user.click(await check())
    expect(
      await screen.findByText(/^Plata nu s-a putut verifica: Serverul nu a putut răspunde\./),
    ).toBeVisible()

    resetBackend()
    await user.click(await check())
    // It may be pending for as long as a call lasts.
    expect(await screen.findByText(/^Încă nu apare; mai verificați peste câteva minute\./)).toBeVisible()
    // The same result takes the focus again, so that it is read.
    await user.click(await check())
    const unknown = screen.getByText('Nu știm dacă plata s-a înregistrat').closest('[role="alert"]')
    await waitFor(() => expect(unknown).toHaveFocus())
    expect(posts()).toEqual([])
  })
})

test('the receipt of an earlier attempt does not stop the viewer who is leaving', async () => {
  const { router } = visit('/solicitare-de-meditatii', { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: 'Solicitări de meditații' })
  saveAttempt(payer, sent(62_000, 1002, 1009))
  await savePayments([1002, 1009])
  const release = hold(lessons)
  await router.navigate('/payment/1002,1009')
  forgetVisits()
  const releaseList = hold(requests)
  void router.navigate(-1)
  await waitFor(() => expect(isLeaving('/payment/1002,1009')).toBe(true))
  release()
  await waitFor(() => expect(useLoader.getState().inFlight).toBe(1))
  releaseList()
  await screen.findByRole('heading', { level: 1, name: 'Solicitări de meditații' })
  await router.navigate(1)
  await success()
})

test('redirects to login and back when the session has expired; a login in another tab takes the notice away', async () => {
  const { press, router } = await open('1002,1009')
  answerWith(http.post(save, () => new HttpResponse(null, { status: 401 })))
  await press('250,00 RON')
  await waitFor(() => expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fpayment%2F1002%2C1009']))
  expect(posts()).toHaveLength(1)
  expect(screen.getByText('Sesiunea a expirat').closest('[role="alert"]')).toHaveTextContent(
    'Sesiunea a expiratAutentificați-vă din nou sau reîncercați. Nu s-a plătit nimic.',
  )
  resetBackend()
  await router.revalidate()
  await waitFor(() => expect(screen.queryByText('Sesiunea a expirat')).toBeNull())

  // The session expires after the payment was sent, which arrives meanwhile.
  answerWith(
    http.post(save, () => {
      answerWith(http.get(lessons, () => new HttpResponse(null, { status: 401 })))
      return new HttpResponse(null, { status: 500 })
    }),
  )
  await press('250,00 RON')
  expect(await screen.findByText(/^Plata nu s-a putut verifica: Sesiunea a expirat\./)).toBeVisible()
  resetBackend()
  await savePayments([1002, 1009])
  await router.revalidate()
  await success()
})

describe('a package', () => {
  test('shows its invoice and the end of the subscription', async () => {
    const { press } = await open('31', 'teacherUnpaid')
    await pay('39,00 RON')
    expect(screen.getByText('Facturat lunar')).toBeVisible()
    expect(textsOf('Ce urmează')).toEqual([
      'Abonamentul devine activ: puteți scrie elevilor și răspunde solicitărilor.',
      'Factura o găsiți în contul dvs.',
      'Puteți renunța oricând. Garanția returnării banilor.',
    ])
    await press('39,00 RON')
    await success()
    expect(bodies).toEqual(['[31]'])
    expect(screen.getByText('Abonamentul de 1 lună este plătit.')).toBeVisible()
    expect(screen.getByText(/^Este activ până la 20 decembrie 2026/)).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Factura MED-2026-/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/payment\/download\/.+/),
    )
    expect(screen.getByRole('link', { name: 'Vezi solicitările elevilor' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Abonamentul meu' })).toBeVisible()
  })

  test('allows messages at once, and leads back to the message that needed it, also after the tutor has looked elsewhere', async () => {
    const list = visit('/Matematica', { as: 'teacherUnpaid' })
    const [button] = await screen.findAllByRole('button', { name: /^Trimite mesaj către/ })
    if (button) await list.user.click(button)
    await list.user.click(await screen.findByRole('link', { name: 'Alege abonamentul de 1 lună' }))
    await screen.findByRole('heading', { level: 1, name: 'Plată' })
    cleanup()
    const { user, press } = await open('31', 'teacherUnpaid')
    await press('39,00 RON')
    await success()
    const write = screen.getByRole('link', { name: 'Scrie mesajul' })
    expect(write).toHaveAttribute('href', '/Matematica?write=ae31oi')
    await user.click(write)
    expect(await screen.findByRole('dialog', { name: 'Trimite mesaj' })).toBeVisible()
    await user.keyboard('{Escape}')

    // It has been opened: the next subscription leads nowhere.
    cleanup()
    const again = await open('31', 'teacherUnpaid')
    await again.press('39,00 RON')
    await success()
    expect(screen.queryByRole('link', { name: 'Scrie mesajul' })).toBeNull()
  })

  test('stays paid when the user leaves the page before its refetch has ended', async () => {
    const app = await open('93', 'teacherUnpaid')
    const { press, router } = app
    await pay('69,00 RON')
    const profile = '/api/users/GetCurrentProfile'
    // The profile is first read before the payment, then again to open the messaging gate.
    let reads = 0
    answerWith(
      http.get(profile, () => {
        reads += 1
        if (reads === 2) hold(profile)
      }),
    )
    await press('69,00 RON')
    const heading = await success()
    await waitFor(() => expect(heading).toHaveFocus())
    await leave(app)
    resetBackend()
    await router.navigate(-1)
    await success()
    expect(await screen.findByRole('link', { name: /^Factura MED-2026-/ })).toBeVisible()
    // The payment is settled: the package can be bought again.
    await router.navigate('/payment/93')
    await pay('69,00 RON')
    expect(posts()).toEqual([])
  })

  test('shows the receipt when the profile cannot be read, with a retry for the period', async () => {
    const { user, press } = await open('365', 'teacher')
    await pay('179,00 RON')
    answerWith(
      http.post(save, () =>
        answerWith(http.get('/api/users/GetCurrentProfile', () => new HttpResponse(null, { status: 500 }))),
      ),
    )
    await press('179,00 RON')
    await success()
    expect(screen.getByText('Perioada în care este activ nu s-a putut citi încă.')).toBeVisible()
    resetBackend()
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    expect(await screen.findByText(/^Este activ până la 5 ianuarie 2028/)).toBeVisible()
  })
})

test('an earlier attempt takes no focus when the page opens, but takes it on a press, and so does the result of its check', async () => {
  const { user, router } = visit('/u/appoitments', { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: 'Programări' })
  saveAttempt(payer, sent(62_000, 1002, 1009))
  await router.navigate('/payment/1002,1009')
  expect(await screen.findByText(lost)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Plată' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Plătește/ })).toBeNull()
  await user.click(await check())
  await expectFocusedNotice('Plata nu apare')
  expect(screen.queryByText(/Nu s-a plătit nimic/)).toBeNull()
  // Another tab has sent a payment.
  saveAttempt(payer, sent(0, 1002, 1009, 1012))
  await user.click(await pay('250,00 RON'))
  await expectFocusedNotice(lost)
  expect(posts()).toEqual([])
  await savePayments([1002, 1009])
  await user.click(await check())
  await success()
  // It is unknown which of the new invoices belong to these lessons.
  expect(await screen.findByText(/^Facturile sunt în contul dvs\./)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Factura MED/ })).toBeNull()
})
