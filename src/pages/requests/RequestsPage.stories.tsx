import { http, HttpResponse } from 'msw/http'
import { expect, screen as page } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Requests', tags: ['!test'] })

const address = '/solicitare-de-meditatii'

export const StateFull = meta.story({ ...screen(address), tags: ['test'] })
export const RoleStudent = meta.story(screen(address, { as: 'student' }))
export const StateFiltered = meta.story(screen(`${address}?subject=limba&city=cluj`))
export const StateLastPage = meta.story(screen(`${address}?page=999`))
export const StateMiddlePageOnAPhone = meta.story(screen(`${address}?page=3`, { viewport: 'phone320' }))
export const StateEmpty = meta.story(screen(address, { scenario: 'empty' }))
export const StateEmptyFiltered = meta.story(screen(`${address}?subject=alchimie`))
export const StateFailing = meta.story(screen(address, { scenario: 'failing' }))
export const StatePending = meta.story(screen(address, { pending: true }))
export const WidthPhone = meta.story(screen(address, { viewport: 'phone390' }))
export const StateManyRequests = meta.story(screen(address, { scenario: 'big' }))

/**
 * Cards with everything missing, with long texts, with markup and with many lines. The last row breaks the
 * contract.
 */
export const StateUnusualCards = meta.story({
  ...screen(address, {
    answers: [
      http.get('/api/users/GetRequests', () =>
        HttpResponse.json({
          TotalRows: 5,
          Entities: [
            { RequestCode: 'nothing' },
            {
              RequestCode: 'long',
              Description: 'Donaudampfschifffahrtsgesellschaft'.repeat(20),
              Category: { Name: 'Desen tehnic și geometrie descriptivă pentru admiterea la arhitectură' },
              City: { Name: 'Sfântu Gheorghe-de-sub-Muntele-cel-Mare' },
              StartDate: '2026-09-30T10:00:00',
            },
            {
              RequestCode: 'html',
              Description: '<b>Urgent</b> <script>alert("cerere")</script> 🙏 دروس \u202Eסוף',
              Category: { Name: '<i>Pian</i>' },
              IsOnline: true,
              StartDate: '2026-11-20T10:00:00',
            },
            {
              RequestCode: 'lines',
              Description: 'Primul rând.\n\n\nAl doilea rând.\n'.repeat(30),
              Category: { Name: 'C++' },
              City: { Name: 'Iași' },
              StartDate: '2026-11-20T10:00:00',
            },
            { RequestCode: 7 },
          ],
        }),
      ),
    ],
    viewport: 'phone320',
  }),
  async play() {
    await shown()
    await expect(page.getAllByRole('article')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
  tags: ['test'],
})
