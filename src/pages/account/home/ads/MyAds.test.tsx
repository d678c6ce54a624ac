import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { refetchViewer } from '#session.ts'
import { answerWith, asked, hold, neverRespond, recordBodies, resetBackend } from '#test/backend.ts'
import { ad } from '#test/ads.ts'
import { endDocument, fullPageLoads } from '#test/leaving.ts'
import { isInSight, onPhone } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

/** One of the viewer's own ads as the server sends it. */
const ownAd = (Code: string, fields: Record<string, unknown> = {}) => ({ ...ad(Code, fields), Teacher: null })

/** Serves these ads as the viewer's from now on, whatever is saved. */
function answerOwnAds(ads: object[]): void {
  answerWith(http.get('/api/users/getadsforcurrentuser', () => HttpResponse.json(ads)))
}

/** Returns the subject and the price of each row. */
function rows(): string[][] {
  return screen.queryAllByRole('rowheader').map(header => {
    const cells = within(header.closest('tr') as HTMLElement).getAllByRole('cell')
    return [header.firstElementChild?.textContent ?? '', cells[0]?.textContent ?? '']
  })
}

/** Returns the queries of the row with this subject. */
function row(subject: string) {
  return within(screen.getByText(subject, { selector: 'th *' }).closest('tr') as HTMLElement)
}

async function openAds(as: PersonaId = 'teacher') {
  const app = visit('/u', { as })
  await screen.findByRole('heading', { level: 1, name: 'Anunțurile mele' })
  return app
}

const dialog = () => screen.getByRole('dialog')

