import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { savePayments } from '#api/appointments.ts'
import { now, setServerTime } from '#clock.ts'
import { readPayable } from '#domain/appointment.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { answerWith, asked, resetBackend } from '#test/backend.ts'
import { ownTimeouts } from '#test/families.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { refusals, refuseStorage } from '#test/refuseStorage.ts'
import { visit } from '#test/visit.tsx'
import { type Attempt, saveAttempt } from './attempts.ts'

const save = '/api/appoitments/savepayments'
const lost = 'O plată începută mai devreme nu a fost confirmată'

const posts = () => asked.filter(call => call.startsWith('POST'))
const pay = (total: string) => screen.findByRole('button', { name: `Plătește ${total}` })
const success = () => screen.findByRole('heading', { level: 2, name: 'Plata a reușit' })
const check = () => screen.findByRole('button', { name: 'Verifică plata' })

/** Waits until the notice with this title has the focus; only an alert is then read whole by Orca. */
async function expectFocusedNotice(title: string) {
  const note = (await screen.findByText(title)).closest('[role="alert"]')
  await waitFor(() => expect(note).toHaveFocus())
}

const payer = { payable: readPayable('1002'), viewer: { UserCode: 's3d8q1' } }

const sent = (ago: number, ...ids: number[]): Attempt => ({
  kind: 'appointments',
  ids,
  paidInvoicesBefore: [],
  at: now().getTime() - ago,
})

/** Moves the clock on by a minute: what was sent cannot be pending any more. */
const passMinute = () => setServerTime(new Date(now().getTime() + 61_000))

describe('a package, when the existing invoices cannot be read', () => {
  ownTimeouts()

  test('is not offered until a retry has read them', async () => {
    setFault('getPayments', '500')
    const { user } = visit('/payment/365', { as: 'teacherUnpaid' })
    expect(await screen.findByText('Plata nu s-a putut pregăti')).toBeVisible()
    expect(
      screen.getByText('Problema este la noi, nu la dvs. Încercați din nou peste câteva clipe.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Plătește/ })).toBeNull()
    expect(fullPageLoads).toEqual([])
    clearFaults()
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    expect(await pay('179,00 RON')).toBeVisible()
    expect(posts()).toEqual([])
  })
})

describe('a payment with an unknown outcome', () => {
  test.each(refusals)('is not offered again after leaving, when the storage is %s', async how => {
    refuseStorage(how)
    answerWith(http.post(save, () => new HttpResponse(null, { status: 504 })))
    const { user, router } = visit('/payment/1002', { as: 'student' })
    await user.click(await pay('85,00 RON'))
    await screen.findByText('Nu știm dacă plata s-a înregistrat')
    await user.click(screen.getByRole('link', { name: 'Toate programările' }))
    await screen.findByRole('heading', { level: 1, name: 'Programări' })
    await router.navigate(-1)
    expect(await screen.findByText(lost)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Plătește/ })).toBeNull()
  })

  test('must be checked before one of its lessons can be paid in another list', async () => {
    answerWith(http.post(save, () => new HttpResponse(null, { status: 504 })))
    const { user } = visit('/payment/1002,1009', { as: 'student' })
    await user.click(await pay('250,00 RON'))
    await screen.findByText('Nu știm dacă plata s-a înregistrat')
    await user.click(screen.getByRole('link', { name: 'Toate programările' }))
    await user.click(await screen.findByRole('button', { name: /^Renunta \(Elena-Cătălina/ }))
    await user.click(await screen.findByRole('link', { name: /^Plateste/ }))
    expect(await screen.findByText(lost)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Plătește/ })).toBeNull()
    expect(posts()).toHaveLength(1)
    resetBackend()
    await user.click(await check())
    expect(await screen.findByText(/^Încă nu apare/)).toBeVisible()
    passMinute()
    await user.click(await check())
    await user.click(await pay('85,00 RON'))
    await success()
    expect(posts()).toHaveLength(1)
  })

  test('is shown without taking the focus when the page opens, but the result of a check takes it', async () => {
    const { user, router } = visit('/u/appoitments', { as: 'student' })
    await screen.findByRole('heading', { level: 1, name: 'Programări' })
    saveAttempt(payer, sent(62_000, 1002))
    await router.navigate('/payment/1002')
    expect(await screen.findByText(lost)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Plată' })).toHaveFocus()
    await user.click(await check())
    await expectFocusedNotice('Plata nu apare')
    // So does the notice of an attempt in another tab, and the result of checking it.
    saveAttempt(payer, sent(61_000, 1002))
    await user.click(await pay('85,00 RON'))
    await expectFocusedNotice(lost)
    await user.click(await check())
    await expectFocusedNotice('Plata nu apare')
    expect(posts()).toEqual([])
  })
  test('of another tab is shown on the press, and nothing is sent', async () => {
    const { user } = visit('/payment/1002', { as: 'student' })
    const button = await pay('85,00 RON')
    saveAttempt(payer, sent(0, 1002, 1009))
    await user.click(button)
    await expectFocusedNotice(lost)
    expect(posts()).toEqual([])
    await savePayments([1002, 1009])
    await user.click(await check())
    await success()
    // It is unknown which of the two new invoices belongs to this lesson.
    expect(await screen.findByText(/^Factura este în contul dvs\./)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Factura MED/ })).toBeNull()
  })
})
