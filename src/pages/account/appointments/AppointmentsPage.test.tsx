import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { useAccountCounts } from '#stores/accountCounts.ts'
import {
  actions,
  card,
  cards,
  changeAppointment,
  openAppointments,
  openDetails,
} from '#test/appointmentsScreen.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

const oldButton = () => screen.getByRole('button', { name: /^Programarii anterioare/ })
const confirm = { cancel: 'Anulează programarea', accept: 'Acceptă programarea' }
const dialog = () => within(screen.getByRole('dialog'))
const stale = 'Datele nu s-au putut actualiza; le vedeți pe cele dinainte.'
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const sent = (path: RegExp) => asked.filter(call => path.test(call))

/** Shows the tab again. */
async function comeBack() {
  // Effects run a moment after the render: wait until they have added their listeners.
  await new Promise(requestAnimationFrame)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

// The whole table of actions is tested in src/domain/appointment.test.ts.
test("a card shows its lesson, the student's actions in each state, and the step that the lesson has reached", async () => {
  const { user } = await openAppointments('student')
  expect(cards()).toHaveLength(9)
  expect(actions()).toMatchObject({
    'marți, 24, 16:00–17:00': ['Anulează programarea'],
    'miercuri, 25, 17:00–18:00': ['Achita', 'Anulează programarea'],
    // Paid, also when the first payment failed.
    'Astăzi, 14:00–15:00': ['Anulează programarea'],
    'marți, 1, 18:00–19:00': ['Anulează programarea'],
    'Astăzi, 09:00–10:00': ['Intră în sala de meditații'],
  })

  const lesson = card('Astăzi, 09:00')
  const name = 'Mihai Ionescu (vineri, 20 noiembrie 2026)'
  expect(lesson.getByRole('heading', { level: 3, name })).toBeVisible()
  for (const text of ['Matematica', '85,00 RON', 'Acum']) expect(lesson.getByText(text)).toBeVisible()
  const room = lesson.getByRole('link', {
    name: /^Intră în sala de meditații \(Mihai Ionescu, vineri, 20 noiembrie 2026, 09:00–10:00.*, se deschide într-o filă nouă\)$/,
  })
  expect(room).toHaveAttribute('href', '/room/1004')
  expect(room).toHaveAttribute('target', '_blank')
  expect(room).toHaveAttribute('rel', 'noopener')
  expect(card('luni, 30').getByText('Preț nespecificat')).toBeVisible()
  expect(document.title).toContain('Programări')

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Puteți intra în sală',
    'De plătit',
    'Așteaptă profesorul',
    'Plătite',
  ])

  // A card also says in one sentence which step the lesson has reached, and which is next.
  const sentences = {
    'marți, 24': 'Etapa 1 din 4: cerută; urmează acceptarea.',
    'miercuri, 25, 17': 'Etapa 2 din 4: acceptată; urmează plata.',
    'vineri, 27': 'Etapa 3 din 4: plătită; urmează nota.',
    // A past lesson without a rating button may already be rated, so the sentence does not mention rating.
    'luni, 9': 'Etapa 3 din 4: plătită.',
    'marți, 10': 'A trecut fără să fie acceptată.',
  }
  const saysItsStep = ([when, sentence]: [string, string]) =>
    expect(card(when).getByText(sentence)).toBeInTheDocument()
  Object.entries(sentences).slice(0, 3).forEach(saysItsStep)
  // The track is hidden from screen readers.
  expect(card('vineri, 27').queryByRole('list')).toBeNull()

  await user.click(oldButton())
  expect(cards()).toHaveLength(10)
  expect(actions()).toMatchObject({
    'marți, 10, 16:00–17:00': ['Programează din nou'],
    'vineri, 13, 10:00–11:00': ['Programează din nou', 'Acordă o notă'],
  })
  Object.entries(sentences).slice(3).forEach(saysItsStep)
  expect(card('marți, 10').queryByText('notată')).toBeNull()
})

