import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { now, setClockShift } from '#mocks/clock.ts'
import { configureMocks } from '#mocks/state.ts'
import { browserStorage } from '#mocks/storage.ts'
import { inheritSettings, takeMockFromLink } from '#mocks/storedSettings.ts'
import { draftKey, readDraft, saveDraft } from '#storage/drafts.ts'
import { createStorage } from '#test/createStorage.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'
import { Panel } from './Panel.tsx'
import { watchMismatches } from './mismatches.ts'
import { addressOf } from './report.ts'

const opener = () => screen.getByRole('button', { name: 'QA' })
const panel = () => within(screen.getByRole('complementary', { name: 'Panou QA' }))
const combobox = (name: string) => panel().getByRole('combobox', { name })
const cards = () => screen.findAllByRole('article')

/** Opens the app at an address, with the panel beside it, and opens the panel. */
async function open(...[address, options]: Parameters<typeof visit>) {
  const app = visit(address, options)
  render(<Panel />)
  await app.user.click(opener())
  /** Sets a fault for every call of an endpoint. */
  async function breakCall(typed: string, kind: string) {
    await app.user.type(combobox('Apel'), typed)
    await app.user.click(await screen.findByRole('option', { name: new RegExp(typed) }))
    await app.user.selectOptions(combobox('Ce nu merge'), kind)
    await app.user.click(panel().getByRole('button', { name: 'Strică apelul' }))
  }
  return { ...app, breakCall }
}

/** Returns the settings with which this tab starts after a reload. */
function storedSettings() {
  return takeMockFromLink(new URL('http://localhost/'), browserStorage('sessionStorage'))
}

/** Shows an address in the address bar until the test ends. */
function showAddress(path: string): void {
  const { href } = window.location
  window.history.pushState(null, '', path)
  onTestFinished(() => window.history.pushState(null, '', href))
}

test('a change of the persona or the scenario is stored for the tab, and reloads the page', async () => {
  const { user } = await open('/Contact')
  await user.selectOptions(combobox('Persona'), 'Elev: Ioana Dumitrescu')
  expect(storedSettings()).toMatchObject({ persona: 'student', scenario: 'full' })
  await waitFor(() => expect(fullPageLoads).toHaveLength(1))
  await user.selectOptions(combobox('Scenariu'), 'Fără rețea')
  expect(storedSettings()).toMatchObject({ persona: 'student', scenario: 'offline' })
  await waitFor(() => expect(fullPageLoads).toHaveLength(2))
})

test('a reset removes what the app remembers of its viewers, and reloads the page', async () => {
  const { user } = await open('/Contact')
  saveDraft(draftKey('viewer', 'message'), 'typed')
  await user.click(panel().getByRole('button', { name: 'Readu datele inițiale' }))
  expect(readDraft(draftKey('viewer', 'message'), z.string())).toBeUndefined()
  await waitFor(() => expect(fullPageLoads).toHaveLength(1))
})

test('a tab that a link of the app opens has the settings that were changed in the panel since the page loaded', async () => {
  const { user } = await open('/Contact')
  await user.selectOptions(combobox('Întârziere'), '300 ms')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(window.location.href)
  const tab = createStorage()
  inheritSettings(tab, browserStorage('localStorage'))
  expect(takeMockFromLink(new URL('http://localhost/'), tab)).toMatchObject({ latency: 300 })
})

test('the clock moves by an hour or a day, returns to its start, and reloads the page', async () => {
  const { user } = await open('/Contact')
  const press = (name: string) => user.click(panel().getByRole('button', { name }))
  /** Opens the panel again, as after a reload, and returns its clock. */
  const clock = async () => {
    await user.click(opener())
    await user.click(opener())
    return panel().getByText(/^Ceas:/).textContent
  }
  expect(await clock()).toBe('Ceas: 2026-11-20 09:00:00')
  await press('+1 zi')
  await press('+1 oră')
  expect(await clock()).toBe('Ceas: 2026-11-21 10:00:00')
  await press('−1 oră')
  expect(await clock()).toBe('Ceas: 2026-11-21 09:00:00')
  await press('La început')
  expect(await clock()).toBe('Ceas: 2026-11-20 09:00:00')
  await waitFor(() => expect(fullPageLoads).toHaveLength(4))
})