/** Opens the form of an ad, or of a new one. */
async function openForm(subject?: string, as?: PersonaId) {
  const app = await openAds(as)
  const { user } = app
  const field = (role: 'combobox' | 'textbox', name: string) => within(dialog()).getByRole(role, { name })

  async function reopen() {
    await user.click(
      subject === undefined
        ? screen.getByRole('button', { name: 'Adaugă anunț' })
        : row(subject).getByRole('button', { name: /^Editează/ }),
    )
    await screen.findByRole('dialog')
    await screen.findByRole('checkbox', { name: 'Adulți' })
  }

  await reopen()
  return {
    ...app,
    reopen,
    subject: () => field('combobox', 'Materie'),
    duration: () => field('combobox', 'Durata ședinței'),
    price: () => field('textbox', 'Preț'),
    level: (name: string) => within(dialog()).getByRole('checkbox', { name }),
    description: () => field('textbox', 'Descriere'),
    /** Types into the subject field and takes the first match. */
    pickSubject: async (typed: string) => {
      await user.type(field('combobox', 'Materie'), typed)
      await within(await screen.findByRole('listbox')).findAllByRole('option')
      await user.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    },
    save: () => user.click(within(dialog()).getByRole('button', { name: 'Salvează' })),
    close: async () => {
      await user.click(within(dialog()).getByRole('button', { name: 'Închide' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  }
}

const drafts = () => Object.keys(localStorage).filter(key => key.includes('form:ad'))
const posts = () => asked.filter(call => call.startsWith('POST'))

test('the table shows the subject, price, views and actions of each ad', async () => {
  await openAds()
  const headers = within(screen.getByRole('table', { name: 'Anunțurile mele' })).getAllByRole('columnheader')
  expect(headers.map(header => header.textContent)).toEqual(['Materie', 'Preț', 'Acțiuni'])
  expect(rows()).toEqual([
    ['Matematica', '85 / 1 oră'],
    ['Fizică', '90 / 1 oră'],
    ['Informatica', '100 / 1 oră'],
  ])
  expect(row('Matematica').getByRole('link', { name: 'Vezi Matematica' })).toHaveAttribute(
    'href',
    '/teacherprofile/ae31oi',
  )
  expect(row('Fizică').getByRole('button', { name: 'Editează Fizică' })).toBeVisible()
  expect(row('Fizică').getByRole('button', { name: 'Șterge Fizică' })).toBeVisible()
  expect(await row('Fizică').findByText('18 vizualizări')).toBeVisible()
  expect(row('Fizică').getByRole('button', { name: 'Distribuie Fizică' })).toBeVisible()
  expect(document.title).toContain('Anunțurile mele')
  expect(screen.queryByText('Profilul este incomplet')).toBeNull()
})

test('the list and the views are read again when the tab is shown again, a failed number hides none, and the notes follow the latest viewer', async () => {
  const { router } = await openAds()
  await row('Fizică').findByText('18 vizualizări')
  answerOwnAds([ownAd('a1'), ownAd('a2', { Category: { Id: 2, Name: 'Fizică' } })])
  answerWith(
    http.get('/api/users/getNrOfViewsForAd', ({ request }) =>
      request.url.includes('a1') ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(7),
    ),
    http.get('/api/users/GetCurrentProfile', () =>
      HttpResponse.json({ UserCode: 'm4t7k2', IsTeacher: true, Categories: [], Cycles: [], Cities: [] }),
    ),
  )
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('7 vizualizări')).toBeVisible()
  expect(rows()).toHaveLength(2)
  answerWith(
    http.get('/api/users/getNrOfViewsForAd', ({ request }) =>
      request.url.includes('a2') ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(9),
    ),
  )
  await router.revalidate()
  expect(await screen.findByText('9 vizualizări')).toBeVisible()
  expect(screen.getByText('7 vizualizări')).toBeVisible()
  await refetchViewer()
  expect(await screen.findByText('Profilul este incomplet')).toBeVisible()
})

test('an expired session leads to login, and back to the open form with what was typed', async () => {
  const { user, description, save } = await openForm('Matematica')
  await user.type(description(), ' Și online.')
  answerWith(http.post('/api/users/savead', () => new HttpResponse(null, { status: 401 }), { once: true }))
  await save()
  await waitFor(() => expect(fullPageLoads).toHaveLength(1))
  const back = new URL(fullPageLoads[0] ?? '', location.href).searchParams.get('returnUrl') ?? ''
  expect(back).toMatch(/^\/u\?write=form%3Aad%3A\w+$/)
  cleanup()
  visit(back, { as: 'teacher' })
  expect(await screen.findByRole('textbox', { name: /^Descriere/ })).toHaveDisplayValue(/ Și online\.$/)
  cleanup()
  // Of a new ad too.
  visit('/u?write=form:ad:new', { as: 'teacher' })
  expect(await screen.findByRole('dialog', { name: 'Anunț nou' })).toBeVisible()
})

test.each([true, false])(
  'a new ad that was being sent when the page was reloaded is verified (it was saved: %s)',
  async arrives => {
    neverRespond('/api/users/savead', arrives)
    const { user, pickSubject, price, level, description, save } = await openForm()
    await pickSubject('fizica')
    await user.type(description(), 'Optică')
    await user.type(price(), '90')
    await user.click(level('Adulți'))
    await save()
    await waitFor(() => expect(posts()).toHaveLength(1))
    endDocument(2)
    const again = await openAds()
    const release = hold('/api/users/getadsforcurrentuser')
    await again.user.click(screen.getByRole('button', { name: 'Adaugă anunț' }))
    expect(within(dialog()).getByRole('button', { name: 'Salvează' })).toHaveAttribute('aria-busy', 'true')
    release()
    expect(
      await screen.findByText(arrives ? 'Anunțul a fost salvat' : /anunțul nu apare în listă/),
    ).toBeVisible()
    expect(posts()).toHaveLength(1)
  },
)

// The retry and the expired session are tested in test/accountFaults.test.tsx.
test('a list that fails to load shows the text of the specification instead of the empty state', async () => {
  answerWith(http.get('/api/users/getadsforcurrentuser', () => new HttpResponse(null, { status: 500 })))
  await openAds()
  expect(await screen.findByText('Something bad happened; please try again later.')).toBeVisible()
  expect(screen.getByText('Anunțurile dvs. nu s-au putut încărca.')).toBeVisible()
  expect(screen.queryByText('Nu aveți încă niciun anunț')).toBeNull()
})

describe('deleting', () => {
  test('asks for confirmation, sends the whole ad once, and removes its row and its draft', async () => {
    const deleted = recordBodies('/api/users/deletead')
    const { user, description, close } = await openForm('Fizică')
    await user.type(description(), 'Neterminat')
    await close()
    expect(drafts()).toHaveLength(1)
    const ask = async () => {
      await user.click(row('Fizică').getByRole('button', { name: /^Șterge/ }))
      const question = 'Esti sigur ca vrei sa stergi acest anunt ?'
      const popup = await screen.findByRole('dialog', { name: question })
      await waitFor(() => expect(popup).toHaveFocus())
      return within(popup)
    }
    await user.click((await ask()).getByRole('button', { name: 'Renunță' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row('Fizică').getByRole('button', { name: /^Șterge/ })).toHaveFocus())
    expect(posts()).toEqual([])

    const ads: { Category: { Name: string } }[] = await (
      await fetch('/api/users/getadsforcurrentuser')
    ).json()
    const physics = ads.find(({ Category }) => Category.Name === 'Fizică')
    const confirm = await ask()
    expect(confirm.getByText('Fizică')).toBeVisible()
    await user.dblClick(confirm.getByRole('button', { name: 'Șterge' }))
    expect(await screen.findByText('Anunțul a fost șters')).toBeVisible()
    await waitFor(() => expect(rows().map(([name]) => name)).toEqual(['Matematica', 'Informatica']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(posts()).toEqual(['POST /api/users/deletead'])
    expect(deleted).toEqual([physics])
    expect(drafts()).toEqual([])
    // The button that opened the dialog has unmounted with its row.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('the last ad fits a phone however long its name is; deleting it leaves the empty state, which offers to add an ad', async () => {
    await onPhone()
    answerOwnAds([ownAd('last', { Category: { Id: 1, Name: 'Nesfârșit'.repeat(30) } })])
    const { user } = await openAds()
    expect(screen.getByRole('button', { name: /^Editează/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await user.click(screen.getByRole('button', { name: /^Șterge/ }))
    answerOwnAds([])
    answerWith(http.post('/api/users/deletead', () => new HttpResponse(null, { status: 200 })))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Șterge' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Nu aveți încă niciun anunț' })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Adaugă anunț' }))
    expect(await screen.findByRole('dialog', { name: 'Anunț nou' })).toBeVisible()
  })
})

describe('the form', () => {
  test('shows the values of the ad, and Escape in the subject field loses none of them', async () => {
    answerOwnAds([ownAd('old', { Duration: 45, DurationName: '45 min' })])
    const { user, subject, duration, price, level, description, reopen } = await openForm('Matematica')
    expect(screen.getByRole('dialog', { name: 'Anunțul: Matematica' })).toBeVisible()
    expect(subject()).toHaveValue('Matematica')
    // The five durations that are offered, and the ad's own.
    expect(
      within(duration())
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['45 de minute', '1 oră', '1 oră și 30 de minute', '2 ore', '2 ore și 30 de minute', '3 ore'])
    expect(duration()).toHaveDisplayValue('45 de minute')
    expect(price()).toHaveValue('70')
    expect(level('Bacalaureat')).toBeChecked()
    expect(level('Adulți')).not.toBeChecked()
    expect(description()).toHaveValue('Lecții pe înțelesul fiecărui elev.')
    await waitFor(() => expect(subject()).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(drafts()).toEqual([])
    await reopen()
    expect(subject()).toHaveValue('Matematica')
  })

  // The rules are tested in src/domain/validation.test.ts and ownAds.test.ts.
  test('shows the first broken rule beside its field, which takes the focus', async () => {
    await onPhone(390, 500)
    const { user, subject, price, level, description, pickSubject, save } = await openForm()

    async function expectProblem(field: () => HTMLElement, message: string) {
      await save()
      await waitFor(() => expect(field()).toHaveFocus())
      expect(isInSight(screen.getByText(message))).toBe(true)
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(message))
    }

    await user.type(price(), 'optzeci')
    await expectProblem(subject, 'Selecteaza o materie!')
    expect(screen.queryByText('Adauga o descriere!')).toBeNull()
    await pickSubject('fizica')
    await waitFor(() => expect(screen.queryByText('Selecteaza o materie!')).toBeNull())

    await expectProblem(description, 'Adauga o descriere!')
    await user.type(description(), 'Optică')
    expect(screen.queryByText('Adauga o descriere!')).toBeNull()

    await expectProblem(() => level('Preșcolar'), 'Selecteaza cel putin 1 nivel!')
    await user.click(level('Bacalaureat'))
    expect(screen.queryByText('Selecteaza cel putin 1 nivel!')).toBeNull()

    await expectProblem(price, 'Scrieți prețul în cifre, de exemplu 80 sau 79,50.')
    expect(posts()).toEqual([])
  })

  test('a draft is restored, can be discarded, and stays inert while it is saved, even if the dialog is closed meanwhile', async () => {
    const { user, subject, price, level, description, save, close, reopen } = await openForm('Fizică')
    await user.clear(price())
    await user.type(price(), '9x')
    await user.click(level('Adulți'))
    await user.clear(subject())
    await user.type(subject(), 'mate')
    await user.tab()
    // Text that does not identify a subject stays in the field, and is refused.
    expect(subject()).toHaveAccessibleDescription('Alegeți un rezultat din listă.')
    await close()
    await reopen()
    expect(subject()).toHaveValue('mate')
    expect(price()).toHaveValue('9x')
    expect(level('Adulți')).toBeChecked()
    // The button that discards the draft does not take the focus.
    await waitFor(() => expect(subject()).toHaveFocus())
    await save()
    await waitFor(() => expect(subject()).toHaveFocus())
    expect(subject()).toHaveAccessibleDescription('Alegeți un rezultat din listă.')
    await user.click(screen.getByRole('button', { name: 'Renunță la ce nu am salvat' }))
    expect(subject()).toHaveValue('Fizică')
    expect(price()).toHaveValue('90')
    expect(level('Adulți')).not.toBeChecked()
    expect(drafts()).toEqual([])
    await close()
    await reopen()
    expect(screen.queryByText(/data trecută/)).toBeNull()

    const release = hold('/api/users/savead')
    await user.clear(price())
    await user.type(price(), '95')
    await save()
    await close()
    await reopen()
    expect(price()).toHaveValue('95')
    expect(description().closest('[inert]')).not.toBeNull()
    // The button that discards the draft is inert, too.
    expect(screen.getByText(/data trecută/).closest('[inert]')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Salvează' })).toHaveAttribute('aria-busy', 'true')
    await save()
    release()
    expect(await screen.findByText('Anunțul a fost salvat')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(rows()).toContainEqual(['Fizică', '95 / 1 oră']))
    expect(posts()).toEqual(['POST /api/users/savead'])
    expect(drafts()).toEqual([])
  })
})

test('a draft of a level that is no longer offered is not said to be restored', async () => {
  const open = (levels: string) => {
    cleanup()
    localStorage.setItem('draft:m4t7k2:form:ad:a1', `{"cycles":${levels}}`)
    answerOwnAds([ownAd('a1')])
    return openForm('Matematica')
  }
  await open('{"9":true,"999":true}')
  expect(screen.getByText(/data trecută/)).toBeVisible()
  await open('{"999":true}')
  expect(screen.queryByText(/data trecută/)).toBeNull()
})

describe('saving', () => {
  test('a new tutor sees which profile fields are missing, and adds a first ad, which is sent once and without a code', async () => {
    const saved = recordBodies('/api/users/savead')
    const { user, duration, price, level, description, pickSubject } = await openForm(undefined, 'teacherNew')
    expect(screen.getByText('Profilul este incomplet')).toBeVisible()
    expect(screen.getByText(/prenumele, numele, experiența și ocupația/)).toBeVisible()
    for (const link of screen.getAllByText(/^Completează (profilul|numele)$/))
      expect(link.closest('a')).toHaveAttribute('href', '/u/profile')
    await pickSubject('chimie')
    await user.selectOptions(duration(), '1 oră și 30 de minute')
    await user.type(price(), '79,5')
    await user.click(level('Clasele IX-XII'))
    await user.click(level('Bacalaureat'))
    await user.type(description(), '  Chimie organică. ')
    expect(within(dialog()).getByText('Elevii vă vor vedea ca „Profesor”')).toBeVisible()
    await user.dblClick(within(dialog()).getByRole('button', { name: 'Salvează' }))
    expect(await screen.findByText('Anunțul a fost salvat')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const note = within(
      (await screen.findByText('Anunțul este public')).closest('[role="status"]') as HTMLElement,
    )
    expect(note.getByRole('link', { name: 'Vezi anunțul' }).getAttribute('href')).toMatch(
      /^\/teacherprofile\/./,
    )
    expect(note.getByRole('button', { name: 'Distribuie' })).toBeVisible()
    await waitFor(() => expect(rows()).toEqual([['Chimie', '79,50 / 1 oră și 30 de minute']]))
    expect(posts()).toEqual(['POST /api/users/savead'])
    expect(saved).toEqual([
      {
        Category: { Id: expect.any(Number), Name: 'Chimie' },
        Duration: 90,
        Price: 79.5,
        Description: 'Chimie organică.',
        Cycles: [
          { Id: 5, Name: 'Clasele IX-XII' },
          { Id: 6, Name: 'Bacalaureat' },
        ],
      },
    ])
    expect(drafts()).toEqual([])
    // The button that opened the dialog has unmounted with the empty state.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('an ad whose subject and levels are no longer offered is sent as it was read, with the edits, even without the lists', async () => {
    answerWith(
      http.get('/api/categories/getallgroupped', () => HttpResponse.json([])),
      http.get('/api/cycle/getall', () => new HttpResponse(null, { status: 500 })),
    )
    const raw = ownAd('a1', {
      Category: { Id: 999, Name: 'Astrologie' },
      Cycles: [{ Id: 77, Name: 'Adulți' }],
      Promoted: true,
    })
    answerOwnAds([raw])
    const saved = recordBodies('/api/users/savead')
    const { user, price, save } = await openForm('Astrologie')
    expect(screen.getByText('Listele din formular nu s-au putut încărca.')).toBeVisible()
    await user.type(price(), '5')
    await save()
    await waitFor(() => expect(saved).toEqual([{ ...raw, Price: 705 }]))
  })

  test('an ad is sent with its untouched fields and levels as another tab has saved them meanwhile', async () => {
    answerOwnAds([ownAd('a1')])
    const saved = recordBodies('/api/users/savead')
    const { user, level, description, save } = await openForm('Matematica')
    const there = ownAd('a1', { Price: 100, Cycles: [{ Id: 9, Name: 'Adulți' }] })
    answerOwnAds([there])
    await user.clear(description())
    await user.type(description(), 'Optică')
    await user.click(level('Clasele IX-XII'))
    await save()
    const Cycles = [
      { Id: '5', Name: 'Clasele IX-XII' },
      { Id: 9, Name: 'Adulți' },
    ]
    await waitFor(() => expect(saved).toEqual([{ ...there, Description: 'Optică', Cycles }]))
  })

  test('an ad that another tab has deleted is not sent, and what was typed can be copied from the form', async () => {
    answerOwnAds([ownAd('a1')])
    const { description, save, user } = await openForm('Matematica')
    await user.type(description(), '!')
    answerOwnAds([])
    await save()
    expect(await screen.findByText(/șters între timp.* copiați ce vreți să păstrați\.$/)).toBeVisible()
    expect(screen.queryByText(/este păstrat/)).toBeNull()
    expect(description()).toHaveDisplayValue(/!$/)
    expect(description().closest('[inert]')).toBeNull()
    expect(posts()).toEqual([])
  })

  test('an ad is sent with the levels of the form when another tab has removed all the others', async () => {
    const [own, other] = [
      { Id: 6, Name: 'Bacalaureat' },
      { Id: 9, Name: 'Adulți' },
    ]
    answerOwnAds([ownAd('a1', { Cycles: [own, other] })])
    const saved = recordBodies('/api/users/savead')
    const { user, level, save } = await openForm('Matematica')
    answerOwnAds([ownAd('a1', { Cycles: [own] })])
    await user.click(level('Bacalaureat'))
    await save()
    await waitFor(() => expect(saved).toEqual([ownAd('a1', { Cycles: [{ ...other, Id: '9' }] })]))
  })

  test('the note on a new ad names no ad that another tab has published before or after it', async () => {
    answerOwnAds([])
    const { router, pickSubject, user, level, description, save } = await openForm()
    const older = ownAd('older', { Category: { Id: 2, Name: 'Fizică' } })
    answerOwnAds([older])
    answerWith(
      http.post('/api/users/savead', () => {
        answerOwnAds([older, ownAd('mine')])
        return new HttpResponse(null)
      }),
    )
    await pickSubject('matematica')
    await user.click(level('Adulți'))
    await user.type(description(), 'Lecții')
    await save()
    await screen.findByText('Anunțul este public')
    const link = () => screen.getByRole('link', { name: 'Vezi anunțul' })
    expect(link()).toHaveAttribute('href', '/teacherprofile/mine')
    answerOwnAds([ownAd('newer'), older, ownAd('mine')])
    await router.revalidate()
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(link()).toHaveAttribute('href', '/teacherprofile/mine')
  })

  test('is refused until the list of the chosen levels has loaded, so that none is dropped; a retry loads the lists and keeps what was typed', async () => {
    const draft = 'draft:m4t7k2:form:ad:a1'
    localStorage.setItem(draft, '{"cycles":{"9":true}}')
    answerOwnAds([ownAd('a1')])
    const fail = () => new HttpResponse(null, { status: 500 })
    answerWith(http.get('/api/categories/getallgroupped', fail), http.get('/api/cycle/getall', fail))
    const { user } = await openAds()
    await user.click(row('Matematica').getByRole('button', { name: /^Editează/ }))
    const save = () => user.click(within(dialog()).getByRole('button', { name: 'Salvează' }))
    await within(await screen.findByRole('dialog')).findByText('Listele din formular nu s-au putut încărca.')
    const description = screen.getByRole('textbox', { name: 'Descriere' })
    await user.clear(description)
    await user.type(description, 'Scris între timp')
    await save()
    expect(await screen.findByText('Anunțul nu se poate salva fără listele din care ați ales')).toBeVisible()
    expect(posts()).toEqual([])
    expect(drafts()).toEqual([draft])

    resetBackend()
    answerOwnAds([ownAd('a1')])
    const saved = recordBodies('/api/users/savead')
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    expect(await screen.findByRole('checkbox', { name: 'Adulți' })).toBeChecked()
    expect(screen.queryByText('Anunțul nu se poate salva fără listele din care ați ales')).toBeNull()
    // The retry button has unmounted, so the dialog takes the focus, and once more a frame later.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const subject = screen.getByRole('combobox', { name: 'Materie' })
    await user.clear(subject)
    await user.type(subject, 'fizica')
    await user.click(await screen.findByRole('option', { name: 'Fizică' }))
    await save()
    await waitFor(() =>
      expect(saved).toMatchObject([
        {
          Category: { Name: 'Fizică' },
          Description: 'Scris între timp',
          Cycles: [
            { Id: '6', Name: 'Bacalaureat' },
            { Id: '9', Name: 'Adulți' },
          ],
        },
      ]),
    )
  })
})