test('with ?debug a card has every action; without a tutor the name is a placeholder, and booking again says why it is impossible', async () => {
  const bare = { Id: 7, StartDate: '2026-11-10T16:00:00', EndDate: '2026-11-10T17:00:00' }
  answerWith(
    http.get('/api/appoitments/getactiveappoitments/1', () =>
      HttpResponse.json({ TotalRows: 1, Entities: [bare] }),
    ),
  )
  const { user } = await openAppointments('student', '/u/appoitments?debug')
  expect(Object.values(actions())).toEqual([
    [
      'Acceptă',
      'Achita',
      'Intră în sala de meditații',
      'Anulează programarea',
      'Acordă o notă',
      'Programează din nou',
    ],
  ])
  const lesson = card('marți, 10')
  expect(lesson.getByRole('heading', { name: /^Utilizator fara nume/ })).toBeVisible()
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

  test('asks for confirmation, sends once on a double click, and moves the focus to the card', async () => {
    const release = hold('/api/appoitments/acceptByTeacher/1001')
    const { user } = await ask()
    expect(dialog().getByText('Ioana Dumitrescu')).toBeVisible()
    expect(sent(/acceptByTeacher/)).toEqual([])
    expect(actions()).toMatchObject({
      'marți, 24, 16:00–17:00': ['Acceptă', 'Anulează programarea'],
      'miercuri, 25, 17:00–18:00': ['Anulează programarea'],
      'vineri, 27, 15:00–16:00': ['Anulează programarea'],
      'Astăzi, 09:00–10:00': ['Intră în sala de meditații'],
    })
    const button = screen.getByRole('button', { name: confirm.accept })
    await user.dblClick(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    release()
    expect(await screen.findByText('Programarea a fost acceptată')).toBeVisible()
    await isClosed()
    expect(sent(/acceptByTeacher/)).toEqual(['GET /api/appoitments/acceptByTeacher/1001'])
    const waiting = screen.getByRole('region', { name: 'Așteaptă plata elevului' })
    expect(waiting).toContainElement(card('marți, 24').getByRole('heading'))
    openDetails()
    expect(actions()['marți, 24, 16:00–17:00']).toEqual(['Anulează programarea'])
    await waitFor(() => expect(card('marți, 24').getByRole('heading')).toHaveFocus())
  })

  test('shows a toast and refetches the list when the student has cancelled meanwhile', async () => {
    const { user } = await ask()
    changeAppointment(1001, { isCancelled: true })
    await user.click(screen.getByRole('button', { name: confirm.accept }))
    expect(await screen.findByText('Programarea a fost anulată între timp.')).toBeVisible()
    await isClosed()
    expect(Object.keys(actions())).not.toContain('marți, 24, 16:00–17:00')
    // The next card takes the focus.
    await waitFor(() =>
      expect(card('miercuri, 25, 17').getByRole('heading', { name: /^Ioana/ })).toHaveFocus(),
    )
  })
})

test('cancelling asks first: declining sends nothing, and confirming removes the card and focuses the next one', async () => {
  const { user } = await openAppointments('student')
  const [pay, , cancel] = card('miercuri, 25, 17').getAllByRole('button')
  expect(cancel).toHaveAccessibleName(/^Anulează programarea \(Mihai Ionescu, miercuri, 25 noiembrie/)
  // Plain text, unlike the button that pays.
  const shape = (one?: HTMLElement) => one && getComputedStyle(one).backgroundColor
  expect(shape(cancel)).toBe('rgba(0, 0, 0, 0)')
  expect(shape(pay)).not.toBe(shape(cancel))

  const ask = (when: string) => user.click(card(when).getByRole('button', { name: /^Anulează/ }))
  await ask('miercuri, 25, 17')
  await screen.findByRole('dialog', { name: 'Esit sigur că vrei să anulezi această programare ?' })
  await user.click(screen.getByRole('button', { name: 'Păstrează programarea' }))
  await isClosed()
  expect(sent(/deleteappoitment/)).toEqual([])
  await waitFor(() => expect(cancel).toHaveFocus())

  // The buttons of dialogs that were opened before are still mounted: the focus must not return to them.
  await ask('vineri, 27')
  // A paid lesson: the dialog says how to get the money back.
  expect(
    await screen.findByText(/Ședința este plătită: pentru rambursare, scrieți-ne din pagina Contact\.$/),
  ).toBeVisible()
  await user.keyboard('{Escape}')
  await isClosed()
  await ask('miercuri, 25, 17')
  await user.click(await screen.findByRole('button', { name: confirm.cancel }))
  expect(await screen.findByText('Programarea a fost anulată')).toBeVisible()
  await isClosed()
  expect(sent(/deleteappoitment/)).toEqual(['GET /api/appoitments/deleteappoitment/1002'])
  expect(Object.keys(actions())).not.toContain('miercuri, 25, 17:00–18:00')
  await waitFor(() => expect(card('miercuri, 25, 18').getByRole('heading', { name: /^Elena/ })).toHaveFocus())
})

test('a dialog that is dismissed after a refetch has removed its button leaves the focus at a heading', async () => {
  const { user, router } = await openAppointments('student')
  const first = card('marți, 24').getByRole('button', { name: /^Anulează/ })
  await user.click(first)
  await screen.findByRole('dialog')
  answerWith(
    http.get('/api/appoitments/getactiveappoitments/:page', () =>
      HttpResponse.json({ TotalRows: 0, Entities: [] }),
    ),
  )
  await router.revalidate()
  await waitFor(() => expect(first).not.toBeInTheDocument())
  await user.click(dialog().getByRole('button', { name: 'Păstrează programarea' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('after the user has left the screen and returned, the card shows the pending change, a press sends nothing again, and a toast shows the outcome', async () => {
  const release = hold('/api/appoitments/acceptByTeacher/1001')
  const { user, router } = await openAppointments('teacher')
  const accept = () => user.click(card('marți, 24').getByRole('button', { name: /^Acceptă/ }))
  await accept()
  await user.click(await screen.findByRole('button', { name: confirm.accept }))
  await user.keyboard('{Escape}')
  await isClosed()
  await router.navigate('/u/messages')
  await screen.findByRole('heading', { level: 1, name: 'Mesaje' })
  await router.navigate('/u/appoitments')
  await waitFor(() => expect(cards()).not.toHaveLength(0))
  expect(card('marți, 24').getByText('Se acceptă…')).toBeVisible()
  await accept()
  const button = await screen.findByRole('button', { name: confirm.accept })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  release()
  expect(await screen.findByText('Programarea a fost acceptată')).toBeVisible()
  await isClosed()
  expect(screen.queryByText('Se acceptă…')).toBeNull()
  openDetails()
  expect(actions()['marți, 24, 16:00–17:00']).toEqual(['Anulează programarea'])
  expect(sent(/acceptByTeacher/)).toHaveLength(1)
})

test("a change that ends after the user has left the screen updates the menu's number", async () => {
  const release = hold('/api/appoitments/acceptByTeacher/1001')
  const { user, router } = await openAppointments('teacher')
  const before = useAccountCounts.getState().lessons ?? 0
  await user.click(card('marți, 24').getByRole('button', { name: /^Acceptă/ }))
  await user.click(await screen.findByRole('button', { name: confirm.accept }))
  await user.keyboard('{Escape}')
  await router.navigate('/u/profile')
  await screen.findByRole('heading', { level: 1, name: 'Profilul meu' })
  release()
  await screen.findByText('Programarea a fost acceptată')
  await waitFor(() => expect(useAccountCounts.getState().lessons).toBe(before - 1))
})

describe('multi-pay', () => {
  const bar = () =>
    screen.queryByText(/programări alese|programare aleasă/, { selector: '[aria-live] *' })?.parentElement
  const pay = () => screen.getByRole('link', { name: 'Plateste' })

  test('choosing updates the total and the address without a request, and keeps the focus', async () => {
    const { user, address } = await openAppointments('student')
    const press = async (when: string, name: RegExp) => {
      card(when).getByRole('button', { name }).focus()
      await user.keyboard('{Enter}')
    }
    asked.length = 0
    expect(screen.queryByRole('link', { name: 'Plateste' })).toBeNull()
    // The empty live region is rendered, so that Firefox announces the first choice, too (PayBar.module.css).
    const empty = document.querySelector('main p[aria-live]:empty')
    expect(empty && getComputedStyle(empty.parentElement as Element).overflow).toBe('hidden')
    await press('miercuri, 25, 17', /^Achita/)
    expect(bar()).toHaveTextContent('O programare aleasă. Total: 85,00 RON')
    expect(document.activeElement).toHaveAccessibleName(/^Renunta \(Mihai Ionescu, miercuri/)
    await user.keyboard('{Enter}')
    expect(bar()).toHaveTextContent('Nicio programare aleasă')
    await user.keyboard('{Enter}')
    await press('miercuri, 25, 18', /^Achita/)
    expect(bar()).toHaveTextContent('2 programări alese. Total: 250,00 RON')
    await waitFor(() => expect(address()).toBe('/u/appoitments?pay=1002,1009'))
    expect(pay()).toHaveAttribute('href', '/payment/1002,1009')
    expect(asked).toEqual([])
  })

  test('choosing keeps an address with a trailing slash, and its screen', async () => {
    const { user, address } = await openAppointments('student', '/u/appoitments/')
    asked.length = 0
    await user.click(card('miercuri, 25, 17').getByRole('button', { name: /^Achita/ }))
    await waitFor(() => expect(address()).toBe('/u/appoitments/?pay=1002'))
    expect(asked).toEqual([])
  })

  test('?pay= chooses lessons; a lesson does not count when it is not payable, or is cancelled later', async () => {
    const { user } = await openAppointments('student', '/u/appoitments?pay=1002,1003,1009,1013,9999')
    const withoutPrice = 'și o programare fără preț'
    await waitFor(() =>
      expect(bar()).toHaveTextContent(`3 programări alese. Total: 250,00 RON ${withoutPrice}`),
    )
    expect(pay()).toHaveAttribute('href', '/payment/1002,1009,1013')
    expect(screen.getAllByText('Aleasă pentru plată')).toHaveLength(3)
    expect(card('miercuri, 25, 17').getByText('Aleasă pentru plată')).toBeVisible()
    expect(card('miercuri, 25, 17').getByRole('heading')).toHaveAccessibleName(/, aleasă pentru plată\)$/)

    await user.click(card('miercuri, 25, 17').getByRole('button', { name: /^Anulează/ }))
    await user.click(await screen.findByRole('button', { name: confirm.cancel }))
    await isClosed()
    expect(bar()).toHaveTextContent(`2 programări alese. Total: 165,00 RON ${withoutPrice}`)
    // The toast is above the pay bar.
    const message = screen.getByText('Programarea a fost anulată').getBoundingClientRect()
    expect(message.bottom).toBeLessThan(pay().getBoundingClientRect().top)

    setFault('getActiveAppointments', '500')
    await comeBack()
    await screen.findByText(stale)
    expect(bar()).toHaveTextContent(`2 programări alese. Total: 165,00 RON ${withoutPrice}`)
  })

  test('lessons chosen on another page count towards the total, which stays during a refetch', async () => {
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
    expect(bar()).toHaveTextContent('O programare aleasă. Se calculează totalul…')
    answered.resolve()
    await waitFor(() => expect(bar()).toHaveTextContent('O programare aleasă. Total: 100,00 RON'))
    await user.click(card('luni, 21').getByRole('button', { name: /^Achita/ }))
    await waitFor(() => expect(bar()).toHaveTextContent('2 programări alese. Total: 211,00 RON'))
    expect(pay()).toHaveAttribute('href', '/payment/50,61')

    // A refetch does not replace the total, not even for a moment.
    answered = Promise.withResolvers<void>()
    const before = reads
    await comeBack()
    await waitFor(() => expect(reads).toBe(before + 1))
    const announced = new Set<string | null | undefined>()
    const status = bar()
    const observer = new MutationObserver(() => announced.add(status?.textContent))
    if (status) observer.observe(status, { subtree: true, childList: true, characterData: true })
    answered.resolve()
    await waitFor(() => expect(sent(/getactiveappoitments/).at(-1)).toMatch(/1$/))
    observer.disconnect()
    expect(status).toHaveTextContent('2 programări alese. Total: 211,00 RON')
    expect([...announced]).toEqual([])
  })
})

test('rating a past lesson removes the button, shows the score, and moves the focus to the card', async () => {
  const { user } = await openAppointments('student', '/u/appoitments?old=1')
  await user.click(card('vineri, 13').getByRole('button', { name: /^Acordă o notă/ }))
  expect(await screen.findByRole('dialog', { name: 'Acordă o notă' })).toHaveAccessibleDescription(
    'Pentru Mihai Ionescu',
  )
  // The ticket, without the price.
  expect(
    dialog().getByRole('article', { name: 'Mihai Ionescu (vineri, 13 noiembrie 2026)' }),
  ).toHaveTextContent(
    'vin13novMihai Ionescu (vineri, 13 noiembrie 2026)Matematica10:00–11:00Etapa 3 din 4: plătită; urmează nota.cerutăacceptatăplătitănotată',
  )
  await user.click(screen.getByRole('radio', { name: '9' }))
  await user.click(screen.getByRole('button', { name: 'Trimite' }))
  await isClosed()
  await waitFor(() => expect(actions()['vineri, 13, 10:00–11:00']).toEqual(['Programează din nou']))
  expect(card('vineri, 13').getByText('Etapa 4 din 4: Nota dvs.: 9.')).toBeInTheDocument()
  // The focused button has unmounted.
  await waitFor(() => expect(card('vineri, 13').getByRole('heading', { name: /^Mihai/ })).toHaveFocus())
})

test('the old list loads when it is opened, with a skeleton, and its page is in the address', async () => {
  const release = hold('/api/appoitments/getoldappoitments/1')
  const { user, address } = await openAppointments('teacher')
  expect(oldButton()).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toContain('GET /api/appoitments/getactiveappoitments/1')
  expect(sent(/getold/)).toEqual([])
  await user.click(oldButton())
  expect(oldButton()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('status', { name: 'Se încarcă programările…' })).toBeVisible()
  release()
  const pages = within(await screen.findByRole('navigation', { name: 'Pagini: Programarii anterioare' }))
  expect(address()).toBe('/u/appoitments?old=1')
  expect(actions()['vineri, 13, 10:00–11:00']).toEqual([])
  await user.click(pages.getByRole('link', { name: 'Pagina 2' }))
  await waitFor(() => expect(address()).toBe('/u/appoitments?old=2'))
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: 'Programarii anterioare' })).toHaveFocus(),
  )
  await user.click(oldButton())
  await waitFor(() => expect(address()).toBe('/u/appoitments'))
  expect(screen.queryByRole('list', { name: 'Programarii anterioare' })).toBeNull()
})

test.each([
  ['student', 'Caută un profesor', '/teacher'],
  ['teacherNew', 'Vezi orele disponibile', '/u/profile#disponibilitate'],
] as const)('empty lists show the %s a message and a link to the next step', async (as, name, href) => {
  const { user } = visit('/u/appoitments', { as, scenario: 'empty' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Nu sunt programari.' })).toBeVisible()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  await user.click(oldButton())
  expect(await screen.findByText('Nu sunt programari.')).toBeVisible()
  expect(screen.queryByRole('link', { name })).toBeNull()
})

test('showing the tab again keeps the list, with a note and a retry, when the refetch fails', async () => {
  const { user } = await openAppointments('teacher')
  setFault('getActiveAppointments', '500')
  await comeBack()
  const note = await screen.findByText(stale)
  expect(card('marți, 24').getByRole('button', { name: /^Acceptă/ })).toBeVisible()
  clearFaults()
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  await waitFor(() => expect(note).not.toBeInTheDocument())
})