test('a fault applies from the next call on, and a retry works once it is removed', async () => {
  const { user, breakCall } = await open('/teacher')
  await cards()
  await breakCall('getusersdescription', 'JSON întrerupt')
  await user.click(screen.getByRole('link', { name: 'Online' }))
  await screen.findByText('Lista cerută nu s-a putut încărca; o vedeți pe cea dinainte.')

  await user.click(panel().getByRole('button', { name: 'Repară getAds' }))
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  await waitFor(() => expect(screen.queryByText(/^Lista cerută nu s-a putut încărca/)).toBeNull())
  await cards()
  expect(storedSettings()).toMatchObject({ faults: {} })
})

test('a latency applies from the next call on', async () => {
  const { user } = await open('/teacher')
  await cards()
  await user.selectOptions(combobox('Întârziere'), 'Fără răspuns')
  await user.click(screen.getByRole('link', { name: 'Online' }))
  await waitFor(() => expect(screen.getByText('Se încarcă…')).toBeVisible())
  expect(storedSettings()).toMatchObject({ latency: 'never' })
})

test('the copied link has the address, persona, scenario, latency, clock and faults', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => void copied.push(text))
  showAddress('/teacher?city=-1')
  setClockShift(90)
  const { user, breakCall } = await open('/Contact', { as: 'student' })
  await user.selectOptions(combobox('Întârziere'), '300 ms')
  await breakCall('GetStats', 'JSON întrerupt')
  await user.click(panel().getByRole('button', { name: 'Copiază linkul' }))
  expect(await panel().findByText('Linkul este în memorie.')).toBeVisible()
  expect(copied).toEqual([
    `${window.location.origin}/teacher?city=-1&mock=student.full&mock-latency=300&mock-clock=90&mock-faults=getStats:malformed`,
  ])
  await user.selectOptions(combobox('Întârziere'), 'Cea a scenariului')
  expect(panel().queryByText('Linkul este în memorie.')).toBeNull()
})

test('links to the states of the screen in Storybook, also after a navigation of the app', async () => {
  showAddress('/teacherprofile/ae31oi')
  await open('/Contact')
  expect(panel().getByRole('link', { name: 'Screens/Tutor' })).toHaveAttribute(
    'href',
    'http://localhost:6006/?path=/docs/screens-tutor--docs',
  )
  showAddress('/abonamente')
  expect(await panel().findByRole('link', { name: 'Screens/Plans' })).toBeVisible()
  expect(panel().queryByRole('link', { name: 'Screens/Tutor' })).toBeNull()
})

test('lists the calls with their status and shape, filtered by name or status', async () => {
  watchMismatches()
  configureMocks({ faults: { getCycles: 'shape', getStats: '500' } })
  await fetch('/api/users/GetStats')
  const { user } = await open('/teacher')
  await screen.findByRole('heading', { level: 1, name: 'Răspunsul primit nu a putut fi citit' })
  const call = (line: string) => panel().getByText(line).closest('li')
  await waitFor(() => expect(call('GET /api/users/GetCities')?.textContent).toMatch(/200 · \d+ ms · ok/))
  expect(call('GET /api/cycle/getall')?.textContent).toMatch(/200 · \d+ ms · formă/)
  expect(call('GET /api/users/GetStats')?.textContent).toMatch(/500 · \d+ ms · eșec/)

  const filter = panel().getByRole('searchbox', { name: 'Filtrează după nume sau stare' })
  await user.type(filter, 'getstats')
  expect(call('GET /api/users/GetStats')).toBeVisible()
  expect(panel().queryByText('GET /api/cycle/getall')).toBeNull()
  await user.clear(filter)
  await user.type(filter, 'formă')
  expect(call('GET /api/cycle/getall')).toBeVisible()
  expect(panel().queryByText('GET /api/users/GetStats')).toBeNull()
  await user.clear(filter)

  await user.click(panel().getByRole('button', { name: 'Golește' }))
  expect(panel().getByRole('heading', { name: 'Apeluri (0)' })).toBeVisible()
})

