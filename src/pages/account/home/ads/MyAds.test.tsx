import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { ad } from '#test/ads.ts'
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

async function openAds({ as = 'teacher' }: { as?: PersonaId } = {}) {
  const app = visit('/u', { as })
  await screen.findByRole('heading', { level: 1, name: 'Anunțurile mele' })
  return app
}

const dialog = () => screen.getByRole('dialog')

/** Opens the form of an ad, or of a new one. */
async function openForm(subject?: string) {
  const app = await openAds()
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

const posts = () => asked.filter(call => call.startsWith('POST'))

describe('the table', () => {
  test('shows the subject, price and actions of each ad', async () => {
    await openAds()
    const headers = within(screen.getByRole('table', { name: 'Anunțurile mele' })).getAllByRole(
      'columnheader',
    )
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
    expect(document.title).toContain('Anunțurile mele')
    expect(screen.queryByText('Profilul este incomplet')).toBeNull()
  })

  test('fits a phone without horizontal scrolling', async () => {
    await onPhone()
    answerOwnAds([ownAd('a', { Category: { Id: 1, Name: 'Nesfârșit'.repeat(30) } })])
    await openAds()
    expect(screen.getByRole('button', { name: /^Editează/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})

test('a new tutor sees which fields of the profile are missing', async () => {
  await openAds({ as: 'teacherNew' })
  expect(screen.getByText('Profilul este incomplet')).toBeVisible()
  expect(screen.getByText(/prenumele, numele, experiența și ocupația/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Completează profilul' })).toHaveAttribute('href', '/u/profile')
})

test('after the first ad is saved the heading has the focus, since the button unmounts with the empty state', async () => {
  const { user } = await openAds({ as: 'teacherNew' })
  await user.click(screen.getByRole('button', { name: 'Adaugă anunț' }))
  await user.type(await screen.findByRole('combobox', { name: 'Materie' }), 'astro')
  await user.click(await screen.findByRole('option', { name: /^Astronomie/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Bacalaureat' }))
  await user.type(screen.getByRole('textbox', { name: 'Descriere' }), 'Cerul, pe înțelesul tuturor.')
  await user.click(screen.getByRole('button', { name: 'Salvează' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

describe('deleting', () => {
  const question = 'Esti sigur ca vrei sa stergi acest anunt ?'

  /** Records the bodies of delete requests, which the mocked back end still handles. */
  function watchDeleted(): unknown[] {
    const deleted: unknown[] = []
    answerWith(
      http.post('/api/users/deletead', async ({ request }) => {
        deleted.push(await request.clone().json())
      }),
    )
    return deleted
  }

  async function ask() {
    const app = await openAds()
    await app.user.click(row('Fizică').getByRole('button', { name: /^Șterge/ }))
    const confirm = within(await screen.findByRole('dialog', { name: question }))
    return { ...app, confirm }
  }

  test('asks for confirmation, and declining sends nothing', async () => {
    const { user, confirm } = await ask()
    await user.click(confirm.getByRole('button', { name: 'Renunță' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row('Fizică').getByRole('button', { name: /^Șterge/ })).toHaveFocus())
    expect(posts()).toEqual([])
  })

  test('sends the whole ad once, shows a toast, and removes the row', async () => {
    const deleted = watchDeleted()
    const { user, confirm } = await ask()
    const ads: { Category: { Name: string } }[] = await (
      await fetch('/api/users/getadsforcurrentuser')
    ).json()
    const physics = ads.find(({ Category }) => Category.Name === 'Fizică')
    expect(confirm.getByText('Fizică')).toBeVisible()
    await user.dblClick(confirm.getByRole('button', { name: 'Șterge' }))
    expect(await screen.findByText('Anunțul a fost șters')).toBeVisible()
    await waitFor(() => expect(rows().map(([name]) => name)).toEqual(['Matematica', 'Informatica']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(posts()).toEqual(['POST /api/users/deletead'])
    expect(deleted).toEqual([physics])
    expect(physics).toMatchObject({
      Code: expect.stringMatching(/^\w+$/),
      Category: { Id: '2', Name: 'Fizică' },
      Duration: 60,
      DurationName: '1 oră',
      Price: 90,
      Added: expect.any(String),
      Description: expect.stringMatching(/\w{3}/),
      Cycles: [
        { Id: '3', Name: 'Clasele V-VIII' },
        { Id: '4', Name: 'Evaluare națională' },
        { Id: '5', Name: 'Clasele IX-XII' },
        { Id: '6', Name: 'Bacalaureat' },
      ],
      Teacher: null,
      Modified: null,
    })
    // The button that opened the dialog has unmounted with its row.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('a 404 is a success when the ad was deleted in another tab meanwhile', async () => {
    const { user, confirm } = await ask()
    answerOwnAds([ownAd('other')])
    answerWith(http.post('/api/users/deletead', () => new HttpResponse(null, { status: 404 })))
    await user.click(confirm.getByRole('button', { name: 'Șterge' }))
    expect(await screen.findByText('Anunțul a fost șters')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('after the last ad was deleted, the empty state offers to add one', async () => {
    answerOwnAds([ownAd('last')])
    const { user } = await openAds()
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

// The retry and the expired session are tested in test/accountFaults.test.tsx.
test('a list that fails to load shows the text of the specification instead of the empty state', async () => {
  answerWith(http.get('/api/users/getadsforcurrentuser', () => new HttpResponse(null, { status: 500 })))
  await openAds()
  expect(await screen.findByText('Something bad happened; please try again later.')).toBeVisible()
  expect(screen.getByText('Anunțurile dvs. nu s-au putut încărca.')).toBeVisible()
  expect(screen.queryByText('Nu aveți încă niciun anunț')).toBeNull()
})

test('deleting an ad removes its draft', async () => {
  const { user, description, close } = await openForm('Fizică')
  await user.type(description(), 'Neterminat')
  await close()
  expect(Object.keys(localStorage).filter(key => key.includes('form:ad'))).toHaveLength(1)
  await user.click(row('Fizică').getByRole('button', { name: /^Șterge/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Șterge' }))
  expect(await screen.findByText('Anunțul a fost șters')).toBeVisible()
  expect(Object.keys(localStorage).filter(key => key.includes('form:ad'))).toEqual([])
})

/** Records the bodies of save requests, which the mocked back end still handles. */
function watchSaved(): unknown[] {
  const saved: unknown[] = []
  answerWith(
    http.post('/api/users/savead', async ({ request }) => {
      saved.push(await request.clone().json())
    }),
  )
  return saved
}

const drafts = () => Object.keys(localStorage).filter(key => key.includes('form:ad'))

describe('the form', () => {
  test('shows the values of the ad', async () => {
    const form = await openForm('Fizică')
    expect(screen.getByRole('dialog', { name: 'Anunțul: Fizică' })).toBeVisible()
    expect(form.subject()).toHaveValue('Fizică')
    expect(form.duration()).toHaveDisplayValue('1 oră')
    expect(form.price()).toHaveValue('90')
    expect(form.level('Bacalaureat')).toBeChecked()
    expect(form.level('Adulți')).not.toBeChecked()
    expect(form.description()).not.toHaveValue('')
    expect(drafts()).toEqual([])
  })

  test('offers five durations, and another one that the ad already has', async () => {
    answerOwnAds([ownAd('old', { Duration: 45, DurationName: '45 min' })])
    const { duration } = await openForm('Matematica')
    const options = within(duration()).getAllByRole('option')
    expect(options.map(option => option.textContent)).toEqual([
      '45 de minute',
      '1 oră',
      '1 oră și 30 de minute',
      '2 ore',
      '2 ore și 30 de minute',
      '3 ore',
    ])
    expect(duration()).toHaveDisplayValue('45 de minute')
  })

  test('keeps the text that stands for no subject, also when it is closed, and refuses it', async () => {
    const { user, subject, reopen } = await openForm()
    await user.type(subject(), 'mate')
    await user.tab()
    expect(subject()).toHaveValue('mate')
    expect(subject()).toHaveAccessibleDescription('Alegeți un rezultat din listă.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await reopen()
    expect(subject()).toHaveValue('mate')
    await user.click(within(dialog()).getByRole('button', { name: 'Salvează' }))
    await waitFor(() => expect(subject()).toHaveFocus())
    expect(subject()).toHaveAccessibleDescription('Alegeți un rezultat din listă.')
    await user.type(subject(), 'matica')
    await user.tab()
    expect(subject()).toHaveValue('Matematica')
  })

  test('shows the first broken rule beside its field, which takes the focus', async () => {
    await onPhone(390, 500)
    const { user, subject, price, level, description, pickSubject, save } = await openForm()

    async function expectProblem(field: () => HTMLElement, message: string) {
      await save()
      await waitFor(() => expect(field()).toHaveFocus())
      expect(isInSight(screen.getByText(message))).toBe(true)
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(message))
    }

    await user.type(price(), 'vreo optzeci')
    await expectProblem(subject, 'Selecteaza o materie!')
    expect(screen.queryByText('Adauga o descriere!')).toBeNull()
    await pickSubject('fizica')
    await waitFor(() => expect(screen.queryByText('Selecteaza o materie!')).toBeNull())

    await user.type(description(), '  ')
    await expectProblem(description, 'Adauga o descriere!')
    await user.type(description(), 'Mecanică')
    expect(screen.queryByText('Adauga o descriere!')).toBeNull()

    await expectProblem(() => level('Preșcolar'), 'Selecteaza cel putin 1 nivel!')
    await user.click(level('Bacalaureat'))
    expect(screen.queryByText('Selecteaza cel putin 1 nivel!')).toBeNull()

    await expectProblem(price, 'Scrieți prețul în cifre, de exemplu 80 sau 79,50.')
    await user.clear(price())
    await user.type(price(), '-5')
    await expectProblem(price, 'Prețul nu poate fi negativ.')
    expect(posts()).toEqual([])

    await user.clear(price())
    await save()
    expect(await screen.findByText('Anunțul a fost salvat')).toBeVisible()
    await waitFor(() => expect(rows().at(-1)).toEqual(['Fizică', 'Nespecificat']))
  })
})

describe('saving', () => {
  test('sends a new ad once, without a code, and adds its row', async () => {
    const saved = watchSaved()
    const { user, duration, price, level, description, pickSubject } = await openForm()
    await pickSubject('chimie')
    await user.selectOptions(duration(), '1 oră și 30 de minute')
    await user.type(price(), '79,5')
    await user.click(level('Clasele IX-XII'))
    await user.click(level('Bacalaureat'))
    await user.type(description(), '  Chimie organică. ')
    await user.dblClick(within(dialog()).getByRole('button', { name: 'Salvează' }))
    expect(await screen.findByText('Anunțul a fost salvat')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(rows().at(-1)).toEqual(['Chimie', '79,50 / 1 oră și 30 de minute']))
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
    await waitFor(() => expect(screen.getByRole('button', { name: 'Adaugă anunț' })).toHaveFocus())
  })

  test('sends a changed ad whole, as it was read, with only the edits applied', async () => {
    const raw = ownAd('a1', { Price: null, Promoted: true })
    answerOwnAds([raw])
    const saved: unknown[] = []
    answerWith(
      http.post('/api/users/savead', async ({ request }) => {
        saved.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user, level, save } = await openForm('Matematica')
    await user.click(level('Bacalaureat'))
    await user.click(level('Adulți'))
    await save()
    expect(await screen.findByText('Anunțul a fost salvat')).toBeVisible()
    expect(saved).toEqual([{ ...raw, Cycles: [{ Id: '9', Name: 'Adulți' }] }])
  })

  test('sends nothing again when the user leaves the screen and returns while the submission is pending', async () => {
    const release = hold('/api/users/savead')
    const { user, router, level, description, pickSubject, save, close, reopen } = await openForm()
    await pickSubject('chimie')
    await user.click(level('Adulți'))
    await user.type(description(), 'Chimie organică')
    await save()
    await close()
    await router.navigate('/u/messages')
    await screen.findByRole('heading', { level: 1, name: 'Mesaje' })
    await router.navigate('/u')
    await screen.findByRole('heading', { level: 1, name: 'Anunțurile mele' })
    await reopen()
    expect(description()).toHaveValue('Chimie organică')
    expect(description().closest('[inert]')).not.toBeNull()
    // The button that discards the draft is inert, too.
    expect(screen.getByText(/data trecută/).closest('[inert]')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Salvează' })).toHaveAttribute('aria-busy', 'true')
    await save()
    release()
    expect(await screen.findByText('Anunțul a fost salvat')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(rows().filter(([name]) => name === 'Chimie')).toHaveLength(1))
    expect(posts()).toEqual(['POST /api/users/savead'])
    expect(drafts()).toEqual([])
  })

  test('an ad whose subject and levels are no longer offered can be saved without the lists', async () => {
    answerWith(
      http.get('/api/categories/getallgroupped', () => HttpResponse.json([])),
      http.get('/api/cycle/getall', () => new HttpResponse(null, { status: 500 })),
    )
    answerOwnAds([
      ownAd('a1', { Category: { Id: 999, Name: 'Astrologie' }, Cycles: [{ Id: 77, Name: 'Adulți' }] }),
    ])
    const saved = watchSaved()
    const { user, price, save } = await openForm('Astrologie')
    expect(screen.getByText('Listele din formular nu s-au putut încărca.')).toBeVisible()
    await user.type(price(), '5')
    await save()
    await waitFor(() =>
      expect(saved).toMatchObject([
        { Category: { Id: 999, Name: 'Astrologie' }, Price: 705, Cycles: [{ Id: 77, Name: 'Adulți' }] },
      ]),
    )
  })

  test('lists that fail to load leave what was typed, and a retry loads both', async () => {
    const fail = () => new HttpResponse(null, { status: 500 })
    answerWith(http.get('/api/categories/getallgroupped', fail), http.get('/api/cycle/getall', fail))
    const { user } = await openAds()
    await user.click(screen.getByRole('button', { name: 'Adaugă anunț' }))
    await user.type(await screen.findByRole('textbox', { name: 'Descriere' }), 'Scris între timp')
    await screen.findByText('Listele din formular nu s-au putut încărca.')
    resetBackend()
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    expect(await screen.findByRole('checkbox', { name: 'Bacalaureat' })).toBeVisible()
    // The retry button has unmounted, so the dialog takes the focus, and once more a frame later.
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await user.type(screen.getByRole('combobox', { name: 'Materie' }), 'fizica')
    expect(await screen.findByRole('option', { name: 'Fizică Științe exacte' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('textbox', { name: 'Descriere' })).toHaveValue('Scris între timp')
  })

  test('is refused until the list of the chosen levels has loaded, so that none is dropped', async () => {
    const draft = 'draft:m4t7k2:form:ad:a1'
    localStorage.setItem(draft, '{"cycles":[6,9]}')
    answerOwnAds([ownAd('a1')])
    answerWith(http.get('/api/cycle/getall', () => new HttpResponse(null, { status: 500 })))
    const { user } = await openAds()
    await user.click(row('Matematica').getByRole('button', { name: /^Editează/ }))
    const save = () => user.click(within(dialog()).getByRole('button', { name: 'Salvează' }))
    await within(await screen.findByRole('dialog')).findByText('Listele din formular nu s-au putut încărca.')
    await save()
    expect(await screen.findByText('Anunțul nu se poate salva fără listele din care ați ales')).toBeVisible()
    expect(posts()).toEqual([])
    expect(drafts()).toEqual([draft])

    resetBackend()
    answerOwnAds([ownAd('a1')])
    const saved = watchSaved()
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    expect(await screen.findByRole('checkbox', { name: 'Adulți' })).toBeChecked()
    expect(screen.queryByText('Anunțul nu se poate salva fără listele din care ați ales')).toBeNull()
    await save()
    await waitFor(() =>
      expect(saved).toMatchObject([
        {
          Cycles: [
            { Id: '6', Name: 'Bacalaureat' },
            { Id: '9', Name: 'Adulți' },
          ],
        },
      ]),
    )
  })
})

describe('the draft of the form', () => {
  test('is restored after the dialog was closed, and can be discarded', async () => {
    const { user, subject, price, level, close, reopen } = await openForm('Fizică')
    await user.clear(price())
    await user.type(price(), '9x')
    await user.click(level('Adulți'))
    await user.clear(subject())
    await close()
    await reopen()
    expect(subject()).toHaveValue('')
    expect(price()).toHaveValue('9x')
    expect(level('Adulți')).toBeChecked()
    // The button that discards the draft does not take the focus.
    await waitFor(() => expect(subject()).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Renunță la ce nu am salvat' }))
    expect(subject()).toHaveValue('Fizică')
    expect(price()).toHaveValue('90')
    expect(level('Adulți')).not.toBeChecked()
    expect(drafts()).toEqual([])
    await close()
    await reopen()
    expect(screen.queryByText(/data trecută/)).toBeNull()
  })

  test('does not lose the subject when Escape closes the dialog from the subject field', async () => {
    const { user, subject, reopen } = await openForm('Informatica')
    await waitFor(() => expect(subject()).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(drafts()).toEqual([])
    await reopen()
    expect(subject()).toHaveValue('Informatica')
  })
})
