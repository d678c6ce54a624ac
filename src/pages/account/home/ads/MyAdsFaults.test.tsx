import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { answerWith } from '#test/backend.ts'
import { ownTimeouts, passTimeout } from '#test/families.ts'
import { visit } from '#test/visit.tsx'

ownTimeouts()

async function open() {
  const app = visit('/u', { as: 'teacher' })
  await screen.findByRole('heading', { level: 1, name: 'Anunțurile mele' })
  return app
}

type App = Awaited<ReturnType<typeof open>>

const row = (subject: string) => {
  const cell = screen.queryAllByRole('rowheader').find(header => header.textContent?.startsWith(subject))
  return cell ? within(cell.closest('tr') as HTMLElement) : undefined
}

// The retry and the expired session are tested in test/accountFaults.test.tsx.
test('a list that fails to load shows the text of the specification instead of the empty state', async () => {
  setFault('getOwnAds', '500')
  await open()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Something bad happened; please try again later.')).toBeVisible()
  expect(alert.getByText('Anunțurile dvs. nu s-au putut încărca.')).toBeVisible()
  expect(screen.queryByText('Nu aveți încă niciun anunț')).toBeNull()
})

test.each(['getGroups', 'getCycles'])(
  'when %s fails, the form keeps what was typed, and a retry loads the list',
  async endpoint => {
    setFault(endpoint, '500')
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Adaugă anunț' }))
    await user.type(await screen.findByRole('textbox', { name: 'Descriere' }), 'Scris între timp')
    const title = await screen.findByText('Listele din formular nu s-au putut încărca.')
    clearFaults()
    await user.click(
      within(title.closest<HTMLElement>('[role=alert]') as HTMLElement).getByRole('button', {
        name: 'Încearcă din nou',
      }),
    )
    await waitFor(() => expect(screen.queryByText('Listele din formular nu s-au putut încărca.')).toBeNull())
    expect(await screen.findByRole('checkbox', { name: 'Bacalaureat' })).toBeVisible()
    // The retry button has unmounted, so the dialog takes the focus, and once more a frame later.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await user.type(screen.getByRole('combobox', { name: 'Materie' }), 'fizica')
    expect(await screen.findByRole('option', { name: /^Fizică/ })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('textbox', { name: 'Descriere' })).toHaveValue('Scris între timp')
  },
)

/** A change to an ad: how it is filled in and sent, and what must still be in the dialog when it fails. */
type Change = {
  endpoint: string
  path: RegExp
  fill: (app: App) => Promise<void>
  send: (app: App) => Promise<void>
  expectInput: () => void
  succeeded: () => Promise<HTMLElement>
  notArrived: RegExp
}

const description = () => screen.getByRole('textbox', { name: 'Descriere' })
const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Salvează' }))

const changes: Record<string, Change> = {
  'a changed ad': {
    endpoint: 'saveAd',
    path: /savead/,
    async fill({ user }) {
      await user.click(row('Fizică')?.getByRole('button', { name: /^Editează/ }) as HTMLElement)
      await user.clear(await screen.findByRole('textbox', { name: 'Descriere' }))
      await user.type(description(), 'Altceva')
    },
    send: save,
    expectInput: () => expect(description()).toHaveValue('Altceva'),
    succeeded: () => screen.findByText('Anunțul a fost salvat'),
    notArrived: /^Nu am primit confirmarea serverului, iar anunțul nu apare/,
  },
  'a deleted ad': {
    endpoint: 'deleteAd',
    path: /deletead/,
    async fill({ user }) {
      await user.click(row('Fizică')?.getByRole('button', { name: /^Șterge/ }) as HTMLElement)
      await screen.findByRole('dialog', { name: 'Esti sigur ca vrei sa stergi acest anunt ?' })
    },
    send: ({ user }) => user.click(screen.getByRole('button', { name: /^(Șterge|Încearcă din nou)$/ })),
    expectInput: () => expect(within(screen.getByRole('dialog')).getByText('Fizică')).toBeVisible(),
    succeeded: () => screen.findByText('Anunțul a fost șters'),
    notArrived: /^Nu am primit confirmarea serverului, iar anunțul este încă/,
  },
}

describe.each(Object.entries(changes))('a failing submission of %s', (_, change) => {
  test('is verified after a timeout, keeps the input, and succeeds on the next press', async () => {
    const app = await open()
    await change.fill(app)
    setFault(change.endpoint, 'timeout')
    await change.send(app)
    await passTimeout(change.path)
    expect(await screen.findByText(change.notArrived)).toBeVisible()
    change.expectInput()
    clearFaults()
    await change.send(app)
    expect(await change.succeeded()).toBeVisible()
  })

  test('counts as a success when it had arrived before the connection broke', async () => {
    const app = await open()
    await change.fill(app)
    const world = `*/api/users/${change.endpoint.toLowerCase()}`
    // The request arrives, but the connection breaks before the response.
    answerWith(
      http.post(world, async ({ request }) => {
        if (request.headers.get('X-Again')) return undefined
        const again = new Request(request.clone(), {
          headers: { ...Object.fromEntries(request.headers), 'X-Again': '1' },
        })
        await fetch(again)
        return HttpResponse.error()
      }),
    )
    await change.send(app)
    expect(await change.succeeded()).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows a toast about the unknown outcome when the dialog was closed before', async () => {
    const app = await open()
    await change.fill(app)
    setFault(change.endpoint, 'timeout')
    setFault('getOwnAds', '500')
    await change.send(app)
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await passTimeout(change.path)
    expect(await screen.findByText(/^Nu știm dacă anunțul a fost/)).toBeVisible()
    expect(screen.queryByText(/^Anunțul nu a fost/)).toBeNull()
  })
})

test('a text that the server refuses stays in the form and in the draft, with an error in Romanian', async () => {
  answerWith(http.post('/api/users/savead', () => HttpResponse.text('<h1>Too long</h1>', { status: 400 })))
  const app = await open()
  await changes['a changed ad']?.fill(app)
  const long = 'ă'.repeat(20_000)
  await app.user.clear(description())
  await app.user.click(description())
  await app.user.paste(long)
  await save(app)
  expect(await screen.findByText('Something bad happened; please try again later.')).toBeVisible()
  expect(screen.getByText(/^Serverul nu a putut răspunde\. /)).toBeVisible()
  expect(screen.queryByText(/Too long/)).toBeNull()
  expect(description()).toHaveValue(long)
  // Reopening the dialog restores the draft, as a reload would.
  await app.user.click(screen.getByRole('button', { name: 'Închide' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.user.click(row('Fizică')?.getByRole('button', { name: /^Editează/ }) as HTMLElement)
  expect(await screen.findByRole('textbox', { name: 'Descriere' })).toHaveValue(long)
})