test('opens and closes by keyboard, and Escape returns the focus to its button', async () => {
  const { user } = await open('/Contact')
  await user.click(opener())
  opener().focus()
  await user.keyboard('{Enter}{Tab}')
  expect(panel().getByRole('button', { name: 'Mută în dreapta' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(opener()).toHaveFocus()
  expect(panel().queryByRole('combobox', { name: 'Persona' })).toBeNull()
})

test('each named case links to its page with its persona, fresh data and the clock at its start', async () => {
  await open('/Contact')
  const cases = panel().getByRole('heading', { name: 'Cazuri' }).closest('section') as HTMLElement
  const links = within(cases).getAllByRole('link')
  expect(links.length).toBeGreaterThan(20)
  for (const link of links)
    expect(link.getAttribute('href')).toMatch(/^\/.*[?&]mock=\w+\.full\.reset&mock-clock=0$/)
})

test('a report has the link, the build and the calls without personal data, and opens the same page again', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => void copied.push(text))
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:report'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  showAddress('/teacher?city=-1')
  setClockShift(90)
  configureMocks({ faults: { getStats: '503' } })
  const { user } = await open('/Contact', { as: 'student' })
  await fetch('/api/users/GetStats')

  await user.click(panel().getByRole('button', { name: 'Copiază textul' }))
  expect(await panel().findByText('Textul este în memorie.')).toBeVisible()
  expect(copied[0]).toMatch(
    /^http\S+\/teacher\?city=-1&mock=student\.full&mock-latency=0&mock-clock=90&mock-faults=getStats:503\n/,
  )
  expect(copied[0]).toMatch(
    /- GET \/api\/users\/GetStats: 503, \d+ ms, eșec: `Eroare de probă: serverul este ocupat\.`/,
  )

  await user.click(panel().getByRole('button', { name: 'Exportă' }))
  expect(names).toEqual(['raport-qa.json'])
  const file = files[0] as Blob
  const report = JSON.parse(await file.text()) as { calls: { endpoint: string; received: string }[] }
  expect(report).toMatchObject({ persona: 'student', scenario: 'full', clock: '2026-11-20T10:30:00' })
  const profile = report.calls.find(({ endpoint }) => endpoint === 'readCurrentProfile')
  expect(profile?.received).toContain('[e-mail]')
  expect(profile?.received).not.toMatch(/example\.com|0700/)

  expect(addressOf(await file.text())).toBe(
    '/teacher?city=-1&mock=student.full&mock-latency=0&mock-clock=90&mock-faults=getStats:503',
  )
  const picker = panel().getByLabelText('Raport exportat')
  await user.upload(picker, new File(['{"calls":[]}'], 'altceva.json', { type: 'application/json' }))
  expect(await panel().findByText('Fișierul nu este un raport.')).toBeVisible()

  expect(fullPageLoads).toEqual([])
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([file], 'raport-qa.json'))
  // Testing Library would empty the transfer.
  picker.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  await waitFor(() => expect(fullPageLoads).toHaveLength(1))
  expect(addressOf('{"link":"http://host//other.example/x?mock=student"}')).toBe('/')
})

test('the parts of a link that mean nothing are named on the button and in the panel', async () => {
  visit('/Contact')
  render(
    <Panel
      unknown={[
        { part: 'sloow', meant: 'slow' },
        { part: 'boom', meant: undefined },
      ]}
    />,
  )
  const button = screen.getByRole('button', { name: /^QA ?: linkul are greșeli/ })
  button.click()
  expect(await panel().findByText('„sloow” nu există. Poate „slow”?')).toBeVisible()
  expect(panel().getByText('„boom” nu există.')).toBeVisible()
})

test('the clock can be typed, and a reload leaves the panel open at its side', async () => {
  const { user } = await open('/Contact')
  fireEvent.change(panel().getByLabelText('Altă oră'), { target: { value: '2026-12-24T18:15' } })
  await user.click(panel().getByRole('button', { name: 'Mută ceasul' }))
  expect(now()).toBe('2026-12-24T18:15:00')
  await waitFor(() => expect(fullPageLoads).toHaveLength(1))
  await user.click(panel().getByRole('button', { name: 'Mută în dreapta' }))
  cleanup()
  render(<Panel />)
  expect(panel().getByRole('button', { name: 'Mută în stânga' })).toBeVisible()
})
