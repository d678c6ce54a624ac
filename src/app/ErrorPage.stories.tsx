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

export const Network = meta.story(screen('/Matematica', { scenario: 'offline' }))
export const Timeout = meta.story(failing({ loader: late, Component: () => null }))
export const Server = meta.story(answered(() => new HttpResponse(null, { status: 500 })))
export const Session = meta.story(answered(() => new HttpResponse(null, { status: 401 })))
export const LoginPageForData = meta.story(answered(() => HttpResponse.html('<!doctype html>')))
export const Malformed = meta.story(answered(() => HttpResponse.text('{"TotalRows":12,"Enti')))
export const WrongShape = meta.story(answered(() => HttpResponse.json({ TotalRows: 'many' })))
export const Unexpected = meta.story(failing({ Component: broken }))

export const Phone = meta.story({
  ...screen('/Matematica', { scenario: 'failing', viewport: 'phone320' }),
  tags: ['width'],
})

export const TriedAgain = meta.story({
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
