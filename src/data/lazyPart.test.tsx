import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { ToastHost } from '#app/notices.tsx'
import { answerWith } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { lazyPart } from './lazyPart.tsx'

const user = userEvent.setup({ delay: null })
const gone = () =>
  new TypeError('Failed to fetch dynamically imported module: https://host/assets/Dialog-Ab12cd3.js')
const newVersion = http.get('/index.html', () =>
  HttpResponse.html('<script src="/assets/app-New1234.js"></script>'),
)

/** Renders a button that opens a dialog, whose code fails to load as long as `load` throws, beside what the user typed. */
function renderPage(load: () => Promise<() => React.ReactNode>) {
  const Part = lazyPart<{ onClose: () => void }>(load, { onMissing: ({ onClose }) => onClose() })
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <textarea aria-label="Mesaj" />
        <button onClick={() => setIsOpen(true)}>Deschide</button>
        {isOpen && <Part onClose={() => setIsOpen(false)} />}
        <ToastHost />
      </>
    )
  }
  render(<Page />)
}

describe('a dialog whose code is missing', () => {
  test('keeps the page, says that there is a new version, and offers a reload', async () => {
    answerWith(newVersion)
    renderPage(() => Promise.reject(gone()))
    await user.type(screen.getByRole('textbox', { name: 'Mesaj' }), 'Bună ziua')
    await user.click(screen.getByRole('button', { name: 'Deschide' }))
    expect(
      await screen.findByText(
        'Site-ul are o versiune nouă. Reîncărcați pagina ca să continuați. Ciornele se păstrează.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Mesaj' })).toHaveValue('Bună ziua')
    expect(fullPageLoads).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Reîncarcă pagina' }))
    expect(fullPageLoads).toHaveLength(1)
  })

  test('without a connection asks to try again, and opens at the next press', async () => {
    answerWith(http.get('/index.html', () => HttpResponse.error()))
    let isOffline = true
    renderPage(() => (isOffline ? Promise.reject(gone()) : Promise.resolve(() => <p>Dialogul</p>)))
    await user.click(screen.getByRole('button', { name: 'Deschide' }))
    expect(
      await screen.findByText(
        'Nu ne putem conecta la server. Verificați conexiunea la internet, apoi încercați din nou.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reîncarcă pagina' })).toBeNull()
    isOffline = false
    await user.click(screen.getByRole('button', { name: 'Deschide' }))
    expect(await screen.findByText('Dialogul')).toBeVisible()
  })
})

test('an alert replaces a part of the page whose code is missing', async () => {
  answerWith(newVersion)
  const load = vi.fn(() => Promise.reject(gone()))
  const Part = lazyPart(load, { fallback: <p>Se încarcă</p>, hasAlert: true })
  render(<Part />)
  expect(screen.getByText('Se încarcă')).toBeVisible()
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('Site-ul are o versiune nouă')).toBeVisible()
  await user.click(within(alert).getByRole('button', { name: 'Reîncarcă pagina' }))
  await waitFor(() => expect(fullPageLoads).toHaveLength(1))
  expect(load).toHaveBeenCalledOnce()
})
