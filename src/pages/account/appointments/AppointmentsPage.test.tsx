import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { actions, card, cards, changeAppointment, openAppointments } from '#test/appointmentsScreen.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { left } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

afterEach(clearFaults)

const oldButton = () => screen.getByRole('button', { name: 'Programarii anterioare' })
const confirm = { cancel: 'Anulează programarea', accept: 'Acceptă programarea' }
const dialog = () => within(screen.getByRole('dialog'))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const sent = (path: RegExp) => asked.filter(call => path.test(call))

/** The tab is looked at again. */
async function comeBack() {
  // What has just been drawn listens a moment later.
  await new Promise(requestAnimationFrame)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  onTestFinished(() => void vi.restoreAllMocks())
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('each state has exactly the actions of the table', () => {
  test('for a student', async () => {
    await openAppointments('student', '/u/appoitments?old=1')
    expect(cards()).toHaveLength(19)
    expect(actions()).toEqual({
      // requested
      'marți, 24, 16:00–17:00': ['Anulează'],
      // accepted, unpaid; also after a payment that failed, and of one without a price
      'miercuri, 25, 17:00–18:00': ['Achita', 'Anulează'],
      'miercuri, 25, 18:00–19:00': ['Achita', 'Anulează'],
      'joi, 26, 16:00–17:00': ['Achita', 'Anulează'],
      'luni, 30, 19:00–20:00': ['Achita', 'Anulează'],
      // accepted, paid; also at the second try
      'Astăzi, 14:00–15:00': ['Anulează'],
      'vineri, 27, 15:00–16:00': ['Anulează'],
      'marți, 1, 18:00–19:00': ['Anulează'],
      // paid and to be joined
      'Astăzi, 09:00–10:00': ['Intră în sala de meditații'],
      // past: never held, or rated already
      'marți, 10, 16:00–17:00': ['Programează din nou'],
      'luni, 9, 17:00–18:00': ['Programează din nou'],
      'luni, 19, 14:00–15:00': ['Programează din nou'],
      'marți, 29 septembrie 2026, 15:00–16:00': ['Programează din nou'],
      // past, ready for a rating
      'vineri, 13, 10:00–11:00': ['Programează din nou', 'Acordă o notă'],
      'miercuri, 4, 18:00–19:00': ['Programează din nou', 'Acordă o notă'],
      'marți, 27, 15:00–16:00': ['Programează din nou', 'Acordă o notă'],
      'luni, 12, 16:00–17:00': ['Programează din nou', 'Acordă o notă'],
      'miercuri, 7, 18:00–19:00': ['Programează din nou', 'Acordă o notă'],
      'miercuri, 23 septembrie 2026, 18:00–19:00': ['Programează din nou', 'Acordă o notă'],
    })
    expect(oldButton()).toHaveAttribute('aria-expanded', 'true')
  })

  test('for a teacher', async () => {
    await openAppointments('teacher', '/u/appoitments?old=1')
    expect(cards()).toHaveLength(18)
    expect(actions()).toEqual({
      // requested
      'luni, 23, 15:00–16:00': ['Acceptă', 'Anulează'],
      'marți, 24, 16:00–17:00': ['Acceptă', 'Anulează'],
      // accepted, unpaid
      'miercuri, 25, 17:00–18:00': ['Anulează'],
      'joi, 26, 16:00–17:00': ['Anulează'],
      // accepted, paid
      'Astăzi, 14:00–15:00': ['Anulează'],
      'vineri, 27, 15:00–16:00': ['Anulează'],
      'marți, 1, 18:00–19:00': ['Anulează'],
      // paid and to be joined
      'Astăzi, 09:00–10:00': ['Intră în sala de meditații'],
      // past
      'vineri, 13, 10:00–11:00': [],
      'joi, 12, 18:00–19:00': [],
      'marți, 10, 16:00–17:00': [],
      'vineri, 6, 14:00–15:00': [],
      'miercuri, 4, 15:00–16:00': [],
      'luni, 2, 16:00–17:00': [],
      'joi, 29, 17:00–18:00': [],
      'marți, 27, 18:00–19:00': [],
      'vineri, 23, 14:00–15:00': [],
      'miercuri, 21, 15:00–16:00': [],
    })
  })

  test('and every one with debug, where what the server refuses is told', async () => {
    const { user } = await openAppointments('student', '/u/appoitments?debug')
    const every = [
      'Acceptă',
      'Anulează',
      'Achita',
      'Intră în sala de meditații',
      'Acordă o notă',
      'Programează din nou',
    ]
    for (const one of Object.values(actions())) expect(one).toEqual(every)
    await user.click(card('marți, 24').getByRole('button', { name: /^Acceptă/ }))
    await user.click(await screen.findByRole('button', { name: confirm.accept }))
    expect(await screen.findByText('Doar profesorul poate accepta programarea.')).toBeVisible()
    await isClosed()
  })
})

test('says with whom, what, when, for how much and how far it is', async () => {
  await openAppointments('student')
  const lesson = card('Astăzi, 09:00')
  expect(lesson.getByRole('heading', { level: 3, name: 'Mihai Ionescu' })).toBeVisible()
  for (const text of ['Matematica', '85,00 RON', 'Acum', 'Puteți intra în sală'])
    expect(lesson.getByText(text)).toBeVisible()
  const room = lesson.getByRole('link', {
    name: /^Intră în sala de meditații \(Mihai Ionescu, vineri, 20 noiembrie 2026, 09:00–10:00.*, se deschide într-o filă nouă\)$/,
  })
  expect(room).toHaveAttribute('href', '/room/1004')
  expect(room).toHaveAttribute('target', '_blank')
  expect(room).toHaveAttribute('rel', 'noopener')
  expect(card('luni, 30').getByText('Preț nespecificat')).toBeVisible()
  expect(document.title).toContain('Programări')
  expect(asked).toContain('GET /api/appoitments/getactiveappoitments/1')
  expect(sent(/getold/)).toEqual([])
})

test('an appointment of which little is known', async () => {
  const bare = { Id: 7, StartDate: '2026-11-10T16:00:00', EndDate: '2026-11-10T17:00:00' }
  answerWith(
    http.get('/api/appoitments/getactiveappoitments/1', () =>
      HttpResponse.json({ TotalRows: 1, Entities: [bare] }),
    ),
  )
  const { user } = await openAppointments('student')
  const lesson = card('marți, 10')
  expect(lesson.getByRole('heading', { name: 'Utilizator fara nume' })).toBeVisible()
  await user.click(lesson.getByRole('button', { name: /^Programează din nou/ }))
  expect(await screen.findByText(/^Nu știm cine este profesorul/)).toBeVisible()
})

describe('accepting', () => {
  async function ask() {
    const app = await openAppointments('teacher')
    const accept = card('marți, 24').getByRole('button', {
      name: /^Acceptă \(Ioana Dumitrescu, marți, 24 noiembrie 2026, 16:00–17:00/,
    })
    await app.user.click(accept)
    await screen.findByRole('dialog', { name: 'Esit sigur că accepți această programare ?' })
    return app
  }

  test('asks first, then sends once; the appointment is accepted, and its card takes the focus', async () => {
    const release = hold('/api/appoitments/acceptByTeacher/1001')
    const { user } = await ask()
    expect(dialog().getByText('Ioana Dumitrescu')).toBeVisible()
    expect(sent(/acceptByTeacher/)).toEqual([])
    const button = screen.getByRole('button', { name: confirm.accept })
    await user.dblClick(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    release()
    expect(await screen.findByText('Programarea a fost acceptată')).toBeVisible()
    await isClosed()
    expect(sent(/acceptByTeacher/)).toEqual(['GET /api/appoitments/acceptByTeacher/1001'])
    expect(card('marți, 24').getByText('Acceptată, neplătită')).toBeVisible()
    expect(actions()['marți, 24, 16:00–17:00']).toEqual(['Anulează'])
    await waitFor(() => expect(card('marți, 24').getByRole('heading')).toHaveFocus())
  })

  test('what the learner has cancelled meanwhile says so, and the list is new', async () => {
    const { user } = await ask()
    changeAppointment(1001, { isCancelled: true })
    await user.click(screen.getByRole('button', { name: confirm.accept }))
    expect(await screen.findByText('Programarea a fost anulată între timp.')).toBeVisible()
    await isClosed()
    expect(Object.keys(actions())).not.toContain('marți, 24, 16:00–17:00')
    // The next one takes the focus.
    await waitFor(() =>
      expect(card('miercuri, 25, 17').getByRole('heading', { name: 'Ioana Dumitrescu' })).toHaveFocus(),
    )
  })
})

describe('cancelling', () => {
  async function ask() {
    const app = await openAppointments('student')
    await app.user.click(card('miercuri, 25, 17').getByRole('button', { name: /^Anulează/ }))
    await screen.findByRole('dialog', { name: 'Esit sigur că vrei să anulezi această programare ?' })
    const yes = () => app.user.click(screen.getByRole('button', { name: confirm.cancel }))
    return { ...app, yes }
  }
  const gone = () => expect(Object.keys(actions())).not.toContain('miercuri, 25, 17:00–18:00')

  test('a no changes nothing, and the focus is where it was', async () => {
    const { user } = await ask()
    await user.click(screen.getByRole('button', { name: 'Păstrează programarea' }))
    await isClosed()
    expect(sent(/deleteappoitment/)).toEqual([])
    await waitFor(() =>
      expect(card('miercuri, 25, 17').getByRole('button', { name: /^Anulează/ })).toHaveFocus(),
    )
  })

  test('a yes takes it from the list, and the next one takes the focus, whatever was opened before', async () => {
    const { user, yes } = await ask()
    // A question that was opened before leaves a button behind that is still there.
    await user.keyboard('{Escape}')
    await isClosed()
    await user.click(card('vineri, 27').getByRole('button', { name: /^Anulează/ }))
    await user.keyboard('{Escape}')
    await isClosed()
    await user.click(card('miercuri, 25, 17').getByRole('button', { name: /^Anulează/ }))
    await yes()
    expect(await screen.findByText('Programarea a fost anulată')).toBeVisible()
    await isClosed()
    expect(sent(/deleteappoitment/)).toEqual(['GET /api/appoitments/deleteappoitment/1002'])
    gone()
    await waitFor(() =>
      expect(card('miercuri, 25, 18').getByRole('heading', { name: /^Elena/ })).toHaveFocus(),
    )
  })

  test('of one that is paid it is said what that means for the money', async () => {
    const { user } = await openAppointments('student')
    await user.click(card('vineri, 27').getByRole('button', { name: /^Anulează/ }))
    expect(
      await screen.findByText(/Ședința este plătită: pentru bani scrieți-ne din pagina Contact\.$/),
    ).toBeVisible()
  })

  test('a failure stays in the dialog with its retry', async () => {
    setFault('cancelAppointment', '500')
    const { user, yes } = await ask()
    await yes()
    expect(await screen.findByText('Serverul nu a putut răspunde')).toBeVisible()
    clearFaults()
    await user.click(dialog().getByRole('button', { name: 'Încearcă din nou' }))
    expect(await screen.findByText('Programarea a fost anulată')).toBeVisible()
    await isClosed()
    gone()
  })

  test('closed and opened again while it is under way it is not sent twice, and is told', async () => {
    const release = hold('/api/appoitments/deleteappoitment/1002')
    const { user, yes } = await ask()
    await yes()
    await user.keyboard('{Escape}')
    await isClosed()
    await user.click(card('miercuri, 25, 17').getByRole('button', { name: /^Anulează/ }))
    expect(await screen.findByRole('button', { name: confirm.cancel })).toHaveAttribute('aria-busy', 'true')
    await yes()
    release()
    expect(await screen.findByText('Programarea a fost anulată')).toBeVisible()
    await isClosed()
    expect(sent(/deleteappoitment/)).toHaveLength(1)
  })

  test('closed before it fails, it is told all the same', async () => {
    const resolve = hold(
      '/api/appoitments/deleteappoitment/1002',
      () => new HttpResponse(null, { status: 500 }),
    )
    const { user, yes } = await ask()
    await yes()
    await user.keyboard('{Escape}')
    await isClosed()
    resolve()
    expect(await screen.findByText('Programarea nu a fost anulată.')).toBeVisible()
  })

  test('closed before the connection breaks: nobody knows, and that is what is told', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const breaking = async () => {
      await promise
      return HttpResponse.error()
    }
    const { user, yes } = await ask()
    answerWith(
      http.get('/api/appoitments/deleteappoitment/1002', breaking),
      http.get('/api/appoitments/getactiveappoitments/1', breaking),
    )
    await yes()
    await user.keyboard('{Escape}')
    await isClosed()
    resolve()
    expect(await screen.findByText(/^Nu știm dacă programarea a fost anulată\./)).toBeVisible()
  })

  test('a session that has ended leads to login, and back to the same address', async () => {
    setFault('cancelAppointment', '401')
    const { user, yes } = await ask()
    await user.click(screen.getByRole('button', { name: 'Păstrează programarea' }))
    await isClosed()
    await user.click(card('joi, 26').getByRole('button', { name: /^Achita/ }))
    await user.click(await screen.findByRole('button', { name: /^Anulează \(Mihai Ionescu, joi, 26/ }))
    await yes()
    await waitFor(() =>
      expect(left).toEqual([`/Account/Login?returnUrl=${encodeURIComponent('/u/appoitments?pay=1012')}`]),
    )
    expect(dialog().getByText(/^Sesiunea a expirat\. /)).toBeVisible()
  })
})

describe.each([
  {
    kind: 'accept',
    as: 'teacher',
    when: 'marți, 24',
    action: /^Acceptă/,
    path: '/api/appoitments/acceptByTeacher/1001',
    pending: 'Se acceptă…',
    done: 'Programarea a fost acceptată',
    failed: 'Programarea nu a fost acceptată.',
  },
  {
    kind: 'cancel',
    as: 'student',
    when: 'miercuri, 25, 17',
    action: /^Anulează/,
    path: '/api/appoitments/deleteappoitment/1002',
    pending: 'Se anulează…',
    done: 'Programarea a fost anulată',
    failed: 'Programarea nu a fost anulată.',
  },
] as const)('$kind, and the screen is left while the server is slow', one => {
  const button = () => screen.findByRole('button', { name: confirm[one.kind] })
  const calls = () => asked.filter(call => call === `GET ${one.path}`)

  async function leaveWhileSending(answer?: () => Response) {
    const release = hold(one.path, answer)
    const app = await openAppointments(one.as)
    await app.user.click(card(one.when).getByRole('button', { name: one.action }))
    await app.user.click(await button())
    await app.user.keyboard('{Escape}')
    await isClosed()
    await app.router.navigate('/u/messages')
    await screen.findByRole('heading', { level: 1, name: 'Mesaje' })
    const comeBackHere = async () => {
      await app.router.navigate('/u/appoitments')
      await screen.findByRole('list', { name: 'Programări active' })
    }
    return { ...app, release, comeBackHere }
  }

  test('on coming back it is shown as pending, is not sent again, and its outcome is told', async () => {
    const { user, release, comeBackHere } = await leaveWhileSending()
    await comeBackHere()
    expect(card(one.when).getByText(one.pending)).toBeVisible()
    await user.click(card(one.when).getByRole('button', { name: one.action }))
    expect(await button()).toHaveAttribute('aria-busy', 'true')
    await user.click(await button())
    release()
    expect(await screen.findByText(one.done)).toBeVisible()
    await isClosed()
    expect(screen.queryByText(one.pending)).toBeNull()
    expect(actions()['marți, 24, 16:00–17:00']).not.toContain('Acceptă')
    expect(Object.keys(actions()).includes('miercuri, 25, 17:00–18:00')).toBe(one.kind === 'accept')
    expect(calls()).toHaveLength(1)
  })

  test('the list is new when the outcome comes after coming back, with no dialog open', async () => {
    const { release, comeBackHere } = await leaveWhileSending()
    await comeBackHere()
    release()
    expect(await screen.findByText(one.done)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(one.pending)).toBeNull())
    await waitFor(() => expect(actions()['marți, 24, 16:00–17:00']).not.toContain('Acceptă'))
    expect(calls()).toHaveLength(1)
  })

  test('the outcome is told on the screen that one has gone to', async () => {
    const { release, comeBackHere } = await leaveWhileSending()
    release()
    expect(await screen.findByText(one.done)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Mesaje' })).toBeVisible()
    await comeBackHere()
    expect(screen.queryByText(one.pending)).toBeNull()
    expect(calls()).toHaveLength(1)
  })

  test('a failure is told in the dialog that was opened again, with its retry', async () => {
    const { user, release, comeBackHere } = await leaveWhileSending(
      () => new HttpResponse(null, { status: 500 }),
    )
    await comeBackHere()
    await user.click(card(one.when).getByRole('button', { name: one.action }))
    expect(await button()).toHaveAttribute('aria-busy', 'true')
    release()
    expect(await dialog().findByText('Serverul nu a putut răspunde')).toBeVisible()
    expect(screen.queryByText(one.pending)).toBeNull()
    expect(dialog().getByRole('button', { name: 'Încearcă din nou' })).not.toHaveAttribute('aria-busy')
  })

  test('a failure is told on the screen that one has gone to', async () => {
    const { release } = await leaveWhileSending(() => new HttpResponse(null, { status: 500 }))
    release()
    expect(await screen.findByText(one.failed)).toBeVisible()
  })
})

describe('multi-pay', () => {
  const bar = () => screen.getAllByRole('status').find(one => /alese|aleasă/.test(one.textContent))
  const pay = () => screen.getByRole('link', { name: 'Plateste' })

  test('by the keyboard alone: each toggles, the total is summed, the address keeps it, nothing is read', async () => {
    const { user, address } = await openAppointments('student')
    const tabTo = async (name: RegExp) => {
      for (let press = 0; press < 60; press++) {
        if (name.test(document.activeElement?.textContent ?? '')) return
        await user.tab()
      }
      throw new Error(`${name} is not reached.`)
    }
    asked.length = 0
    expect(screen.queryByRole('link', { name: 'Plateste' })).toBeNull()
    await tabTo(/^Achita \(Mihai Ionescu, miercuri/)
    await user.keyboard('{Enter}')
    expect(bar()).toHaveTextContent('O programare aleasă Total: 85,00 RON')
    expect(document.activeElement).toHaveAccessibleName(/^Renunta \(Mihai Ionescu, miercuri/)
    await tabTo(/^Achita \(Elena-Cătălina Constantinescu-Brătescu, miercuri/)
    await user.keyboard(' ')
    expect(bar()).toHaveTextContent('2 programări alese Total: 250,00 RON')
    await waitFor(() => expect(address()).toBe('/u/appoitments?pay=1002,1009'))
    expect(pay()).toHaveAttribute('href', '/payment/1002,1009')
    await user.keyboard(' ')
    expect(bar()).toHaveTextContent('O programare aleasă Total: 85,00 RON')
    await tabTo(/^Plateste$/)
    await waitFor(() => expect(address()).toBe('/u/appoitments?pay=1002'))
    expect(asked).toEqual([])

    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Plătește 85,00 RON' })).toBeVisible()
    expect(address()).toBe('/payment/1002')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await tabTo(/^Plătește 85,00 RON$/)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Plata a fost făcută' })).toBeVisible()
    expect(sent(/savepayments/)).toHaveLength(1)
  })

  test('an address chooses; what cannot be paid any more does not count, what has no price is said', async () => {
    await openAppointments('student', '/u/appoitments?pay=1002,1003,1013,9999')
    await waitFor(() =>
      expect(bar()).toHaveTextContent('2 programări alese Total: 85,00 RON și o programare fără preț'),
    )
    expect(pay()).toHaveAttribute('href', '/payment/1002,1013')
  })

  test('one cancelled is chosen no more', async () => {
    const { user } = await openAppointments('student', '/u/appoitments?pay=1002,1009')
    await user.click(card('miercuri, 25, 17').getByRole('button', { name: /^Anulează/ }))
    await user.click(await screen.findByRole('button', { name: confirm.cancel }))
    await isClosed()
    expect(bar()).toHaveTextContent('O programare aleasă Total: 165,00 RON')
    // The message of it stands elsewhere than the bar.
    const message = screen.getByText('Programarea a fost anulată').getBoundingClientRect()
    expect(message.bottom).toBeLessThan(pay().getBoundingClientRect().top)
  })

  test('those of other pages are part of it, and of the total', async () => {
    const Entities = Array.from({ length: 12 }, (_, index) => ({
      Id: 50 + index,
      StartDate: `2026-12-${10 + index}T10:00:00`,
      EndDate: `2026-12-${10 + index}T11:00:00`,
      Price: 100 + index,
      AcceptedByTeacher: true,
      Teacher: { Id: 't' },
    }))
    let answered = Promise.withResolvers<void>()
    let reads = 0
    answerWith(
      http.get('/api/appoitments/getactiveappoitments/1', async () => {
        reads += 1
        if (reads > 1) await answered.promise
        return HttpResponse.json({ TotalRows: 12, Entities: Entities.slice(0, 10) })
      }),
      http.get('/api/appoitments/getactiveappoitments/2', () =>
        HttpResponse.json({ TotalRows: 12, Entities: Entities.slice(10) }),
      ),
    )
    const { user, address } = await openAppointments('student')
    await user.click(card('joi, 10').getByRole('button', { name: /^Achita/ }))
    await user.click(screen.getByRole('link', { name: 'Pagina 2' }))
    await waitFor(() => expect(cards()).toHaveLength(2))
    expect(address()).toBe('/u/appoitments?page=2&pay=50')
    expect(bar()).toHaveTextContent('O programare aleasă Se calculează totalul…')
    answered.resolve()
    await waitFor(() => expect(bar()).toHaveTextContent('O programare aleasă Total: 100,00 RON'))
    await user.click(card('luni, 21').getByRole('button', { name: /^Achita/ }))
    await waitFor(() => expect(bar()).toHaveTextContent('2 programări alese Total: 211,00 RON'))
    expect(pay()).toHaveAttribute('href', '/payment/50,61')

    // Read again in between, the total is not gone for a while.
    answered = Promise.withResolvers<void>()
    const before = reads
    await comeBack()
    await waitFor(() => expect(reads).toBe(before + 1))
    const said = new Set<string | null | undefined>()
    const status = bar()
    const listening = new MutationObserver(() => said.add(status?.textContent))
    if (status) listening.observe(status, { subtree: true, childList: true, characterData: true })
    answered.resolve()
    await waitFor(() => expect(sent(/getactiveappoitments/).at(-1)).toMatch(/1$/))
    listening.disconnect()
    expect(status).toHaveTextContent('2 programări alese Total: 211,00 RON')
    expect([...said]).toEqual([])
  })
})

test('a lesson that was held can be rated, once', async () => {
  const { user } = await openAppointments('student', '/u/appoitments?old=1')
  await user.click(card('vineri, 13').getByRole('button', { name: /^Acordă o notă/ }))
  expect(await screen.findByRole('dialog', { name: 'Acordă o notă' })).toHaveAccessibleDescription(
    'Pentru Mihai Ionescu',
  )
  await user.click(screen.getByRole('radio', { name: '9' }))
  await user.click(screen.getByRole('button', { name: 'Trimite' }))
  await isClosed()
  await waitFor(() => expect(actions()['vineri, 13, 10:00–11:00']).toEqual(['Programează din nou']))
  // The button that had the focus is gone.
  await waitFor(() =>
    expect(card('vineri, 13').getByRole('heading', { name: 'Mihai Ionescu' })).toHaveFocus(),
  )
})

describe('the old list', () => {
  test('is read when it is opened, with a skeleton at once, and its pager keeps the rest', async () => {
    const release = hold('/api/appoitments/getoldappoitments/1')
    const { user, address } = await openAppointments('teacher')
    expect(oldButton()).toHaveAttribute('aria-expanded', 'false')
    await user.click(oldButton())
    expect(oldButton()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('status', { name: 'Se încarcă programările…' })).toBeVisible()
    release()
    const pages = within(await screen.findByRole('navigation', { name: 'Pagini: Programarii anterioare' }))
    expect(address()).toBe('/u/appoitments?old=1')
    await user.click(pages.getByRole('link', { name: 'Pagina 2' }))
    await waitFor(() => expect(address()).toBe('/u/appoitments?old=2'))
    await waitFor(() => expect(oldButton()).toHaveFocus())
    await user.click(oldButton())
    await waitFor(() => expect(address()).toBe('/u/appoitments'))
    expect(screen.queryByRole('list', { name: 'Programarii anterioare' })).toBeNull()
  })

  test('has 100 to a page where the server sends so many', async () => {
    const Entities = Array.from({ length: 11 }, (_, index) => ({
      Id: 900 + index,
      StartDate: `2026-10-${10 + index}T10:00:00`,
      EndDate: `2026-10-${10 + index}T11:00:00`,
    }))
    answerWith(
      http.get('/api/appoitments/getoldappoitments/1', () => HttpResponse.json({ TotalRows: 11, Entities })),
    )
    await openAppointments('student', '/u/appoitments?old=2')
    const list = await screen.findByRole('list', { name: 'Programarii anterioare' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(11)
    expect(screen.queryByRole('navigation', { name: 'Pagini: Programarii anterioare' })).toBeNull()
  })
})

describe('empty lists', () => {
  test.each([
    ['student', 'Caută un profesor', '/teacher'],
    ['teacherNew', 'Vezi programul meu', '/u/profile'],
  ] as const)('of a %s say so, with a way on', async (as, name, href) => {
    visit('/u/appoitments?old=1', { as, scenario: 'empty' })
    expect(await screen.findByRole('heading', { level: 3, name: 'Nu sunt programari.' })).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.getAllByText('Nu sunt programari.')).toHaveLength(2)
  })
})

describe('a list that cannot be had', () => {
  test.each([
    ['getActiveAppointments', 'Programările nu s-au putut încărca.', 'Programări active'],
    ['getOldAppointments', 'Programările anterioare nu s-au putut încărca.', 'Programarii anterioare'],
  ])('(%s) says so in its place, and a retry brings it', async (endpoint, title, list) => {
    setFault(endpoint, '500')
    const { user } = visit('/u/appoitments?old=1', { as: 'student' })
    const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]') as HTMLElement
    expect(cards().length).toBeGreaterThan(0)
    clearFaults()
    await user.click(within(alert).getByRole('button', { name: 'Încearcă din nou' }))
    expect(await screen.findByRole('list', { name: list })).toBeVisible()
    expect(screen.queryByText(title)).toBeNull()
  })

  test('behind a session that has ended leads to login', async () => {
    setFault('getActiveAppointments', '401')
    visit('/u/appoitments?old=1', { as: 'student' })
    await waitFor(() =>
      expect(left).toContain(`/Account/Login?returnUrl=${encodeURIComponent('/u/appoitments?old=1')}`),
    )
  })
})

describe('coming back to the tab', () => {
  test('shows what has become of it', async () => {
    await openAppointments('teacher')
    changeAppointment(1001, { isCancelled: true })
    await comeBack()
    await waitFor(() => expect(Object.keys(actions())).not.toContain('marți, 24, 16:00–17:00'))
  })

  test('and fails: what was there stays, with a note and a retry', async () => {
    const { user } = await openAppointments('teacher')
    setFault('getActiveAppointments', '500')
    await comeBack()
    const note = await screen.findByText('Lista nu s-a putut actualiza; o vedeți pe cea dinainte.')
    expect(card('marți, 24').getByRole('button', { name: /^Acceptă/ })).toBeVisible()
    clearFaults()
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    await waitFor(() => expect(note).not.toBeInTheDocument())
  })
})
