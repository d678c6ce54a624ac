import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { config } from '#config.ts'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Home', tags: ['!test'] })

export const RoleVisitor = meta.story({ ...screen('/'), tags: ['test'] })
export const RoleStudent = meta.story(screen('/', { as: 'student' }))
export const RoleTutor = meta.story(screen('/', { as: 'teacher' }))
export const StateEmpty = meta.story(screen('/', { scenario: 'empty' }))
export const StatePending = meta.story(screen('/', { pending: true }))
export const WidthPhone = meta.story(screen('/', { viewport: 'phone390' }))
export const StateFailing = meta.story(screen('/', { scenario: 'failing' }))

/**
 * After the session has expired the public page does not redirect: it renders as for a visitor, and each part
 * that failed offers a retry.
 */
export const StateSessionExpired = meta.story({
  ...screen('/', { as: 'student', faults: { readCurrentProfile: '401', getAds: '401' } }),
  async play() {
    await shown()
    await expect(await page.findByText('Anunțurile nu s-au putut încărca.')).toBeVisible()
    await expect(page.getAllByRole('link', { name: 'Autentificare' })[0]).toBeVisible()
  },
})

export const StateWithCounters = meta.story({
  ...screen('/'),
  beforeEach() {
    config.stats = true
    return () => {
      config.stats = false
    }
  },
  async play() {
    await shown()
    const counters = within(page.getByRole('region', { name: 'În cifre' }))
    await waitFor(() => expect(counters.getAllByText(/^[\d.]+$/)).toHaveLength(3))
  },
})

export const StateFewAds = meta.story(
  screen('/', {
    answers: [
      http.get('/api/users/getusersdescription', () =>
        HttpResponse.json({
          TotalRows: 1,
          Entities: [
            { Code: 'a1', Category: { Id: '1', Name: 'Matematica' }, Teacher: { FirstName: 'Ana' } },
          ],
        }),
      ),
    ],
  }),
)

export const InteractionCityPicker = meta.story({
  ...screen('/'),
  async play() {
    await shown()
    await userEvent.click(page.getByRole('combobox', { name: 'Oraș' }))
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(10))
    await expect(page.getAllByRole('option')[0]).toHaveTextContent('Online')
  },
})

/** The search ignores a level without a city; a note beside the picker says so. */
export const StateLevelWithoutACity = meta.story({
  ...screen('/'),
  async play() {
    await shown()
    await userEvent.type(page.getByRole('combobox', { name: 'Nivel' }), 'bac')
    await userEvent.click(await page.findByRole('option', { name: 'Bacalaureat' }))
    await expect(
      await page.findByText('Nivelul se aplică numai împreună cu un oraș sau cu Online.'),
    ).toBeVisible()
  },
})
