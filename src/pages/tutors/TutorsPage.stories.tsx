import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Tutor list', tags: ['!test'] })

const filtered = '/teacher?maincategory=1&category=1&city=2&cycle=6&order=3'

export const StateSubject = meta.story(screen('/Matematica'))
export const StateAllSubjects = meta.story(screen('/teacher'))
export const RoleStudent = meta.story(screen('/Matematica', { as: 'student' }))
export const StateEmptySubject = meta.story(screen('/Matematica', { scenario: 'empty' }))
export const StateEmptyAll = meta.story(screen('/teacher', { scenario: 'empty' }))
export const StateLastPage = meta.story(screen('/teacher?page=999'))
export const StateMiddlePageOnAPhone = meta.story(screen('/teacher?page=48', { viewport: 'phone320' }))
export const StatePending = meta.story(screen('/Matematica', { pending: true }))
export const WidthPhone = meta.story(screen('/Matematica', { viewport: 'phone390' }))
export const StateManyTutors = meta.story(screen('/teacher', { scenario: 'big' }))
export const StateRecorded = meta.story(screen('/Matematica', { as: 'student', scenario: 'slow-evening' }))

export const StateFiltered = meta.story({
  ...screen(filtered),
  async play() {
    await shown()
    const active = within(page.getByRole('list', { name: 'Filtre active' }))
    for (const text of ['Materie: Matematica', 'Oras: Cluj-Napoca', 'Nivel: Bacalaureat'])
      await expect(active.getByRole('link', { name: `Elimină filtrul ${text}` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Resetează filtrele' })).toBeVisible()
  },
  tags: ['test'],
})

/** After the page of a tutor, whose link leads to others of the subject. */
export const StateSeenTutor = meta.story({
  ...screen('/teacherprofile/ae31oi', { viewport: 'phone390' }),
  async play() {
    await shown()
    await userEvent.click(page.getByRole('link', { name: /^Toți profesorii de/ }))
    await expect(await page.findByRole('heading', { name: 'Văzuți recent' })).toBeVisible()
    await shown()
  },
  tags: ['test'],
})

export const StateFilterSheet = meta.story({
  ...screen('/teacher?maincategory=2&city=-1', { viewport: 'phone390' }),
  async play() {
    await shown()
    await userEvent.click(page.getByRole('button', { name: 'Filtre (1)' }))
    const sheet = within(await page.findByRole('dialog', { name: 'Filtre' }))
    await expect(sheet.getByRole('link', { name: 'Online' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(sheet.getByRole('link', { name: 'Bacalaureat' }))
    await waitFor(() =>
      expect(sheet.getByRole('link', { name: 'Bacalaureat' })).toHaveAttribute('aria-current', 'true'),
    )
    await shown()
  },
  tags: ['test'],
})

export const StateCitySearched = meta.story({
  ...screen('/Matematica', { scenario: 'big', viewport: 'desktop' }),
  async play() {
    await shown()
    await userEvent.type(page.getByRole('searchbox', { name: 'Caută un oraș' }), 'timis')
    const filters = within(page.getByRole('complementary', { name: 'Filtre' }))
    await waitFor(() => expect(filters.getByRole('link', { name: 'Timișoara' })).toBeVisible())
    await expect(filters.queryByRole('button', { name: 'mai mult...' })).toBeNull()
  },
})

/** Cards with everything missing, with long texts, and a plain one. The third row breaks the contract. */
export const StateUnusualCards = meta.story({
  ...screen('/Matematica', {
    answers: [
      http.get('/api/users/getusersdescription', () =>
        HttpResponse.json({
          TotalRows: 4,
          Entities: [
            { Code: 'nothing', Category: { Id: '1', Name: 'Matematica' }, Teacher: {} },
            {
              Code: 'long',
              Category: {
                Id: '2',
                Name: 'Desen tehnic și geometrie descriptivă pentru admiterea la arhitectură',
              },
              Price: 1249.5,
              DurationName: '2 ore și 30 de minute',
              Description: 'Donaudampfschifffahrtsgesellschaft'.repeat(20),
              Teacher: {
                UserCode: 'long',
                FirstName: 'Ștefania-Alexandrina-Maximiliana',
                LastName: 'Constantinescu-Brătescu',
                Occupation: { Name: 'Profesor universitar' },
                Experience: { Name: 'Peste 20 de ani' },
                AlsoOnline: true,
                Cities: Array.from({ length: 14 }, (_, index) => ({ Name: `Râmnicu Vâlcea ${index + 1}` })),
              },
            },
            { Code: 7 },
            {
              Code: 'plain',
              Category: { Id: '1', Name: 'Matematica' },
              Price: 0,
              Teacher: { UserCode: 'plain', FirstName: 'Ana', LastName: null },
            },
          ],
        }),
      ),
    ],
    viewport: 'phone320',
  }),
  async play() {
    await shown()
    await expect(page.getAllByRole('article')).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
  tags: ['test'],
})
