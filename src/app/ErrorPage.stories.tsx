import { http, HttpResponse } from 'msw/http'
import type { RouteObject } from 'react-router'
import { expect, screen as page, userEvent } from 'storybook/test'
import { ApiError } from '#api/apiError.ts'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Error page' })

/** Opens a subject's list, whose call gets this response. */
const answered = (answer: () => Response) =>
  screen('/Matematica', { answers: [http.get('/api/users/getusersdescription', answer)] })

/** Opens a screen whose loader or render fails. */
const failing = (route: Omit<RouteObject, 'path' | 'children' | 'index'>) =>
  screen('/proba', { pages: [{ path: 'proba', ...route }] })

const late = () => {
  throw new ApiError('timeout', 'GET /api/proba')
}

const broken = () => {
  throw new TypeError('Cannot read properties of undefined')
}

const title = (name: string) => page.findByRole('heading', { level: 1, name })

export const StateOffline = meta.story(screen('/Matematica', { scenario: 'offline' }))
export const StateTimeout = meta.story(failing({ loader: late, Component: () => null }))
export const StateServerError = meta.story(answered(() => new HttpResponse(null, { status: 500 })))
export const StateSessionExpired = meta.story(answered(() => new HttpResponse(null, { status: 401 })))
export const StateLoginPageForData = meta.story(answered(() => HttpResponse.html('<!doctype html>')))
export const StateMalformedResponse = meta.story(answered(() => HttpResponse.text('{"TotalRows":12,"Enti')))
export const StateWrongShape = meta.story(answered(() => HttpResponse.json({ TotalRows: 'many' })))
export const StateUnexpected = meta.story(failing({ Component: broken }))

export const WidthPhone = meta.story({
  ...screen('/Matematica', { scenario: 'failing', viewport: 'phone320' }),
  tags: ['width'],
})

export const InteractionRetry = meta.story({
  ...screen('/Matematica', { scenario: 'failing' }),
  async play() {
    await shown()
    // Each of the screen's calls fails once.
    for (let tries = 0; tries < 4 && page.queryAllByRole('article').length === 0; tries += 1) {
      const retry = page.queryByRole('button', { name: 'Încearcă din nou' })
      if (retry) await userEvent.click(retry)
      await shown()
    }
    await expect(await title('Meditatii Matematica')).toBeVisible()
  },
})
