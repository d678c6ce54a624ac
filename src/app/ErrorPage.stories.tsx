import type { RouteObject } from 'react-router'
import { ApiError } from '#api/apiError.ts'
import type { Fault } from '#mocks/faultKinds.ts'
import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Error page', tags: ['!test'] })

/** Opens a subject's list, whose ads fail to load. */
const withFault = (fault: Fault) => screen('/Matematica', { faults: { getAds: fault } })

/** Opens a screen whose loader or render fails. */
const failing = (route: Omit<RouteObject, 'path' | 'children' | 'index'>) =>
  screen('/proba', { pages: [{ path: 'proba', ...route }] })

const late = () => {
  throw new ApiError('timeout', 'GET /api/proba')
}

const broken = () => {
  throw new TypeError('Cannot read properties of undefined')
}

export const StateOffline = meta.story({ ...screen('/Matematica', { scenario: 'offline' }), tags: ['test'] })
export const StateTimeout = meta.story(failing({ loader: late, Component: () => null }))
export const StateServerError = meta.story(withFault('500'))
export const StateSessionExpired = meta.story(withFault('401'))
export const StateMalformedResponse = meta.story(withFault('malformed'))
export const StateWrongShape = meta.story(withFault('shape'))
export const StateUnexpected = meta.story({ ...failing({ Component: broken }), tags: ['test'] })
