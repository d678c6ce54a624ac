import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Account/My ads', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

const myAds = (options: Options = {}) => screen('/u', { as: 'teacher', ...options })

const played = (play: () => Promise<void>, options?: Options) => ({
  ...myAds(options),
  async play() {
    await shown()
    await play()
  },
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const description = () => page.getByRole('textbox', { name: 'Descriere' })

/** Presses a button of the first ad and waits for its dialog. */
async function pressFirst(name: 'Editează' | 'Șterge') {
  const [button] = page.getAllByRole('button', { name: new RegExp(`^${name}`) })
  if (button) await userEvent.click(button)
  await page.findByRole('dialog')
}

const edit = async () => {
  await pressFirst('Editează')
  await page.findByRole('checkbox', { name: 'Adulți' })
}

const add = async () => {
  await press('Adaugă anunț')
  await page.findByRole('checkbox', { name: 'Adulți' })
}

const answerAds = (ads: object[]) => ({
  answers: [http.get('/api/users/getadsforcurrentuser', () => HttpResponse.json(ads))],
})

const ad = (Code: string, Name: string, fields: object = {}) => ({
  Code,
  Category: { Id: '1', Name },
  Duration: 90,
  DurationName: null,
  Price: 85,
  Description: 'Lecții pe înțelesul fiecărui elev.',
  Cycles: [{ Id: '6', Name: 'Bacalaureat' }],
  ...fields,
})

export const RoleTutor = meta.story({ ...myAds(), tags: ['test'] })
export const RoleNewTutor = meta.story(myAds({ as: 'teacherNew' }))
export const StatePending = meta.story(myAds({ pending: true }))

export const StateFailing = meta.story(myAds({ faults: { getOwnAds: '500' } }))
export const StateSessionExpired = meta.story(myAds({ faults: { getOwnAds: '401' } }))

export const StateUnusualAds = meta.story(
  myAds(
    answerAds([
      ad('a', 'Matematica', { Price: 0 }),
      ad('b', 'Fizică', { Price: null, Cycles: [] }),
      ad('c', '<b>Chimie</b>', { Price: 1249.5 }),
      ad('d', 'عربي 🦄', { Duration: 45 }),
      ad('e', 'Nesfârșit'.repeat(20), { Duration: null }),
    ]),
  ),
)

export const StateNewAd = meta.story(played(add))
export const StateEditedAd = meta.story(played(edit))

/** The errors of missing fields show one after another, in the order of the spec. */
export const StateRefused = meta.story(
  played(async () => {
    await add()
    await press('Salvează')
    await expect(await page.findByText('Selecteaza o materie!')).toBeVisible()
  }),
)

export const StateFailingToSave = meta.story(
  played(
    async () => {
      await edit()
      await userEvent.type(description(), ' Și online.')
      await press('Salvează')
      await expect(await page.findByText(/^Serverul nu a putut răspunde\. /)).toBeVisible()
    },
    { faults: { saveAd: '500' } },
  ),
)

export const StateSaving = meta.story(
  played(
    async () => {
      await edit()
      await press('Salvează')
      await waitFor(() =>
        expect(page.getByRole('button', { name: 'Salvează' })).toHaveAttribute('aria-busy', 'true'),
      )
    },
    { faults: { saveAd: 'timeout' } },
  ),
)

export const StateDraftRestored = meta.story(
  played(async () => {
    await edit()
    await userEvent.type(description(), ' Neterminat')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await edit()
    await expect(page.getByDisplayValue(/ Neterminat$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Renunță la ce nu am salvat' })).toBeVisible()
  }),
)

export const StateListsFailing = meta.story(
  played(
    async () => {
      await press('Adaugă anunț')
      await expect(await page.findByText('Listele din formular nu s-au putut încărca.')).toBeVisible()
    },
    { faults: { getGroups: '500', getCycles: '500' } },
  ),
)

/** The draft has levels whose list fails to load: saving is refused, since it would drop them. */
export const StateListsMissing = meta.story({
  ...played(
    async () => {
      await pressFirst('Editează')
      await page.findByText('Listele din formular nu s-au putut încărca.')
      await press('Salvează')
      await expect(
        await page.findByText('Anunțul nu se poate salva fără listele din care ați ales'),
      ).toBeVisible()
    },
    { faults: { getCycles: '500' } },
  ),
  beforeEach() {
    localStorage.setItem('draft:m4t7k2:form:ad:ae31oi', '{"cycles":{"9":true}}')
  },
})

const question = 'Esti sigur ca vrei sa stergi acest anunt ?'

const ask = async () => {
  await pressFirst('Șterge')
  await expect(await page.findByRole('dialog', { name: question })).toBeVisible()
}

const confirm = async (name: string) => {
  await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name }))
}

export const StateDeleting = meta.story({ ...played(ask), tags: ['test'] })

export const StateFailingToDelete = meta.story(
  played(
    async () => {
      await ask()
      await confirm('Șterge')
      await expect(await page.findByText(/^Serverul nu a putut răspunde\. /)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Încearcă din nou' })).toBeVisible()
    },
    { faults: { deleteAd: '500' } },
  ),
)
