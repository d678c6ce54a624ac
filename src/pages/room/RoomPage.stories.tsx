import { expect, fn, screen as page, waitFor } from 'storybook/test'
import { setLoadDocument } from '#loadDocument.ts'
import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Room', tags: ['!test'] })

export const RoleStudent = meta.story({ ...screen('/room/12', { as: 'student' }), tags: ['test'] })
export const RoleTutorOnAPhone = meta.story(screen('/room/12', { as: 'teacher', viewport: 'phone390' }))

export const StateOffline = meta.story({
  ...screen('/room/12', { as: 'student', scenario: 'offline' }),
  async play() {
    const title = 'Nu ne putem conecta la server'
    await expect(await page.findByRole('heading', { level: 1, name: title })).toBeVisible()
  },
})

const leave = fn()

/** While the browser navigates to login, the app renders nothing. */
export const StateSessionExpired = meta.story({
  ...screen('/room/12', { as: 'student', faults: { readCurrentProfile: '401' } }),
  async play() {
    await waitFor(() =>
      // A built Storybook has a relative base.
      expect(leave).toHaveBeenCalledWith(
        expect.stringMatching(/\/Account\/Login\?returnUrl=%2Froom%2F12$/),
        expect.anything(),
      ),
    )
  },
  beforeEach() {
    leave.mockClear()
    setLoadDocument(leave)
  },
})
