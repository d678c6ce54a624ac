import { http, HttpResponse } from 'msw/http'
import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Not found' })

export const Subject = meta.story(screen('/Astrologie'))
export const Address = meta.story(screen('/teacher/12/abc'))
export const Phone = meta.story({ ...screen('/Astrologie', { viewport: 'phone320' }), tags: ['width'] })

export const WithoutGroups = meta.story(
  screen('/Astrologie', {
    answers: [http.get('/api/categories/getmains', () => new HttpResponse(null, { status: 500 }))],
  }),
)
